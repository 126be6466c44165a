import type { CallSource, Hearing, MediaState, Seat } from '../data/room/room';
import type { Limits } from './sending';

/** `waiting`: the other side has no seat in the call yet. */
export type Connection = 'waiting' | 'connecting' | 'connected' | 'reconnecting';

/** One sample of the connection, the same for every transport; null where a transport does not know. */
export interface Sample {
  /** In ms of `performance.now()`. */
  at: number;
  /** Available outgoing bandwidth in kbit/s, estimated by the transport. */
  availableKbps: number | null;
  sentKbit: number;
  gotKbit: number;
  /** Bytes sent and received since the connection began. */
  bytes: number;
  /** Share of our packets that were lost, 0 to 1. */
  loss: number | null;
  rttMs: number | null;
  /** Share of the expected audio packets that arrived, 0 to 1; null where no sound is sent. */
  audioReceivedRatio: number | null;
  framesDecoded: number;
  /** Frames that the own camera delivered so far, sent or not; null where the browser does not report it. */
  cameraFrames: number | null;
  sentHeight: number | null;
  /** Candidate type: host, srflx, prflx or relay. */
  route: string | null;
}

export interface MediaSessionListener {
  onConnection(state: Connection): void;
  /** A participant's media state; null: they left. */
  onOther(seatId: string, state: MediaState | null): void;
  onTrack(seatId: string, source: CallSource, track: MediaStreamTrack | null): void;
  /** An error that should never happen; reported with ids and kinds only. */
  onOdd(kind: 'fingerprint' | 'signal' | 'version' | 'failed'): void;
}

/**
 * Interface of what carries sound and picture. `peer` is an RTCPeerConnection to one other browser; `livekit` is a
 * server for more than two. All other code uses this interface and knows neither transport.
 */
export interface MediaSession {
  /**
   * Sets who has a seat in the call, at every change. A peer transport connects to the newest seat of the other side.
   * @param keyVersion newest encryption key of the visit; unused between two browsers
   */
  seats(seats: readonly Seat[], keyVersion: number): void;
  /** Replaces the track that is sent; null sends nothing. Needs no renegotiation. */
  send(source: CallSource, track: MediaStreamTrack | null): Promise<void>;
  limit(limits: Limits): Promise<void>;
  /** Tells the other side how well it is heard here. */
  hears(how: Hearing | null): void;
  /** Sends the media state again after another change, e.g. a mute. */
  tellState(): void;
  sample(): Promise<Sample | null>;
  /** Reconnects now instead of after the pause. `byRelay`: from now on through a relay only. */
  wake(byRelay?: boolean): void;
  close(): void;
}
