import { expect, it } from 'vitest';
import { standingOf } from './registration-states';

type Standing = Parameters<typeof standingOf>[0];
const standing = (more: Partial<Standing>) =>
  standingOf({ state: 'verified', answerBy: null, moreAskedAt: null, checkedUntil: null, suspendsAt: null, ...more });
const meaningOf = (state: Standing['state']) => standing({ state }).meaning;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

it.each(['rejected', 'suspended'] as const)('gives no reason of its own for "%s": the checker wrote one', (state) => {
  expect(meaningOf(state)).not.toContain('register');
  expect(meaningOf(state)).toContain('Your profile says what the checker wrote.');
});

it('says that somebody checks only while somebody does', () => {
  expect(meaningOf('unverified')).toMatch(/^Nobody is checking it now/);
  const answerBy = new Date('2026-12-01T08:00:00Z');
  expect(standing({ state: 'pending', answerBy }).meaning).toContain('We answer by');
});

it('says of a confirmed registration whose card has ended that nobody finds the specialist', () => {
  const ending = (days: number) => standing({ checkedUntil: inDays(days) });
  expect(ending(31)).toMatchObject({ tone: 'success', label: 'Verified' });
  expect(ending(29)).toMatchObject({ tone: 'warning', label: 'Ends soon' });
  expect(ending(-1)).toMatchObject({ tone: 'danger', meaning: expect.stringMatching(/^Patients cannot find/) });
});

it('says so of an announced suspension from its day on, before its state follows', () => {
  expect(standing({ suspendsAt: inDays(1) }).label).toBe('Verified');
  expect(standing({ suspendsAt: inDays(-1) }).label).toBe('Suspended');
});
