import type { BroughtEntry } from './brought';
import { LONGEST } from './list-entries';

const DEGREES = ['', 'mild', 'moderate', 'severe', 'life_threatening'] as const;
/** Each dose of a vaccine is an entry of its own. */
const given = ({ list, givenOn, dose }: BroughtEntry) => (list === 'vaccinations' ? ` ${givenOn} ${dose}` : '');
const key = (entry: BroughtEntry) => `${entry.list} ${entry.label.toLowerCase()}${given(entry)}`;
const codeKey = (entry: BroughtEntry) => `${entry.list} ${entry.codeSystem} ${entry.code}${given(entry)}`;

/**
 * Merges entries about the same thing into one with the worst severity, every reaction, every dosage, and the more private part
 * of the record. Two dosages that do not fit into one entry stay two.
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
    // The worse reaction is kept whole; the other as far as there is room.
    reaction: reaction.length > LONGEST.reaction ? worse.reaction || milder.reaction : reaction,
    dose: bothOf(one.dose, other.dose, '; '),
    batch: one.batch || other.batch,
    sensitive: one.sensitive || other.sensitive,
  };
}

const bothOf = (one: string, other: string, between: string) =>
  [...new Set([...one.split(between), ...other.split(between)])].filter((part) => part !== '').join(between);
