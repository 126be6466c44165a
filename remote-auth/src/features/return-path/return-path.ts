import { STORAGE_KEYS, safeRedirect } from '@telehealth/contracts';

/** The `redirect` of a query as a path of ours, or null. */
export function readReturnPath(search: string): string | null {
  const wanted = new URLSearchParams(search).get('redirect');
  // A document is drawn for every query: it has none, and nothing to return to.
  if (wanted === null) return null;
  return safeRedirect(wanted, window.location.origin);
}

/**
 * Keeps where to return to. The identity provider's steps and the verification screen drop the query, and a reload drops
 * memory, so the tab's own storage carries it. Starting anew without a `redirect` forgets an older one.
 */
export function keepReturnPath(search: string): void {
  const path = readReturnPath(search);
  try {
    if (path === null) sessionStorage.removeItem(STORAGE_KEYS.signInReturnPath);
    else sessionStorage.setItem(STORAGE_KEYS.signInReturnPath, path);
  } catch {
    // Without storage the query alone carries it as far as it goes.
  }
}

/** The path kept before, checked again because storage is not ours alone. */
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
