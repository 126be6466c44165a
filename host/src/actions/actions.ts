// The door of this folder: what the sections can ask of the identity (`AuthActions`); its code comes with the first call.

export { createLateAuthActions, loadAuthActions } from './late-auth-actions';
