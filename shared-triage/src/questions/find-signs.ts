import { ALIKE_IDS } from '../lexicon/alike';
import { ASKED } from '../lexicon/asked';
import { SIGN_NAMES } from '../lexicon/names';
import { readText } from '../reader/read-text';

/** A sign that a person may add by its name. */
export interface NamedSign {
  id: string;
  says: string;
}

/** Concepts that are no signs: they describe the person or the text. */
const NO_SIGNS = ['baby', 'newborn', 'child', 'somePain', 'frail', ...ALIKE_IDS, ...Object.keys(ASKED)];
const ADDABLE: readonly NamedSign[] = Object.entries(SIGN_NAMES)
  .filter(([id]) => !NO_SIGNS.includes(id))
  .map(([id, says]) => ({ id, says }))
  .sort((a, b) => a.says.localeCompare(b.says));
const MOST_FOUND = 8;

/** Signs whose name has all typed prefixes, and those that the engine recognises: "tummy" finds the belly. */
export function findSigns(words: string, without: ReadonlySet<string>): readonly NamedSign[] {
  const begun = wordsIn(words);
  if (begun.length === 0) return [];
  const read = readText(words).facts;
  const isNamed = ({ says }: NamedSign) => begun.every((word) => wordsIn(says).some((own) => own.startsWith(word)));
  const open = ADDABLE.filter(({ id }) => !without.has(id));
  const named = open.filter(isNamed);
  return [...named, ...open.filter((one) => read.has(one.id) && !named.includes(one))].slice(0, MOST_FOUND);
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
