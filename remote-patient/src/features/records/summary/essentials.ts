import { SEVERITIES } from '@telehealth/contracts';
import type { OwnEntry, OwnEntryOf } from '@telehealth/data/records/own-record.schema';

/** What is true now and matters to whoever treats this person. */
export interface Essentials {
  /** The most dangerous first; one whose degree nobody knows may be the worst. */
  allergies: OwnEntryOf<'allergy'>[];
  medicines: OwnEntryOf<'medicine'>[];
  /** Prescriptions that are in use. */
  prescribed: OwnEntryOf<'prescription'>[];
  conditions: OwnEntryOf<'condition'>[];
  facts: OwnEntryOf<'facts'> | null;
}

const isOf =
  <K extends OwnEntry['kind']>(kind: K) =>
  (entry: OwnEntry): entry is OwnEntryOf<K> =>
    entry.kind === kind;

const danger = (severity: string) => {
  const degree = (SEVERITIES as readonly string[]).indexOf(severity);
  return degree === -1 ? SEVERITIES.length : degree;
};

export function pickEssentials(entries: readonly OwnEntry[]): Essentials {
  return {
    allergies: entries
      .filter(isOf('allergy'))
      .filter(({ isActive }) => isActive)
      .sort((one, other) => danger(other.severity) - danger(one.severity)),
    medicines: entries.filter(isOf('medicine')).filter(({ isActive }) => isActive),
    prescribed: entries.filter(isOf('prescription')).filter(({ status }) => status === 'active'),
    conditions: entries.filter(isOf('condition')).filter(({ isActive }) => isActive),
    facts: entries.find(isOf('facts')) ?? null,
  };
}
