import type { Sample } from '../call/media-session';
import { afterLoss, judge, type QualityLevel, startQualityLevel } from '../call/quality-level';
import { CALL_STEPS, type CallStep, type Hearing } from '../data/room/room';
import { DataMeter } from './data-meter';
import { lowerStep, stepOfCap } from './first-steps';
import type { RoomView } from './room-view';

const HEARING_SAMPLES = 4;
const WELL_FROM = 0.85;
const POORLY_FROM = 0.5;

/** How well a participant was heard over the last samples; null: too early to say. */
export function hearingOf(heard: readonly number[]): Hearing | null {
  if (heard.length < HEARING_SAMPLES) return null;
  const mean = heard.reduce((sum, one) => sum + one, 0) / heard.length;
  return mean >= WELL_FROM ? 'well' : mean >= POORLY_FROM ? 'poorly' : 'hardly';
}

/**
 * Decides how much is sent: the least of the user's wish, the visit's mode, the data cap, what the other side receives
 * and what the network carries.
 */
export class SendingRule {
  readonly #most: CallStep;
  readonly #meter: DataMeter;
  #wish: CallStep;
  #cap: number | null;
  /** The most that the other side wants to receive. */
  #theyTake: CallStep = 'video';
  #level: QualityLevel;
  #heard: readonly number[] = [];
  #kbitNow = 0;

  /** @param most what the visit's mode allows: `audio` for a voice visit */
  constructor(most: CallStep, chosen: { wish: CallStep; capBytes: number | null; usedBytes: number }) {
    this.#most = most;
    this.#wish = lowerStep(chosen.wish, most);
    this.#cap = chosen.capBytes;
    this.#meter = new DataMeter(chosen.usedBytes);
    this.#level = startQualityLevel(this.#limit, performance.now());
  }

  get step(): CallStep {
    return this.#level.step;
  }
  /** The most to receive, by the user's wish and cap; undefined: no limit beyond the visit's mode. */
  get takes(): CallStep | undefined {
    return this.#own === this.#most ? undefined : this.#own;
  }
  get hears(): Hearing | null {
    return hearingOf(this.#heard);
  }
  get usedBytes(): number {
    return this.#meter.used;
  }

  get shown(): Pick<RoomView, 'step' | 'stepBy' | 'takes' | 'wish' | 'usedBytes' | 'kbitNow' | 'capBytes' | 'hears'> {
    const { step } = this;
    return {
      step,
      stepBy: step === this.#limit ? this.#limitBy : 'line',
      takes: this.takes,
      wish: this.#wish,
      usedBytes: this.usedBytes,
      kbitNow: this.#kbitNow,
      capBytes: this.#cap,
      hears: this.hears,
    };
  }

  /** A wish for more is tried at once, whatever the network was like before. */
  wish(step: CallStep): void {
    const next = lowerStep(step, this.#most);
    const isTry = CALL_STEPS.indexOf(next) < CALL_STEPS.indexOf(this.#level.step) || next === this.#wish;
    this.#wish = next;
    if (isTry || this.#isAbove(this.#limit)) this.#level = startQualityLevel(this.#limit, performance.now());
  }

  cap(bytes: number | null): void {
    this.#relimit(() => {
      this.#cap = bytes;
    });
  }

  /** @param step the most that the other side wants to receive; undefined: everything */
  theyTake(step: CallStep = 'video'): void {
    if (step === this.#theyTake) return;
    this.#relimit(() => {
      this.#theyTake = step;
    });
  }

  /** A raised limit is tried at once. A step that the network cost is regained only by good samples. */
  #relimit(change: () => void): void {
    const before = this.#limit;
    change();
    const isFreed = CALL_STEPS.indexOf(this.#limit) < CALL_STEPS.indexOf(before) && this.step === before;
    if (isFreed || this.#isAbove(this.#limit)) this.#level = startQualityLevel(this.#limit, performance.now());
  }

  /** Takes one sample a second. @param theyHear how well this side is heard, as the other reports */
  look(sample: Sample, theyHear: Hearing | null): void {
    this.#meter.count(sample.bytes);
    this.#kbitNow = sample.sentKbit + sample.gotKbit;
    this.#heard =
      sample.audioReceivedRatio === null ? [] : [...this.#heard, sample.audioReceivedRatio].slice(-HEARING_SAMPLES);
    this.#level = judge(this.#level, sample, this.#limit, theyHear, this.hears);
  }

  /** Call when the path is lost; our own sending may have helped to block it. */
  lost(): void {
    this.#level = afterLoss(this.#level, performance.now());
    this.forgetHearing();
  }

  forgetHearing(): void {
    this.#heard = [];
    this.#kbitNow = 0;
  }

  get #own(): CallStep {
    return lowerStep(this.#wish, stepOfCap(this.#meter.used, this.#cap));
  }

  get #limit(): CallStep {
    return lowerStep(this.#own, this.#theyTake);
  }

  get #limitBy(): RoomView['stepBy'] {
    if (this.#limit !== this.#own) return 'other';
    return this.#own === this.#wish ? 'wish' : 'cap';
  }

  #isAbove(limit: CallStep): boolean {
    return CALL_STEPS.indexOf(this.step) < CALL_STEPS.indexOf(limit);
  }
}
