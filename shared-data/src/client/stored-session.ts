import { deviceNow, now } from '@telehealth/contracts/clock';
import { SESSION_RULES, type SessionKind, signInMark } from '@telehealth/contracts/identity';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';

/** The stored session as far as it is usable without the backend client. */
export interface StoredSession {
  userId: string;
  accessToken: string;
}

/** In milliseconds. A token that ends sooner would be refused during a page's queries. */
const LEAST_LEFT_MS = 60_000;

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.backendSession);
  } catch {
    return null;
  }
}

/** Whether this device stores a session, usable or not. */
export const keepsSession = (): boolean => read() !== null;

/** Returns the stored session if it is usable without renewal: it has more than a minute left by this device's clock. */
export function usableSession(): StoredSession | null {
  try {
    const kept = JSON.parse(read() ?? 'null');
    if (typeof kept?.access_token !== 'string' || typeof kept.user?.id !== 'string') return null;
    const left = kept.expires_at * 1000 - deviceNow();
    return left > LEAST_LEFT_MS ? { userId: kept.user.id, accessToken: kept.access_token } : null;
  } catch {
    return null;
  }
}

/**
 * Of the person that this browser remembers: the identity's session, its kind, its absolute end (ms, server's clock), its
 * sign-in.
 */
interface KeptMarks {
  readonly session: string;
  readonly kind: SessionKind;
  readonly endsAt: number;
  /** See `signInMark`. */
  readonly signIn: string;
}
/** The last activity in that session (ms, this device's clock), and whether its pages are locked. */
interface ActivityMarks {
  readonly session: string;
  readonly at: number;
  readonly locked: boolean;
}

/**
 * Returns how long the remembered person's pages may be shown without activity, in milliseconds; 0 when they are locked, past
 * their end, or another session was active since. The same rule as `decideLock` of the host.
 */
export function leftToSee({ session, kind, endsAt }: KeptMarks, activity: ActivityMarks | null): number {
  if (activity === null || activity.session !== session || activity.locked !== false) return 0;
  const idleMs = Math.max(0, deviceNow() - activity.at);
  return Math.max(0, Math.min(SESSION_RULES[kind].warnAfterMs - idleMs, endsAt - now().getTime()));
}

/** No sign-in or sign-out happened in this browser since the person was remembered. */
export const isSameSignIn = ({ signIn }: KeptMarks): boolean => signIn === signInMark(document.cookie);

/**
 * Whether the host would show this person their pages now, as far as storage says; it keeps a document's early requests from
 * fetching what must not be shown.
 */
export function isOpenToKeptPerson(): boolean {
  try {
    const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
    const person: KeptMarks = stored(STORAGE_KEYS.knownPerson);
    return isSameSignIn(person) && leftToSee(person, stored(STORAGE_KEYS.activity)) > 0;
  } catch {
    return false;
  }
}

/** Deletes the stored session at once. */
export function dropSession(): void {
  try {
    localStorage.removeItem(STORAGE_KEYS.backendSession);
  } catch {
    // Without storage nothing was stored.
  }
}
