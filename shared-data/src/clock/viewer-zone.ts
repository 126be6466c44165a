import { TIME_ZONE_KEY } from '@telehealth/contracts/formatting';

export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An event for this tab; other tabs get the browser's storage event. */
const CHANGED = 'viewer-zone';

/**
 * Sets the zone in which this device shows times.
 * @returns whether the device stored it
 */
export function keepTimeZone(zone: string): boolean {
  try {
    localStorage.setItem(TIME_ZONE_KEY, zone);
  } catch {
    // Storage can be switched off; then the device's own zone stays.
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

/** Watches for a changed device zone, which happens while the page is hidden: on a flight, or in the settings. */
export function watchTimeZone(onChange: () => void): () => void {
  const places = [
    [window, CHANGED],
    [window, 'storage'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [place, event] of places) place.addEventListener(event, onChange);
  return () => {
    for (const [place, event] of places) place.removeEventListener(event, onChange);
  };
}
