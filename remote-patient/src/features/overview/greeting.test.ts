import { expect, it } from 'vitest';
import { firstNameOf, greetingAt, untilText } from './greeting';

it.each([
  ['2027-03-01T01:59:00Z', 'Good evening'],
  ['2027-03-01T02:00:00Z', 'Good morning'],
  ['2027-03-01T09:59:00Z', 'Good morning'],
  ['2027-03-01T10:00:00Z', 'Good afternoon'],
  ['2027-03-01T16:00:00Z', 'Good evening'],
])('at %s in Johannesburg one says %s', (now, greeting) => {
  expect(greetingAt(new Date(now), 'Africa/Johannesburg')).toBe(greeting);
});

it.each([
  ['2027-03-01T10:25:00Z', 'in 25 minutes'],
  ['2027-03-01T10:00:20Z', 'in 1 minute'],
  ['2027-03-01T13:10:00Z', 'in 3 hours'],
  ['2027-03-03T11:00:00Z', 'in 2 days'],
  ['2027-03-01T09:59:00Z', 'now'],
])('%s is %s', (at, text) => {
  expect(untilText(new Date(at), new Date('2027-03-01T10:00:00Z'))).toBe(text);
});

it('greets by the first name', () => {
  expect(firstNameOf(' Thandi  Dlamini')).toBe('Thandi');
});
