import type { MoreWords } from './concept';
import { TOLD_OF_BELLY } from './told-of-belly';
import { TOLD_OF_CHEST } from './told-of-chest';
import { TOLD_OF_HARM } from './told-of-harm';
import { TOLD_OF_HEAD } from './told-of-head';
import { TOLD_OF_MIND } from './told-of-mind';

/** Dangers as people tell of them without any medical word. Joined to the concepts of the same id. */
export const EVERYDAY_WORDS: Readonly<Record<string, MoreWords>> = {
  ...TOLD_OF_HEAD,
  ...TOLD_OF_MIND,
  ...TOLD_OF_CHEST,
  ...TOLD_OF_BELLY,
  ...TOLD_OF_HARM,
};
