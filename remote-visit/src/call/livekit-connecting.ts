import { RoomEvent } from 'livekit-client';
import type { LivekitPass, LivekitRoom } from './livekit-room';

interface ConnectingOptions extends LivekitRoom {
  pass: () => Promise<LivekitPass>;
  onConnected(): Promise<void>;
  onChange(): void;
}

/**
 * Pauses between attempts in ms, the same as in a peer connection; the last one repeats for ever. LiveKit's own policy
 * gives up.
 */
const PAUSES = [0, 4_000, 8_000, 12_000, 20_000, 30_000] as const;

/** Interval in which a new encryption key is requested until it arrives. */
const KEY_AGAIN_MS = 4_000;

/** Keeps this tab connected to the LiveKit room as long as the call lives. */
export class LivekitConnecting {
  readonly #options: ConnectingOptions;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #failures = 0;
  #isTrying = false;
  #isClosed = false;
  #isStarted = false;
  #byRelay = false;
  #wasConnected = false;
  /** Version of the encryption key in use, and the newest version that was announced. */
  #keyVersion = 0;
  #dueVersion = 0;
  #isAskingForKey = false;

  constructor(options: ConnectingOptions) {
    this.#options = options;
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

  /** Announces that the visit has a key of this version. An older key is known to a person who has left the visit. */
  keyIsDue(version: number): void {
    this.#dueVersion = Math.max(this.#dueVersion, version);
    void this.#changeKey();
  }

  /** Connects now instead of after the pause: the network is back or the user asked for it. */
  hurry(byRelay: boolean): void {
    this.#byRelay ||= byRelay;
    this.#failures = 0;
    if (this.#timer !== null) this.#later();
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    // The caller owns the device tracks, so disconnecting must not stop them.
    void this.#options.room.disconnect(false).catch(() => undefined);
  }

  #later(): void {
    if (this.#isClosed || this.#isTrying || !this.#isStarted) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)] as number;
    this.#timer = setTimeout(() => void this.#connect(), pause);
    this.#options.onChange();
  }

  async #connect(): Promise<void> {
    this.#timer = null;
    if (this.#isTrying || this.#isClosed) return;
    this.#isTrying = true;
    try {
      const pass = await this.#options.pass();
      const { url, token } = pass;
      await this.#use(pass);
      if (this.#isClosed) return;
      await this.#options.room.connect(url, token, {
        // Tracks are subscribed one by one, so that a participant without a listed seat is never heard.
        autoSubscribe: false,
        ...(this.#byRelay && { rtcConfig: { iceTransportPolicy: 'relay' } }),
      });
      this.#failures = 0;
      this.#wasConnected = true;
      this.#isTrying = false;
      void this.#changeKey();
      await this.#options.onConnected();
      this.#options.onChange();
    } catch {
      // A refused token is requested again too, because the seat or the server may be back by then. The screen says
      // that it is trying.
      this.#failures += 1;
      this.#isTrying = false;
      this.#later();
    }
  }

  async #use({ key, keyVersion }: LivekitPass): Promise<void> {
    // Two key requests may overlap; the newer key stays.
    if (keyVersion < this.#keyVersion) return;
    await this.#options.setKey(key, keyVersion);
    this.#keyVersion = keyVersion;
  }

  /** The call continues while the new key is fetched. During a connection attempt the key comes with its token instead. */
  async #changeKey(): Promise<void> {
    if (this.#isAskingForKey || this.#isTrying || !this.#wasConnected) return;
    this.#isAskingForKey = true;
    while (this.#keyVersion < this.#dueVersion && !this.#isClosed) {
      const pass = await this.#options.pass().catch(() => null);
      if (this.#isClosed) break;
      if (pass !== null && pass.keyVersion > this.#keyVersion) await this.#use(pass).catch(() => undefined);
      if (this.#keyVersion < this.#dueVersion) await new Promise((resolve) => setTimeout(resolve, KEY_AGAIN_MS));
    }
    this.#isAskingForKey = false;
  }
}
