import { now } from '@telehealth/contracts/clock';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { messageFrom } from '@telehealth/contracts/message-from';
import { ONBOARDING_MESSAGES } from '@telehealth/contracts/messages/onboarding';
import type { Practice } from '@telehealth/data/practice/practice.schema';

interface StateWords {
  tone: 'success' | 'warning' | 'danger';
  label: string;
  meaning: string;
}

/** The name of each registration state, and its effect on being found. */
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

type Standing = Pick<Practice, 'state' | 'answerBy' | 'moreAskedAt' | 'checkedUntil' | 'suspendsAt'>;

const DAY_MS = 86_400_000;
/** As in the database: how many days before a yearly card ends its owner is warned, and how long booked visits stay after its end. */
const WARNED_DAYS = 30;
const GRACE_DAYS = 14;

/** When the visits of a specialist whose yearly card has ended are called off. */
export const calledOffAt = (cardEnd: Date): Date => new Date(cardEnd.getTime() + GRACE_DAYS * DAY_MS);

/** Where a confirmed registration stands in time. From its end on nobody finds the specialist, though its state stays for a grace. */
export function cardPhase({
  state,
  checkedUntil,
}: Pick<Standing, 'state' | 'checkedUntil'>): 'valid' | 'endsSoon' | 'ended' {
  if (state !== 'verified' || checkedUntil === null) return 'valid';
  const left = checkedUntil.getTime() - now().getTime();
  if (left <= 0) return 'ended';
  return left <= WARNED_DAYS * DAY_MS ? 'endsSoon' : 'valid';
}

const PHASES: Readonly<Record<'endsSoon' | 'ended', StateWords>> = {
  endsSoon: { tone: 'warning', label: 'Ends soon', meaning: REGISTRATION_STATES.verified.meaning },
  ended: {
    tone: 'danger',
    label: 'Card has ended',
    meaning: 'Patients cannot find or book you now. Visits that are booked still take place.',
  },
};

/**
 * The words for a registration as it stands now. A confirmed one follows the end of its yearly card; a pending one says whom it
 * waits for: us, until a deadline, or the specialist.
 */
export function standingOf({ state, answerBy, moreAskedAt, checkedUntil, suspendsAt }: Standing): StateWords {
  // From its day on nobody finds the specialist; the state follows within a minute.
  if (state === 'verified' && suspendsAt !== null && suspendsAt <= now()) return REGISTRATION_STATES.suspended;
  const phase = cardPhase({ state, checkedUntil });
  if (phase !== 'valid') return PHASES[phase];
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
