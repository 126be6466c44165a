import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { isChecker, keepEmergencyPage, keepSymptomChecker, type Line } from '@telehealth/emergency/register-worker';
import { readStored } from '../browser-storage';

/** Starts when everything is loaded and the browser is idle, so that no page waits for it. */
const IDLE_TIMEOUT_MS = 5000;
/** The checker is ten times as large as the emergency page, so the user's own task comes first. */
const CHECKER_AFTER_MS = 8000;

/** The browser's information about the network, including the user's data saver. */
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
 * Stores the emergency page and, where the network allows, the symptom checker on the device of every visitor. Only in
 * builds, never in development.
 */
export function keepForOfflineLater(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const begin = () => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void keep(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(() => void keep(), IDLE_TIMEOUT_MS);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
