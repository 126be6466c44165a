import type { AppError } from '@telehealth/contracts/errors';
import { failureFrom, messageFrom } from '@telehealth/contracts/message-from';
import { BOOKING_MESSAGES } from '@telehealth/contracts/messages/booking';
import { DATA_MESSAGES } from '@telehealth/contracts/messages/data';
import { WAITLIST_MESSAGES } from '@telehealth/contracts/messages/waitlist';

/** Lists of visits bundle only these messages. */
const RULES = { ...BOOKING_MESSAGES, ...WAITLIST_MESSAGES };

type Failure =
  | 'booking.answerFailed'
  | 'booking.cancelFailed'
  | 'booking.keepFailed'
  | 'booking.moveFailed'
  | 'booking.proposeFailed'
  | 'waitlist.unchanged';

/**
 * Text for a failed action on a visit: a refusal has its own reason. Without an answer the outcome is unknown; actions are
 * idempotent, so the user may retry.
 * @param otherwise for all other failures, after which the database is unchanged
 */
export function toVisitProblem(error: AppError, otherwise: Failure): string {
  if (/^(booking|waitlist)\./.test(error.id))
    return failureFrom(RULES, error) ?? messageFrom(DATA_MESSAGES, 'data.failed');
  return messageFrom(RULES, error.id === 'data.offline' ? 'booking.noAnswer' : otherwise);
}
