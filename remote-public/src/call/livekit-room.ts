import type { MediaState } from '@telehealth/contracts';
import { mediaState } from '@telehealth/data/room/signal.schema';
import { ExternalE2EEKeyProvider, Room, Track } from 'livekit-client';
import workerSource from 'livekit-client/e2ee-worker?raw';

/** What `room-access` gives a seat for a LiveKit server: its address, a pass of ten minutes, and the key of the visit. */
export interface LivekitPass {
  url: string;
  token: string;
  key: string;
}

/** A room of the LiveKit client, and how it learns the key by which those in the visit encrypt for each other. */
export interface LivekitRoom {
  room: Room;
  setKey(key: string): Promise<void>;
}

/**
 * A room whose sound and picture the server cannot read: a worker encrypts each frame with the visit's key. Pictures are sent
 * in layers, of which the server hands on what each listener's line carries; those nobody watches are not sent.
 */
export async function openLivekitRoom(): Promise<LivekitRoom> {
  const keyProvider = new ExternalE2EEKeyProvider();
  const worker = startWorker(workerSource);
  const room = new Room({
    // Tracks are drawn by elements of ours, which the client does not know: it would hold every one of them for hidden.
    adaptiveStream: false,
    dynacast: true,
    stopLocalTrackOnUnpublish: false,
    disconnectOnPageLeave: false,
    encryption: { keyProvider, worker },
    // Silence is sent as well: how much of it arrives tells how well somebody is heard.
    publishDefaults: { dtx: false, red: false, stopMicTrackOnMute: false },
  });
  await room.setE2EEEnabled(true);
  return { room, setKey: (key) => keyProvider.setKey(key) };
}

/** No browser asks for the hash of a worker's file. As a text of this file, which is known by its hash, it cannot be exchanged. */
function startWorker(source: string): Worker {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(address, { type: 'module' });
  } finally {
    // The fetch of a worker begins with its making and holds what it was given.
    URL.revokeObjectURL(address);
  }
}

/** The boundary's sources in LiveKit's words, and back; sound of a screen is not sent. */
export const TRACK_SOURCES = {
  microphone: Track.Source.Microphone,
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
} as const;

export const sourceOf = (source: Track.Source): keyof typeof TRACK_SOURCES | null =>
  source === Track.Source.Microphone
    ? 'microphone'
    : source === Track.Source.Camera
      ? 'camera'
      : source === Track.Source.ScreenShare
        ? 'screen'
        : null;

/** Under which attribute of a participant their state is said. */
export const STATE_ATTRIBUTE = 'state';

/** @returns null for what is no state: the attribute of a stranger, or none yet */
export function readState(attributes: Readonly<Record<string, string>>): MediaState | null {
  try {
    const parsed = mediaState.safeParse(JSON.parse(attributes[STATE_ATTRIBUTE] ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
