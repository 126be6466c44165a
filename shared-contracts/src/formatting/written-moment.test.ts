import { expect, it } from 'vitest';
import { formatMoment } from './time';
import { writtenMoment } from './written-moment';

// British Columbia ended the change of clocks in 2026; tables from before it put this moment at 12:00.
const AT = new Date('2027-01-15T20:00:00Z');
const SECONDS = String(AT.getTime() / 1000);

it('reads a moment by the clocks it is told, whatever the table here says', () => {
  const told = (minutes: number) => writtenMoment(AT, 'America/Vancouver', { [SECONDS]: minutes });
  expect(told(-420)).toBe('Friday 15 January 2027, 13:00 Vancouver time');
  expect(told(-480)).toBe('Friday 15 January 2027, 12:00 Vancouver time');
  expect(writtenMoment(AT, 'Pacific/Kiritimati', { [SECONDS]: 840 })).toBe(
    'Saturday 16 January 2027, 10:00 Kiritimati time',
  );
});

it('reads it by the table here where nothing is told', () => {
  expect(writtenMoment(AT, 'America/Vancouver', {})).toBe(formatMoment(AT, 'America/Vancouver'));
  expect(writtenMoment(AT, 'America/Vancouver', undefined)).toBe(formatMoment(AT, 'America/Vancouver'));
});
