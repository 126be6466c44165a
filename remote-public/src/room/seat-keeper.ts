import type { AppError } from '@telehealth/contracts';
import type { Backend } from '@telehealth/data/client/backend';
import { isPassing } from '@telehealth/data/errors/passing';
import {
  createFarewell,
  keepRoomSeat,
  leaveRoomSeat,
  type RoomNow,
  takeRoomSeat,
} from '@telehealth/data/room/room-seats';

const KEEP_MS = 20_000;
/** Somebody unknown speaks to us: the database is asked who that is, and not more often for it. */
const ASK_MS = 2_000;
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

interface SeatKeeperOptions {
  backend: Pick<Backend, 'client' | 'address'>;
  appointmentId: string;
  seatId: string;
  fingerprint: string;
  /** Who sits there now, by the database. */
  onNow(now: RoomNow): void;
  onRefused(error: AppError): void;
}

/** This tab's seat in the call: taken, kept, and left. */
export class SeatKeeper {
  readonly #o: SeatKeeperOptions;
  readonly #farewell;
  #timer: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isSeated = false;
  #isClosed = false;
  #isAsking = false;
  #asksAgain = false;
  #askedAt = 0;

  constructor(options: SeatKeeperOptions) {
    this.#o = options;
    this.#farewell = createFarewell(options.backend);
    addEventListener('pagehide', this.#onHide);
  }

  /** Sits down; without a network it is tried again until it can be. */
  async take(tries = 0): Promise<void> {
    const { backend, appointmentId, seatId, fingerprint } = this.#o;
    try {
      const now = await takeRoomSeat(backend, { appointmentId, seatId, fingerprint });
      if (this.#isClosed) return void leaveRoomSeat(backend, seatId).catch(() => undefined);
      this.#isSeated = true;
      this.#timer = setInterval(() => void this.ask(), KEEP_MS);
      void this.#farewell.makeReady();
      this.#o.onNow(now);
    } catch (cause) {
      if (this.#isClosed) return;
      const error = cause as AppError;
      if (!isPassing(error)) return this.#o.onRefused(error);
      const pause = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)];
      this.#retry = setTimeout(() => void this.take(tries + 1), pause);
    }
  }

  /** Still there; who else is? */
  async ask(): Promise<void> {
    if (!this.#isSeated || this.#isClosed) return;
    this.#asksAgain = this.#isAsking;
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#askedAt = performance.now();
    try {
      const now = await keepRoomSeat(this.#o.backend, this.#o.seatId);
      if (!this.#isClosed) this.#o.onNow(now);
    } catch (cause) {
      const error = cause as AppError;
      if (!this.#isClosed && !isPassing(error)) this.#o.onRefused(error);
    }
    this.#isAsking = false;
    void this.#farewell.makeReady();
    if (this.#asksAgain) await this.ask();
  }

  askAboutStranger(): void {
    if (performance.now() - this.#askedAt >= ASK_MS) void this.ask();
  }

  /** @returns once the database knows, or could not be told: an empty seat is noticed without that */
  async leave(): Promise<void> {
    if (!this.#isSeated) return;
    await leaveRoomSeat(this.#o.backend, this.#o.seatId).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    removeEventListener('pagehide', this.#onHide);
  }

  readonly #onHide = () => {
    if (this.#isSeated) this.#farewell.send(this.#o.seatId);
  };
}
