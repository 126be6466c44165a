import { now } from '@telehealth/contracts/clock';
import { cardSchema } from '@telehealth/contracts/schemas/card';

const CENTURY = 2000;

/** Whether a card with this expiry (`MM/YY`, valid through the end of that month) can still be used. */
export function isExpiryAhead(expiry: string, present: Date): boolean {
  const [month = '', year = ''] = expiry.split('/');
  return new Date(CENTURY + Number(year.trim()), Number(month), 1) > present;
}

/** The card schema, plus that it has not expired. */
export const payableCardSchema = cardSchema.refine(({ expiry }) => isExpiryAhead(expiry, now()), {
  path: ['expiry'],
  error: 'payment.cardExpired',
});
