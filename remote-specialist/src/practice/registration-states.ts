import { formatMoment, messageFrom, ONBOARDING_MESSAGES, viewerTimeZone } from '@telehealth/contracts';
import type { Practice } from '@telehealth/data/practice/practice.schema';

interface StateWords {
  tone: 'success' | 'warning' | 'danger';
  label: string;
  meaning: string;
}

/** How the state of a registration is called, and what it means for being found. */
export const REGISTRATION_STATES: Readonly<Record<Practice['state'], StateWords>> = {
  unverified: {
    tone: 'warning',
    label: 'Not checked',
    meaning: 'Nobody is checking it now. Ask for a check on your profile; patients can find you once it is confirmed.',
  },
  pending: {
    tone: 'warning',
    label: 'Being checked',
    meaning: messageFrom(ONBOARDING_MESSAGES, 'onboarding.registrationPending'),
  },
  verified: { tone: 'success', label: 'Verified', meaning: 'Patients can find you and book your openings.' },
  rejected: {
    tone: 'danger',
    label: 'Not confirmed',
    meaning: 'We could not confirm it, so patients cannot find you. Your profile says what the checker wrote.',
  },
  suspended: {
    tone: 'danger',
    label: 'Suspended',
    meaning:
      'It is suspended, so patients cannot find you. Upcoming visits were cancelled. Your profile says what the checker wrote.',
  },
  expired: {
    tone: 'warning',
    label: 'Check is due',
    meaning: 'The last check is out of date. Patients can find you again once it is renewed.',
  },
};

type Standing = Pick<Practice, 'state' | 'answerBy' | 'moreAskedAt'>;

/** The same, with what a check that waits is waiting for: us, until a named time, or the specialist. */
export function standingOf({ state, answerBy, moreAskedAt }: Standing): StateWords {
  const words = REGISTRATION_STATES[state];
  if (state !== 'pending') return words;
  if (moreAskedAt !== null) {
    return { ...words, label: 'We need more', meaning: 'The check continues as soon as you add what is missing.' };
  }
  if (answerBy !== null) {
    const by = formatMoment(answerBy, viewerTimeZone());
    return { ...words, meaning: `We answer by ${by}, on this page and by e-mail. ${words.meaning}` };
  }
  const missing = 'Add your certificate and your identity document: the check begins when both are here.';
  return { ...words, label: 'Documents missing', meaning: missing };
}
