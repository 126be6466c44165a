import { type AppError, failed, isAppError, ok, type Result } from '@telehealth/contracts/errors';
import { withWaitingTime } from '@telehealth/contracts/identity';
import type { MessageId } from '@telehealth/contracts/messages';
import { isReverificationCancelled, refusalCodes } from './refusal';

/** Error codes with their own message everywhere; a caller may override one. */
const BY_CODE: Readonly<Record<string, MessageId>> = {
  too_many_requests: 'auth.tooManyAttempts',
  user_locked: 'auth.accountLocked',
  form_password_incorrect: 'security.passwordWrong',
  form_password_pwned: 'security.passwordGuessable',
  form_password_matches_identifier: 'security.passwordGuessable',
  form_password_length_too_short: 'validation.passwordLength',
  form_password_length_too_long: 'validation.passwordTooLong',
  form_password_no_uppercase: 'validation.passwordUppercase',
  form_password_no_lowercase: 'validation.passwordLowercase',
  form_password_no_number: 'validation.passwordNumber',
  form_code_incorrect: 'verification.codeWrong',
  verification_expired: 'verification.codeExpired',
  verification_failed: 'verification.codeExpired',
  form_identifier_exists: 'security.emailTaken',
  form_param_format_invalid: 'validation.email',
};
export type CodeMeanings = Readonly<Record<string, MessageId>>;

/**
 * Maps a failed call to the identity provider.
 * @param fallback the message when nothing more is known
 * @param meanings codes with a special meaning for this call
 */
function toFailure(cause: unknown, fallback: MessageId, meanings: CodeMeanings = {}): AppError {
  if (isAppError(cause)) return cause;
  if (isReverificationCancelled(cause)) return { id: 'security.cancelled', cause };
  const [code] = refusalCodes(cause);
  if (code !== undefined) return withWaitingTime({ id: meanings[code] ?? BY_CODE[code] ?? fallback, cause });
  return { id: navigator.onLine ? fallback : 'auth.offline', cause };
}

/**
 * Calls the identity provider and turns any thrown error into a value. Offline it does not call at all, because the provider's
 * client (6.34) then returns the unchanged resource.
 */
export async function attempt<T>(
  fallback: MessageId,
  work: () => Promise<T>,
  meanings?: CodeMeanings,
): Promise<Result<T, AppError>> {
  if (!navigator.onLine) return failed({ id: 'auth.offline' });
  try {
    return ok(await work());
  } catch (cause) {
    return failed(toFailure(cause, fallback, meanings));
  }
}
