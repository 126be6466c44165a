import { unitText, valueText } from '@telehealth/care/record/entry-words';
import type { BroughtEntry, BroughtReading, ReadBundle } from '@telehealth/clinical/fhir/brought';
import { OBSERVATION_TYPES } from '@telehealth/clinical/observation-types';
import { type ChartList, cutText, LIMITS, now } from '@telehealth/contracts';
import type { Import } from '@telehealth/data/records/import.mutations';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { dayText, isListEntry, reactionText } from '../words';
import { LIST_WORDS, listOf } from '../write/entry-forms';

/** One thing of a file that can be chosen: an entry of a list, or all values of one kind of measurement. */
export interface Choice {
  id: string;
  group: ChartList | 'readings';
  title: string;
  detail: string;
  /** It stands in the record already. */
  isKnown: boolean;
  entry: BroughtEntry | null;
  readings: readonly BroughtReading[];
}

const SENSITIVE_WORDS = { '': '', mental_health: 'kept with mental health', sexual_health: 'kept with sexual health' };

/** What a file offers, beside what the record has. */
export function choicesOf(found: ReadBundle, own: readonly OwnEntry[]): Choice[] {
  const listed = new Set(
    own
      .filter(isListEntry)
      .flatMap((entry) => (entry.isActive ? [`${listOf(entry)} ${entry.label.toLowerCase()}`] : [])),
  );
  const measured = new Set(
    own.flatMap((entry) => (entry.kind === 'observation' ? [`${entry.code} ${entry.takenAt.getTime()}`] : [])),
  );
  const entries = found.entries.map((entry) => ({
    ...{ id: `entry ${entry.ref}`, group: entry.list, title: entry.label, entry, readings: [] },
    detail: [reactionText(entry), entry.dose, SENSITIVE_WORDS[entry.sensitive]]
      .filter((text) => text !== '')
      .join(', '),
    isKnown: listed.has(`${entry.list} ${entry.label.toLowerCase()}`),
  }));
  return [...entries, ...readingChoices(found.readings, measured)];
}

function readingChoices(readings: readonly BroughtReading[], measured: ReadonlySet<string>): Choice[] {
  const kinds = new Map<string, BroughtReading[]>();
  for (const reading of readings) kinds.set(reading.code, [...(kinds.get(reading.code) ?? []), reading]);
  return [...kinds].map(([code, all]) => {
    const fresh = all.filter(({ takenAt }) => !measured.has(`${code} ${takenAt.getTime()}`));
    const sorted = [...all].sort((one, other) => one.takenAt.getTime() - other.takenAt.getTime());
    return {
      ...{ id: `readings ${code}`, group: 'readings', title: labelOf(code), entry: null },
      ...{ detail: seriesText(sorted), isKnown: fresh.length === 0, readings: fresh },
    };
  });
}

const labelOf = (code: string) => OBSERVATION_TYPES.find((type) => type.code === code)?.label ?? code;

function seriesText(sorted: readonly BroughtReading[]): string {
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  const value = `${valueText(last)} ${unitText(last.unit)}`.trim();
  if (sorted.length === 1) return `${value}, ${dayText(last.takenAt)}`;
  return `${sorted.length} values from ${dayText(first.takenAt)} to ${dayText(last.takenAt)}, last ${value}`;
}

/**
 * What is to be sent of the chosen, each with where it came from and when.
 * @param origin as the person names it
 */
export function toImport(chosen: readonly Choice[], origin: string): Omit<Import, 'onProgress'> {
  const note = cutText(`Imported from ${origin} on ${dayText(now())}`, LIMITS.entryNote.max);
  return {
    entries: chosen.flatMap(({ entry }) =>
      entry === null ? [] : [{ key: crypto.randomUUID(), ...toWords(entry, note) }],
    ),
    readings: chosen.flatMap(({ readings }) =>
      readings.map(({ ref: _, sensitive, ...reading }) => ({
        ...{ ...reading, id: crypto.randomUUID(), source: 'import' as const, note },
        ...(sensitive !== '' && { category: sensitive }),
      })),
    ),
  };
}

function toWords(entry: BroughtEntry, note: string) {
  const { list, label, code, codeSystem, sensitive, reaction, severity, dose } = entry;
  const words = { label, code, codeSystem, note, category: sensitive || LIST_WORDS[list].usual };
  if (list === 'allergies') return { list, words: { ...words, reaction, severity } };
  return { list, words: list === 'medications' ? { ...words, dose } : words };
}
