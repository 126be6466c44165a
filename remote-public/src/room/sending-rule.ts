import { CALL_STEPS, type CallStep, type Hearing } from '@telehealth/contracts';
import { afterLoss, judge, type Ladder, startLadder } from '../call/ladder';
import type { Sample } from '../call/media-session';
import { DataMeter } from './data-meter';
import { lowerStep, stepOfCap } from './first-steps';
import type { RoomView } from './room-view';

const HEARING_LOOKS = 4;
const WELL_FROM = 0.85;
const POORLY_FROM = 0.5;

/** How somebody is heard over the last looks; null: too early to say. */
export function hearingOf(heard: readonly number[]): Hearing | null {
  if (heard.length < HEARING_LOOKS) return null;
  const mean = heard.reduce((sum, one) => sum + one, 0) / heard.length;
  return mean >= WELL_FROM ? 'well' : mean >= POORLY_FROM ? 'poorly' : 'hardly';
}

/**
 * How much is sent: at most what the person wishes, what the visit is for, what the cap of data leaves, what the
 * other side wants to be sent and what the line carries.
 */
export class SendingRule {
  readonly #most: CallStep;
  readonly #meter: DataMeter;
  #wish: CallStep;
  #cap: number | null;
  /** The most that the other side wants to be sent. */
  #theyTake: CallStep = 'video';
  #ladder: Ladder;
  #heard: readonly number[] = [];
  #kbitNow = 0;

  /** @param most what the visit is for: `audio` for one by voice */
  constructor(most: CallStep, chosen: { wish: CallStep; capBytes: number | null; usedBytes: number }) {
    this.#most = most;
    this.#wish = lowerStep(chosen.wish, most);
    this.#cap = chosen.capBytes;
    this.#meter = new DataMeter(chosen.usedBytes);
    this.#ladder = startLadder(this.#limit, performance.now());
  }

  get step(): CallStep {
    return this.#ladder.step;
  }
  /** The most that is to come: what this person's wish and cap leave, both ways; undefined: whatever the visit is for. */
  get takes(): CallStep | undefined {
    return this.#own === this.#most ? undefined : this.#own;
  }
  get hears(): Hearing | null {
    return hearingOf(this.#heard);
  }
  get usedBytes(): number {
    return this.#meter.used;
  }

  /** What a screen shows of it. */
  get shown(): Pick<RoomView, 'step' | 'stepBy' | 'takes' | 'wish' | 'usedBytes' | 'kbitNow' | 'capBytes' | 'hears'> {
    const { step } = this;
    return {
      ...{ step, stepBy: step === this.#limit ? this.#limitBy : 'line', takes: this.takes },
      ...{
        wish: this.#wish,
        usedBytes: this.usedBytes,
        kbitNow: this.#kbitNow,
        capBytes: this.#cap,
        hears: this.hears,
      },
    };
  }

  /** Whoever wishes for more wants to see it tried, whatever the line was like before. */
  wish(step: CallStep): void {
    const next = lowerStep(step, this.#most);
    const isTry = CALL_STEPS.indexOf(next) < CALL_STEPS.indexOf(this.#ladder.step) || next === this.#wish;
    this.#wish = next;
    if (isTry || this.#isAbove(this.#limit)) this.#ladder = startLadder(this.#limit, performance.now());
  }

  cap(bytes: number | null): void {
    this.#relimit(() => {
      this.#cap = bytes;
    });
  }

  /** @param step the most that the other side wants to be sent; undefined: everything */
  theyTake(step: CallStep = 'video'): void {
    if (step === this.#theyTake) return;
    this.#relimit(() => {
      this.#theyTake = step;
    });
  }

  /** What is freed is tried at once; what the line costs stays for the line to give back. */
  #relimit(change: () => void): void {
    const before = this.#limit;
    change();
    const isFreed = CALL_STEPS.indexOf(this.#limit) < CALL_STEPS.indexOf(before) && this.step === before;
    if (isFreed || this.#isAbove(this.#limit)) this.#ladder = startLadder(this.#limit, performance.now());
  }

  /** One look at the line, once a second. @param theyHear how this side is heard, by the other's word */
  look(sample: Sample, theyHear: Hearing | null): void {
    this.#meter.count(sample.bytes);
    this.#kbitNow = sample.sentKbit + sample.gotKbit;
    this.#heard = sample.heard === null ? [] : [...this.#heard, sample.heard].slice(-HEARING_LOOKS);
    this.#ladder = judge(this.#ladder, sample, this.#limit, theyHear, this.hears);
  }

  /** The path is lost; what was sent may have helped to block it. */
  lost(): void {
    this.#ladder = afterLoss(this.#ladder, performance.now());
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
