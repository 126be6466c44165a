// The door of this folder: the session with the backend.

export { BackendArea } from './backend-area';
export { connectAgain } from './connection-store';
export { arrivedDataArea, type DataArea, knownDataArea, loadDataArea } from './data-area-store';
export { observeToken } from './server-clock';
export { useBackendConnection } from './use-backend-connection';
