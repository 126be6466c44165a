import type { CallStep, ConsultationMode } from '@telehealth/contracts';
import type { OwnChoices } from './own-choices';
import type { RoomView } from './room-view';
import { lowerStep } from './sending-rule';

/** The most that a visit is for. One by voice or by words is a visit of its own, not one by picture with the camera off. */
export const MOST_OF: Readonly<Record<ConsultationMode, CallStep>> = { video: 'video', voice: 'audio', chat: 'chat' };

const canShare = () => globalThis.navigator?.mediaDevices?.getDisplayMedia !== undefined;

/** The room before anybody came in. */
export function firstView(mode: ConsultationMode, chosen: OwnChoices): RoomView {
  const wish = lowerStep(chosen.wish, MOST_OF[mode]);
  const now = performance.now();
  return {
    ...{ phase: 'outside', refusal: null, connection: 'waiting', connectionSince: now, seats: [], people: [] },
    ...{
      inOurPlace: null,
      microphone: 'unused',
      camera: 'unused',
      deviceNews: null,
      canTurnCamera: false,
      facing: null,
    },
    ...{ devices: { microphones: [], cameras: [], speakers: [] }, ownFace: null, ownScreen: null },
    ...{ canShare: mode === 'video' && canShare(), isSharing: false, step: wish, stepBy: 'wish', wish, hears: null },
    ...{
      takes: undefined,
      isLineOpen: false,
      lineSince: now,
      usedBytes: chosen.usedBytes,
      kbitNow: 0,
      capBytes: chosen.capBytes,
    },
    ...{
      speaksMuted: false,
      needsPress: false,
      isRelayOnly: false,
      isInterrupted: false,
      isOutdated: false,
    },
  };
}
