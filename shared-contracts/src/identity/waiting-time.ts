import type { AppError } from '../errors/app-error';
import type { MessageId } from '../messages/catalogue';

/** Refusals that pass by themselves, and how to say them once it is known when. */
const TIMED: Readonly<Partial<Record<MessageId, MessageId>>> = {
  'auth.tooManyAttempts': 'auth.tooManyAttemptsFor',
  'auth.accountLocked': 'auth.accountLockedFor',
};

/**
 * The same failure, saying how long to wait where the identity provider's error tells.
 * @param error its `cause` is what the provider's client threw
 */
export function withWaitingTime(error: AppError): AppError {
  const id = TIMED[error.id];
  const seconds = secondsOf(error.cause);
  if (id === undefined || seconds === null) return error;
  const minutes = Math.ceil(seconds / 60);
  return { ...error, id, values: { wait: minutes === 1 ? 'one minute' : `${minutes} minutes` } };
}

/**
 * Seconds to wait. The provider's client (6.34) keeps `Retry-After` of a 429 as `retryAfter`; of a locked account it drops
 * `lockout_expires_in_seconds`, and only the provider's own words tell. It is read for a client that keeps it.
 */
function secondsOf(cause: unknown): number | null {
  const [first] = asList(read(cause, 'errors'));
  const meta = read(first, 'meta');
  const known = [
    read(cause, 'retryAfter'),
    read(meta, 'lockoutExpiresInSeconds'),
    read(meta, 'lockout_expires_in_seconds'),
  ];
  return known.find((seconds): seconds is number => Number.isFinite(seconds) && Number(seconds) > 0) ?? null;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
