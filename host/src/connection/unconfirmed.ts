import type { SessionKind } from '@telehealth/contracts/identity';
import type { IdentityState } from '@telehealth/contracts/session';
import { createStore } from 'zustand/vanilla';

/**
 * The last user and the backend session stored in this browser: enough to draw their pages before Clerk's client has loaded.
 * It grants nothing; the database checks the backend session itself.
 */
export interface KnownPerson {
  /** Clerk session by which the backend session was opened. */
  session: string;
  kind: SessionKind;
  /** Absolute end of that session, in milliseconds of the server's clock. */
  endsAt: number;
  /** Profile id (uuid). */
  userId: string;
  /** Identity values copied into the profile, see `factsOf`. */
  facts: string;
  /** Identifies the sign-in in this browser, see `signInMark`. */
  signIn: string;
  identity: Extract<IdentityState, { status: 'signedIn' }>;
}

/** The user whose pages are drawn before Clerk has confirmed them. */
export const unconfirmed = createStore<{ person: KnownPerson | null }>()(() => ({ person: null }));

/** Resolves once Clerk has answered who is signed in. */
export function whenConfirmed(): Promise<void> {
  return new Promise((resolve) => {
    if (unconfirmed.getState().person === null) return resolve();
    const stop = unconfirmed.subscribe(({ person }) => {
      if (person !== null) return;
      stop();
      resolve();
    });
  });
}
