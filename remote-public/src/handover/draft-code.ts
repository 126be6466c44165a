import { keyOfPerson } from '@telehealth/contracts/people';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';

/**
 * The one-time code of the draft on the server, of the person whom the page acts for. Only the code is stored here, never the
 * draft; closing the tab forgets it.
 */
export function readDraftCode(): string | undefined {
  return attempt(() => sessionStorage.getItem(keyOfPerson(STORAGE_KEYS.bookingDraftCode))) ?? undefined;
}

/** @param person whose pages continue with it; null: one's own */
export function writeDraftCode(code: string, person?: string | null): void {
  attempt(() => sessionStorage.setItem(keyOfPerson(STORAGE_KEYS.bookingDraftCode, person), code));
}

export function forgetDraftCode(): void {
  attempt(() => sessionStorage.removeItem(keyOfPerson(STORAGE_KEYS.bookingDraftCode)));
}

/** Storage may be switched off; then a draft lasts as long as the page. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
