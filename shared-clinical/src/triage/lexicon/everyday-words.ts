import type { MoreWords } from './concept';
import { TOLD_OF_CHEST_AND_BELLY } from './told-of-chest-and-belly';
import { TOLD_OF_HARM } from './told-of-harm';
import { TOLD_OF_HEAD_AND_MIND } from './told-of-head-and-mind';

/** Dangers as people tell of them without any medical word. Joined to the concepts of the same id. */
export const EVERYDAY_WORDS: Readonly<Record<string, MoreWords>> = {
  ...TOLD_OF_HEAD_AND_MIND,
  ...TOLD_OF_CHEST_AND_BELLY,
  ...TOLD_OF_HARM,
};
