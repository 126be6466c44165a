import { safeRedirect } from '@telehealth/contracts/access';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';

/** Returns the `redirect` of a query as a path of ours, or null. */
export function readReturnPath(search: string): string | null {
  const wanted = new URLSearchParams(search).get('redirect');
  // The prerendered document has no query and nothing to return to.
  if (wanted === null) return null;
  return safeRedirect(wanted, window.location.origin);
}

/**
 * Stores the return path. The identity provider's steps and the verification screen drop the query, and a reload drops memory, so
 * sessionStorage carries it. Starting again without a `redirect` forgets an older one.
 */
export function keepReturnPath(search: string): void {
  const path = readReturnPath(search);
  try {
    if (path === null) sessionStorage.removeItem(STORAGE_KEYS.signInReturnPath);
    else sessionStorage.setItem(STORAGE_KEYS.signInReturnPath, path);
  } catch {
    // Without storage only the query carries it.
  }
}

/** Returns the stored path, validated again because others can write to storage, too. */
export function keptReturnPath(): string | null {
  try {
    return safeRedirect(sessionStorage.getItem(STORAGE_KEYS.signInReturnPath), window.location.origin);
  } catch {
    return null;
  }
}

export function forgetReturnPath(): void {
  keepReturnPath('');
}
