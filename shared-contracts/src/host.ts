/** Door `@telehealth/contracts/host`: the session's writer. For the host alone. */
export * from './session/session-store';
export * from './session/session-writer';
