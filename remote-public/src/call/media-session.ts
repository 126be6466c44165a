import type { CallSource, Hearing, MediaState, Seat } from '@telehealth/contracts';
import type { Limits } from './sending';

/** `waiting`: nobody of the other side sits in the call. */
export type Connection = 'waiting' | 'connecting' | 'connected' | 'reconnecting';

/** One look at the line, the same from every transport; what it cannot know is null. */
export interface Sample {
  /** ms, of `performance.now()`. */
  at: number;
  /** What could be sent, in kbit/s, by the transport's own estimate. */
  room: number | null;
  sentKbit: number;
  gotKbit: number;
  /** Everything sent and got since the connection began, in bytes. */
  bytes: number;
  /** Share of our packets that did not arrive, 0 to 1. */
  loss: number | null;
  rttMs: number | null;
  /** Share of the sound that arrived of what should have, 0 to 1; null where none is sent. */
  heard: number | null;
  framesDecoded: number;
  /** Pictures that the own camera gave so far, sent or not; null where the browser does not say. */
  cameraFrames: number | null;
  sentHeight: number | null;
  /** host, srflx, prflx or relay. */
  route: string | null;
}

export interface MediaSessionListener {
  onConnection(state: Connection): void;
  /** What the person in this seat says of what they send; null: gone. */
  onOther(seatId: string, state: MediaState | null): void;
  onTrack(seatId: string, source: CallSource, track: MediaStreamTrack | null): void;
  /** Something that should never happen and that somebody should look at; ids and kinds only. */
  onOdd(kind: 'fingerprint' | 'signal' | 'version' | 'failed'): void;
}

/**
 * The boundary to what carries sound and picture. `peer` is a browser's own connection to one other; `livekit` a server for
 * more than two. Seats, words, waiting room, evidence, ladder and screen are above it and know neither.
 */
export interface MediaSession {
  /** Says who sits in the call now, every time that changes. A transport for two takes the newest seat of the other side. */
  seats(seats: readonly Seat[]): void;
  /** Puts a track in place of the one that is sent, or none. Needs no new agreement with the other side. */
  send(source: CallSource, track: MediaStreamTrack | null): Promise<void>;
  /** Sends this much at most, and lets this much come. */
  limit(limits: Limits): Promise<void>;
  /** Says how well the other side is heard here. */
  hears(how: Hearing | null): void;
  /** What this side sends has changed otherwise, e.g. by a mute. */
  tellState(): void;
  sample(): Promise<Sample | null>;
  /** Somebody says that the network is back: try now instead of later; `byRelay`: and from now on by a relay only. */
  wake(byRelay?: boolean): void;
  close(): void;
}
