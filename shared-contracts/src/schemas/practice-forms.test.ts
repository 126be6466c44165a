import { expect, it } from 'vitest';
import { GOOD_VISIT_TYPE } from '../examples/practice.examples';
import { timeOffSchema, type VisitTypeInput, visitTypeTextSchema } from './practice-forms';

const OFF = { kind: 'off', fromDate: '2030-01-05', toDate: '', isWholeDay: true, startsAt: '09:00', endsAt: '17:00' };
const TYPED: VisitTypeInput = {
  ...{ name: 'Follow-up', minutes: '20', modes: ['video', 'voice'], priceMinor: '350', currency: 'ZAR' },
  ...{ bufferBeforeMinutes: '0', bufferAfterMinutes: '10', gridMinutes: '30', noticeMinutes: '120', windowDays: '60' },
  ...{ cancelNoticeMinutes: '1440', lateRefundPercent: '50', needsApproval: false, position: 1 },
};
const idsOf = (change: Partial<VisitTypeInput>) =>
  visitTypeTextSchema.safeParse({ ...TYPED, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);

it('reads a whole day and a part of it', () => {
  expect(timeOffSchema.parse(OFF)).toEqual({
    ...{ kind: 'off', fromDate: '2030-01-05', toDate: '2030-01-05', startsAt: '00:00', endsAt: '24:00' },
  });
  expect(timeOffSchema.parse({ ...OFF, isWholeDay: false, endsAt: '00:00' })).toMatchObject({
    ...{ startsAt: '09:00', endsAt: '24:00' },
  });
  const wrong = timeOffSchema.safeParse({ ...OFF, isWholeDay: false, endsAt: '08:00' });
  expect(wrong.error?.issues[0]).toMatchObject({ path: ['endsAt'], message: 'practice.hoursOrder' });
  expect(timeOffSchema.safeParse({ ...OFF, fromDate: '' }).error?.issues[0]?.message).toBe('practice.dates');
});

it('reads a visit type as it is typed', () => {
  expect(visitTypeTextSchema.parse(TYPED)).toEqual(GOOD_VISIT_TYPE);
});

it.each([
  ['45,5', 4550],
  ['79,50', 7950],
  ['79.50', 7950],
  ['1 500,00', 150_000],
])('a price of %s is %i cents', (priceMinor, cents) => {
  expect(visitTypeTextSchema.parse({ ...TYPED, priceMinor }).priceMinor).toBe(cents);
});

it.each<[Partial<VisitTypeInput>, string, string]>([
  [{ priceMinor: '' }, 'priceMinor', 'practice.price'],
  [{ priceMinor: '-1' }, 'priceMinor', 'practice.price'],
  [{ priceMinor: '1.234' }, 'priceMinor', 'practice.price'],
  [{ priceMinor: '1.500' }, 'priceMinor', 'practice.price'],
  [{ priceMinor: '1,500' }, 'priceMinor', 'practice.price'],
  [{ minutes: '1e2' }, 'minutes', 'practice.minutes'],
  [{ minutes: '30 minutes' }, 'minutes', 'practice.minutes'],
  [{ minutes: '' }, 'minutes', 'practice.minutes'],
  [{ minutes: '4' }, 'minutes', 'practice.minutes'],
  [{ modes: [] }, 'modes', 'practice.modes'],
  [{ windowDays: '0' }, 'windowDays', 'practice.window'],
])('%o is said at its field', (change, path, id) => {
  expect(idsOf(change)).toEqual([[path, id]]);
});
