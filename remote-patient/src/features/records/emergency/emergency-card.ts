import { medicineText } from '@telehealth/care/record/entry-words';
import { type EmergencyCard, readCard, STORAGE_KEYS } from '@telehealth/contracts';
import type { OwnContact } from '@telehealth/data/records/own-record.schema';
import { prescribedText } from '../moments/moments';
import type { Essentials } from '../summary/essentials';
import { dayText, reactionText } from '../words';

/** What the record says, as the card for an ambulance crew. Nothing known stays empty: an empty line is not read out. */
export function toCard(
  { allergies, medicines, prescribed, conditions, facts }: Essentials,
  contact: OwnContact | null,
  name: string,
): EmergencyCard {
  const born = facts?.dateOfBirth ? `born ${dayText(new Date(`${facts.dateOfBirth}T12:00:00`))}` : '';
  return {
    name: [name, born].filter((text) => text !== '').join(', '),
    allergies: allergies.map((entry) => withDetail(entry.label, reactionText(entry))).join('; '),
    medicines: [...medicines.map(medicineText), ...prescribed.map(prescribedText)].join('; '),
    conditions: conditions.map(({ label }) => label).join('; '),
    bloodType: facts?.bloodType ?? '',
    contactName: contact === null ? '' : [contact.name, contact.relationship].filter((text) => text !== '').join(', '),
    contactPhone: contact?.phone ?? '',
  };
}

const withDetail = (label: string, detail: string) => (detail === '' ? label : `${label} (${detail})`);

/** The card that the emergency page shows on this device without a connection; null when none is kept. */
export function keptCard(): EmergencyCard | null {
  try {
    return readCard(localStorage.getItem(STORAGE_KEYS.emergencyCard));
  } catch {
    // Storage can be forbidden: then nothing is kept.
    return null;
  }
}

/** @param card null: it is removed. @returns whether it is as asked for now */
export function keepCard(card: EmergencyCard | null): boolean {
  try {
    if (card === null) localStorage.removeItem(STORAGE_KEYS.emergencyCard);
    else localStorage.setItem(STORAGE_KEYS.emergencyCard, JSON.stringify(card));
    return true;
  } catch {
    return false;
  }
}
