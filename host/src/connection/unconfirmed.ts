import type { IdentityState, SessionKind } from '@telehealth/contracts';
import { createStore } from 'zustand/vanilla';

/**
 * Who was here last, beside the data session that this browser keeps: enough to draw their pages before the identity
 * provider's client has come. It opens nothing; the database checks the data session itself.
 */
export interface KnownPerson {
  /** The identity's session that the data session was opened by. */
  session: string;
  kind: SessionKind;
  /** Absolute end of that session, in milliseconds of the server's clock. */
  endsAt: number;
  /** The backend's uuid. */
  userId: string;
  /** What the profile copied from the identity, see `factsOf`. */
  facts: string;
  /** By which sign-in of this browser, see `signInMark`. */
  signIn: string;
  identity: Extract<IdentityState, { status: 'signedIn' }>;
}

/** The person whose pages are drawn although the identity provider has not said yet that they are here. */
export const unconfirmed = createStore<{ person: KnownPerson | null }>()(() => ({ person: null }));

/** Resolves once the identity provider has said who is here. */
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
