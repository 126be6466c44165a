import { CALL_SOURCES, type CallSource } from '@telehealth/contracts';
import { preferCodecs } from './codecs';
import type { Tracks } from './sending';

/** The place of each source in the description that both agree on. */
export const PLACES: readonly CallSource[] = CALL_SOURCES;

/**
 * The three places of a description, agreed once and in one order, `sendrecv` whether something is sent or not. All later
 * changes are made inside of them, so nothing has to be agreed again.
 */
export class Places {
  /** Sound and face share one stream, so that a browser keeps lips and voice together. */
  readonly #face = new MediaStream();
  readonly #sheet = new MediaStream();

  make(pc: RTCPeerConnection): void {
    for (const source of PLACES) {
      const kind = source === 'microphone' ? 'audio' : 'video';
      preferCodecs(pc.addTransceiver(kind, { direction: 'sendrecv', streams: [this.#streamOf(source)] }), source);
    }
  }

  /** Also of an offer that was taken: its places are there, and only receive until they are told otherwise. */
  async fill(pc: RTCPeerConnection, tracks: Tracks): Promise<void> {
    for (const [at, transceiver] of pc.getTransceivers().entries()) {
      const source = PLACES[at];
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
