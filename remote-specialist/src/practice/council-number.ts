import { message } from '@telehealth/contracts';

/** What the council usually issues; others are checked all the same. */
const USUAL = /^[A-Z]{2}\s?\d{7}$/i;

/** A soft word about a number of another form than the usual one; null: it looks usual, or nothing is typed yet. */
export function oddNumberNote(typed: string): string | null {
  const number = typed.trim();
  return number === '' || USUAL.test(number) ? null : message('registration.numberLooksOdd');
}
