import { SEVERITIES } from '@telehealth/contracts/chart';
import { takesNow } from '@telehealth/data/chart/takes-now';
import type { OwnEntry, OwnEntryOf } from '@telehealth/data/records/own-record.schema';

/** The current facts that matter to a treating clinician. */
export interface Essentials {
  /** The most dangerous first; an unknown severity may be the worst. */
  allergies: OwnEntryOf<'allergy'>[];
  medicines: OwnEntryOf<'medicine'>[];
  /** Prescriptions with the medicines taken now. */
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
  const { reported, prescribed } = takesNow(entries);
  return {
    allergies: entries
      .filter(isOf('allergy'))
      .filter(({ isActive }) => isActive)
      .sort((one, other) => danger(other.severity) - danger(one.severity)),
    medicines: reported,
    prescribed,
    conditions: entries.filter(isOf('condition')).filter(({ isActive }) => isActive),
    facts: entries.find(isOf('facts')) ?? null,
  };
}
