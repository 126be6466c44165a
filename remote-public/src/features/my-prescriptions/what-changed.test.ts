import { describe, expect, it } from 'vitest';
import { whatChanged } from './what-changed';

const AMLODIPINE = {
  ...{ id: 'i', position: 1, medicine: 'Amlodipine', form: 'tablets', strength: '5 mg', quantity: 30, schedule: 3 },
  ...{
    quantityWords: '',
    directions: 'One every morning',
    repeats: 2,
    daysSupply: 30,
    runsOutOn: '2026-12-02',
    ongoing: true,
  },
};
const METFORMIN = { ...AMLODIPINE, position: 2, medicine: 'Metformin', strength: '500 mg' };

describe('what a corrected prescription says otherwise', () => {
  it.each([
    ['nothing', [AMLODIPINE], [AMLODIPINE], []],
    ['the strength', [{ ...AMLODIPINE, strength: '50 mg' }], [AMLODIPINE], ['Amlodipine: 5 mg instead of 50 mg']],
    [
      'how it is taken and how much',
      [{ ...AMLODIPINE, directions: 'Two every morning', quantity: 60, repeats: 1, daysSupply: 15 }],
      [AMLODIPINE],
      [
        'Amlodipine: “One every morning” instead of “Two every morning”',
        'Amlodipine: quantity 30 instead of quantity 60',
        'Amlodipine: 2 repeats instead of 1 repeat',
        'Amlodipine: for 30 days instead of for 15 days',
      ],
    ],
    [
      'the medicine itself',
      [{ ...AMLODIPINE, medicine: 'Amiloride' }, METFORMIN],
      [METFORMIN, AMLODIPINE],
      ['Amlodipine 5 mg is new on it', 'Amiloride 5 mg is no longer on it'],
    ],
    [
      'one of two of the same name',
      [AMLODIPINE, { ...AMLODIPINE, strength: '10 mg' }],
      [AMLODIPINE],
      ['Amlodipine 10 mg is no longer on it'],
    ],
  ])('%s', (_, old, fresh, lines) => {
    expect(whatChanged(old, fresh)).toEqual(lines);
  });
});
