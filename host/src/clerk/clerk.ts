// Entry module of this folder: Clerk in the host's terms.

export { isForWidget, isUnanswered, readProblem, toAuthFailure } from './auth-failure';
export { checkSession, saysGone } from './check-session';
export type { ClerkEmailAddress, ClerkLike, ClerkUser, SignInAttempt, SignUpAttempt } from './clerk-like';
export { UNINITIALISED_CLIENT_ID, WIDGETS_VERSION } from './clerk-versions';
export { loadClient } from './load-client';
export { loadScript } from './load-script';
export { kindOf, readMetadata, taskOf, toIdentity } from './to-app-user';
