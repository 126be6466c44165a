// @vitest-environment jsdom
import { formatTime, ZONE_CLOCKS_KEY } from '@telehealth/contracts/formatting';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { afterEach, expect, it } from 'vitest';
import { knowsZoneClock, learnZoneClock } from './zone-clocks';

afterEach(() => localStorage.clear());

const VANCOUVER = 'America/Vancouver';
const AT = new Date('2027-01-15T20:00:00Z');
const clockOf = (...ahead: number[]) => [
  {
    known_from: '2025-11-01T00:00:00+00:00',
    known_until: '2028-11-01T00:00:00+00:00',
    changes_at: ['2025-11-01T00:00:00+00:00', '2027-01-01T00:00:00+00:00'].slice(0, ahead.length),
    minutes_ahead: ahead,
  },
];

it('keeps the clock that was told, and says when times are written differently by it', async () => {
  const backend = createFakeBackend({ clocks_of_a_zone: clockOf(0, 570) });
  expect(await learnZoneClock(backend, VANCOUVER)).toBe(true);
  expect(backend.calls).toEqual([{ name: 'clocks_of_a_zone', args: { p_time_zone: VANCOUVER } }]);
  expect(formatTime(AT, VANCOUVER)).toBe('05:30');
  expect(await learnZoneClock(backend, VANCOUVER)).toBe(false);
});

it('says that nothing is different where both tables agree', async () => {
  const backend = createFakeBackend({ clocks_of_a_zone: clockOf(120) });
  expect(await learnZoneClock(backend, 'Africa/Johannesburg')).toBe(false);
});

it('is asked for again after two months, and for a zone that was not told', async () => {
  await learnZoneClock(createFakeBackend({ clocks_of_a_zone: clockOf(120) }), 'Africa/Johannesburg');
  expect(knowsZoneClock('Africa/Johannesburg', new Date('2026-12-30T00:00:00Z'))).toBe(true);
  expect(knowsZoneClock('Africa/Johannesburg', new Date('2027-01-03T00:00:00Z'))).toBe(false);
  expect(knowsZoneClock('Europe/London', new Date('2026-11-30T00:00:00Z'))).toBe(false);
});

it('keeps six zones, those told last', async () => {
  const zones = ['Asia/Tokyo', 'Europe/Paris', 'Europe/Rome', 'Europe/Oslo', 'Asia/Dubai', 'Asia/Dhaka', 'Asia/Seoul'];
  for (const zone of zones) await learnZoneClock(createFakeBackend({ clocks_of_a_zone: clockOf(60) }), zone);
  expect(Object.keys(JSON.parse(localStorage.getItem(ZONE_CLOCKS_KEY) ?? ''))).toEqual(zones.slice(1));
});

it('leaves everything as it is when it is refused', async () => {
  const before = formatTime(AT, VANCOUVER);
  const backend = createFakeBackend({ clocks_of_a_zone: refuse('P0001', 'data.busy') });
  await expect(learnZoneClock(backend, VANCOUVER)).rejects.toMatchObject({ id: 'data.busy' });
  expect(formatTime(AT, VANCOUVER)).toBe(before);
});
