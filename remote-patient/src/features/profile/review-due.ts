import type { OwnProfile } from '@telehealth/data/profiles/own-profile.schema';

/** When everything was last said to be right, and when it is to be looked through again: a year later. */
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

/** Onboarding counts as the first time. @param now by the server's clock */
export function reviewDue(
  { factsReviewedAt, onboardingCompletedAt }: Pick<OwnProfile, 'factsReviewedAt' | 'onboardingCompletedAt'>,
  now: Date,
): ReviewDue {
  const last = factsReviewedAt ?? onboardingCompletedAt;
  if (last === null) return { last, next: null, isDue: true };
  const next = aYearAfter(last);
  return { last, next, isDue: next <= now };
}
