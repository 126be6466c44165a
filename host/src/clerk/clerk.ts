// The door of this folder: the identity provider (Clerk) in the host's words.

export { askStanding, saysGone } from './ask-standing';
export { isForWidget, isUnanswered, readProblem, toAuthFailure } from './auth-failure';
export type { ClerkEmailAddress, ClerkLike, ClerkUser, SignInAttempt, SignUpAttempt } from './clerk-like';
export { UNTOLD, WIDGETS_VERSION } from './clerk-versions';
export { loadClient } from './load-client';
export { loadScript } from './load-script';
export { kindOf, readMetadata, taskOf, toIdentity } from './to-app-user';
