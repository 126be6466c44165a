import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { isChecker, keepEmergencyPage, keepSymptomChecker, type Line } from '@telehealth/emergency/register-worker';
import { readStored } from '../../browser-storage';

/** The checker is ten times as large as the emergency page, so the user's own task comes first. */
const CHECKER_AFTER_MS = 8000;

/** The browser's information about the network, including the user's data saver. */
function line(): Line | undefined {
  const said = (navigator as { connection?: Line }).connection;
  return readStored(STORAGE_KEYS.saveData) === 'on' ? { ...said, saveData: true } : said;
}

/**
 * Stores the emergency page and, where the network allows, the symptom checker on the device of every visitor. Only in
 * builds, never in development.
 */
export async function keepForOffline(): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return;
  await keepEmergencyPage();
  const keepChecker = () => keepSymptomChecker(line(), location.pathname);
  if (isChecker(location.pathname)) await keepChecker();
  else setTimeout(() => void keepChecker(), CHECKER_AFTER_MS);
}
