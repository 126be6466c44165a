import { describe, expect, it } from 'vitest';
import { newestVersions } from './own-reading';
import { personOf } from './reading.queries';
import type { ReadingVersion } from './reading.schema';

const row = (id: string, change: Partial<ReadingVersion> = {}): ReadingVersion => ({
  ...{ id, code: 'heart_rate', value: 72, secondValue: null, unit: '/min', takenAt: new Date('2026-11-20T06:00:00Z') },
  ...{ comparator: '', takenPrecision: 'moment', importedFrom: '' },
  ...{ source: 'typed', deviceId: null, status: 'final', version: 1, replaces: null, reason: null, recordedBy: 'me' },
  ...change,
});

describe('own measurements', () => {
  it('are their newest versions, struck ones marked, newest measured first', () => {
    const shown = newestVersions([
      row('a'),
      row('b', { takenAt: new Date('2026-11-22T06:00:00Z') }),
      row('a2', { status: 'corrected', version: 2, replaces: 'a', value: 70 }),
      row('c', { takenAt: new Date('2026-11-21T06:00:00Z') }),
      row('c2', { status: 'entered_in_error', version: 2, replaces: 'c', takenAt: new Date('2026-11-21T06:00:00Z') }),
    ]);
    expect(shown.map(({ id, isStruck, isCorrected }) => [id, isStruck, isCorrected])).toEqual([
      ['b', false, false],
      ['c2', true, false],
      ['a2', false, true],
    ]);
  });
});

describe('whom the rules are asked about', () => {
  it.each([
    ['1986-11-24', 'female', 40, 'female'],
    ['2026-08-24', 'male', 0.25, 'male'],
    ['1990-01-01', 'other', 36.9, undefined],
    ['2030-01-01', 'male', undefined, 'male'],
  ])('born %s, %s', (dateOfBirth, gender, age, sex) => {
    const person = personOf({ dateOfBirth, gender }, new Date('2026-11-24T00:00:00Z'));
    expect(person.sex).toBe(sex);
    if (age === undefined) expect(person.age).toBeUndefined();
    else expect(person.age).toBeCloseTo(age, 1);
  });
});
