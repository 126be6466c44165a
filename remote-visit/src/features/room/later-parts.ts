/** All parts of the call's screen that its first picture does not need, as one chunk. */
export { Allergies } from './allergies';
export { Announcements, ChatWords } from './announcements';
export { CallDialogs } from './call-dialogs';
export { ClockBadge } from './clock-badge';
export { connectionMessage, sayRingAsked } from './connection-message';
export { deviceMessage } from './device-message';
export { LastSeat } from './last-seat';
export { OwnNeedsInCall } from './needs-in-call';
export { PlaceLine } from './place-line';
export { ChildFacts } from './present/child-facts';
export { PresentRows } from './present/present-rows';
export { wrongPersonText } from './present/wrong-person';
export { SidePanel } from './side-panel';
export { VideoOverlay } from './video-overlay';
