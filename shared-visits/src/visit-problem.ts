import {
  type AppError,
  BOOKING_MESSAGES,
  DATA_MESSAGES,
  failureFrom,
  messageFrom,
  WAITLIST_MESSAGES,
} from '@telehealth/contracts';

/** Lists of visits are drawn with these sentences alone, not with all of them. */
const RULES = { ...BOOKING_MESSAGES, ...WAITLIST_MESSAGES };

type Failure =
  | 'booking.answerFailed'
  | 'booking.cancelFailed'
  | 'booking.keepFailed'
  | 'booking.moveFailed'
  | 'waitlist.unchanged';

/**
 * What is said of a step with a visit that came to nothing: a refusal by the rules of booking says why. Without an answer
 * nobody here knows whether it was done; the steps are repeatable, so that pressing again tells.
 * @param otherwise said of any other failure, of which the database leaves nothing behind
 */
export function toVisitProblem(error: AppError, otherwise: Failure): string {
  if (/^(booking|waitlist)\./.test(error.id))
    return failureFrom(RULES, error) ?? messageFrom(DATA_MESSAGES, 'data.failed');
  return messageFrom(RULES, error.id === 'data.offline' ? 'booking.noAnswer' : otherwise);
}
