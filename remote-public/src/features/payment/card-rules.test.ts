import { describe, expect, it } from 'vitest';
import { isExpiryAhead, payableCardSchema } from './card-rules';

const NOW = new Date(2026, 10, 20);

describe('the expiry of a card', () => {
  it.each([
    ['11/26', true],
    ['12/26', true],
    ['01 / 27', true],
    ['10/26', false],
    ['12/25', false],
  ])('%s is ahead: %s', (expiry, ahead) => {
    expect(isExpiryAhead(expiry, NOW)).toBe(ahead);
  });

  it('counts the last day of its month', () => {
    expect(isExpiryAhead('11/26', new Date(2026, 10, 30, 23, 59))).toBe(true);
    expect(isExpiryAhead('11/26', new Date(2026, 11, 1, 0, 1))).toBe(false);
  });

  it('is said at the expiry', () => {
    const checked = payableCardSchema.safeParse({ cardNumber: '4242 4242 4242 4242', expiry: '01/20', cvc: '123' });
    expect(checked.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      ['expiry', 'payment.cardExpired'],
    ]);
  });
});
