import { CALL_STEPS, type CallStep } from '../data/room/room';
import { readCallWishes } from './call-wishes';

/** The user's choices in the waiting room or call, per tab. None of it is health data. */
export interface OwnChoices {
  microphoneId: string | null;
  cameraId: string | null;
  speakerId: string | null;
  isMicrophoneMuted: boolean;
  isCameraOff: boolean;
  /** The most to send. */
  wish: CallStep;
  /** The data cap in bytes; null: none. Bytes used before a reload count. */
  capBytes: number | null;
  usedBytes: number;
}

/** sessionStorage, with the visit they belong to. Named here and not with the other keys, which every page loads. */
const KEY = 'roomChoices';
const BYTES_PER_MB = 1_000_000;

/** A tab starts with this device's preferences. */
const first = (): OwnChoices => {
  const { step, capMb } = readCallWishes();
  return {
    microphoneId: null,
    cameraId: null,
    speakerId: null,
    isMicrophoneMuted: false,
    isCameraOff: false,
    wish: step,
    capBytes: capMb === null ? null : capMb * BYTES_PER_MB,
    usedBytes: 0,
  };
};

const isText = (value: unknown) => value === null || typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const CHECKS: Readonly<Record<keyof OwnChoices, (value: unknown) => boolean>> = {
  microphoneId: isText,
  cameraId: isText,
  speakerId: isText,
  isMicrophoneMuted: isFlag,
  isCameraOff: isFlag,
  wish: (value) => CALL_STEPS.some((step) => step === value),
  capBytes: (value) => value === null || typeof value === 'number',
  usedBytes: (value) => typeof value === 'number',
};

/** The choices of this tab for this visit; defaults for what cannot be read. */
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

/** Choices of another visit are overwritten, because its end may have been seen in another tab only. */
export function keepChoices(appointmentId: string, more: Partial<OwnChoices>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ visit: appointmentId, ...ownChoices(appointmentId), ...more }));
}

/** Call when the visit is over. */
export function forgetChoices(): void {
  sessionStorage.removeItem(KEY);
}
