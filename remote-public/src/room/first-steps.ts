import { CALL_STEPS, type CallStep, type ConsultationMode } from '@telehealth/contracts';
import type { OwnChoices } from './own-choices';
import type { RoomView } from './room-view';

/** The most that a visit is for. One by voice or by words is a visit of its own, not one by picture with the camera off. */
export const MOST_OF: Readonly<Record<ConsultationMode, CallStep>> = { video: 'video', voice: 'audio', chat: 'chat' };

/** From this share of the cap on the picture is small. */
const SMALL_FROM = 0.8;

/** The most that may be sent at this use: a cap makes the call smaller and never ends it. */
export function stepOfCap(usedBytes: number, capBytes: number | null): CallStep {
  if (capBytes === null || usedBytes < capBytes * SMALL_FROM) return 'video';
  return usedBytes < capBytes ? 'low_video' : 'audio';
}

export const lowerStep = (a: CallStep, b: CallStep): CallStep =>
  CALL_STEPS.indexOf(a) > CALL_STEPS.indexOf(b) ? a : b;

/** What a call begins with, before anybody measures the line: what was chosen, for as long as the other side wants as much. */
export function firstSteps(
  mode: ConsultationMode,
  { wish: chosen, usedBytes, capBytes }: OwnChoices,
  theyTake: CallStep = 'video',
): Pick<RoomView, 'step' | 'stepBy' | 'takes' | 'wish' | 'usedBytes' | 'capBytes'> {
  const most = MOST_OF[mode];
  const wish = lowerStep(chosen, most);
  const own = lowerStep(wish, stepOfCap(usedBytes, capBytes));
  const step = lowerStep(own, theyTake);
  const stepBy = step !== own ? 'other' : own === wish ? 'wish' : 'cap';
  return { step, stepBy, takes: own === most ? undefined : own, wish, usedBytes, capBytes };
}
