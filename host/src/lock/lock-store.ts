import { createStore } from 'zustand/vanilla';
import type { LockKeeper } from './lock-keeper';

/** The coming absolute end of the session. `endsAt` in milliseconds of this device's clock. */
export interface EndNear {
  /** First or last word about it. */
  times: number;
  endsAt: number;
  /** Milliseconds from sign-in to end. */
  lastsMs: number;
}

/** What the host's own drawing of lock and warnings needs beside the session's state. */
interface LockNeeds {
  /** Watches the session of this tab; null when nobody is signed in. */
  keeper: LockKeeper | null;
  endNear: EndNear | null;
  /** The limit is reached, and the person is being signed out. */
  isEnding: boolean;
}

export const lockStore = createStore<LockNeeds>()(() => ({ keeper: null, endNear: null, isEnding: false }));
