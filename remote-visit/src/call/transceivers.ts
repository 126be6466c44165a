import { CALL_SOURCES, type CallSource } from '../data/room/room';
import { preferCodecs } from './codecs';
import type { Tracks } from './sending';

/** Order of the transceivers in the SDP, the same on both sides. */
export const TRANSCEIVER_ORDER: readonly CallSource[] = CALL_SOURCES;

/**
 * The three transceivers of a connection, all `sendrecv` from the start whether they carry a track or not. Later
 * changes replace tracks and need no renegotiation.
 */
export class Transceivers {
  /** Camera and microphone share one stream, so that the browser keeps them in sync. */
  readonly #face = new MediaStream();
  readonly #sheet = new MediaStream();

  make(pc: RTCPeerConnection): void {
    for (const source of TRANSCEIVER_ORDER) {
      const kind = source === 'microphone' ? 'audio' : 'video';
      preferCodecs(pc.addTransceiver(kind, { direction: 'sendrecv', streams: [this.#streamOf(source)] }), source);
    }
  }

  /** Adds the tracks. Transceivers made by a remote offer exist already and are `recvonly` until their direction is set. */
  async fill(pc: RTCPeerConnection, tracks: Tracks): Promise<void> {
    for (const [at, transceiver] of pc.getTransceivers().entries()) {
      const source = TRANSCEIVER_ORDER[at];
      if (source === undefined) continue;
      if (transceiver.direction !== 'sendrecv') {
        transceiver.direction = 'sendrecv';
        preferCodecs(transceiver, source);
      }
      transceiver.sender.setStreams?.(this.#streamOf(source));
      if (transceiver.sender.track !== tracks[source]) await transceiver.sender.replaceTrack(tracks[source]);
    }
  }

  #streamOf(source: CallSource): MediaStream {
    return source === 'screen' ? this.#sheet : this.#face;
  }
}
