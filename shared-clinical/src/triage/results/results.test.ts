import { expect, it } from 'vitest';
import { measure } from './measure';
import { MEASURED_RESULTS, SEALED_RESULTS } from './results';

it('are published as they come out of the rules: node scripts/triage/publish-results.mjs', () => {
  expect(MEASURED_RESULTS).toEqual(measure());
});

it('add up', () => {
  for (const { cases, right, tooCareful, notCarefulEnough } of [...MEASURED_RESULTS.audit, ...MEASURED_RESULTS.told]) {
    expect(right + tooCareful + notCarefulEnough).toBe(cases);
  }
  expect(SEALED_RESULTS.right).toBeLessThanOrEqual(SEALED_RESULTS.cases);
});
