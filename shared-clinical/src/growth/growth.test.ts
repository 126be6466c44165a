import { describe, expect, it } from 'vitest';
import {
  bandAt,
  bmiOf,
  centileOf,
  comparedLength,
  comparedValue,
  DAYS_A_MONTH,
  daysBetween,
  type GrowthMeasure,
  growthMonths,
  judgeGrowth,
  type Sex,
} from './growth';
import * as tables from './who-tables';

const zAt = (measure: GrowthMeasure, sex: Sex, months: number, value: number) => {
  const judged = judgeGrowth(measure, sex, months, value);
  return judged.kind === 'placed' ? judged.z : Number.NaN;
};

/**
 * Rows of WHO's own sample survey (survey_z_rc.csv of the WHO Anthro macros, read in github.com/ewheeler/pygrowup): sex, age in
 * days, weight, length or height with how it was measured, WHO's z-scores of weight and of length or height for age.
 */
const SURVEY: readonly [Sex, number, number, number, 'l' | 'h', number, number][] = [
  ['female', 683, 10.4, 84.8, 'l', -0.57, -0.07],
  ['female', 234, 7.2, 67, 'l', -0.72, -0.55],
  ['male', 868, 12.9, 85.9, 'l', -0.08, -1.69],
  ['male', 566, 8.8, 75.9, 'l', -2.05, -2.54],
  ['female', 96, 6.5, 59.3, 'l', 0.71, -0.42],
  ['male', 294, 10.2, 70.3, 'l', 1.08, -1.12],
  ['male', 1069, 14.4, 97.1, 'h', 0.12, 0.44],
  ['female', 135, 6.2, 58.8, 'l', -0.56, -1.91],
  ['male', 1235, 14.4, 95.7, 'h', -0.39, -0.84],
  ['male', 1759, 18.1, 110.8, 'h', 0.05, 0.45],
  ['male', 143, 7.7, 63.5, 'l', 0.4, -0.87],
  ['female', 1302, 14.4, 99.5, 'l', -0.36, -0.18],
  ['female', 1304, 11.1, 90.4, 'h', -2.42, -2.24],
  ['female', 0, 4.2, 51.9, 'l', 1.94, 1.48],
  ['female', 30, 4.3, 55.3, 'l', 0.22, 0.85],
  ['male', 64, 4.1, 56, 'l', -2.54, -1.38],
  ['male', 269, 6.3, 64.8, 'l', -3.08, -3.11],
  ['female', 36, 4.4, 54.1, 'l', 0.03, -0.13],
  ['male', 38, 5.8, 60.5, 'l', 1.51, 2.43],
  ['female', 1716, 27.5, 110.4, 'l', 2.85, 0.48],
];

/** Of the same survey: z of weight for length or height, and of BMI for age. */
const OF_TWO: readonly [Sex, number, number, number, 'l' | 'h', number, number][] = [
  ['female', 683, 10.4, 84.8, 'l', -0.81, Number.NaN],
  ['female', 96, 6.5, 59.3, 'l', 1.41, Number.NaN],
  ['male', 294, 10.2, 70.3, 'l', 2.16, Number.NaN],
  ['female', 135, 6.2, 58.8, 'l', 1.16, Number.NaN],
  ['female', 0, 4.2, 51.9, 'l', 1.17, Number.NaN],
  ['male', 64, 4.1, 56, 'l', -1.99, Number.NaN],
  ['male', 269, 6.3, 64.8, 'l', -1.7, Number.NaN],
  ['female', 90, 4.5, 60.4, 'l', -3.26, Number.NaN],
  ['male', 868, 12.9, 85.9, 'l', 1.16, 1.43],
  ['male', 1852, 21.3, 118, 'h', -0.13, Number.NaN],
  ['male', 1737, 21.8, 110.2, 'h', 1.76, 1.83],
  ['male', 1069, 14.4, 97.1, 'h', -0.15, -0.29],
  ['female', 892, 13.8, 93, 'h', 0.34, 0.31],
  ['male', 1235, 14.4, 95.7, 'h', 0.15, 0.2],
  ['male', 1805, 20.1, 107.1, 'l', 1.71, 1.7],
  ['female', 1716, 27.5, 110.4, 'l', 4.05, 3.87],
  ['male', 1067, 17, 93, 'h', 2.68, 2.79],
  ['female', 1304, 11.1, 90.4, 'h', -1.59, -1.39],
  ['female', 1683, 20.3, 113, 'h', 0.25, 0.43],
];

describe('a child of WHO’s sample survey, by two measurements,', () => {
  it.each(OF_TWO)('(%s, %d days, %d kg, %d cm %s) is placed as WHO does', (sex, days, kg, cm, how, forLength, bmi) => {
    const months = days / DAYS_A_MONTH;
    const code = how === 'l' ? 'body_length' : 'body_height';
    const z = zAt('weightForLength', sex, comparedLength(code, cm, months), kg);
    expect(Math.abs(z - forLength)).toBeLessThan(0.05);
    if (Number.isNaN(bmi)) return;
    const ofBmi = zAt('bmi', sex, months, bmiOf(kg, comparedValue(code, cm, months)));
    expect(Math.abs(ofBmi - bmi)).toBeLessThan(0.05);
  });

  // WHO anthroplus, tests/testthat/test-zscores.R.
  it.each([
    [60.32, 113.8, 18.7, -0.575],
    [60.911701, 113.6, 20.5, 0.418],
  ])('just over 5 (%d months) has the BMI of the reference of 5 to 19', (months, cm, kg, z) =>
    expect(Math.abs(zAt('bmi', 'female', months, bmiOf(kg, cm)) - z)).toBeLessThan(0.02),
  );

  // bfawho2007: medians between the ages that are kept.
  it.each([
    ['male', 63, 15.2604],
    ['male', 129, 16.8059],
    ['male', 201, 20.9881],
    ['female', 93, 15.5979],
    ['female', 147, 18.1967],
    ['female', 183, 20.3499],
  ] as const)('at %s, %d months of BMI, the curve is a straight line between two kept ages', (sex, months, median) =>
    expect(Math.abs(zAt('bmi', sex, months, median))).toBeLessThan(0.02),
  );

  // wflanthro, and wfhanthro past 110 cm: medians between the lengths that are kept.
  it.each([
    ['male', 56, 4.8338],
    ['male', 80, 10.4475],
    ['male', 110, 18.2689],
    ['male', 115.7, 20.3846],
    ['female', 58, 5.3507],
    ['female', 76, 9.3337],
    ['female', 102, 15.6046],
    ['female', 119.7, 22.3851],
  ] as const)('at %s, %d cm, weight for length is a straight line between two kept lengths', (sex, cm, median) =>
    expect(Math.abs(zAt('weightForLength', sex, cm, median))).toBeLessThan(0.03),
  );
});

describe('a child of WHO’s sample survey', () => {
  it.each(SURVEY)('(%s, %d days, %d kg, %d cm %s) is placed as WHO does', (sex, days, kg, cm, how, weight, length) => {
    const months = days / DAYS_A_MONTH;
    expect(Math.abs(zAt('weight', sex, months, kg) - weight)).toBeLessThan(0.05);
    const code = how === 'l' ? 'body_length' : 'body_height';
    expect(Math.abs(zAt('height', sex, months, comparedValue(code, cm, months)) - length)).toBeLessThan(0.05);
  });

  // WHO anthroplus, tests/testthat/test-zscores.R: two girls of about 60 months.
  it.each([
    [60.32, 113.8, 0.96, 18.7, 0.21],
    [60.911701, 113.6, 0.85, 20.5, 0.79],
  ])('just over 5 (%d months) is placed by the reference of 5 to 19', (months, cm, height, kg, weight) => {
    expect(Math.abs(zAt('height', 'female', months, cm) - height)).toBeLessThan(0.02);
    expect(Math.abs(zAt('weight', 'female', months, kg) - weight)).toBeLessThan(0.02);
  });
});

/** Published values at -3, -2, 0, 2 and 3 SD (tab_wfa_boys_z_0_5, tab_lhfa_girls_z_2_5, tab_hcfa_boys_z_0_5 …). */
const PUBLISHED: readonly [GrowthMeasure, Sex, number, readonly [number, number, number, number, number]][] = [
  ['weight', 'male', 0, [2.1, 2.5, 3.3, 4.4, 5]],
  ['weight', 'male', 19, [8, 8.9, 11.1, 13.9, 15.6]],
  ['weight', 'male', 51, [11.5, 13.1, 16.8, 21.9, 25.1]],
  ['weight', 'female', 6, [5.1, 5.7, 7.3, 9.3, 10.6]],
  ['weight', 'female', 59, [12, 13.6, 18, 24.6, 29.2]],
  ['height', 'female', 35, [83.1, 86.8, 94.4, 101.9, 105.6]],
  ['height', 'male', 23, [78, 81, 86.9, 92.9, 95.9]],
  ['head', 'male', 14, [42.7, 44, 46.6, 49.2, 50.5]],
  ['head', 'female', 45, [44.9, 46.3, 49.2, 52, 53.4]],
];

describe('a published line', () => {
  it.each(PUBLISHED)('of %s, %s, %d months stands where WHO prints it', (measure, sex, months, line) => {
    for (const [place, z] of [-3, -2, 0, 2, 3].entries()) {
      const printed = line[place] ?? 0;
      expect(zAt(measure, sex, months, printed - 0.06), `${z} SD`).toBeLessThan(z);
      expect(zAt(measure, sex, months, printed + 0.06), `${z} SD`).toBeGreaterThan(z);
    }
  });

  // WHO Reference 2007, height-for-age: medians between the ages that are kept.
  it.each([
    ['male', 63, 111.3338],
    ['male', 147, 150.7256],
    ['male', 171, 164.7994],
    ['female', 99, 128.0199],
    ['female', 153, 155.2437],
  ] as const)('of height (%s, %d months) is a straight line between two kept ages', (sex, months, median) =>
    expect(Math.abs(zAt('height', sex, months, median))).toBeLessThan(0.02),
  );
});

describe('the tables', () => {
  it('rise and bend without a jump, so that no digit is wrong', () => {
    for (const [name, bySex] of Object.entries<{ male: string; female: string }>({ ...tables }))
      for (const [sex, table] of Object.entries(bySex)) {
        const rows = table.split('\n').map((line) => line.split(' ').map(Number));
        for (const column of [1, 2, 3].slice(0, (rows[0]?.length ?? 0) - 1)) {
          const slopes = rows.slice(1).map((row, at) => {
            const before = rows[at] ?? [];
            return ((row[column] ?? 0) - (before[column] ?? 0)) / ((row[0] ?? 0) - (before[0] ?? 0));
          });
          const scale = Math.max(...rows.map((row) => Math.abs(row[column] ?? 0)));
          // The first months are a curve of their own: babies lose weight, then gain it.
          for (const [at, slope] of slopes.entries())
            if ((rows[at]?.[0] ?? 0) >= 3) {
              const before = slopes[at - 1] ?? slope;
              expect(Math.abs(slope - before) / scale, `${name} ${sex} ${rows[at]}`).toBeLessThan(0.035);
            }
        }
      }
  });

  it('have a shaded part that holds 94 of 100', () => {
    const band = bandAt('weight', 'male', 51);
    if (band === null) throw new Error('there is a curve');
    expect(centileOf(zAt('weight', 'male', 51, band.low))).toBeCloseTo(3, 2);
    expect(centileOf(zAt('weight', 'male', 51, band.high))).toBeCloseTo(97, 2);
    expect(centileOf(0)).toBeCloseTo(50, 5);
  });
});

describe('a measurement', () => {
  it('that no child has is said to be checked, never interpreted', () => {
    // A boy of 4 years 3 months with 162 kg for 16.2 kg, with 1.62 kg, with 116 cm for 16.
    expect(judgeGrowth('weight', 'male', 51, 162)).toEqual({ kind: 'check' });
    expect(judgeGrowth('weight', 'male', 51, 1.62)).toEqual({ kind: 'check' });
    expect(judgeGrowth('height', 'male', 51, 16)).toEqual({ kind: 'check' });
    expect(judgeGrowth('head', 'female', 6, 60)).toEqual({ kind: 'check' });
    expect(judgeGrowth('weight', 'male', 51, 16.2).kind).toBe('placed');
  });

  // WHO anthro, README: a boy of 1010 days with 10 kg is at -2.76, a girl of 1000 days and 80 cm at -3.50.
  it('beyond 3 SD goes on as WHO says', () => {
    expect(zAt('weight', 'male', 1010 / DAYS_A_MONTH, 10)).toBeCloseTo(-2.76, 1);
    expect(zAt('height', 'female', 1000 / DAYS_A_MONTH, 80)).toBeCloseTo(-3.5, 1);
    const four = zAt('weight', 'male', 12, 13.3 + (13.3 - 12));
    expect(four).toBeGreaterThan(3.9);
    expect(four).toBeLessThan(4.1);
  });

  it.each([
    ['weight', 121],
    ['head', 61],
    ['bmi', 23.9],
    ['bmi', 229],
    ['weightForLength', 44.9],
    ['weightForLength', 121],
    ['height', 229],
    ['height', -0.5],
  ] as const)('of %s at %d months, or cm, has no curve', (measure, months) =>
    expect(judgeGrowth(measure, 'female', months, 40)).toEqual({ kind: 'noCurve' }),
  );
});

describe('age', () => {
  it('is counted in days of the calendar, leap days too', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2022-08-14', '2026-11-28')).toBe(1567);
  });

  it('is corrected for birth before 37 weeks, until 2 years, where the weeks are known', () => {
    expect(growthMonths(140, null) * DAYS_A_MONTH).toBeCloseTo(140);
    expect(growthMonths(140, 30) * DAYS_A_MONTH).toBeCloseTo(70);
    expect(growthMonths(140, 37) * DAYS_A_MONTH).toBeCloseTo(140);
    expect(growthMonths(800, 30) * DAYS_A_MONTH).toBeCloseTo(800);
  });
});
