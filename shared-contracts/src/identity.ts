/** Door `@telehealth/contracts/identity`: who somebody is, and what the identity provider is asked. */
export type * from './identity/app-user';
export type * from './identity/auth-actions';
export * from './identity/ruled-out-forms';
export * from './identity/session-rules';
export * from './identity/sign-in-mark';
export * from './identity/waiting-time';
