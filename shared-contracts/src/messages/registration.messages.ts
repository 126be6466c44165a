import type { MessageArea } from './message-entry';

/** The check of a council number, as its owner and the operator read it. */
export const REGISTRATION_MESSAGES = {
  'registration.changedMeanwhile': {
    tone: 'warning',
    text: 'The number, name or specialty was changed since you opened it, so nothing was recorded. Please look at the newest entry and check that.',
  },
  'registration.numberTaken': {
    tone: 'error',
    text: 'This council number is already verified for another person, so nothing was recorded. Please compare both entries with the register first.',
  },
  'registration.numberFormat': {
    tone: 'error',
    text: 'This is not a number the council issues, so it cannot be verified. Nothing was recorded. Reject it and say what is missing.',
  },
  'registration.notNow': {
    tone: 'warning',
    text: 'The registration is not at a step where this is possible, and it is unchanged. Please look at its newest state.',
  },
  'registration.untilRange': {
    tone: 'error',
    text: 'A check holds until a day in the future, at most one year ahead. Nothing was recorded. Please correct the date.',
  },
  'registration.evidenceRequired': {
    tone: 'error',
    text: 'Please say where you checked the number and what you saw there',
  },
  'registration.asked': {
    tone: 'success',
    text: 'We are checking your number. Patients can find you as soon as it is confirmed.',
  },
} as const satisfies MessageArea;
