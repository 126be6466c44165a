import { STORAGE_KEYS } from '@telehealth/contracts';
import { isChecker, keepEmergencyPage, keepSymptomChecker, type Line } from '@telehealth/emergency/register-worker';
import { readStored } from '../browser-storage';

/** Nothing on the way to the page waits for this: it begins when everything is loaded and the browser is idle. */
const IDLE_TIMEOUT_MS = 5000;
/** The checker is ten times the emergency page: whoever came to search or to book does so first. */
const CHECKER_AFTER_MS = 8000;

/** What the browser says of its line; saving data may also be the person's own choice. */
function line(): Line | undefined {
  const said = (navigator as { connection?: Line }).connection;
  return readStored(STORAGE_KEYS.saveData) === 'on' ? { ...said, saveData: true } : said;
}

async function keep(): Promise<void> {
  await keepEmergencyPage();
  const keepChecker = () => keepSymptomChecker(line(), location.pathname);
  if (isChecker(location.pathname)) await keepChecker();
  else setTimeout(() => void keepChecker(), CHECKER_AFTER_MS);
}

/**
 * Keeps the emergency page, and where the line allows it the symptom checker, on the device of everybody who opened any
 * page once. Only of a build, never while developing.
 */
export function keepForOfflineLater(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const begin = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void keep(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(() => void keep(), IDLE_TIMEOUT_MS);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
