import { expect, it } from 'vitest';
import { standingOf } from './registration-states';

const meaningOf = (state: Parameters<typeof standingOf>[0]['state']) =>
  standingOf({ state, answerBy: null, moreAskedAt: null }).meaning;

it.each(['rejected', 'suspended'] as const)('gives no reason of its own for "%s": the checker wrote one', (state) => {
  expect(meaningOf(state)).not.toContain('register');
  expect(meaningOf(state)).toContain('Your profile says what the checker wrote.');
});

it('says that somebody checks only while somebody does', () => {
  expect(meaningOf('unverified')).toMatch(/^Nobody is checking it now/);
  const answerBy = new Date('2026-12-01T08:00:00Z');
  expect(standingOf({ state: 'pending', answerBy, moreAskedAt: null }).meaning).toContain('We answer by');
});
