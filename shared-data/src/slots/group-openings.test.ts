import { describe, expect, it } from 'vitest';
import { groupOpenings } from './group-openings';

const FROM = new Date('2026-11-20T10:00:00Z');

describe('openings by day', () => {
  it('lists every day of the span, also those without an opening', () => {
    const days = groupOpenings([new Date('2026-11-22T08:00:00Z')], FROM, 4, 'UTC');
    expect(days.map((day) => [day.key, day.openings.length])).toEqual([
      ['2026-11-20', 0],
      ['2026-11-21', 0],
      ['2026-11-22', 1],
      ['2026-11-23', 0],
    ]);
  });

  it('puts a late opening on the day it has where the viewer is', () => {
    const late = new Date('2026-11-20T22:30:00Z');
    const dayOf = (zone: string) => groupOpenings([late], FROM, 1, zone).find((day) => day.openings.length > 0)?.key;
    expect(dayOf('Europe/London')).toBe('2026-11-20');
    expect(dayOf('Africa/Johannesburg')).toBe('2026-11-21');
  });

  it('says of a day only what is known of it', () => {
    const openings = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-21T12:00:00Z')];
    const days = groupOpenings(openings, FROM, 3, 'UTC', (key) => key < '2026-11-21');
    expect(days.map(({ key, isKnown }) => [key, isKnown])).toEqual([
      ['2026-11-20', true],
      ['2026-11-21', false],
      ['2026-11-22', false],
    ]);
  });

  it('leaves no day out where the clocks go forward', () => {
    const days = groupOpenings([], new Date('2026-03-28T23:30:00Z'), 3, 'Europe/London').map((day) => day.key);
    expect(days).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  });

  it('names no day twice where the clocks go back', () => {
    const keys = groupOpenings([], new Date('2026-10-24T23:30:00Z'), 4, 'Europe/London').map((day) => day.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
