import { expect, it } from 'vitest';
import { MEASURED_RESULTS, SEALED_RESULTS, type SealedResult } from '../src/results/results';
import { measure } from './measure';

/** Some 1700 texts are read; a busy machine takes longer than the usual five seconds. */
const ENOUGH_MS = 120_000;

it(
  'are published as they come out of the rules: node shared-triage/training/publish-results.mjs',
  () => {
    expect(MEASURED_RESULTS).toEqual(measure());
  },
  ENOUGH_MS,
);

it('add up', () => {
  for (const { cases, right, tooCareful, notCarefulEnough } of [
    ...MEASURED_RESULTS.audit,
    ...MEASURED_RESULTS.told,
    ...SEALED_RESULTS.classes,
  ]) {
    expect(right + tooCareful + notCarefulEnough).toBe(cases);
  }
  for (const row of [SEALED_RESULTS.groups, SEALED_RESULTS.ages, SEALED_RESULTS.doors].flat()) {
    expect(row.right, row.name).toBeLessThanOrEqual(row.cases);
    expect(row.emergencies + row.others, row.name).toBe(row.cases + row.confusers);
    expect(row.foundByRules, row.name).toBeLessThanOrEqual(row.emergencies);
  }
  const texts = (rows: readonly SealedResult[]) =>
    rows.reduce((sum, { cases, confusers }) => sum + cases + confusers, 0);
  expect(texts(SEALED_RESULTS.ages)).toBe(texts(SEALED_RESULTS.groups));
});
