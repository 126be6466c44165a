// Entry module of this folder: covers unattended pages and ends sessions in time.

export { activityRecord } from './activity-record';
export { departure, type SessionEndReason } from './departure';
export { endIdentity } from './end-identity';
export { leaving } from './leaving';
export { mailCode, type Provable, proveByAuthenticator, proveByMailedCode, proveByPassword } from './prove-identity';
export { SessionLock } from './session-lock';
export { endOf, useSessionWatch } from './use-session-watch';
