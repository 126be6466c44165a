import { STORAGE_KEYS } from '@telehealth/contracts/settings';

/** localStorage key of the call preferences chosen in the waiting room. A newer choice to save data replaces them. */
export const CALL_WISHES_KEY = 'callWishes';
/** Data cap in megabytes per visit, both ways, while saving data. */
export const SAVING_CAP_MB = 250;

/** Whether the user wants this device to save data. */
export function isSavingData(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.saveData) === 'on';
  } catch {
    // Storage may be switched off.
    return false;
  }
}

/** Resets this device's call preferences to match the choice. @returns whether it was stored */
export function chooseSavingData(saves: boolean): boolean {
  try {
    if (saves) localStorage.setItem(STORAGE_KEYS.saveData, 'on');
    else localStorage.removeItem(STORAGE_KEYS.saveData);
    localStorage.removeItem(CALL_WISHES_KEY);
  } catch {
    return false;
  }
  return isSavingData() === saves;
}
