import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MEASURED_RESULTS, SEALED_RESULTS, type SealedResult } from '../src/results/results';
import { measure } from './measure';
import { signsTable } from './signs-table';

/** Some 1700 texts are read; a busy machine takes longer than the usual five seconds. */
const ENOUGH_MS = 120_000;

it(
  'are published as they come out of the rules: node shared-triage/training/publish-results.mjs',
  () => {
    expect(MEASURED_RESULTS).toEqual(measure());
  },
  ENOUGH_MS,
);

it('stand beside the table of signs as the rules have it now: node shared-triage/training/publish-results.mjs', () => {
  const table = readFileSync(join(import.meta.dirname, '../../docs/clinical-safety/signs.tsv'), 'utf8');
  expect(table).toBe(signsTable());
  const [, ...rows] = table
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(rows.length).toBeGreaterThan(100);
  for (const row of rows)
    expect(
      row.slice(0, 7).every((cell) => cell !== ''),
      row[0],
    ).toBe(true);
});

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
