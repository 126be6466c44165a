/** What stands on the card for the operator of an emergency line, in the order in which it is asked. `lines`: height of the box. */
export const CARD_FIELDS = [
  { name: 'name', label: 'Name and age', lines: 1 },
  { name: 'allergies', label: 'Allergies', lines: 2 },
  { name: 'medicines', label: 'Medicines', lines: 2 },
  { name: 'conditions', label: 'Illnesses, pregnancy, implants', lines: 2 },
  { name: 'bloodType', label: 'Blood type', lines: 1 },
  { name: 'contactName', label: 'Contact: name', lines: 1 },
  { name: 'contactPhone', label: 'Contact: phone', lines: 1 },
] as const;

export type CardField = (typeof CARD_FIELDS)[number]['name'];
/** The filled-in card. Nothing of it is sent anywhere. */
export type EmergencyCard = Readonly<Record<CardField, string>>;

/** A card that was kept in the browser as JSON; null when the text is none. */
export function readCard(kept: string | null): EmergencyCard | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const texts = CARD_FIELDS.map(({ name }) => [name, (value as Record<string, unknown>)[name]] as const);
    if (texts.some(([, text]) => typeof text !== 'string')) return null;
    return Object.fromEntries(texts) as EmergencyCard;
  } catch {
    return null;
  }
}
