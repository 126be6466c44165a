import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { readStored, removeStored, store } from '../browser-storage';

/** State shared by all tabs: the last activity, and whether the pages are locked. */
export interface ActivityRecord {
  /** Clerk session; a record of another session is ignored. */
  session: string;
  /** Milliseconds of this device's clock. */
  at: number;
  locked: boolean;
}

export function isActivityRecord(value: unknown): value is ActivityRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { session, at, locked } = value as Record<string, unknown>;
  return typeof session === 'string' && Number.isFinite(at) && typeof locked === 'boolean';
}

/** In localStorage, so that a reload, a new tab and a restart find it. Null if there is no valid one. */
export const activityRecord = {
  read(): ActivityRecord | null {
    try {
      const value: unknown = JSON.parse(readStored(STORAGE_KEYS.activity) ?? 'null');
      return isActivityRecord(value) ? value : null;
    } catch {
      return null;
    }
  },
  write: (record: ActivityRecord) => store(STORAGE_KEYS.activity, JSON.stringify(record)),
  forget: () => removeStored(STORAGE_KEYS.activity),
};
