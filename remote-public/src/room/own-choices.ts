import { CALL_STEPS, type CallStep } from '@telehealth/contracts';
import { readCallWishes } from './call-wishes';

/** What a person chose at the door or in the call, for this tab. Nothing of it is about health. */
export interface OwnChoices {
  microphoneId: string | null;
  cameraId: string | null;
  speakerId: string | null;
  isMicrophoneMuted: boolean;
  isCameraOff: boolean;
  /** The most to send. */
  wish: CallStep;
  /** The most to use, in bytes; null: no cap. What was used so far counts over a reload. */
  capBytes: number | null;
  usedBytes: number;
}

/** sessionStorage, with the visit they were made for; named here and not with the other keys, which every page loads. */
const KEY = 'roomChoices';
const BYTES_PER_MB = 1_000_000;

/** A tab begins with what was chosen on this device at the door. */
const first = (): OwnChoices => {
  const { step, capMb } = readCallWishes();
  return {
    ...{ microphoneId: null, cameraId: null, speakerId: null, isMicrophoneMuted: false, isCameraOff: false },
    ...{ wish: step, capBytes: capMb === null ? null : capMb * BYTES_PER_MB, usedBytes: 0 },
  };
};

const isText = (value: unknown) => value === null || typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const CHECKS: Readonly<Record<keyof OwnChoices, (value: unknown) => boolean>> = {
  ...{ microphoneId: isText, cameraId: isText, speakerId: isText, isMicrophoneMuted: isFlag, isCameraOff: isFlag },
  wish: (value) => CALL_STEPS.some((step) => step === value),
  capBytes: (value) => value === null || typeof value === 'number',
  usedBytes: (value) => typeof value === 'number',
};

/** What was chosen in this tab for this visit; what cannot be read counts as not chosen. */
export function ownChoices(appointmentId: string): OwnChoices {
  const chosen = first();
  try {
    const { visit, ...kept }: Record<string, unknown> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (visit !== appointmentId) return chosen;
    const known = Object.entries(kept).filter(([name, value]) => CHECKS[name as keyof OwnChoices]?.(value));
    return { ...chosen, ...Object.fromEntries(known) };
  } catch {
    return chosen;
  }
}

/** Those of another visit are forgotten by it: its end may have been seen elsewhere first. */
export function keepChoices(appointmentId: string, more: Partial<OwnChoices>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ visit: appointmentId, ...ownChoices(appointmentId), ...more }));
}

/** The visit is over: the next one begins with what is usual. */
export function forgetChoices(): void {
  sessionStorage.removeItem(KEY);
}
