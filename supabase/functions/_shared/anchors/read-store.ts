import { type Entry, type Head, openEntry, sha256, ZERO } from './entry.ts';
import type { AnchorStore } from './store.ts';

/** What the store says. */
export interface StoreState {
  /** Number and hash of the last entry; 0 and zeros where there is none. */
  number: number;
  hash: string;
  heads: Map<string, Head>;
  /** Null: every entry is as it was written. */
  fault: StoreFault | null;
}

/** `changed`: an entry is not what was signed, or not in its place. `cut`: entries that were written are gone. */
export type StoreFault = 'changed' | 'cut';

/** What is known of the store from elsewhere: the last entry that was written to it. */
export interface LastKnown {
  number: number;
  hash: string;
}

export const NOTHING_KNOWN: LastKnown = { number: 0, hash: ZERO };

/** Whether the entry follows the state: right number, and bound to the entry before where that one was read. */
const follows = (entry: Entry, number: number, state: StoreState, isFirst: boolean): boolean =>
  entry.number === number &&
  (isFirst ? entry.isWhole && (number > 1 || entry.previous === ZERO) : number === state.number + 1) &&
  (isFirst || entry.previous === state.hash);

/**
 * Reads the store and verifies what it read: signatures, order, no gap, and that it still has what was known of it.
 * @param each is given every entry that is in its place, in their order
 */
export async function readStore(
  store: AnchorStore,
  verifyKey: CryptoKey,
  known: LastKnown = NOTHING_KNOWN,
  scope: 'newest' | 'all' = 'newest',
  each: (entry: Entry, hash: string) => void = () => {},
): Promise<StoreState> {
  const state: StoreState = { number: 0, hash: ZERO, heads: new Map(), fault: null };
  const stored = await store.read(scope);
  if (scope === 'all' && (stored[0]?.number ?? 1) !== 1) return { ...state, fault: 'cut' };
  let knownHash = ZERO;
  for (const [at, { number, text }] of stored.entries()) {
    const entry = await openEntry(text, verifyKey);
    if (!entry || !follows(entry, number, state, at === 0)) return { ...state, fault: 'changed' };
    if (entry.isWhole) state.heads = new Map();
    for (const [patientId, seq, hash] of entry.heads) state.heads.set(patientId, { seq, hash });
    state.number = number;
    state.hash = await sha256(text);
    if (number === known.number) knownHash = state.hash;
    each(entry, state.hash);
  }
  if (state.number < known.number) return { ...state, fault: 'cut' };
  const wasRead = (stored[0]?.number ?? Number.POSITIVE_INFINITY) <= known.number;
  if (wasRead && knownHash !== known.hash) return { ...state, fault: 'changed' };
  return state;
}
