import { CALL_SOURCES, type CallSource, type CallStep, type Hearing, type MediaState } from '../data/room/room';

export type Tracks = Record<CallSource, MediaStreamTrack | null>;

/** The most to send, and the most that the others should send; undefined: as much as the visit's mode allows. */
export interface Limits {
  sends: CallStep;
  takes?: CallStep | undefined;
}

export const NO_LIMITS: Limits = { sends: 'video' };

interface Most {
  active: boolean;
  kbit: number;
  fps?: number;
  /** Height of the video in pixels. */
  height?: number;
}

/** Limits per source and quality step. */
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

/** The media state to report to the other side. A camera that the phone took counts as off. */
export function stateOf(tracks: Tracks, { sends: step, takes }: Limits, hears: Hearing | null): MediaState {
  const sends = (source: CallSource) => {
    const track = tracks[source];
    if (track === null || !track.enabled || track.muted || track.readyState !== 'live') return false;
    return SENDING[source][step].active;
  };
  return { microphone: sends('microphone'), camera: sends('camera'), screen: sends('screen'), step, hears, takes };
}

/** Applies the step to every sender. Needs no renegotiation. */
export async function applyStep(pc: RTCPeerConnection, tracks: Tracks, step: CallStep): Promise<void> {
  const transceivers = pc.getTransceivers();
  for (const [at, source] of CALL_SOURCES.entries()) {
    const sender = transceivers[at]?.sender;
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
    // The browser rejects overlapping changes; the next sample sets it right.
    await sender.setParameters(parameters).catch(() => undefined);
  }
}
