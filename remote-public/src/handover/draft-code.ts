import { STORAGE_KEYS } from '@telehealth/contracts/settings';

/**
 * The one-time code of the draft on the server. Only the code is stored here, never the draft; closing the tab forgets it.
 */
export function readDraftCode(): string | undefined {
  return attempt(() => sessionStorage.getItem(STORAGE_KEYS.bookingDraftCode)) ?? undefined;
}

export function writeDraftCode(code: string): void {
  attempt(() => sessionStorage.setItem(STORAGE_KEYS.bookingDraftCode, code));
}

export function forgetDraftCode(): void {
  attempt(() => sessionStorage.removeItem(STORAGE_KEYS.bookingDraftCode));
}

/** Storage may be switched off; then a draft lasts as long as the page. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
