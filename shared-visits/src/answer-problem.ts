import { type AppError, BOOKING_MESSAGES, messageFrom } from '@telehealth/contracts';
import { toVisitProblem } from './visit-problem';

/** A refusal says why; any other failure says that the request is still open. */
export function toAnswerProblem(error: AppError): string {
  if (error.id === 'access.refused') return messageFrom(BOOKING_MESSAGES, 'booking.acceptNeedsRegistration');
  return toVisitProblem(error, 'booking.answerFailed');
}
