import { expect, it } from 'vitest';
import { ageText } from './age-text';

it.each([
  ['2019-04-02', '2026-04-01', '6 years'],
  ['2019-04-02', '2026-04-02', '7 years'],
  ['2026-11-22', '2026-11-22', '0 months'],
  ['2026-10-31', '2026-11-30', '0 months'],
  ['2026-10-30', '2026-11-30', '1 month'],
  ['2024-11-23', '2026-11-22', '23 months'],
  ['2024-11-22', '2026-11-22', '2 years'],
  ['2020-02-29', '2026-02-28', '5 years'],
  ['2020-02-29', '2026-03-01', '6 years'],
])('who was born on %s is on %s %s old', (born, day, text) => expect(ageText(born, day)).toBe(text));
