// The whole chunk `idle`: what begins when the page stands.

export { keepForOffline } from './keep-for-offline';
export { watchDeviceClock } from './watch-device-clock';
