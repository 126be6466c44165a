import type { ConceptTable } from './concept';

/** No rule knows the complaint and it has no name to ask about; the classifier alone finds it mild. */
export const RESEMBLES_HOME_CARE = 'readsLikeHome';

/** Signs without phrases: the classifier trained on told complaints finds them. */
export const ALIKE: ConceptTable = {
  readsLikeEmergency: { words: '' },
  /** The same, after the patient went through the danger signs. */
  readsLikeUrgent: { words: '' },
  /** For texts where the rules know home care only. */
  readsLikeSeen: { words: '' },
  [RESEMBLES_HOME_CARE]: { words: '' },
};
export const ALIKE_IDS: readonly string[] = Object.keys(ALIKE);
