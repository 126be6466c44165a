import { RoomEvent } from 'livekit-client';
import type { LivekitPass, LivekitRoom } from './livekit-room';

interface ConnectingOptions extends LivekitRoom {
  pass: () => Promise<LivekitPass>;
  onConnected(): Promise<void>;
  onChange(): void;
}

/** Pauses between tries, in ms, as a connection of two has them; the last one for ever. The client's own policy gives up. */
const PAUSES = [0, 4_000, 8_000, 12_000, 20_000, 30_000] as const;

/** Keeps this tab in the server's room as long as the call lives. */
export class LivekitConnecting {
  readonly #o: ConnectingOptions;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #failures = 0;
  #isTrying = false;
  #isClosed = false;
  #isStarted = false;
  #byRelay = false;
  #wasConnected = false;

  constructor(options: ConnectingOptions) {
    this.#o = options;
    options.room.on(RoomEvent.ConnectionStateChanged, () => options.onChange());
    options.room.on(RoomEvent.Disconnected, () => this.#later());
  }

  get wasConnected(): boolean {
    return this.#wasConnected;
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    void this.#connect();
  }

  /** Now instead of later: the network or the person is back. */
  hurry(byRelay: boolean): void {
    this.#byRelay ||= byRelay;
    this.#failures = 0;
    if (this.#timer !== null) this.#later();
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    // The devices belong to the room above; they are not stopped here.
    void this.#o.room.disconnect(false).catch(() => undefined);
  }

  #later(): void {
    if (this.#isClosed || this.#isTrying || !this.#isStarted) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)] as number;
    this.#timer = setTimeout(() => void this.#connect(), pause);
    this.#o.onChange();
  }

  async #connect(): Promise<void> {
    this.#timer = null;
    if (this.#isTrying || this.#isClosed) return;
    this.#isTrying = true;
    try {
      const { url, token, key } = await this.#o.pass();
      await this.#o.setKey(key);
      if (this.#isClosed) return;
      await this.#o.room.connect(url, token, this.#byRelay ? { rtcConfig: { iceTransportPolicy: 'relay' } } : {});
      this.#failures = 0;
      this.#wasConnected = true;
      this.#isTrying = false;
      await this.#o.onConnected();
      this.#o.onChange();
    } catch {
      // A pass that is refused is asked for again too: the seat or the server may be back by then. The screen says it tries.
      this.#failures += 1;
      this.#isTrying = false;
      this.#later();
    }
  }
}
