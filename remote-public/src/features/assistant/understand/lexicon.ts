import type { Intent, Lexicon } from './intent';
import { CARE_LEXICON } from './lexicon-of-care';
import { HELP_LEXICON } from './lexicon-of-help';

/** The words of every intent. */
export const LEXICON: Readonly<Record<Intent, Lexicon>> = { ...CARE_LEXICON, ...HELP_LEXICON };
