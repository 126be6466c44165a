/**
 * Code that keeps a call going and that its first picture does not need. It is one file, fetched once that picture
 * shows or after two seconds without one, so it is available when the network fails later.
 */
export { pluggedIn, toDeviceList } from './device-list';
export { PathWatch } from './path-watch';
