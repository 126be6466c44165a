import type { AppError } from '@telehealth/contracts/errors';
import { withWaitingTime } from '@telehealth/contracts/identity';
import type { MessageId } from '@telehealth/contracts/messages';
import { isUnanswered, readProblem, saysGone } from '../clerk/clerk';

const WRONG: Readonly<Record<string, MessageId>> = {
  form_password_incorrect: 'lock.passwordWrong',
  form_code_incorrect: 'lock.codeWrong',
  verification_expired: 'verification.codeExpired',
  verification_failed: 'verification.codeExpired',
  too_many_requests: 'auth.tooManyAttempts',
  user_locked: 'auth.accountLocked',
};

export function toLockFailure(cause: unknown): AppError {
  const known = WRONG[readProblem(cause)?.code ?? ''];
  if (known !== undefined) return withWaitingTime({ id: known, cause });
  if (saysGone(cause)) return { id: 'session.ended', cause };
  return { id: isUnanswered(cause) ? 'lock.offline' : 'lock.failed', cause };
}
