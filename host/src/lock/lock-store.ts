import type { LockKeeper } from './lock-keeper';

/** The coming absolute end of the session. `endsAt` in milliseconds of this device's clock. */
export interface EndNear {
  /** First or last word about it. */
  times: number;
  endsAt: number;
  /** Milliseconds from sign-in to end. */
  lastsMs: number;
}

let keeper: LockKeeper | null = null;
let endNear: EndNear | null = null;
let isEnding = false;
const listeners = new Set<() => void>();

/** What the host's own drawing of lock and warnings needs beside the session's state. */
export const lockStore = {
  keeper: () => keeper,
  watching(next: LockKeeper | null): void {
    keeper = next;
    isEnding = false;
  },
  endNear: () => endNear,
  endComes(next: EndNear | null): void {
    endNear = next;
    for (const listener of listeners) listener();
  },
  /** The limit is reached, and the person is being signed out. */
  isEnding: () => isEnding,
  ending(): void {
    isEnding = true;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
