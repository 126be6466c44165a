import { message } from '@telehealth/contracts/messages';
import { expect, it } from 'vitest';
import { toVisitProblem } from './visit-problem';

it.each([
  ['booking.moveTooLate', 'booking.moveTooLate'],
  ['waitlist.offerGone', 'waitlist.offerGone'],
  ['data.failed', 'booking.cancelFailed'],
  ['data.offline', 'booking.noAnswer'],
] as const)('of %s it says %s', (id, said) => {
  expect(toVisitProblem({ id }, 'booking.cancelFailed')).toBe(message(said));
});
