import type { WithClient } from '@telehealth/data/client/backend';
import { type RoomAccess, readHidesAddress, readRoomAccess } from '@telehealth/data/room/room-access';

/** As `room-access` answers; null: nobody said yet whether this person's address is hidden, so no direct path may be tried. */
export type KnownAccess = Omit<RoomAccess, 'relayOnly' | 'hidesAddress' | 'hidingIsOwn'> & {
  relayOnly: boolean | null;
};

/** Asked for again when they are older, which is when a path was lost. */
const FRESH_MS = 60_000;
/** What did not answer is not asked at every turn. */
const AGAIN_MS = 5_000;
/** A call does not wait longer for relays: most people find each other without. */
const WAIT_MS = 4_000;

/** sessionStorage: the visit in which this tab goes by relays only, so that a reload knows it before anybody answers. */
const KEY = 'roomByRelay';

/** How the others are reached; a visit is not stopped by a function that does not answer. */
export class AccessKeeper {
  readonly #backend: WithClient;
  readonly #appointmentId: string;
  #last: KnownAccess;
  #asked: { until: number; answer: Promise<KnownAccess> } | null = null;

  constructor(backend: WithClient, appointmentId: string) {
    this.#backend = backend;
    this.#appointmentId = appointmentId;
    this.#last = {
      ...{ transport: 'peer', iceServers: [], carriesMany: false, livekit: null, expiresAt: new Date(0) },
      relayOnly: sessionStorage.getItem(KEY) === appointmentId || null,
    };
  }

  /** Never fails: the last that is known, or no relays. */
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

  /** Somebody came or went, so that another transport may be due. */
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

  /** Whoever hides nothing does without relays meanwhile. Whoever does waits for them: only the function knows any. */
  async #askDatabase(): Promise<void> {
    if (this.#last.relayOnly !== null) return;
    const hides = await readHidesAddress(this.#backend, this.#appointmentId).catch(() => null);
    if (hides === false) this.#last = { ...this.#last, relayOnly: this.#last.relayOnly ?? false };
  }
}
