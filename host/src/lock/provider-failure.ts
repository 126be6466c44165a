import { type AppError, type MessageId, withWaitingTime } from '@telehealth/contracts';
import { isUnanswered, readProblem, saysGone } from '../clerk/clerk';

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
