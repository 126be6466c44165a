import { STORAGE_KEYS } from '@telehealth/contracts/settings';

/** Possible sources of an address to verify, in order. */
export interface EmailSources {
  /** Query with its question mark. */
  search: string;
  /** Navigation state; another page may have set anything. */
  state: unknown;
  stored: string | null;
}

/** Returns the address to verify: from the query, the navigation state or browser storage; null when none has it. */
export function knownEmail({ search, state, stored }: EmailSources): string | null {
  const carried = typeof state === 'object' && state !== null && 'email' in state ? state.email : null;
  const candidates = [new URLSearchParams(search).get('email'), carried, stored];
  return candidates.find((email): email is string => typeof email === 'string' && email.includes('@')) ?? null;
}

/** Returns the last address to which this browser requested a verification mail. */
export function storedEmail(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.verificationEmail);
  } catch {
    return null;
  }
}
