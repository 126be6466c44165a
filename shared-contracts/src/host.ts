/** Door `@telehealth/contracts/host`: the session's writer. For the host alone. */
export { isKeptAwake } from './session/keep-awake';
export * from './session/session-store';
export * from './session/session-writer';
