import { formatDate, formatShortMoment, GENDER_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Gender } from '@telehealth/contracts/people';
import type { ChartEntry, ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { takesNow } from '@telehealth/data/chart/takes-now';
import type { ProvenEntry } from './fact-act';

export const day = (at: Date) => formatDate(at, viewerTimeZone());

const isGender = (text: string): text is Gender => text in GENDER_LABELS;
export const genderText = (gender: string) => (isGender(gender) ? GENDER_LABELS[gender].toLowerCase() : gender);

type Observation = ChartEntryOf<'observation'>;

/** Who recorded or confirmed an entry and when, e.g. "confirmed by Naledi Mokoena, 25 Oct 2026". */
export function proofText(entry: ProvenEntry): string {
  // Also what a clinician wrote may lie in another record of the same person.
  const from = entry.importedFrom === '' ? '' : `, imported from ${entry.importedFrom}`;
  if (entry.confirmedAt !== null) {
    return `confirmed by ${entry.confirmedBy || 'a clinician'}, ${day(entry.confirmedAt)}${from}`;
  }
  if (entry.source === 'clinician') return `${entry.recordedBy || 'a clinician'}, ${day(entry.updatedAt)}${from}`;
  if (entry.importedFrom !== '') return `imported from ${entry.importedFrom}, not confirmed, ${day(entry.updatedAt)}`;
  return `the patient says so, ${day(entry.updatedAt)}`;
}

/** UCUM units as people write them. Source: https://ucum.org/ucum, print symbols. */
const UNITS: Readonly<Record<string, string>> = {
  'mm[Hg]': 'mmHg',
  Cel: '°C',
  '/min': 'a minute',
  '{score}': '',
  'umol/L': 'µmol/L',
  'kg/m2': 'kg/m²',
  'mL/min/{1.73_m2}': 'mL/min/1.73 m²',
};
export const unitText = (unit: string) => UNITS[unit] ?? unit;

const SIGNS = { '': '', '<': '< ', '<=': '≤ ', '>=': '≥ ', '>': '> ' } as const;

/** The value as text, e.g. `149/92`, or a bound, e.g. `< 20`. */
export const valueText = ({
  comparator = '',
  value,
  secondValue,
}: Pick<Observation, 'value' | 'secondValue'> & Partial<Pick<Observation, 'comparator'>>) =>
  `${SIGNS[comparator]}${value}${secondValue === null ? '' : `/${secondValue}`}`;

type Taken = Pick<Observation, 'takenAt'> & Partial<Pick<Observation, 'takenPrecision'>>;
/** Number of words shown of a date: `6 May 2024`, `May 2024`, `2024`. */
const DATE_WORDS = { day: 3, month: 2, year: 1 } as const;

/** The day of a measurement, as precisely as it is known: for a year alone the year, in any zone. */
export function takenDay({ takenAt, takenPrecision = 'moment' }: Taken): string {
  if (takenPrecision === 'moment') return day(takenAt);
  return formatDate(takenAt, 'UTC').split(' ').slice(-DATE_WORDS[takenPrecision]).join(' ');
}

/** The same with the time, if known. */
export const takenMoment = (taken: Taken) =>
  (taken.takenPrecision ?? 'moment') === 'moment'
    ? formatShortMoment(taken.takenAt, viewerTimeZone())
    : takenDay(taken);

const ISO_LENGTH = { day: 10, month: 7, year: 4 } as const;
/** ISO form: an instant, or `yyyy-mm-dd`, `yyyy-mm`, `yyyy`. */
export const takenIso = ({ takenAt, takenPrecision = 'moment' }: Taken) =>
  takenPrecision === 'moment' ? takenAt.toISOString() : takenAt.toISOString().slice(0, ISO_LENGTH[takenPrecision]);

const MADE_BY: Readonly<Record<Observation['source'], string>> = {
  device: 'device',
  typed: 'typed',
  import: 'imported',
  clinician: 'measured by a clinician',
};
export const madeBy = ({ source, importedFrom = '' }: Pick<Observation, 'source'> & { importedFrom?: string }) =>
  importedFrom === '' ? MADE_BY[source] : `imported from ${importedFrom}`;

export function observationText(
  entry: Pick<Observation, 'label' | 'value' | 'secondValue' | 'unit'> & Partial<Pick<Observation, 'comparator'>>,
): string {
  return `${entry.label} ${valueText(entry)} ${unitText(entry.unit)}`.trim();
}

export const medicineText = ({ label, dose, frequency }: ChartEntryOf<'medicine'>) =>
  [label, dose, frequency].filter((text) => text !== '').join(', ');

/** E.g. "prescribed by Naledi Mokoena, 25 Oct 2026". */
export const prescribedText = ({
  prescriber,
  issuedAt,
}: Pick<ChartEntryOf<'prescription'>, 'prescriber' | 'issuedAt'>) =>
  `prescribed by ${prescriber || 'a clinician'}, ${day(issuedAt)}`;

type Script = ChartEntryOf<'prescription'>;

/** How a prescribed medicine is taken now: as who treats wrote down last, else as it was prescribed. */
export function takenAs({ reviews }: Script, { position, directions }: Script['items'][number]): string {
  const said = reviews.find((one) => one.position === position);
  return said?.says === 'changed' && said.takenBackAt === null ? said.words : directions;
}

export function takenTexts(entries: readonly ChartEntry[]): { what: string; source: string }[] {
  const { reported, prescribed } = takesNow(entries);
  return [
    ...reported.map((entry) => ({ what: medicineText(entry), source: proofText(entry) })),
    ...prescribed.flatMap((script) =>
      script.items.map((item) => ({
        what: [`${item.medicine} ${item.strength}`.trim(), takenAs(script, item)]
          .filter((text) => text !== '')
          .join(', '),
        source: prescribedText(script),
      })),
    ),
  ];
}

/** Measurements by kind, the most recently measured kind first; each oldest first. */
export function byKind(entries: readonly Observation[]): Observation[][] {
  const newest = [...entries].sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
  const kinds = new Map<string, Observation[]>();
  for (const entry of newest) kinds.set(entry.code, [entry, ...(kinds.get(entry.code) ?? [])]);
  return [...kinds.values()];
}
