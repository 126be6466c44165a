import type { Intent, Lexicon } from './intent';
import { CARE_LEXICON } from './lexicon-of-care';
import { DAILY_LIFE_LEXICON } from './lexicon-of-daily-life';
import { ERRANDS_LEXICON } from './lexicon-of-errands';
import { HELP_LEXICON } from './lexicon-of-help';
import { WAYS_IN_LEXICON } from './lexicon-of-ways-in';

export const LEXICON: Readonly<Record<Intent, Lexicon>> = {
  ...CARE_LEXICON,
  ...HELP_LEXICON,
  ...DAILY_LIFE_LEXICON,
  ...ERRANDS_LEXICON,
  ...WAYS_IN_LEXICON,
};
