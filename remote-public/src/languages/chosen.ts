import type { Language } from '@telehealth/triage/languages';

/** A language that the checker can be read in. */
export type Chosen = Language | 'en';
