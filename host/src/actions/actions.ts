// Entry module of this folder: the identity actions for sections (`AuthActions`), loaded by the first call.

export { createLateAuthActions, fetchAuthActions, loadAuthActions } from './late-auth-actions';
