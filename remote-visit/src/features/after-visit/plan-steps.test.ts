import { expect, it } from 'vitest';
import { toPlanSteps } from './plan-steps';

it.each([
  ['Change the soap.', [['Change the soap.', '']]],
  [
    '1. Stop enalapril tonight. It is the likely reason for the cough.\n\n2) Go on with the inhaler: Two puffs.',
    [
      ['Stop enalapril tonight', 'It is the likely reason for the cough.'],
      ['Go on with the inhaler', 'Two puffs.'],
    ],
  ],
  ['- Take 1.5 mg every morning', [['Take 1.5 mg every morning', '']]],
  ['See Dr. Mokoena again', [['See Dr. Mokoena again', '']]],
  ['  ', []],
])('reads %j as steps', (plan, steps) => {
  expect(toPlanSteps(plan).map(({ what, more }) => [what, more])).toEqual(steps);
});
