/** What stands on the card for the operator, in the order in which it is asked. `lines`: height of the box. */
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
export type Card = Readonly<Record<CardField, string>>;
