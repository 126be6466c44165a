import type { WithClient } from '@telehealth/data/client/backend';
import { type RoomAccess, readRoomAccess } from '@telehealth/data/room/room-access';

/** Asked for again when they are older, which is when a path was lost. */
const FRESH_MS = 60_000;
/** What did not answer is not asked at every turn. */
const AGAIN_MS = 5_000;
/** A call does not wait longer for relays: most people find each other without. */
const WAIT_MS = 4_000;

const NO_RELAYS: RoomAccess = {
  ...{ transport: 'peer', iceServers: [], relayOnly: false, carriesMany: false, livekit: null },
  expiresAt: new Date(0),
};

/** How the others are reached; a visit is not stopped by a function that does not answer. */
export class AccessKeeper {
  readonly #backend: WithClient;
  readonly #appointmentId: string;
  #last: RoomAccess = NO_RELAYS;
  #asked: { until: number; answer: Promise<RoomAccess> } | null = null;

  constructor(backend: WithClient, appointmentId: string) {
    this.#backend = backend;
    this.#appointmentId = appointmentId;
  }

  /** Never fails: the last that is known, or no relays. */
  async read(): Promise<RoomAccess> {
    if (this.#asked === null || performance.now() > this.#asked.until) {
      this.#asked = { until: performance.now() + FRESH_MS, answer: this.#ask() };
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<RoomAccess>((resolve) => {
      timer = setTimeout(() => resolve(this.#last), WAIT_MS);
    });
    return Promise.race([this.#asked.answer, late]).finally(() => clearTimeout(timer));
  }

  /** Somebody came or went, so that another transport may be due. */
  readAgain(): Promise<RoomAccess> {
    this.#asked = null;
    return this.read();
  }

  async #ask(): Promise<RoomAccess> {
    try {
      this.#last = await readRoomAccess(this.#backend, this.#appointmentId);
    } catch {
      if (this.#asked !== null) this.#asked.until = performance.now() + AGAIN_MS;
    }
    return this.#last;
  }
}
