import { deviceNow, now, SESSION_RULES, type SessionKind, STORAGE_KEYS, signInMark } from '@telehealth/contracts';

/** What the backend's client keeps of a session on this device, as far as it serves without that client. */
export interface KeptSession {
  userId: string;
  accessToken: string;
}

/** A token that ends within this time would be refused under the questions of a page, in milliseconds. */
const LEAST_LEFT_MS = 60_000;

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.backendSession);
  } catch {
    return null;
  }
}

/** Whether a session lies on this device, of whatever worth. */
export const keepsSession = (): boolean => read() !== null;

/** The kept session while it can be used as it is: it has more than a minute left by the clock that its end was written by. */
export function usableSession(): KeptSession | null {
  try {
    const kept = JSON.parse(read() ?? 'null');
    if (typeof kept?.access_token !== 'string' || typeof kept.user?.id !== 'string') return null;
    const left = kept.expires_at * 1000 - deviceNow();
    return left > LEAST_LEFT_MS ? { userId: kept.user.id, accessToken: kept.access_token } : null;
  } catch {
    return null;
  }
}

/** Of the person this browser keeps: the identity's session, its kind, its absolute end (ms, server's clock), its sign-in. */
interface KeptMarks {
  readonly session: string;
  readonly kind: SessionKind;
  readonly endsAt: number;
  /** See `signInMark`. */
  readonly signIn: string;
}
/** When somebody last did something in that session (ms, this device's clock), and whether its pages are locked. */
interface ActivityMarks {
  readonly session: string;
  readonly at: number;
  readonly locked: boolean;
}

/**
 * How long the pages of the person this browser keeps may still be seen without a sign of them, in milliseconds; none when they
 * are locked, at their end, or another session was active since. As `decideLock` of the host judges it while it runs.
 */
export function leftToSee({ session, kind, endsAt }: KeptMarks, activity: ActivityMarks | null): number {
  if (activity === null || activity.session !== session || activity.locked !== false) return 0;
  const idleMs = Math.max(0, deviceNow() - activity.at);
  return Math.max(0, Math.min(SESSION_RULES[kind].warnAfterMs - idleMs, endsAt - now().getTime()));
}

/** Nobody signed in or out of this browser since the person was kept. */
export const isSameSignIn = ({ signIn }: KeptMarks): boolean => signIn === signInMark(document.cookie);

/**
 * Whether the host would show this person their pages now, as far as storage says; it keeps a document from asking, before
 * the host is there, for what nobody may see.
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

/** Takes the session off this device at once. */
export function dropSession(): void {
  try {
    localStorage.removeItem(STORAGE_KEYS.backendSession);
  } catch {
    // Where nothing can be kept, nothing lies.
  }
}
