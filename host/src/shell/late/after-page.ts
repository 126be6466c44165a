// The whole chunk `idle`: what begins when the page stands, or cannot.

export { showHydrationFailure } from '../../remotes/hydration-failure';
export { keepForOffline } from './keep-for-offline';
export { watchDeviceClock } from './watch-device-clock';
