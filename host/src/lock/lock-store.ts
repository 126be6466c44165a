import { createStore } from 'zustand/vanilla';
import type { LockKeeper } from './lock-keeper';

/** The coming absolute end of the session. `endsAt` in milliseconds of this device's clock. */
export interface EndNear {
  /** First or last notice. */
  times: number;
  endsAt: number;
  /** Milliseconds from sign-in to end. */
  lastsMs: number;
}

/** State that only the host's lock and notices need. */
interface LockNeeds {
  /** Watches this tab's session; null when signed out. */
  keeper: LockKeeper | null;
  endNear: EndNear | null;
  isEnding: boolean;
}

export const lockStore = createStore<LockNeeds>()(() => ({ keeper: null, endNear: null, isEnding: false }));
