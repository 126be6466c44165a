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

/**
 * Whether the host would show this person their pages now, as far as storage says: somebody is known, was active lately, has
 * not been locked out, and nobody signed in or out since. The host's `drawKnownPerson` decides what is drawn, by the same
 * marks; this keeps a document from asking, before the host is there, for what nobody may see.
 */
export function isOpenToKeptPerson(): boolean {
  try {
    const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
    const { kind, session, endsAt, signIn } = stored(STORAGE_KEYS.knownPerson);
    const activity = stored(STORAGE_KEYS.activity);
    const isSame = activity.session === session && signIn === signInMark(document.cookie);
    const isAwake =
      activity.locked === false && deviceNow() - activity.at < SESSION_RULES[kind as SessionKind].warnAfterMs;
    return isSame && isAwake && endsAt > now().getTime();
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
