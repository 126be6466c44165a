import { type AppError, errorText, type MessageId, providerMessageOr } from '@telehealth/contracts';

/**
 * What to say when an auth action failed: a sentence of its own where the failure has one, else the specification's
 * "message, or default".
 * @param layer id the auth layer gives to every failure it knows nothing more about
 * @param fallback the page's own sentence
 */
export function authProblemText(error: AppError, layer: MessageId, fallback: MessageId): string {
  return error.id === layer ? providerMessageOr(error, fallback) : errorText(error);
}
