import type { CallWishes } from '../../room/call-wishes';

/** Megabytes per half hour, sent and received, as measured. Sound takes 45 kbit/s each way on the wire. */
export const HALF_HOUR_MB: Readonly<Record<CallWishes['step'], number>> = { video: 560, low_video: 120, audio: 20 };

/** Data that a choice uses, and when the cap would be reached within half an hour. */
export function dataText({ step, capMb }: Pick<CallWishes, 'step' | 'capMb'>): string {
  const uses = HALF_HOUR_MB[step];
  const most = `Half an hour of this uses up to ${uses} MB, both ways together.`;
  if (capMb === null || capMb >= uses) return most;
  const minutes = Math.floor((capMb / uses) * 30);
  const next = step === 'audio' ? 'we tell you, and the sound goes on' : 'it goes on smaller, then with sound alone';
  return `${most} ${capMb} MB can be reached after ${minutes} minutes; then ${next}. The call is never cut off.`;
}
