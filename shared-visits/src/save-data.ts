import { STORAGE_KEYS } from '@telehealth/contracts';

/** What the door of a visit keeps of a person's choices for their calls. A newer choice to save data takes its place. */
export const CALL_WISHES_KEY = 'callWishes';
/** Megabytes of one visit, both ways, while data are saved. */
export const SAVING_CAP_MB = 250;

/** Whether the person wants this device to use little data. */
export function isSavingData(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.saveData) === 'on';
  } catch {
    // Storage can be switched off.
    return false;
  }
}

/** Visits on this device begin anew as the choice says. @returns whether the device kept it */
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
