import type { WithClient } from '@telehealth/data/client/backend';
import { type RoomAccess, readHidesAddress, readRoomAccess } from '../data/room/room-access';

/**
 * Like the answer of `room-access`. `relayOnly` null: not known yet whether the address must be hidden, so no direct
 * path may be tried.
 */
export type KnownAccess = Omit<RoomAccess, 'relayOnly' | 'hidesAddress' | 'hidingIsOwn'> & {
  relayOnly: boolean | null;
};

/** After a lost path, an answer older than this is fetched again. */
const FRESH_MS = 60_000;
/** Wait after a failed request. */
const AGAIN_MS = 5_000;
/** A call waits this long for relays at most: most peers connect without. */
const WAIT_MS = 4_000;

/** sessionStorage: the visit in which this tab uses relays only, so that a reload knows it before any answer. */
const KEY = 'roomByRelay';

/** Caches `room-access`, so that a visit goes on when the function does not answer. */
export class AccessKeeper {
  readonly #backend: WithClient;
  readonly #appointmentId: string;
  #last: KnownAccess;
  #asked: { until: number; answer: Promise<KnownAccess> } | null = null;

  constructor(backend: WithClient, appointmentId: string) {
    this.#backend = backend;
    this.#appointmentId = appointmentId;
    this.#last = {
      transport: 'peer',
      iceServers: [],
      carriesMany: false,
      isClearing: false,
      livekit: null,
      expiresAt: new Date(0),
      relayOnly: sessionStorage.getItem(KEY) === appointmentId || null,
    };
  }

  /** Never rejects: returns the last known answer, or no relays. */
  async read(): Promise<KnownAccess> {
    if (this.#asked === null || performance.now() > this.#asked.until) {
      this.#asked = { until: performance.now() + FRESH_MS, answer: this.#ask() };
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<KnownAccess>((resolve) => {
      timer = setTimeout(() => resolve(this.#last), WAIT_MS);
    });
    return Promise.race([this.#asked.answer, late]).finally(() => clearTimeout(timer));
  }

  /** A participant came or left, so the transport may change. */
  readAgain(): Promise<KnownAccess> {
    this.#asked = null;
    return this.read();
  }

  async #ask(): Promise<KnownAccess> {
    try {
      const found = await readRoomAccess(this.#backend, this.#appointmentId);
      this.#last = found;
      if (found.relayOnly) sessionStorage.setItem(KEY, this.#appointmentId);
      else sessionStorage.removeItem(KEY);
    } catch {
      if (this.#asked !== null) this.#asked.until = performance.now() + AGAIN_MS;
      await this.#askDatabase();
    }
    return this.#last;
  }

  /**
   * A user who hides nothing connects without relays meanwhile. A user who hides their address waits: only the function
   * knows relays.
   */
  async #askDatabase(): Promise<void> {
    if (this.#last.relayOnly !== null) return;
    const hides = await readHidesAddress(this.#backend, this.#appointmentId).catch(() => null);
    if (hides === false) this.#last = { ...this.#last, relayOnly: this.#last.relayOnly ?? false };
  }
}
