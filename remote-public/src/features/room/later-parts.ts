/** Everything of the call's screen for which its first picture does not wait, fetched as one file. */
export { Allergies } from './allergies';
export { Announcements, ChatWords } from './announcements';
export { CallDialogs } from './call-dialogs';
export { ClockBadge } from './clock-badge';
export { LastSeat } from './last-seat';
export { OwnNeedsInCall } from './needs-in-call';
export { OnPicture } from './on-picture';
export { IdentityStrip, PlaceLine } from './place-line';
export { sayConnection, sayRingAsked } from './say-connection';
export { sayDevices } from './say-devices';
export { SidePanel } from './side-panel';
