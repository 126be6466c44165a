import { STORAGE_KEYS } from '@telehealth/contracts/settings';

/**
 * The token under which the server holds a time for a guest. Separate from the calls, so that a search can send it before the
 * data client has loaded.
 */
export function guestDevice(): string | undefined {
  return attempt(() => localStorage.getItem(STORAGE_KEYS.guestDevice)) ?? undefined;
}

/** @returns the token of this device, created if it had none; undefined where the browser has no storage */
export function drawGuestDevice(): string | undefined {
  return (
    guestDevice() ??
    attempt(() => {
      localStorage.setItem(STORAGE_KEYS.guestDevice, crypto.randomUUID());
      return localStorage.getItem(STORAGE_KEYS.guestDevice);
    }) ??
    undefined
  );
}

export function forgetGuestDevice(): void {
  attempt(() => localStorage.removeItem(STORAGE_KEYS.guestDevice));
}

/** Storage can be switched off; then nothing can be held for this device. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
