import { z } from 'zod';
import { says } from './says';

/** A payment card. Goes to the payment provider only and is kept nowhere. */
export const cardSchema = z.object({
  cardNumber: z
    .string(says('payment.cardInvalid'))
    .transform((text) => text.replace(/[\s-]/g, ''))
    .pipe(z.string().refine(isCardNumber, says('payment.cardInvalid'))),
  /** Month and year, `MM/YY`. */
  expiry: z
    .string(says('payment.expiryInvalid'))
    .transform((text) => expiryOf(text) ?? '')
    .pipe(z.string().min(1, says('payment.expiryInvalid'))),
  cvc: z
    .string(says('payment.cvcInvalid'))
    .trim()
    .regex(/^\d{3,4}$/, says('payment.cvcInvalid')),
});
export type CardForm = z.output<typeof cardSchema>;

/** An expiry as people type it (`1230`, `12 / 30`, `8/2029`) as `MM/YY`; null: no month and year. */
export function expiryOf(typed: string): string | null {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(typed.trim()) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 ? `${month.padStart(2, '0')}/${year}` : null;
}

/** Whether digits have a card's length and check digit (ISO/IEC 7812). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, character, place) => {
    const value = Number(character) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
