import { type AppError, errorText, message } from '@telehealth/contracts';

/** A refusal says why; anything else says that the request is still open. */
export function toAnswerProblem(error: AppError): string {
  if (error.id === 'access.refused') return message('booking.acceptNeedsRegistration');
  return error.id.startsWith('booking.') ? errorText(error) : message('booking.answerFailed');
}
