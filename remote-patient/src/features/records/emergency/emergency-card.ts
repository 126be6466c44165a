import { day, medicineText } from '@telehealth/care/record/entry-words';
import { type EmergencyCard, readCard } from '@telehealth/contracts/chart';
import { formatPlainDate } from '@telehealth/contracts/formatting';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import type { NoneKnown } from '@telehealth/data/chart/chart.schema';
import type { OwnContact } from '@telehealth/data/records/own-record.schema';
import type { Essentials } from '../summary/essentials';
import { prescribedText } from '../timeline/timeline-entries';
import { reactionText } from '../words';

/** Converts the record to the card for an ambulance crew. Unknown facts stay empty, because empty lines are not read out. */
export function toCard(
  { allergies, medicines, prescribed, conditions, facts }: Essentials,
  contact: OwnContact | null,
  name: string,
): EmergencyCard {
  const born = facts?.dateOfBirth ? `born ${formatPlainDate(facts.dateOfBirth)}` : '';
  return {
    name: [name, born].filter((text) => text !== '').join(', '),
    allergies:
      allergies.map((entry) => withDetail(entry.label, reactionText(entry))).join('; ') ||
      noneKnown(facts?.noneKnown ?? null),
    medicines: [...medicines.map(medicineText), ...prescribed.map(prescribedText)].join('; '),
    conditions: conditions.map(({ label }) => label).join('; '),
    bloodType: facts?.bloodType ?? '',
    contactName: contact === null ? '' : [contact.name, contact.relationship].filter((text) => text !== '').join(', '),
    contactPhone: contact?.phone ?? '',
  };
}

/** With its day: the card is read long after it was kept. Empty: nobody has asked. */
const noneKnown = (said: NoneKnown | null) => (said === null ? '' : `None known on ${day(said.at)}`);

const withDetail = (label: string, detail: string) => (detail === '' ? label : `${label} (${detail})`);

/** Returns the card that this device's emergency page shows offline; null when none is stored. */
export function keptCard(): EmergencyCard | null {
  try {
    return readCard(localStorage.getItem(STORAGE_KEYS.emergencyCard));
  } catch {
    // Storage can be forbidden: then nothing is stored.
    return null;
  }
}

/**
 * @param card null: it is removed.
 * @returns whether that succeeded
 */
export function keepCard(card: EmergencyCard | null): boolean {
  try {
    if (card === null) localStorage.removeItem(STORAGE_KEYS.emergencyCard);
    else localStorage.setItem(STORAGE_KEYS.emergencyCard, JSON.stringify(card));
    return true;
  } catch {
    return false;
  }
}
