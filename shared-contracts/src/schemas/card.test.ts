import { expect, it } from 'vitest';
import { bookingSchema } from './booking';
import { cardSchema, expiryOf, isCardNumber } from './card';
import { isPastDate } from './past-date';

it('accepts cards as people type them', () => {
  const card = cardSchema.parse({ cardNumber: '4242 4242-4242 4242', expiry: '08 / 29', cvc: '123' });
  expect(card.cardNumber).toBe('4242424242424242');
});

it.each([
  ['1230', '12/30'],
  [' 08 / 29 ', '08/29'],
  ['8/29', '08/29'],
  ['12-2030', '12/30'],
  ['13/29', null],
  ['0029', null],
  ['12', null],
])('reads the expiry %s as %s', (typed, expiry) => expect(expiryOf(typed)).toBe(expiry));

it.each(['4242424242424241', '4242', '', 'card', '0'.repeat(20)])('refuses the number %s', (number) => {
  expect(isCardNumber(number)).toBe(false);
  expect(cardSchema.safeParse({ cardNumber: number, expiry: '08/29', cvc: '123' }).error?.issues[0]?.message).toBe(
    'payment.cardInvalid',
  );
});

it('refuses months that do not exist and short security codes', () => {
  const result = cardSchema.safeParse({ cardNumber: '4242424242424242', expiry: '13/29', cvc: '12' });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual(['payment.expiryInvalid', 'payment.cvcInvalid']);
});

it('asks for everything a booking needs', () => {
  const result = bookingSchema.safeParse({
    visitTypeId: '',
    startsAt: 'soon',
    mode: 'letter',
    reason: '',
    forWhom: '',
    companion: '',
    access: 'all',
    files: 'none',
    consent: false,
  });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([
    'booking.openingRequired',
    'booking.openingRequired',
    'booking.modeRequired',
    'booking.reasonRequired',
    'person.choose',
    'data.invalid',
    'data.invalid',
    'booking.consentRequired',
  ]);
});

it('takes the day of birth everywhere on earth, and no later day', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(isPastDate('2026-03-02', now)).toBe(true);
  expect(isPastDate('2026-03-03', now)).toBe(false);
  expect(isPastDate('1899-12-31', now)).toBe(false);
  expect(isPastDate('2025-13-01', now)).toBe(false);
});
