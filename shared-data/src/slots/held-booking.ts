import { STORAGE_KEYS } from '@telehealth/contracts/settings';

/** The chosen visit in words, for the pages of signing up and in that stand between the choice and the booking. */
export interface HeldBooking {
  /** When and with whom, as the booking said it. */
  what: string;
  /** Until when the server holds it, as it was last told; null: it holds nothing yet. */
  until: { at: number; words: string } | null;
}

/** Storage can be switched off; then those pages say nothing of the visit, and it is held all the same. */
export function keepHeldBooking(held: HeldBooking): void {
  attempt(() => sessionStorage.setItem(STORAGE_KEYS.heldBooking, JSON.stringify(held)));
}

export function forgetHeldBooking(): void {
  attempt(() => sessionStorage.removeItem(STORAGE_KEYS.heldBooking));
}

export function heldBooking(): HeldBooking | null {
  return attempt(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.heldBooking) ?? 'null');
    return isHeldBooking(kept) ? kept : null;
  });
}

/** Anything may stand in the browser's storage. */
function isHeldBooking(kept: unknown): kept is HeldBooking {
  if (typeof kept !== 'object' || kept === null || !('what' in kept) || !('until' in kept)) return false;
  const { what, until } = kept;
  if (typeof what !== 'string') return false;
  if (until === null) return true;
  return (
    typeof until === 'object' &&
    'at' in until &&
    typeof until.at === 'number' &&
    'words' in until &&
    typeof until.words === 'string'
  );
}

function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
