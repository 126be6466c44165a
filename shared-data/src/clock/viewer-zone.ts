import { TIME_ZONE_KEY } from '@telehealth/contracts';

/** The IANA zone this device is set to. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Told in this tab; other tabs of the browser are told by the storage itself. */
const CHANGED = 'viewer-zone';

/** From now on times are shown in this zone on this device. @returns whether the device kept it */
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

/** A device changes its zone while nobody looks at the page: on the plane, or in its settings. */
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
