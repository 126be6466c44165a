import type { Specialty } from '@telehealth/contracts/people';

export interface Suggestion {
  specialty: Specialty;
  /** The user's own words that led to it; empty if none did. */
  words: readonly string[];
}

/** Without a need no specialty is preferred. */
export const NO_SUGGESTIONS: readonly Suggestion[] = [];
