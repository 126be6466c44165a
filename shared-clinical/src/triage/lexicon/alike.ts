import type { ConceptTable } from './concept';

/** Where the rules know nothing: it names no complaint that anybody could look for. */
export const READS_LIKE_HOME = 'readsLikeHome';

/** What no phrase says: the reader that was trained on told complaints found it. */
export const ALIKE: ConceptTable = {
  readsLikeEmergency: { words: '' },
  /** The same, once the danger signs were looked at. */
  readsLikeUrgent: { words: '' },
  /** Where the rules know home care only. */
  readsLikeSeen: { words: '' },
  [READS_LIKE_HOME]: { words: '' },
};
export const ALIKE_IDS: readonly string[] = Object.keys(ALIKE);
