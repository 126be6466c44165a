// The whole chunk `idle`: what begins when the page stands, or cannot.

export { showHydrationFailure } from './remotes/hydration-failure';
export { keepForOffline } from './shell/late/keep-for-offline';
export { watchDeviceClock } from './shell/late/watch-device-clock';
