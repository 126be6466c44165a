// The door of this folder: covering the pages when nobody uses them, and ending a session in time.

export { activityRecord } from './activity-record';
export { type Departure, departure } from './departure';
export { endIdentity } from './end-identity';
export { leaving } from './leaving';
export { mailCode, type Provable, proveByAuthenticator, proveByMailedCode, proveByPassword } from './prove-identity';
export { SessionLock } from './session-lock';
export { endOf, useSessionWatch } from './use-session-watch';
