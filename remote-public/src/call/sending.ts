import { CALL_SOURCES, type CallSource, type CallStep, type Hearing, type MediaState } from '@telehealth/contracts';

export type Tracks = Record<CallSource, MediaStreamTrack | null>;

/** The most that is sent now, and the most that the others are asked to send; undefined: whatever the visit is for. */
export interface Limits {
  sends: CallStep;
  takes?: CallStep | undefined;
}

export const NO_LIMITS: Limits = { sends: 'video' };

interface Most {
  active: boolean;
  kbit: number;
  fps?: number;
  /** Lines of the picture. */
  height?: number;
}

/** What is sent at most on each step. */
const SENDING: Readonly<Record<CallSource, Readonly<Record<CallStep, Most>>>> = {
  microphone: {
    video: { active: true, kbit: 40 },
    low_video: { active: true, kbit: 32 },
    audio: { active: true, kbit: 24 },
    chat: { active: false, kbit: 24 },
  },
  camera: {
    video: { active: true, kbit: 1_200, fps: 30, height: 720 },
    low_video: { active: true, kbit: 200, fps: 15, height: 270 },
    audio: { active: false, kbit: 200 },
    chat: { active: false, kbit: 200 },
  },
  screen: {
    video: { active: true, kbit: 1_000, fps: 10 },
    low_video: { active: true, kbit: 200, fps: 5 },
    audio: { active: false, kbit: 200 },
    chat: { active: false, kbit: 200 },
  },
};

/** What the other side is to know of what is sent. A camera that the phone took shows nothing, as one that is off. */
export function stateOf(tracks: Tracks, { sends: step, takes }: Limits, hears: Hearing | null): MediaState {
  const sends = (source: CallSource) => {
    const track = tracks[source];
    if (track === null || !track.enabled || track.muted || track.readyState !== 'live') return false;
    return SENDING[source][step].active;
  };
  return { microphone: sends('microphone'), camera: sends('camera'), screen: sends('screen'), step, hears, takes };
}

/** Lets every place send what the step allows. Needs no agreement: the other side sees only that more or less comes. */
export async function applyStep(pc: RTCPeerConnection, tracks: Tracks, step: CallStep): Promise<void> {
  const places = pc.getTransceivers();
  for (const [at, source] of CALL_SOURCES.entries()) {
    const sender = places[at]?.sender;
    const parameters = sender?.getParameters();
    const [encoding] = parameters?.encodings ?? [];
    if (sender === undefined || parameters === undefined || encoding === undefined) continue;
    const { active, kbit, fps, height } = SENDING[source][step];
    encoding.active = active;
    encoding.maxBitrate = kbit * 1_000;
    if (source !== 'microphone') {
      const real = tracks[source]?.getSettings().height ?? 0;
      encoding.scaleResolutionDownBy = height === undefined || real <= height ? 1 : real / height;
      if (fps !== undefined) encoding.maxFramerate = fps;
    }
    // A change that crosses another one is refused; the next one, seconds later, sets it right.
    await sender.setParameters(parameters).catch(() => undefined);
  }
}
