import { expect, it } from 'vitest';
import { measure } from './measure';
import { MEASURED_RESULTS, SEALED_RESULTS } from './results';

/** Some 1700 texts are read; a busy machine takes longer than the usual five seconds. */
const ENOUGH_MS = 120_000;

it(
  'are published as they come out of the rules: node scripts/triage/publish-results.mjs',
  () => {
    expect(MEASURED_RESULTS).toEqual(measure());
  },
  ENOUGH_MS,
);

it('add up', () => {
  for (const { cases, right, tooCareful, notCarefulEnough } of [...MEASURED_RESULTS.audit, ...MEASURED_RESULTS.told]) {
    expect(right + tooCareful + notCarefulEnough).toBe(cases);
  }
  for (const row of SEALED_RESULTS.languages) {
    expect(row.right, row.language).toBeLessThanOrEqual(row.cases);
    expect(row.emergencies + row.others, row.language).toBe(row.cases + row.confusers);
    expect(row.foundByRules, row.language).toBeLessThanOrEqual(row.emergencies);
  }
});
