import { expect, it } from 'vitest';
import { firstNameOf, greetingAt } from './greeting';

it.each([
  ['2027-03-01T01:59:00Z', 'Good evening'],
  ['2027-03-01T02:00:00Z', 'Good morning'],
  ['2027-03-01T09:59:00Z', 'Good morning'],
  ['2027-03-01T10:00:00Z', 'Good afternoon'],
  ['2027-03-01T16:00:00Z', 'Good evening'],
])('at %s in Johannesburg one says %s', (now, greeting) => {
  expect(greetingAt(new Date(now), 'Africa/Johannesburg')).toBe(greeting);
});

it('greets by the first name', () => {
  expect(firstNameOf(' Thandi  Dlamini')).toBe('Thandi');
});
