import type { BroughtEntry } from './brought';
import { LONGEST } from './list-entries';

const DEGREES = ['', 'mild', 'moderate', 'severe', 'life_threatening'] as const;
const key = ({ list, label }: BroughtEntry) => `${list} ${label.toLowerCase()}`;
const codeKey = ({ list, code, codeSystem }: BroughtEntry) => `${list} ${codeSystem} ${code}`;

/**
 * The same thing said more than once is one entry: the worst degree, every reaction and every way to take it, and the
 * more private part of the record. Two ways to take a medicine that do not fit into one entry stay two.
 */
export function mergeEntries(entries: readonly BroughtEntry[]): BroughtEntry[] {
  const merged: BroughtEntry[] = [];
  for (const entry of entries) {
    const at = merged.findIndex((one) => isSame(one, entry));
    const before = merged[at];
    if (before === undefined) merged.push(entry);
    else merged[at] = together(before, entry);
  }
  return merged;
}

const isSame = (one: BroughtEntry, other: BroughtEntry) =>
  (key(one) === key(other) || (one.code !== '' && codeKey(one) === codeKey(other))) &&
  bothOf(one.dose, other.dose, '; ').length <= LONGEST.dose;

function together(one: BroughtEntry, other: BroughtEntry): BroughtEntry {
  const isWorse = DEGREES.indexOf(other.severity) > DEGREES.indexOf(one.severity);
  const [worse, milder] = isWorse ? [other, one] : [one, other];
  const reaction = bothOf(worse.reaction, milder.reaction, ', ');
  return {
    ...one,
    refs: [...one.refs, ...other.refs],
    ...(one.code === '' && { code: other.code, codeSystem: other.codeSystem }),
    severity: worse.severity,
    // What is worse is said whole; the rest as far as there is room.
    reaction: reaction.length > LONGEST.reaction ? worse.reaction || milder.reaction : reaction,
    dose: bothOf(one.dose, other.dose, '; '),
    sensitive: one.sensitive || other.sensitive,
  };
}

/** Each part once. */
const bothOf = (one: string, other: string, between: string) =>
  [...new Set([...one.split(between), ...other.split(between)])].filter((part) => part !== '').join(between);
