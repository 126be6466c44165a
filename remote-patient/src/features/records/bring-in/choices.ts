import { type Known, knownIn } from '@telehealth/care/entries/entry-check';
import { takenDay, unitText, valueText } from '@telehealth/care/record/entry-words';
import { givenText } from '@telehealth/care/record/vaccination-words';
import type { BroughtEntry, BroughtReading, ReadBundle } from '@telehealth/clinical/fhir/brought';
import { observationType } from '@telehealth/clinical/observation-types';
import { type ChartList, SEVERITIES } from '@telehealth/contracts/chart';
import { actingPerson } from '@telehealth/contracts/people';
import { LIMITS } from '@telehealth/contracts/settings';
import type { OwnEntry, OwnEntryOf } from '@telehealth/data/records/own-record.schema';
import type { Import } from '../../../data/records/import.mutations';
import { isListEntry, isOwnWord, type ListEntry, reactionText } from '../words';
import { LIST_WORDS, listOf } from '../write/entry-forms';

/** One choice: an entry of a list, or all values of one kind of measurement. */
export interface Choice {
  id: string;
  group: ChartList | 'readings';
  title: string;
  detail: string;
  /** Already in the record with the same content. */
  isKnown: boolean;
  entry: BroughtEntry | null;
  /** The record's allergy that the file states with more severity. */
  worsens: OwnEntryOf<'allergy'> | null;
  readings: readonly BroughtReading[];
}

const SENSITIVE_WORDS = { '': '', mental_health: 'kept with mental health', sexual_health: 'kept with sexual health' };

/** Returns what a file offers beyond the record. */
export function choicesOf(found: ReadBundle, own: readonly OwnEntry[]): Choice[] {
  const listed = new Map(
    own
      .filter(isListEntry)
      .flatMap((entry) => (entry.isActive ? [[nameOf({ ...entry, list: listOf(entry) }), entry] as const] : [])),
  );
  const measured = new Set(own.flatMap((entry) => (entry.kind === 'observation' ? [sameness(entry)] : [])));
  const entries = found.entries.map((entry): Choice => {
    const before = listed.get(nameOf(entry));
    const worsens = before !== undefined && isWorse(entry, before) ? before : null;
    return {
      id: `entry ${entry.refs[0]}`,
      group: entry.list,
      title: entry.label,
      entry,
      worsens,
      readings: [],
      detail: detailOf(entry, worsens),
      isKnown: before !== undefined && (worsens === null || !isOwnWord(worsens)),
    };
  });
  return [...entries, ...readingChoices(found.readings, measured)];
}

/** What makes an entry the same: its name in its list; of a vaccination each dose is an entry of its own. */
const nameOf = ({ list, label, ...more }: { list: ChartList; label: string; givenOn?: string; dose?: string }) =>
  [list, label, ...(list === 'vaccinations' ? [more.givenOn, more.dose] : [])].join(' ').toLowerCase();

/** What a file's entries are compared with: the record and the file itself, all of which may be imported. */
export function knownWith({ entries }: ReadBundle, own: readonly OwnEntry[]): Known {
  const { allergies, medicines } = knownIn(own);
  const brought = (list: BroughtEntry['list']) =>
    entries.flatMap((entry) => (entry.list === list ? [entry.label] : []));
  return {
    allergies: [...new Set([...allergies, ...brought('allergies')])],
    medicines: [...new Set([...medicines, ...brought('medications')])],
  };
}

function detailOf(entry: BroughtEntry, worsens: Choice['worsens']): string {
  const given = entry.list === 'vaccinations' ? givenText(entry) : '';
  const said = [reactionText(entry), entry.dose, given, SENSITIVE_WORDS[entry.sensitive]].filter((text) => text !== '');
  if (worsens === null) return said.join(', ');
  const own = reactionText(worsens) || 'nobody has said how bad';
  const what = isOwnWord(worsens) ? 'If you choose it, your entry says the worse.' : 'Please tell who wrote it.';
  return `${said.join(', ')}. This is worse than in ${actingPerson() === null ? 'your' : 'the'} record (${own}). ${what}`;
}

const degree = (severity: string) => (SEVERITIES as readonly string[]).indexOf(severity);
/** The file states a greater danger than the record. */
const isWorse = (entry: BroughtEntry, before: ListEntry): before is OwnEntryOf<'allergy'> =>
  before.kind === 'allergy' && degree(entry.severity) > degree(before.severity);

type Measured = Pick<BroughtReading, 'code' | 'value' | 'secondValue' | 'comparator' | 'takenAt' | 'takenPrecision'>;
/** The same number at the same time; two numbers of one time are two measurements. */
const sameness = ({ code, value, secondValue, comparator, takenAt, takenPrecision }: Measured) =>
  [code, takenAt.getTime(), takenPrecision, comparator, value, secondValue].join(' ');

function readingChoices(readings: readonly BroughtReading[], measured: ReadonlySet<string>): Choice[] {
  const kinds = new Map<string, Map<string, BroughtReading>>();
  for (const reading of readings) {
    const kind = kinds.get(reading.code) ?? new Map<string, BroughtReading>();
    kinds.set(reading.code, kind.set(sameness(reading), reading));
  }
  return [...kinds].map(([code, all]) => {
    const fresh = [...all].flatMap(([same, reading]) => (measured.has(same) ? [] : [reading]));
    const sorted = [...all.values()].sort((one, other) => one.takenAt.getTime() - other.takenAt.getTime());
    return {
      id: `readings ${code}`,
      group: 'readings',
      title: labelOf(code),
      entry: null,
      worsens: null,
      detail: seriesText(sorted),
      isKnown: fresh.length === 0,
      readings: fresh,
    };
  });
}

export const labelOf = (code: string) => observationType(code)?.label ?? code;

function seriesText(sorted: readonly BroughtReading[]): string {
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  const value = `${valueText(last)} ${unitText(last.unit)}`.trim();
  if (sorted.length === 1) return `${value}, ${takenDay(last)}`;
  return `${sorted.length} values from ${takenDay(first)} to ${takenDay(last)}, last ${value}`;
}

/**
 * Converts the chosen entries for sending, each with its source.
 * @param importedFrom as the person names it
 */
export function toImport(chosen: readonly Choice[], importedFrom: string): Omit<Import, 'onProgress'> {
  return {
    entries: chosen.flatMap(({ entry, worsens }) => {
      if (entry === null) return [];
      const key = crypto.randomUUID();
      const words = worsens === null ? toWords(entry, importedFrom) : worseWords(entry, worsens, importedFrom);
      return [{ key, list: entry.list, words, changes: worsens }];
    }),
    readings: chosen.flatMap(({ readings }) =>
      readings.map(({ ref: _, sensitive, ...reading }) => ({
        ...reading,
        id: crypto.randomUUID(),
        source: 'import' as const,
        importedFrom,
        ...(sensitive !== '' && { category: sensitive }),
      })),
    ),
  };
}

type Words = Import['entries'][number]['words'];

function toWords(entry: BroughtEntry, importedFrom: string): Words {
  const { list, label, code, codeSystem, sensitive, reaction, severity, dose, givenOn, batch } = entry;
  const words = { label, code, codeSystem, importedFrom, category: sensitive || LIST_WORDS[list].usual };
  if (list === 'allergies') return { ...words, reaction, severity };
  if (list === 'vaccinations') return { ...words, givenOn, dose, batch };
  return list === 'medications' ? { ...words, dose } : words;
}

/** Merges the own entry with the file's greater severity and its source. */
function worseWords({ reaction, severity }: BroughtEntry, own: OwnEntryOf<'allergy'>, importedFrom: string): Words {
  const { label, code, codeSystem, category, note } = own;
  return {
    label,
    code,
    codeSystem,
    category,
    severity,
    reaction: reaction || own.reaction,
    note: [note, `Worse by ${importedFrom}`]
      .filter((text) => text !== '')
      .join('. ')
      .slice(0, LIMITS.entryNote.max),
  };
}
