import type { CallSource, CallStep, Hearing, MediaState, Seat } from '@telehealth/contracts';
import type { Connection, MediaSession, MediaSessionListener, Sample } from '../call/media-session';

/** A line on which everything gets through. */
export const GOOD_SAMPLE: Sample = {
  at: 0,
  room: 2_000,
  sentKbit: 900,
  gotKbit: 900,
  bytes: 0,
  loss: 0,
  rttMs: 40,
  heard: 1,
  framesDecoded: 0,
  cameraFrames: 0,
  sentHeight: 720,
  route: 'host',
};

/** A transport that carries nothing: what was asked of it is kept, and what happens to it is said by the test. */
export class MadeUpSession implements MediaSession {
  readonly asked: [keyof MediaSession, ...unknown[]][] = [];
  /** What the next look at the line gives. */
  next: Sample | null = GOOD_SAMPLE;
  /** Everybody who sits in the call, as it was told last. */
  list: readonly Seat[] = [];
  isClosed = false;
  readonly #listener: MediaSessionListener;

  constructor(listener: MediaSessionListener) {
    this.#listener = listener;
  }

  seats(seats: readonly Seat[]): void {
    this.list = seats;
    this.asked.push(['seats', seats.map(({ id }) => id)]);
  }
  async send(source: CallSource, track: MediaStreamTrack | null): Promise<void> {
    this.asked.push(['send', source, track]);
  }
  async limit(step: CallStep): Promise<void> {
    this.asked.push(['limit', step]);
  }
  hears(how: Hearing | null): void {
    this.asked.push(['hears', how]);
  }
  tellState(): void {
    this.asked.push(['tellState']);
  }
  async sample(): Promise<Sample | null> {
    return this.next;
  }
  wake(byRelay = false): void {
    this.asked.push(['wake', byRelay]);
  }
  close(): void {
    this.isClosed = true;
  }

  /** The line changes. */
  becomes(state: Connection): void {
    this.#listener.onConnection(state);
  }
  /** Somebody says what they send; null: they are gone. */
  says(seatId: string, state: MediaState | null): void {
    this.#listener.onOther(seatId, state);
  }
  /** A track of somebody arrives, or ends. */
  brings(seatId: string, source: CallSource, track: MediaStreamTrack | null): void {
    this.#listener.onTrack(seatId, source, track);
  }
}
