import { BRAIN_CARDS } from './brain.cards';
import { BREATHING_CARDS } from './breathing.cards';
import type { FirstAidCard } from './first-aid-card';
import { INJURY_CARDS } from './injury.cards';

/** All cards; the ones where seconds count come first. */
export const FIRST_AID_CARDS: readonly FirstAidCard[] = [...BREATHING_CARDS, ...INJURY_CARDS, ...BRAIN_CARDS];
