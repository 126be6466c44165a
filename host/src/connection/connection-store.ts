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

/** Opens the data session anew; requests wait meanwhile. Callers at the same time share one try. */
export function renewDataSession(): Promise<boolean> {
  const { renew, renewal } = connectionStore.getState();
  if (renew === null) return Promise.resolve(false);
  if (renewal !== null) return renewal;
  const begun = renew().finally(() => connectionStore.setState({ renewal: null }));
  connectionStore.setState({ renewal: begun });
  return begun;
}
