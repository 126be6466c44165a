import { STORAGE_KEYS } from '@telehealth/contracts';
import { readStored, removeStored, store } from '../browser-storage';

/** What all tabs know together: when the person last did something, and whether the pages are locked. */
export interface ActivityRecord {
  /** The identity's session this is about. One of another session says nothing. */
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

/** Kept in the browser, so that a reload, a new tab and a restart find it. Null when there is none that can be read. */
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
