import { describe, expect, it } from 'vitest';
import { judgeReading } from './danger-of-reading';

const GROWN = { age: 40 };
const of = (code: string, value: number, secondValue: number | null = null) => ({ code, value, secondValue });

describe('one measurement', () => {
  it.each([
    ['very high pressure', of('blood_pressure', 188, 122), 3, 'pressure.high'],
    ['a racing heart', of('heart_rate', 140), 2, 'heart.rhythm'],
    ['a very slow heart', of('heart_rate', 35), 2, 'heart.rhythm'],
    ['too little oxygen', of('oxygen_saturation', 90), 2, 'oxygen.low'],
    ['very low sugar', of('blood_glucose', 2.5), 2, 'sugar.low'],
    ['very high sugar', of('blood_glucose', 30), 2, 'sugar.veryHigh'],
    ['high sugar', of('blood_glucose', 15), 3, 'sugar.high'],
    ['a fever of 41 °C', of('body_temperature', 41.2), 2, 'fever.extreme'],
    ['a body temperature of 34 °C', of('body_temperature', 34), 2, 'baby.cold'],
    ['fast breathing', of('respiratory_rate', 28), 2, 'breathing.short'],
    ['the worst pain', of('pain', 9), 3, 'danger.unclear'],
  ])('of %s is said at once, with its rule', (_, reading, level, rule) => {
    const verdict = judgeReading(reading, GROWN);
    expect(verdict).toMatchObject({ level, isDanger: true });
    expect(verdict?.result.reasons[0]?.ruleId).toBe(rule);
    expect(verdict?.result.reasons[0]?.source).not.toBe('');
  });

  it.each([
    of('blood_pressure', 124, 78),
    of('heart_rate', 72),
    of('oxygen_saturation', 97),
    of('blood_glucose', 5.4),
    of('body_temperature', 36.8),
    of('respiratory_rate', 15),
    of('pain', 3),
    of('body_weight', 400),
    of('potassium', 9),
    of('no_such_kind', 1),
  ])('of %o says nothing', (reading) => expect(judgeReading(reading, GROWN)).toBeNull());

  it('knows the age: a pulse of 140 is no alarm in a toddler, a high fever is one in a young baby', () => {
    expect(judgeReading(of('heart_rate', 140), { age: 2 })?.isDanger).toBe(false);
    expect(judgeReading(of('body_temperature', 39.2), { age: 0.3 })).toMatchObject({ level: 2, isDanger: true });
    expect(judgeReading(of('body_temperature', 39.2), GROWN)).toBeNull();
  });
});

describe('a complaint beside the number', () => {
  it('is offered where it would make the number an emergency, and then does', () => {
    const alone = judgeReading(of('blood_pressure', 188, 122), GROWN);
    expect(alone?.signs.map(({ id }) => id)).toEqual(expect.arrayContaining(['headache', 'chestPain', 'strokeSigns']));
    const withHeadache = judgeReading(of('blood_pressure', 188, 122), GROWN, ['headache']);
    expect(withHeadache).toMatchObject({ level: 2, isDanger: true });
    expect(withHeadache?.result.reasons[0]?.ruleId).toBe('pressure.crisis');
  });

  it('is offered for a number that alone is no danger', () => {
    const raised = judgeReading(of('blood_pressure', 150, 95), GROWN);
    expect(raised).toMatchObject({ level: 4, isDanger: false });
    expect(raised?.signs.map(({ id }) => id)).toContain('pregnant');
    expect(judgeReading(of('blood_pressure', 150, 95), GROWN, ['pregnant'])?.level).toBeLessThanOrEqual(2);
    expect(judgeReading(of('blood_pressure', 85, 50), GROWN, ['fainted'])).toMatchObject({ level: 2, isDanger: true });
  });

  it('is not asked for when the number is an emergency already', () => {
    expect(judgeReading(of('oxygen_saturation', 88), GROWN)?.signs).toEqual([]);
  });
});
