import { OBSERVATION_TYPES } from '@telehealth/clinical/observation-types';
import { USUAL_RANGES } from '@telehealth/clinical/usual-ranges';
import { describe, expect, it } from 'vitest';
import { isPlausible, suggestNumber } from './check-number';
import { otherUnits, toKeptUnit } from './units';

const typeOf = (code: string) => {
  const type = OBSERVATION_TYPES.find((one) => one.code === code);
  if (type === undefined) throw new Error(code);
  return type;
};
const kept = (code: string, value: number, unit: string) => toKeptUnit(code, value, unit, typeOf(code).unit);

describe('another unit', () => {
  it.each([
    ['blood_glucose', 99, 'mg/dL', 5.5],
    ['blood_glucose', 180, 'mg/dL', 10],
    ['body_temperature', 98.6, '[degF]', 37],
    ['body_temperature', 104, '[degF]', 40],
    ['body_weight', 154, '[lb_av]', 69.9],
    ['body_weight', 3455, 'g', 3.455],
    ['body_length', 20, '[in_i]', 50.8],
    ['body_height', 1.72, 'm', 172],
    ['body_height', 70, '[in_i]', 177.8],
    ['blood_pressure', 16, 'kPa', 120],
    ['hba1c', 53, 'mmol/mol', 7],
    ['creatinine', 1, 'mg/dL', 88],
    ['cholesterol', 200, 'mg/dL', 5.2],
    ['triglycerides', 150, 'mg/dL', 1.7],
    ['haemoglobin', 135, 'g/L', 13.5],
  ])('of %s: %d %s is %d', (code, value, unit, expected) => expect(kept(code, value, unit)).toBe(expected));

  it('is left alone when it is the kept one, and refused when the kind has no such unit', () => {
    expect(kept('blood_glucose', 5.55, 'mmol/L')).toBe(5.55);
    expect(kept('heart_rate', 72, 'mg/dL')).toBeNull();
  });

  it('is never the kept unit of a kind', () => {
    for (const { code, unit } of OBSERVATION_TYPES) expect(otherUnits(code).map(({ id }) => id)).not.toContain(unit);
  });
});

describe('a number that cannot be true', () => {
  it.each([
    ['blood_pressure', '1146', 150, 146],
    ['blood_pressure', '1460', 150, 146],
    ['body_temperature', '366', null, 36.6],
    ['body_temperature', '101', 36.7, 38.3],
    ['blood_glucose', '99', 5.2, 5.5],
    ['heart_rate', '772', 70, 72],
    ['body_weight', '7250', 72, 72.5],
    ['body_height', '1.72', null, 172],
    ['pain', '55', 4, 5],
  ])('%s %s is probably meant as another', (code, typed, last, meant) => {
    expect(suggestNumber(typed, typeOf(code), last)?.value).toBe(meant);
  });

  it('that can be true is not questioned, and one that nothing explains is left to the person', () => {
    expect(suggestNumber('146', typeOf('blood_pressure'), 120)).toBeNull();
    expect(suggestNumber('0', typeOf('heart_rate'), 70)).toBeNull();
    expect(suggestNumber('abc', typeOf('heart_rate'), 70)).toBeNull();
  });
});

it('calls only such numbers normal as can be measured, each with its source', () => {
  for (const [code, { low, high, second, source }] of Object.entries(USUAL_RANGES)) {
    const type = typeOf(code);
    for (const bound of [low, high]) if (bound !== null) expect(isPlausible(bound, type), code).toBe(true);
    expect(second === undefined, code).toBe(type.second === undefined);
    expect(source).toMatch(/\d{4}/);
  }
});
