import type { AppError } from '@telehealth/contracts/errors';
import { messageFrom } from '@telehealth/contracts/message-from';
import { BOOKING_MESSAGES } from '@telehealth/contracts/messages/booking';
import { toVisitProblem } from './visit-problem';

/** A refusal has its reason; any other failure says that the request is still open. */
export function toAnswerProblem(error: AppError): string {
  if (error.id === 'access.refused') return messageFrom(BOOKING_MESSAGES, 'booking.acceptNeedsRegistration');
  return toVisitProblem(error, 'booking.answerFailed');
}
