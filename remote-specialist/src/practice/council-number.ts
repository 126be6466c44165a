import { message } from '@telehealth/contracts/messages';

/** The usual form of a council number; other forms are checked all the same. */
const USUAL = /^[A-Z]{2}\s?\d{7}$/i;

/** A hint about an unusual number; null: it looks usual, or is empty. */
export function oddNumberNote(typed: string): string | null {
  const number = typed.trim();
  return number === '' || USUAL.test(number) ? null : message('registration.numberLooksOdd');
}
