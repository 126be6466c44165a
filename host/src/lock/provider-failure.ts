import { type AppError, type MessageId, withWaitingTime } from '@telehealth/contracts';
import { isUnanswered, readProblem } from '../clerk/auth-failure';

/** Whether a call to the identity provider was answered with "there is no such session (any more)". */
export function saysGone(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || !('status' in cause)) return false;
  return cause.status === 401 || cause.status === 404;
}

const WRONG: Readonly<Record<string, MessageId>> = {
  form_password_incorrect: 'lock.passwordWrong',
  form_code_incorrect: 'lock.codeWrong',
  verification_expired: 'verification.codeExpired',
  verification_failed: 'verification.codeExpired',
  too_many_requests: 'auth.tooManyAttempts',
  user_locked: 'auth.accountLocked',
};

/** Why somebody could not prove who they are. */
export function toLockFailure(cause: unknown): AppError {
  const known = WRONG[readProblem(cause)?.code ?? ''];
  if (known !== undefined) return withWaitingTime({ id: known, cause });
  if (saysGone(cause)) return { id: 'session.ended', cause };
  return { id: isUnanswered(cause) ? 'lock.offline' : 'lock.failed', cause };
}
