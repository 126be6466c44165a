import type { Intent, Lexicon } from './intent';
import { CARE_LEXICON } from './lexicon-of-care';
import { DAILY_LIFE_LEXICON } from './lexicon-of-daily-life';
import { HELP_LEXICON } from './lexicon-of-help';

export const LEXICON: Readonly<Record<Intent, Lexicon>> = { ...CARE_LEXICON, ...HELP_LEXICON, ...DAILY_LIFE_LEXICON };
