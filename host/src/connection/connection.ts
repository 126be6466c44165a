// Entry module of this folder: the session with the backend.

export { BackendArea, LateBackend } from './backend-area';
export { connectAgain } from './connection-store';
export { arrivedDataArea, type DataArea, knownDataArea, loadDataArea } from './data-area-store';
export { forgetKnownPerson, keepKnownPerson, readKnownPerson } from './known-person';
export { isRenewing, renewDataSession } from './renewal';
export { observeToken } from './server-clock';
export { type KnownPerson, unconfirmed } from './unconfirmed';
export { factsOf, useBackendConnection } from './use-backend-connection';
