import type { OwnProfile } from '@telehealth/data/profiles/own-profile.schema';

/** The last review, and the next one a year later. */
export interface ReviewDue {
  /** Null: never, not even at onboarding. */
  last: Date | null;
  /** Null: at once. */
  next: Date | null;
  isDue: boolean;
}

function aYearAfter(at: Date): Date {
  const next = new Date(at);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next;
}

export function reviewDue(
  { factsReviewedAt, onboardingCompletedAt }: Pick<OwnProfile, 'factsReviewedAt' | 'onboardingCompletedAt'>,
  now: Date,
): ReviewDue {
  const last = factsReviewedAt ?? onboardingCompletedAt;
  if (last === null) return { last, next: null, isDue: true };
  const next = aYearAfter(last);
  return { last, next, isDue: next <= now };
}
