import { createStore } from 'zustand/vanilla';

/** What the keeper of the session lends to others while somebody is signed in. */
interface ConnectionState {
  /** Tries a failed connection again; null when nobody is signed in. */
  connect: (() => void) | null;
  /** Opens a data session that was ended anew; null when nobody is signed in. */
  renew: (() => Promise<boolean>) | null;
  /** The opening under way. */
  renewal: Promise<boolean> | null;
}

export const connectionStore = createStore<ConnectionState>()(() => ({ connect: null, renew: null, renewal: null }));

/** Tries a failed connection to the backend again. @returns false when nobody is signed in */
export function connectAgain(): boolean {
  const { connect } = connectionStore.getState();
  connect?.();
  return connect !== null;
}
