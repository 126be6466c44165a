import { OBSERVATION_TYPES } from '@telehealth/clinical/observation-types';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { describe, expect, it } from 'vitest';
import { checkTyped, type TypedReading } from './check-typed';

const NOW = new Date('2026-11-24T10:00:00Z');
const typeOf = (code: string): ReadingType => {
  const found = OBSERVATION_TYPES.find((type) => type.code === code);
  if (found === undefined) throw new Error(code);
  const { label, section, unit, min, max, second } = found;
  return {
    ...{ code, label, section, unit, min, max, secondLabel: second?.label ?? null },
    ...{ secondMin: second?.min ?? null, secondMax: second?.max ?? null },
  };
};
const check = (code: string, typed: Partial<TypedReading>, last: [number, number?] | null = null) =>
  checkTyped({ value: '', second: '', unit: typeOf(code).unit, when: '', ...typed }, typeOf(code), {
    now: NOW,
    last: last === null ? null : { value: last[0], secondValue: last[1] ?? null },
  });

describe('what was typed', () => {
  it.each([
    ['heart_rate', { value: '72' }, 72, null],
    ['body_temperature', { value: ' 36,6 ' }, 36.6, null],
    ['body_weight', { value: '72,500' }, 72.5, null],
    ['body_temperature', { value: '98.6', unit: '[degF]' }, 37, null],
    ['blood_pressure', { value: '146', second: '92' }, 146, 92],
    ['blood_glucose', { value: '99', unit: 'mg/dL' }, 5.5, null],
    ['pain', { value: '0' }, 0, null],
  ])('%s %o is taken in the kept unit', (code, typed, value, secondValue) => {
    expect(check(code, typed)).toEqual({ isFine: true, reading: { value, secondValue, takenAt: NOW } });
  });

  it.each([
    ['blood_pressure', { value: '1146', second: '92' }, [150, 90], 'value', 146],
    ['blood_pressure', { value: '146', second: '922' }, [150, 90], 'second', 92],
    ['body_temperature', { value: '366' }, null, 'value', 36.6],
    ['body_temperature', { value: '500', unit: '[degF]' }, null, 'value', undefined],
  ] as const)('%s %o cannot be, with what was meant', (code, typed, last, field, meant) => {
    const outcome = check(code, typed, last as [number, number?] | null);
    expect(outcome.isFine).toBe(false);
    expect(outcome.isFine ? null : outcome.problems[field]?.text).toMatch(
      /This cannot be right: the number must be between/,
    );
    expect(outcome.isFine ? null : outcome.problems[field]?.suggestion?.value).toBe(meant);
  });

  it.each([
    ['nothing', 'heart_rate', { value: '' }, 'value'],
    ['a number with an exponent', 'heart_rate', { value: '7e1' }, 'value'],
    ['a number with its unit', 'blood_glucose', { value: '5.5 mmol' }, 'value'],
    ['what may be 1.5 or 1500', 'hiv_viral_load', { value: '1.500' }, 'value'],
    ['what may be 1.5 or 1500 of another unit', 'blood_glucose', { value: '1,500', unit: 'mg/dL' }, 'value'],
    ['a word', 'heart_rate', { value: 'high' }, 'value'],
    ['half a pressure', 'blood_pressure', { value: '146' }, 'second'],
    ['a pressure upside down', 'blood_pressure', { value: '80', second: '120' }, 'second'],
    ['tomorrow', 'heart_rate', { value: '72', when: '2026-11-26T10:00' }, 'when'],
    ['no day at all', 'heart_rate', { value: '72', when: 'soon' }, 'when'],
    ['a unit of another kind', 'heart_rate', { value: '72', unit: 'mg/dL' }, 'value'],
  ] as const)('%s is refused at its field', (_, code, typed, field) => {
    const outcome = check(code, typed);
    expect(outcome.isFine ? [] : Object.keys(outcome.problems)).toEqual([field]);
  });
});
