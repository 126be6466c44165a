/** Door `@telehealth/contracts/session`: everything with state or a React context. Shared, one instance per browser tab. */
export * from './session/backend-context';
export * from './session/host-services-context';
export { useKeepAwake } from './session/keep-awake';
export * from './session/session-hooks';
export type * from './session/session-state';
