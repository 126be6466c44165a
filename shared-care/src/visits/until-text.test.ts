import { expect, it } from 'vitest';
import { untilText } from './until-text';

it.each([
  ['2027-03-01T10:25:00Z', 'in 25 minutes'],
  ['2027-03-01T10:00:20Z', 'in 1 minute'],
  ['2027-03-01T13:10:00Z', 'in 3 hours'],
  ['2027-03-03T11:00:00Z', 'in 2 days'],
  ['2027-03-01T09:59:00Z', 'now'],
])('%s is %s', (at, text) => {
  expect(untilText(new Date(at), new Date('2027-03-01T10:00:00Z'))).toBe(text);
});
