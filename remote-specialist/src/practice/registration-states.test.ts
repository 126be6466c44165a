import { expect, it } from 'vitest';
import { standingOf } from './registration-states';

const meaningOf = (state: Parameters<typeof standingOf>[0]['state']) =>
  standingOf({ state, answerBy: null, moreAskedAt: null, checkedUntil: null }).meaning;

it.each(['rejected', 'suspended'] as const)('gives no reason of its own for "%s": the checker wrote one', (state) => {
  expect(meaningOf(state)).not.toContain('register');
  expect(meaningOf(state)).toContain('Your profile says what the checker wrote.');
});

it('says that somebody checks only while somebody does', () => {
  expect(meaningOf('unverified')).toMatch(/^Nobody is checking it now/);
  const answerBy = new Date('2026-12-01T08:00:00Z');
  expect(standingOf({ state: 'pending', answerBy, moreAskedAt: null, checkedUntil: null }).meaning).toContain(
    'We answer by',
  );
});

it('says of a confirmed registration whose card has ended that nobody finds the specialist', () => {
  const inDays = (days: number) =>
    standingOf({
      state: 'verified',
      answerBy: null,
      moreAskedAt: null,
      checkedUntil: new Date(Date.now() + days * 86_400_000),
    });
  expect(inDays(31)).toMatchObject({ tone: 'success', label: 'Verified' });
  expect(inDays(29)).toMatchObject({ tone: 'warning', label: 'Ends soon' });
  expect(inDays(-1)).toMatchObject({ tone: 'danger', meaning: expect.stringMatching(/^Patients cannot find/) });
});
