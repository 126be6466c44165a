import { STORAGE_KEYS } from '@telehealth/contracts';

/** Where an address to verify may come from, first one first. */
export interface EmailSources {
  /** Query with its question mark. */
  search: string;
  /** State of the navigation; whatever another page put there. */
  state: unknown;
  stored: string | null;
}

/** The address to verify: from the query, the navigation or the browser's storage; null when none knows it. */
export function knownEmail({ search, state, stored }: EmailSources): string | null {
  const carried = typeof state === 'object' && state !== null && 'email' in state ? state.email : null;
  const candidates = [new URLSearchParams(search).get('email'), carried, stored];
  return candidates.find((email): email is string => typeof email === 'string' && email.includes('@')) ?? null;
}

/** The address a verification mail was sent to last, from this browser. */
export function storedEmail(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.verificationEmail);
  } catch {
    return null;
  }
}
