import { type AppError, errorText, message } from '@telehealth/contracts';

type Failure = 'booking.answerFailed' | 'booking.cancelFailed' | 'booking.moveFailed' | 'waitlist.unchanged';

/**
 * What is said of a step with a visit that came to nothing: a refusal by the rules of booking says why. Without an answer
 * nobody here knows whether it was done; the steps are repeatable, so that pressing again tells.
 * @param otherwise said of any other failure, of which the database leaves nothing behind
 */
export function toVisitProblem(error: AppError, otherwise: Failure): string {
  if (/^(booking|waitlist)\./.test(error.id)) return errorText(error);
  return message(error.id === 'data.offline' ? 'booking.noAnswer' : otherwise);
}
