import { type AppError, errorText, type MessageId, providerMessageOr } from '@telehealth/contracts';

/** What to say of a failure with a sentence of its own. When a locked account opens again, only the provider may know. */
export function refusalText(error: AppError): string {
  return error.id === 'auth.accountLocked' ? providerMessageOr(error, error.id) : errorText(error);
}

/**
 * What to say when an auth action failed: a sentence of its own where the failure has one, else the specification's
 * "message, or default".
 * @param layer id the auth layer gives to every failure it knows nothing more about
 * @param fallback the page's own sentence
 */
export function authProblemText(error: AppError, layer: MessageId, fallback: MessageId): string {
  return error.id === layer ? providerMessageOr(error, fallback) : refusalText(error);
}
