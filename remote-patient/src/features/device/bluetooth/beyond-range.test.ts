import { judgeReading } from '@telehealth/triage/readings';
import { expect, it } from 'vitest';
import { endOfRange } from './beyond-range';

it.each([
  ['blood_glucose', 'above'],
  ['blood_glucose', 'below'],
  ['blood_pressure', 'above'],
  ['body_temperature', 'below'],
  ['oxygen_saturation', 'below'],
  ['heart_rate', 'above'],
  ['heart_rate', 'below'],
] as const)('a device that shows %s %s what it can measure has told of a danger', (code, side) => {
  const value = endOfRange({ code, side });
  expect(value && judgeReading(value)?.isDanger).toBe(true);
});
it('has nothing to say of a kind that nobody knows', () =>
  expect(endOfRange({ code: 'aura', side: 'above' })).toBeNull());
