import type { ConsultationMode } from '@telehealth/contracts/booking';
import { firstSteps } from './first-steps';
import type { OwnChoices } from './own-choices';
import type { RoomView } from './room-view';

const canShare = () => globalThis.navigator?.mediaDevices?.getDisplayMedia !== undefined;

/** The view before anyone took a seat. */
export function firstView(mode: ConsultationMode, chosen: OwnChoices): RoomView {
  const now = performance.now();
  return {
    phase: 'outside',
    refusal: null,
    connection: 'waiting',
    connectionSince: now,
    seats: [],
    people: [],
    replacedBy: null,
    microphone: 'unused',
    camera: 'unused',
    deviceNews: null,
    canTurnCamera: false,
    facing: null,
    devices: { microphones: [], cameras: [], speakers: [] },
    ownFace: null,
    ownScreen: null,
    canShare: mode === 'video' && canShare(),
    isSharing: false,
    ...firstSteps(mode, chosen),
    hears: null,
    kbitNow: 0,
    isSignalingOpen: false,
    lineSince: now,
    speaksMuted: false,
    needsUserGesture: false,
    isRelayOnly: false,
    isInterrupted: false,
    isOutdated: false,
  };
}
