import { expect, it } from 'vitest';
import { reviewDue } from './review-due';

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const NOW = at('2026-11-24');

it.each([
  ['never said anything', null, null, true, null],
  ['onboarded this year', null, '2026-01-10', false, '2027-01-10'],
  ['onboarded a year ago to the second', null, '2025-11-24', true, '2026-11-24'],
  ['a day short of a year', null, '2025-11-25', false, '2026-11-25'],
  ['looked through after onboarding', '2026-11-01', '2023-01-10', false, '2027-11-01'],
  ['looked through two years ago', '2024-10-01', '2023-01-10', true, '2025-10-01'],
  ['on a leap day', '2024-02-29', null, true, '2025-03-01'],
])('%s', (_, reviewed, onboarded, isDue, next) => {
  const found = reviewDue(
    { factsReviewedAt: reviewed ? at(reviewed) : null, onboardingCompletedAt: onboarded ? at(onboarded) : null },
    NOW,
  );
  expect(found.isDue).toBe(isDue);
  expect(found.next?.toISOString().slice(0, 10) ?? null).toBe(next);
});
