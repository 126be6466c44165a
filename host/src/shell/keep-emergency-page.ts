import { keepEmergencyPage } from '@telehealth/emergency/register-worker';

/** Nothing on the way to the page waits for this: it begins when everything is loaded and the browser is idle. */
const IDLE_TIMEOUT_MS = 5000;

/** Keeps the emergency page on the device of everybody who opened any page once. Only of a build, never while developing. */
export function keepEmergencyPageLater(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const begin = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => void keepEmergencyPage(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(() => void keepEmergencyPage(), IDLE_TIMEOUT_MS);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
