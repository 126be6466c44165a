import type { CallStep } from '@telehealth/contracts';
import { CALL_WISHES_KEY, isSavingData, SAVING_CAP_MB } from '@telehealth/visits/save-data';

/** What a person chose for their calls on this device, at the door; kept here for the next visit. */
export interface CallWishes {
  /** The most that is sent. */
  step: Exclude<CallStep, 'chat'>;
  /** Megabytes of one visit, both ways; null: no limit. */
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

/** The browser says that data is dear: sound only, unless the person wishes otherwise. */
const savesData = (): boolean => {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  return line?.saveData === true;
};

/** Whether somebody chose on this device. */
export function hasCallWishes(): boolean {
  try {
    return isWishes(JSON.parse(localStorage.getItem(CALL_WISHES_KEY) ?? 'null'));
  } catch {
    return false;
  }
}

/** What was chosen on this device; a careful beginning where nothing was. */
export function readCallWishes(): CallWishes {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(CALL_WISHES_KEY) ?? 'null');
    if (isWishes(found)) return { step: found.step, capMb: found.capMb };
  } catch {
    // Storage can be switched off or hold anything.
  }
  if (isSavingData()) return { step: 'audio', capMb: SAVING_CAP_MB };
  return { step: savesData() ? 'audio' : 'video', capMb: null };
}

export function keepCallWishes(wishes: CallWishes): void {
  try {
    localStorage.setItem(CALL_WISHES_KEY, JSON.stringify(wishes));
  } catch {
    // Then they are asked again next time.
  }
}
