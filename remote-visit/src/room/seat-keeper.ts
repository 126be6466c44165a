import type { AppError } from '@telehealth/contracts/errors';
import type { Backend } from '@telehealth/data/client/backend';
import { isPassing } from '@telehealth/data/errors/passing';
import { createFarewell, keepRoomSeat, leaveRoomSeat, type RoomNow, takeRoomSeat } from '../data/room/room-seats';

const KEEP_MS = 20_000;
/** Shortest interval between questions to the database about unknown senders. */
const ASK_MS = 2_000;
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

interface SeatKeeperOptions {
  backend: Pick<Backend, 'client' | 'address'>;
  appointmentId: string;
  seatId: string;
  fingerprint: string;
  /** The call's state from the database. */
  onNow(now: RoomNow): void;
  onRefused(error: AppError): void;
}

/** Takes, keeps and gives up this tab's seat in the call. */
export class SeatKeeper {
  readonly #options: SeatKeeperOptions;
  readonly #farewell;
  #timer: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isSeated = false;
  #isClosed = false;
  #isAsking = false;
  #asksAgain = false;
  #askedAt = 0;

  constructor(options: SeatKeeperOptions) {
    this.#options = options;
    this.#farewell = createFarewell(options.backend);
    addEventListener('pagehide', this.#onHide);
  }

  /** Takes the seat; without a network it retries until it succeeds. */
  async take(tries = 0): Promise<void> {
    const { backend, appointmentId, seatId, fingerprint } = this.#options;
    try {
      const now = await takeRoomSeat(backend, { appointmentId, seatId, fingerprint });
      if (this.#isClosed) return void leaveRoomSeat(backend, seatId).catch(() => undefined);
      this.#isSeated = true;
      this.#timer = setInterval(() => void this.ask(), KEEP_MS);
      void this.#farewell.makeReady();
      this.#options.onNow(now);
    } catch (cause) {
      if (this.#isClosed) return;
      const error = cause as AppError;
      if (!isPassing(error)) return this.#options.onRefused(error);
      const pause = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)];
      this.#retry = setTimeout(() => void this.take(tries + 1), pause);
    }
  }

  /** Heartbeat, which also returns the other seats. */
  async ask(): Promise<void> {
    if (!this.#isSeated || this.#isClosed) return;
    this.#asksAgain = this.#isAsking;
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#askedAt = performance.now();
    try {
      const now = await keepRoomSeat(this.#options.backend, this.#options.seatId);
      if (!this.#isClosed) this.#options.onNow(now);
    } catch (cause) {
      const error = cause as AppError;
      if (!this.#isClosed && !isPassing(error)) this.#options.onRefused(error);
    }
    this.#isAsking = false;
    void this.#farewell.makeReady();
    if (this.#asksAgain) await this.ask();
  }

  askAboutStranger(): void {
    if (performance.now() - this.#askedAt >= ASK_MS) void this.ask();
  }

  /** @returns once the database knows or could not be reached: an abandoned seat times out */
  async leave(): Promise<void> {
    if (!this.#isSeated) return;
    await leaveRoomSeat(this.#options.backend, this.#options.seatId).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    removeEventListener('pagehide', this.#onHide);
  }

  readonly #onHide = () => {
    if (this.#isSeated) this.#farewell.send(this.#options.seatId);
  };
}
