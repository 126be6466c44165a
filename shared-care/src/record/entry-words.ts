import { formatDate, GENDER_LABELS, type Gender, viewerTimeZone } from '@telehealth/contracts';
import type { ChartEntry, ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { takesNow } from '@telehealth/data/chart/takes-now';
import type { ProvenEntry } from './fact-act';

export const day = (at: Date) => formatDate(at, viewerTimeZone());

const isGender = (text: string): text is Gender => text in GENDER_LABELS;
export const genderText = (gender: string) => (isGender(gender) ? GENDER_LABELS[gender].toLowerCase() : gender);

type Observation = ChartEntryOf<'observation'>;

/** Who stands behind an entry and when, e.g. "confirmed by Naledi Mokoena, 25 Oct 2026". */
export function proofText(entry: ProvenEntry): string {
  if (entry.confirmedAt !== null)
    return `confirmed by ${entry.confirmedBy || 'a clinician'}, ${day(entry.confirmedAt)}`;
  if (entry.source === 'clinician') return `${entry.recordedBy || 'a clinician'}, ${day(entry.updatedAt)}`;
  return `the patient says so, ${day(entry.updatedAt)}`;
}

/** UCUM as people write it. Source: https://ucum.org/ucum, print symbols. */
const UNITS: Readonly<Record<string, string>> = {
  'mm[Hg]': 'mmHg',
  Cel: '°C',
  '/min': 'a minute',
  '{score}': '',
  'umol/L': 'µmol/L',
  'mL/min/{1.73_m2}': 'mL/min/1.73 m²',
};
export const unitText = (unit: string) => UNITS[unit] ?? unit;

/** The number as it is read, e.g. `149/92`. */
export const valueText = ({ value, secondValue }: Pick<Observation, 'value' | 'secondValue'>) =>
  secondValue === null ? String(value) : `${value}/${secondValue}`;

const MADE_BY: Readonly<Record<Observation['source'], string>> = {
  ...{ device: 'device', typed: 'typed', import: 'imported', clinician: 'measured by a clinician' },
};
export const madeBy = ({ source }: Pick<Observation, 'source'>) => MADE_BY[source];

export function observationText(entry: Pick<Observation, 'label' | 'value' | 'secondValue' | 'unit'>): string {
  return `${entry.label} ${valueText(entry)} ${unitText(entry.unit)}`.trim();
}

export const medicineText = ({ label, dose, frequency }: ChartEntryOf<'medicine'>) =>
  [label, dose, frequency].filter((text) => text !== '').join(', ');

/** What is taken now, each with who says so: as reported, and as prescribed. */
export function takenTexts(entries: readonly ChartEntry[]): { what: string; source: string }[] {
  const { reported, prescribed } = takesNow(entries);
  return [
    ...reported.map((entry) => ({ what: medicineText(entry), source: proofText(entry) })),
    ...prescribed.flatMap(({ items, prescriber, issuedAt }) =>
      items.map(({ medicine, strength, directions }) => ({
        what: [`${medicine} ${strength}`.trim(), directions].filter((text) => text !== '').join(', '),
        source: `prescribed by ${prescriber || 'a clinician'}, ${day(issuedAt)}`,
      })),
    ),
  ];
}

/** Measurements by kind, the kind measured last first; each oldest first. */
export function byKind(entries: readonly Observation[]): Observation[][] {
  const newest = [...entries].sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
  const kinds = new Map<string, Observation[]>();
  for (const entry of newest) kinds.set(entry.code, [entry, ...(kinds.get(entry.code) ?? [])]);
  return [...kinds.values()];
}
