/**
 * What keeps a call going and what its first picture does not need: fetched as one file once that picture stands, or two seconds
 * have passed without one, and on the device from then on, also when the line fails.
 */
export { pluggedIn, toDeviceList } from './device-list';
export { PathWatch } from './path-watch';
