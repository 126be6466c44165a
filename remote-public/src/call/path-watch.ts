import type { MediaState } from '@telehealth/contracts';
import type { Sample } from './media-session';
import { type Loss, type Mend, mend, newLoss, STALL_MS, tried } from './reconnect';
import { readSigns, Sampler } from './sample';

const TICK_MS = 500;
const FIRST_PATH_MS = 6_000;
/** Without sound or picture only the browser's own checks come over the path, every few seconds. */
const QUIET_STALL_MS = 9_000;
/** Between two ticks; more than that and the device slept. */
const SLEPT_MS = TICK_MS * 6;

interface PathWatchOptions {
  /** The connection to look at; null while there is none. */
  pc(): RTCPeerConnection | null;
  /** What the other side says that it sends. */
  theirs(): MediaState | null;
  isLineOpen(): boolean;
  /** Does it in its own time: the path is looked at meanwhile. */
  mend(what: Exclude<Mend, 'wait'>, isFirst: boolean): void;
  onChange(): void;
}

/**
 * Notices that the path between two browsers carries nothing, before the browser does, and has it mended. Comes when the first
 * picture no longer waits for the line (`keeping`), and is told then how the connection stands.
 */
export class PathWatch {
  readonly #o: PathWatchOptions;
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
    this.#o = options;
    this.#timer = setInterval(() => void this.#tick(), TICK_MS);
  }

  get isLost(): boolean {
    return this.#loss !== null;
  }

  /** A new connection takes the old one's place. @param keepsLoss it is a try to mend the old one */
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

  /** The network, the line or the person is back: all tries begin anew, at once. */
  hurry(): void {
    if (this.#loss !== null) this.#loss = newLoss(performance.now());
  }

  /** @param cameraId of the own camera's track; @returns null before there is a path */
  async sample(cameraId: string | null): Promise<Sample | null> {
    const pc = this.#o.pc();
    return pc === null || !this.#wasConnected ? null : this.#sampler.sample(pc, this.#o.theirs(), cameraId);
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
    const pc = this.#o.pc();
    const signs = pc === null ? null : await readSigns(pc);
    // Another one may have taken its place meanwhile.
    if (pc === null || signs === null || pc !== this.#o.pc()) return;
    // After a sleep nothing is known: the path gets a moment to show that it lives. One that was lost before stays lost.
    if (signs > this.#signs || (slept && this.#loss === null)) this.#aliveAt = now;
    this.#signs = signs;
    if (this.#isDown(now, pc.connectionState)) {
      this.#loss ??= newLoss(now);
      this.#mend(now);
    } else this.#loss = null;
    this.#o.onChange();
  }

  #isDown(now: number, state: RTCPeerConnectionState): boolean {
    if (!this.#wasConnected) return this.#loss !== null || now - this.#begunAt > FIRST_PATH_MS;
    if (state === 'failed' || state === 'disconnected') return true;
    const { microphone = false, camera = false, screen = false } = this.#o.theirs() ?? {};
    return now - this.#aliveAt > (microphone || camera || screen ? STALL_MS : QUIET_STALL_MS);
  }

  #mend(now: number): void {
    if (this.#loss === null) return;
    const what = mend(this.#loss, now, this.#o.isLineOpen());
    const isFirst = this.#loss.restarts === 0;
    this.#loss = tried(this.#loss, what, now);
    if (what !== 'wait') this.#o.mend(what, isFirst);
  }
}
