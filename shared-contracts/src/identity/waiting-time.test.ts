import { expect, it } from 'vitest';
import { errorText } from '../messages/message';
import { withWaitingTime } from './waiting-time';

const refused = (more: object) => Object.assign(new Error('refused'), { errors: [{ code: 'x', meta: {} }], ...more });
const locked = (meta: object) => refused({ errors: [{ code: 'user_locked', meta }] });

it.each([
  ['auth.tooManyAttempts', refused({ retryAfter: 61 }), 'auth.tooManyAttemptsFor', '2 minutes'],
  ['auth.tooManyAttempts', refused({ retryAfter: 1 }), 'auth.tooManyAttemptsFor', 'one minute'],
  ['auth.accountLocked', locked({ lockout_expires_in_seconds: 3600 }), 'auth.accountLockedFor', '60 minutes'],
  ['auth.accountLocked', locked({ lockoutExpiresInSeconds: 90 }), 'auth.accountLockedFor', '2 minutes'],
] as const)('%s tells when it is over', (id, cause, timed, wait) => {
  const error = withWaitingTime({ id, cause });
  expect(error).toMatchObject({ id: timed, values: { wait }, cause });
  expect(errorText(error)).toContain(wait);
});

it.each([
  ['auth.tooManyAttempts', refused({})],
  ['auth.tooManyAttempts', refused({ retryAfter: Number.NaN })],
  ['auth.tooManyAttempts', refused({ retryAfter: '60' })],
  ['auth.accountLocked', locked({ lockout_expires_in_seconds: -1 })],
  ['auth.accountLocked', null],
  ['auth.signInFailed', refused({ retryAfter: 60 })],
] as const)('%s stays as it is when nothing tells', (id, cause) => {
  expect(withWaitingTime({ id, cause })).toEqual({ id, cause });
});
