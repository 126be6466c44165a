/** Door `@telehealth/contracts/session`: everything with state or a React context. Shared, one instance per browser tab. */
export * from './host/backend-context';
export * from './host/host-services-context';
export { useKeepAwake } from './session/keep-awake';
export * from './session/session-hooks';
