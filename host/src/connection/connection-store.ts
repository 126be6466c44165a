import { createStore } from 'zustand/vanilla';

/** Functions that the session keeper provides while a user is signed in. */
interface ConnectionState {
  /** Retries a failed connection; null when signed out. */
  connect: (() => void) | null;
  /** Replaces an ended backend session; null when signed out. */
  renew: (() => Promise<boolean>) | null;
  renewal: Promise<boolean> | null;
}

export const connectionStore = createStore<ConnectionState>()(() => ({ connect: null, renew: null, renewal: null }));

/** Retries a failed backend connection. @returns false when signed out */
export function connectAgain(): boolean {
  const { connect } = connectionStore.getState();
  connect?.();
  return connect !== null;
}
