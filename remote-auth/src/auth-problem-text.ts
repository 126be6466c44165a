import type { AppError } from '@telehealth/contracts/errors';
import { errorText, type MessageId, providerMessageOr } from '@telehealth/contracts/messages';

/** The text of a failure that has its own message. Only the provider may say when a locked account opens again. */
export function refusalText(error: AppError): string {
  return error.id === 'auth.accountLocked' ? providerMessageOr(error, error.id) : errorText(error);
}

/**
 * The text of a failed auth action: the failure's own message if it has one, else the specification's "message, or default".
 * @param layer the generic id that the auth layer gives to unknown failures
 * @param fallback the page's own message
 */
export function authProblemText(error: AppError, layer: MessageId, fallback: MessageId): string {
  return error.id === layer ? providerMessageOr(error, fallback) : refusalText(error);
}
