import { startWorker } from '@telehealth/ui/parts/start-worker';
import { createKeyMaterialFromString, ExternalE2EEKeyProvider, Room, Track } from 'livekit-client';
import workerSource from 'livekit-client/e2ee-worker?raw';
import type { MediaState } from '../data/room/room';
import { mediaState } from '../data/room/signal.schema';

/**
 * The answer of `room-access` for a LiveKit server: its address, a token valid for one minute, and the visit's newest
 * encryption key.
 */
export interface LivekitPass {
  url: string;
  token: string;
  key: string;
  keyVersion: number;
}

/** A LiveKit room together with its end-to-end encryption. */
export interface LivekitRoom {
  room: Room;
  /**
   * Encrypts with this key from now on. Frames of others are still decoded with their earlier keys until all have changed.
   */
  setKey(key: string, version: number): Promise<void>;
}

/** Size of the client's key ring. */
const KEYS_HELD = 16;

export class VisitKeys extends ExternalE2EEKeyProvider {
  async setVersion(key: string, version: number): Promise<void> {
    // Each frame names the slot of its key, so receivers never mix up keys while participants change over.
    this.onSetEncryptionKey(await createKeyMaterialFromString(key), undefined, version % KEYS_HELD);
  }
}

/**
 * Opens a room with end-to-end encryption: a worker encrypts each frame with the visit's key. Video is sent in simulcast
 * layers; the server forwards the one a receiver's bandwidth carries, and layers without a viewer are not sent.
 */
export async function openLivekitRoom(): Promise<LivekitRoom> {
  const keyProvider = new VisitKeys({ keyringSize: KEYS_HELD });
  const worker = startWorker(workerSource);
  const room = new Room({
    // Tracks are attached to our own elements. The client does not know those and would treat every track as hidden.
    adaptiveStream: false,
    dynacast: true,
    stopLocalTrackOnUnpublish: false,
    disconnectOnPageLeave: false,
    encryption: { keyProvider, worker },
    // DTX is off: silence is sent too, because the share of packets that arrive measures how well a participant is
    // heard.
    publishDefaults: { dtx: false, red: false, stopMicTrackOnMute: false },
  });
  await room.setE2EEEnabled(true);
  return { room, setKey: (key, version) => keyProvider.setVersion(key, version) };
}

/** Maps call sources to LiveKit's; the sound of a shared screen is not sent. */
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

/** LiveKit attribute that carries a participant's media state. */
export const STATE_ATTRIBUTE = 'state';

/** @returns null if the attribute is absent or is no valid state */
export function readState(attributes: Readonly<Record<string, string>>): MediaState | null {
  try {
    const parsed = mediaState.safeParse(JSON.parse(attributes[STATE_ATTRIBUTE] ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
