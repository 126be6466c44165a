import type { MediaState } from '../data/room/room';
import type { Sample } from './media-session';
import { type Loss, newLoss, nextRecovery, type Recovery, STALL_MS, tried } from './reconnect';
import { readSigns, Sampler } from './sample';

const TICK_MS = 500;
const FIRST_PATH_MS = 6_000;
/** Without sound or picture only ICE consent checks arrive, every few seconds. */
const QUIET_STALL_MS = 9_000;
/** A longer gap between two ticks means that the device slept. */
const SLEPT_MS = TICK_MS * 6;

interface PathWatchOptions {
  /** The current connection; null while there is none. */
  pc(): RTCPeerConnection | null;
  /** Media state that the other side reported. */
  theirs(): MediaState | null;
  isSignalingOpen(): boolean;
  /** Starts the repair without being awaited; the path is watched meanwhile. */
  recover(what: Exclude<Recovery, 'wait'>, isFirst: boolean): void;
  onChange(): void;
}

/**
 * Notices earlier than the browser that nothing arrives from the other side, and starts a repair. Part of the late call
 * code, so it is told the connection's state when it starts.
 */
export class PathWatch {
  readonly #options: PathWatchOptions;
  readonly #timer: ReturnType<typeof setInterval>;
  #loss: Loss | null = null;
  #wasConnected = false;
  #begunAt = 0;
  #aliveAt = 0;
  #signs = 0;
  #tickedAt = 0;
  #isTicking = false;
  readonly #sampler = new Sampler();

  constructor(options: PathWatchOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#tick(), TICK_MS);
  }

  get isLost(): boolean {
    return this.#loss !== null;
  }

  /** A new connection replaces the old one. @param keepsLoss the new one is an attempt to repair the old one */
  begin(now: number, keepsLoss: boolean): void {
    if (!keepsLoss) this.#loss = null;
    this.#wasConnected = false;
    this.#begunAt = now;
    this.#signs = 0;
  }

  connected(now: number): void {
    this.#wasConnected = true;
    this.#aliveAt = now;
    this.#loss = null;
  }

  /** The network, the signalling or the user is back: restart all attempts at once. */
  hurry(): void {
    if (this.#loss !== null) this.#loss = newLoss(performance.now());
  }

  /** @param cameraId of the own camera's track; @returns null before the connection exists */
  async sample(cameraId: string | null): Promise<Sample | null> {
    const pc = this.#options.pc();
    return pc === null || !this.#wasConnected ? null : this.#sampler.sample(pc, this.#options.theirs(), cameraId);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #tick(): Promise<void> {
    if (this.#isTicking) return;
    this.#isTicking = true;
    try {
      await this.#look();
    } finally {
      this.#isTicking = false;
    }
  }

  async #look(): Promise<void> {
    const now = performance.now();
    const slept = now - this.#tickedAt > SLEPT_MS;
    this.#tickedAt = now;
    const pc = this.#options.pc();
    const signs = pc === null ? null : await readSigns(pc);
    // The connection may have been replaced during the await.
    if (pc === null || signs === null || pc !== this.#options.pc()) return;
    // After a sleep nothing is known, so the path gets time to prove itself. A path that was already lost stays lost.
    if (signs > this.#signs || (slept && this.#loss === null)) this.#aliveAt = now;
    this.#signs = signs;
    if (this.#isDown(now, pc.connectionState)) {
      this.#loss ??= newLoss(now);
      this.#recover(now);
    } else this.#loss = null;
    this.#options.onChange();
  }

  #isDown(now: number, state: RTCPeerConnectionState): boolean {
    if (!this.#wasConnected) return this.#loss !== null || now - this.#begunAt > FIRST_PATH_MS;
    if (state === 'failed' || state === 'disconnected') return true;
    const { microphone = false, camera = false, screen = false } = this.#options.theirs() ?? {};
    return now - this.#aliveAt > (microphone || camera || screen ? STALL_MS : QUIET_STALL_MS);
  }

  #recover(now: number): void {
    if (this.#loss === null) return;
    const what = nextRecovery(this.#loss, now, this.#options.isSignalingOpen());
    const isFirst = this.#loss.restarts === 0;
    this.#loss = tried(this.#loss, what, now);
    if (what !== 'wait') this.#options.recover(what, isFirst);
  }
}
