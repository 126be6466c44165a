/** Texts of the database's own messages, the same for both sides. */
const LINES: Readonly<Record<string, (specialistName: string) => string>> = {
  'note.signed': (name) => `${name} signed the plan of this visit.`,
  'letter.issued': (name) => `${name} wrote a letter about this visit.`,
  'prescription.issued': (name) => `${name} issued a prescription.`,
  'identity.denied': (name) =>
    `${name} says that somebody else than the patient is in the visit. Until that is sorted nothing is written into the patient’s record.`,
  'identity.confirmed': (name) => `${name} has made sure that it is the patient. The visit goes on as before.`,
  'identity.turned': (name) =>
    `${name} goes on with a visit of somebody else. Nothing more is written into the patient’s record.`,
  'guest.invited': () => 'Somebody else was invited to the visit.',
  'guest.accepted': () => 'The person who was invited accepted and waits to be let in.',
  'guest.admitted': (name) => `${name} let a guest in. From here on they may read messages, if that was agreed.`,
  'guest.left': () => 'A guest left the visit.',
  'guest.removed': () => 'An invitation was taken back, or a guest was sent away.',
};

/** The text of a system message; a generic one for events that this release does not know. */
export function systemLine(event: string | null, specialistName: string): string {
  return LINES[event ?? '']?.(specialistName) ?? 'Something changed in this visit.';
}
