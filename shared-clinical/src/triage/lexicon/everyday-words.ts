import type { MoreWords } from './concept';
import { TOLD_AFRESH } from './told-afresh';
import { TOLD_AT_LENGTH } from './told-at-length';
import { TOLD_OF_ACCIDENTS } from './told-of-accidents';
import { TOLD_OF_BELLY } from './told-of-belly';
import { TOLD_OF_CHEST } from './told-of-chest';
import { TOLD_OF_HARM } from './told-of-harm';
import { TOLD_OF_HEAD } from './told-of-head';
import { TOLD_OF_MIND } from './told-of-mind';
import { TOLD_OF_SIGNS } from './told-of-signs';
import { TOLD_OTHERWISE } from './told-otherwise';
import { TOLD_PLAINLY } from './told-plainly';
import { TOLD_ROUNDABOUT } from './told-roundabout';

const TABLES = [
  TOLD_OF_HEAD,
  TOLD_OF_MIND,
  TOLD_OF_CHEST,
  TOLD_OF_BELLY,
  TOLD_OF_HARM,
  TOLD_OF_ACCIDENTS,
  TOLD_ROUNDABOUT,
  TOLD_OF_SIGNS,
  TOLD_AT_LENGTH,
  TOLD_PLAINLY,
  TOLD_OTHERWISE,
  TOLD_AFRESH,
];

/** Dangers as people tell of them without any medical word. Joined to the concepts of the same id. */
export const EVERYDAY_WORDS: Readonly<Record<string, MoreWords>> = joined(TABLES);

function joined(tables: readonly Readonly<Record<string, MoreWords>>[]): Record<string, MoreWords> {
  const all: Record<string, MoreWords> = {};
  for (const table of tables)
    for (const [id, { words = '', not = '' }] of Object.entries(table)) {
      const known = all[id];
      all[id] = { words: `${known?.words ?? ''}\n${words}`, not: `${known?.not ?? ''}\n${not}` };
    }
  return all;
}
