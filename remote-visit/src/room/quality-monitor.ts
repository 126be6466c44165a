import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { WithClient } from '@telehealth/data/client/backend';
import { BlankWatch } from '../call/blank-watch';
import type { RoomNow } from '../data/room/room-seats';
import type { CallLink } from './call-link';
import { CallReporter } from './call-reporter';
import { lowerStep, MOST_OF } from './first-steps';
import { keepChoices, ownChoices } from './own-choices';
import type { OwnMedia } from './own-media';
import type { RoomStore } from './room-store';
import type { RoomView } from './room-view';
import { SendingRule } from './sending-rule';

const LOOK_MS = 1_000;

interface QualityMonitorOptions {
  backend: WithClient;
  appointmentId: string;
  mode: ConsultationMode;
  isPractice: boolean;
  isGuest: boolean;
  store: RoomStore;
  link: Pick<CallLink, 'carriesAll' | 'hears' | 'limit' | 'sample'>;
  media: Pick<OwnMedia, 'devices'>;
}

/**
 * Checks once a second what the network carries, what the data cap leaves, whether the camera delivers frames, and what
 * to report to the database. Part of the late call code.
 */
export class QualityMonitor {
  readonly #options: QualityMonitorOptions;
  readonly #rule: SendingRule;
  /** Null for guests, who report nothing. */
  readonly #reporter: CallReporter | null;
  readonly #blank = new BlankWatch();
  readonly #timer: ReturnType<typeof setInterval>;
  #isLooking = false;
  #isClosed = false;

  constructor(options: QualityMonitorOptions, now: RoomNow | null) {
    const { mode, appointmentId, isGuest } = options;
    this.#options = options;
    this.#rule = new SendingRule(MOST_OF[mode], ownChoices(appointmentId));
    this.#reporter = isGuest ? null : new CallReporter(options);
    this.now = now;
    this.#timer = setInterval(() => void this.#lookOnce(), LOOK_MS);
    void this.#lookOnce();
  }

  set now(now: RoomNow | null) {
    if (this.#reporter !== null && now !== null) this.#reporter.now = now;
  }

  wish(step: RoomView['wish']): void {
    this.#rule.wish(step);
    void this.#apply();
  }

  cap(bytes: number | null): void {
    this.#rule.cap(bytes);
    void this.#apply();
  }

  /** Stores the bytes used for a reload. */
  keepUsed(): void {
    keepChoices(this.#options.appointmentId, { usedBytes: this.#rule.usedBytes });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.keepUsed();
  }

  async #apply(): Promise<void> {
    const { step, takes } = this.#rule;
    this.#options.store.change(this.#rule.shown);
    await this.#options.link.limit({ sends: step, takes });
  }

  async #lookOnce(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#look();
    } finally {
      this.#isLooking = false;
    }
  }

  async #look(): Promise<void> {
    const { store, link } = this.#options;
    const { connection, connectionSince, people, step } = store.get();
    const theirs = people[0]?.state ?? null;
    const both = lowerStep(step, theirs?.step ?? step);
    void this.#reporter?.tell(connection, both, performance.now(), connectionSince);
    const sample = await link.sample();
    if (this.#isClosed) return;
    // Over a server a participant sends for all the others, and the server withholds what one of them does not take.
    this.#rule.theyTake(link.carriesAll ? undefined : theirs?.takes);
    const isSending = connection === 'connected' && (step === 'video' || step === 'low_video');
    this.#watchCamera(isSending ? (sample?.cameraFrames ?? null) : null);
    if (sample !== null && connection === 'connected') {
      this.#rule.look(sample, theirs?.hears ?? null);
      link.hears(this.#rule.hears);
    } else if (connection === 'reconnecting') this.#rule.lost();
    else this.#rule.forgetHearing();
    const shown = store.get();
    if (this.#rule.step !== shown.step || this.#rule.takes !== shown.takes) await this.#apply();
    else store.change(this.#rule.shown);
  }

  /** @param frames that the camera delivered so far; null while nothing is sent */
  #watchCamera(frames: number | null): void {
    const { devices } = this.#options.media;
    const { track, isMuted } = devices.camera;
    devices.cameraIs(this.#blank.look(track, isMuted ? null : frames, performance.now()));
  }
}
