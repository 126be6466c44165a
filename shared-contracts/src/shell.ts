/** Door `@telehealth/contracts/shell`: what the host and the sections agree on. */
export * from './shell/assistant-place';
export { CONTRACTS, type ContractRange, overlap } from './shell/contract-range.mjs';
export * from './shell/host-services';
export * from './shell/needs-program';
export type * from './shell/remote-manifest';
export type * from './shell/section-manifest';
export { whyNotRoutes } from './shell/section-routes.mjs';
