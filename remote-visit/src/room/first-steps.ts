import type { ConsultationMode } from '@telehealth/contracts/booking';
import { CALL_STEPS, type CallStep } from '../data/room/room';
import type { OwnChoices } from './own-choices';
import type { RoomView } from './room-view';

/** The highest step per mode. A voice or chat visit is its own mode and not a video visit with the camera off. */
export const MOST_OF: Readonly<Record<ConsultationMode, CallStep>> = { video: 'video', voice: 'audio', chat: 'chat' };

/** From this share of the data cap on, video is reduced. */
const SMALL_FROM = 0.8;

/** The highest step that the data cap allows now. A cap reduces the call and never ends it. */
export function stepOfCap(usedBytes: number, capBytes: number | null): CallStep {
  if (capBytes === null || usedBytes < capBytes * SMALL_FROM) return 'video';
  return usedBytes < capBytes ? 'low_video' : 'audio';
}

export const lowerStep = (a: CallStep, b: CallStep): CallStep =>
  CALL_STEPS.indexOf(a) > CALL_STEPS.indexOf(b) ? a : b;

/** The steps at the start, before the network is measured: the user's choice, limited by what the other side receives. */
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
