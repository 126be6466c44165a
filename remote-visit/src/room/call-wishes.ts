import { CALL_WISHES_KEY, isSavingData, SAVING_CAP_MB } from '@telehealth/care/visits/save-data';
import type { CallStep } from '../data/room/room';

/** The user's call preferences on this device, kept for the next visit. */
export interface CallWishes {
  /** The most to send. */
  step: Exclude<CallStep, 'chat'>;
  /** Megabytes per visit, sent and received; null: no limit. */
  capMb: number | null;
}

export const CAPS_MB = [50, 100, 250, 500] as const;

const STEPS: readonly unknown[] = ['video', 'low_video', 'audio'] satisfies CallWishes['step'][];
const CAPS: readonly unknown[] = [null, ...CAPS_MB];

function isWishes(found: unknown): found is CallWishes {
  if (typeof found !== 'object' || found === null) return false;
  const { step, capMb } = found as Partial<Record<keyof CallWishes, unknown>>;
  return STEPS.includes(step) && CAPS.includes(capMb);
}

/** The browser's data saver is on: sound only, unless the user chooses otherwise. */
const savesData = (): boolean => {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  return line?.saveData === true;
};

export function hasCallWishes(): boolean {
  try {
    return isWishes(JSON.parse(localStorage.getItem(CALL_WISHES_KEY) ?? 'null'));
  } catch {
    return false;
  }
}

/** The stored preferences; careful defaults if there are none. */
export function readCallWishes(): CallWishes {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(CALL_WISHES_KEY) ?? 'null');
    if (isWishes(found)) return { step: found.step, capMb: found.capMb };
  } catch {
    // Storage may be switched off or hold anything.
  }
  if (isSavingData()) return { step: 'audio', capMb: SAVING_CAP_MB };
  return { step: savesData() ? 'audio' : 'video', capMb: null };
}

export function keepCallWishes(wishes: CallWishes): void {
  try {
    localStorage.setItem(CALL_WISHES_KEY, JSON.stringify(wishes));
  } catch {
    // Then the user is asked again next time.
  }
}
