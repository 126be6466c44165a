// Entry module of this folder: who the user is. Code that needs Clerk is behind `import()`, or called by what was loaded with
// it.

export { AuthPage } from './auth-page';
export { demoMark } from './demo-mark';
export { drawAsKnown, drawEarly } from './draw-as-known';
export { forgetPerson } from './forget-person';
export { IdentityHost } from './identity-host';
export { startIdentity } from './identity-need';
export { rememberRole } from './preferred-role';
export { reconnect } from './reconnect';
export { WaitingForIdentity } from './waiting-for-identity';
export { whenClerk } from './when-clerk';
