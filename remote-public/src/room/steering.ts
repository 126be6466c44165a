import type { ConsultationMode } from '@telehealth/contracts';
import type { WithClient } from '@telehealth/data/client/backend';
import type { RoomNow } from '@telehealth/data/room/room-seats';
import { BlankWatch } from '../call/blank-watch';
import type { CallLink } from './call-link';
import { Course } from './course';
import { lowerStep, MOST_OF } from './first-steps';
import { keepChoices, ownChoices } from './own-choices';
import type { OwnMedia } from './own-media';
import type { RoomStore } from './room-store';
import type { RoomView } from './room-view';
import { SendingRule } from './sending-rule';

const LOOK_MS = 1_000;

interface SteeringOptions {
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
 * Looks once a second how the call goes: what the line carries, what the cap of data leaves, whether the camera gives a picture,
 * and what the database is to be told. Comes with what keeps a call going, after its first picture.
 */
export class Steering {
  readonly #o: SteeringOptions;
  readonly #rule: SendingRule;
  /** Guests tell nothing of how the visit goes. */
  readonly #course: Course | null;
  readonly #blank = new BlankWatch();
  readonly #timer: ReturnType<typeof setInterval>;
  #isLooking = false;
  #isClosed = false;

  constructor(options: SteeringOptions, now: RoomNow | null) {
    const { mode, appointmentId, isGuest } = options;
    this.#o = options;
    this.#rule = new SendingRule(MOST_OF[mode], ownChoices(appointmentId));
    this.#course = isGuest ? null : new Course(options);
    this.now = now;
    this.#timer = setInterval(() => void this.#lookOnce(), LOOK_MS);
    void this.#lookOnce();
  }

  /** What the database says of the call. */
  set now(now: RoomNow | null) {
    if (this.#course !== null && now !== null) this.#course.now = now;
  }

  wish(step: RoomView['wish']): void {
    this.#rule.wish(step);
    void this.#apply();
  }

  cap(bytes: number | null): void {
    this.#rule.cap(bytes);
    void this.#apply();
  }

  /** For a reload. */
  keepUsed(): void {
    keepChoices(this.#o.appointmentId, { usedBytes: this.#rule.usedBytes });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.keepUsed();
  }

  /** Sends at most so much from now on, and takes no more than that. */
  async #apply(): Promise<void> {
    const { step, takes } = this.#rule;
    this.#o.store.change(this.#rule.shown);
    await this.#o.link.limit({ sends: step, takes });
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
    const { store, link } = this.#o;
    const { connection, connectionSince, people, step } = store.get();
    const theirs = people[0]?.state ?? null;
    const both = lowerStep(step, theirs?.step ?? step);
    void this.#course?.tell(connection, both, performance.now(), connectionSince);
    const sample = await link.sample();
    if (this.#isClosed) return;
    // Over a server everybody sends on for the others; it holds back what one of them does not take.
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

  /** @param frames that it gave so far; null while nothing of it is sent */
  #watchCamera(frames: number | null): void {
    const { devices } = this.#o.media;
    const { track, isMuted } = devices.camera;
    devices.cameraIs(this.#blank.look(track, isMuted ? null : frames, performance.now()));
  }
}
