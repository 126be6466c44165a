import { deviceNow, now } from '@telehealth/contracts/clock';
import { SESSION_KINDS, SESSION_RULES, type SessionKind } from '@telehealth/contracts/identity';
import { leftToSee } from '@telehealth/data/client/stored-session';
import { expect, it, test } from 'vitest';
import { decideLock, endNoticesDue, type Moment, nextLookMs } from './decide-lock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 21, 9);
const moment = (changes: Partial<Moment> = {}): Moment => ({
  now: NOW,
  idleMs: 0,
  leftMs: HOUR,
  wasLocked: false,
  ...changes,
});

test.each<[SessionKind, number, string]>([
  ['specialist', 12.99, 'open'],
  ['specialist', 13, 'warning'],
  ['specialist', 14.99, 'warning'],
  ['specialist', 15, 'locked'],
  ['specialist', 9_000, 'locked'],
  ['patient', 27.99, 'open'],
  ['patient', 28, 'warning'],
  ['patient', 30, 'locked'],
  ['operator', 7.99, 'open'],
  ['operator', 8, 'warning'],
  ['operator', 10, 'locked'],
])('a %s away for %d minutes: %s', (kind, minutes, expected) => {
  expect(decideLock(moment({ idleMs: minutes * MINUTE }), SESSION_RULES[kind]).kind).toBe(expected);
});

it('says to the second when it locks', () => {
  const verdict = decideLock(moment({ idleMs: 13 * MINUTE + 30_400 }), SESSION_RULES.specialist);
  expect(verdict).toEqual({ kind: 'warning', endsAt: NOW + 90_000 });
});

it.each([
  ['locked stays locked although somebody moved', { wasLocked: true, idleMs: 0 }, 'locked'],
  ['the absolute limit comes before everything', { leftMs: 0, wasLocked: true }, 'over'],
  ['and does not wait for anybody to be away', { leftMs: -1 }, 'over'],
  ['a clock that was set back is no absence', { idleMs: -5 * MINUTE }, 'open'],
])('%s', (_, changes, expected) => {
  expect(decideLock(moment(changes), SESSION_RULES.patient).kind).toBe(expected);
});

test.each([
  [11 * MINUTE, 0],
  [10 * MINUTE, 1],
  [2 * MINUTE + 1, 1],
  [2 * MINUTE, 2],
  [0, 2],
])('%d ms before the end it was due to be said %d times', (leftMs, times) => {
  expect(endNoticesDue(leftMs)).toBe(times);
});

test.each<[string, Partial<Moment>, number]>([
  ['far from anything', {}, 15_000],
  ['just before the warning', { idleMs: 13 * MINUTE - 3_000 }, 3_000],
  ['just before the lock', { idleMs: 15 * MINUTE - 1_000 }, 1_000],
  ['just before the first word about the end', { leftMs: 10 * MINUTE + 2_000 }, 2_000],
  ['just before the end', { leftMs: 700 }, 700],
  ['a hair before', { leftMs: 3 }, 250],
])('looks again in time: %s', (_, changes, expected) => {
  expect(nextLookMs(moment(changes), SESSION_RULES.specialist)).toBe(expected);
});

it('has a warning that leaves two minutes, and ends after the lock', () => {
  for (const kind of SESSION_KINDS) {
    const { warnAfterMs, lockAfterMs, endAfterMs } = SESSION_RULES[kind];
    expect(lockAfterMs - warnAfterMs).toBe(2 * MINUTE);
    expect(endAfterMs).toBeGreaterThan(lockAfterMs);
  }
  expect(SESSION_KINDS.map((kind) => SESSION_RULES[kind].endAfterMs / HOUR)).toEqual([24, 12, 8]);
});

it('whoever is drawn before the lock runs is one whose pages it would leave open, for as long as it would', () => {
  for (const kind of SESSION_KINDS)
    for (const minutes of [-5, 0, 7, 8, 12, 13, 27, 28, 30])
      for (const leftMs of [-1, 30_000, HOUR])
        for (const locked of [false, true]) {
          const idleMs = minutes * MINUTE;
          const person = { session: 's', kind, endsAt: now().getTime() + leftMs, signIn: '' };
          const left = leftToSee(person, { session: 's', at: deviceNow() - idleMs, locked });
          const at = (later: number) =>
            decideLock(
              moment({ idleMs: Math.max(0, idleMs) + later, leftMs: leftMs - later, wasLocked: locked }),
              SESSION_RULES[kind],
            ).kind;
          const told = `${kind}, ${minutes} min, ${leftMs} ms left, ${locked}`;
          expect(left > 0, told).toBe(at(0) === 'open');
          // The clocks are read one after the other.
          if (left > 0)
            expect([at(left - 1000), at(left + 1000)], told).toEqual(['open', expect.not.stringMatching('open')]);
        }
  expect(leftToSee({ session: 's', kind: 'patient', endsAt: now().getTime() + HOUR, signIn: '' }, null)).toBe(0);
});
