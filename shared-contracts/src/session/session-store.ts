import { createStore } from 'zustand/vanilla';
import { DEFAULT_ROLE } from '../access/access';
import type { SessionState } from './session-state';

/** The session before anything is known of the visitor. */
export const INITIAL_SESSION: SessionState = {
  identity: { status: 'loading' },
  backend: { status: 'off' },
  pendingAction: null,
  lock: { status: 'open' },
  preferredRole: DEFAULT_ROLE,
  demoOffered: false,
  signingIn: null,
  backendAddress: null,
};

/** The one session store. Read through the hooks of `./session`, written through the events of `./host` only. */
export const sessionStore = createStore<SessionState>()(() => INITIAL_SESSION);
