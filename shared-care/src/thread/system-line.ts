/** What the database says in a thread by itself, in words for both sides. */
const LINES: Readonly<Record<string, (specialistName: string) => string>> = {
  'note.signed': (name) => `${name} signed the plan of this visit.`,
  'prescription.issued': (name) => `${name} issued a prescription.`,
};

/** A line that nobody wrote; one that this release does not know is still told. */
export function systemLine(event: string | null, specialistName: string): string {
  return LINES[event ?? '']?.(specialistName) ?? 'Something changed in this visit.';
}
