import type { Specialty } from '@telehealth/contracts';

export interface Suggestion {
  specialty: Specialty;
  /** The person's own words it follows from; empty when none of them pointed anywhere. */
  words: readonly string[];
}

/** No need, so nobody is nearer to it than others. */
export const NO_SUGGESTIONS: readonly Suggestion[] = [];
