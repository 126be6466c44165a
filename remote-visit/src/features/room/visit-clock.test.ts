import { expect, it } from 'vitest';
import { clockText, isForgotten, readClock, sayTime } from './visit-clock';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 27, 10, 0, seconds));
const room = { state: 'active', startedAt: at(0), pausedSeconds: 60 } as const;

it('counts what ran, without what was down, and stands still while it is', () => {
  expect(readClock({ askedAt: at(600), room }, at(630))).toEqual({ seconds: 570, isPaused: false });
  // pausedSeconds includes the current interruption up to the time of the request.
  expect(readClock({ askedAt: at(600), room: { ...room, state: 'interrupted' } }, at(900))).toEqual({
    seconds: 540,
    isPaused: true,
  });
  expect(readClock({ askedAt: at(600), room: { ...room, startedAt: null } }, at(630))).toBeNull();
  expect(readClock({ askedAt: at(10), room }, at(20))?.seconds).toBe(0);
});

it('writes minutes and seconds, also beyond the hour', () => {
  expect([521, 0, 3845].map(clockText)).toEqual(['08:41', '00:00', '64:05']);
});

it.each([
  [24 * 60 + 59, 30, ''],
  [25 * 60, 30, 'Five minutes are left.'],
  [30 * 60, 30, 'The booked time is up. The visit goes on until it is finished.'],
  [6 * 60, 10, ''],
])('says the time at %s seconds of %s minutes: %s', (seconds, minutes, text) => {
  expect(sayTime(seconds, minutes)).toBe(text);
});

it('takes a visit for forgotten when it runs alone an hour after its end', () => {
  expect(isForgotten(at(0), at(3_601), true)).toBe(true);
  expect(isForgotten(at(0), at(3_601), false)).toBe(false);
  expect(isForgotten(at(0), at(3_599), true)).toBe(false);
});
