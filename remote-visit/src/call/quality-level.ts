import { CALL_STEPS, type CallStep, type Hearing } from '../data/room/room';
import type { Sample } from './media-session';

/** The quality step that is sent, and since when the network has been bad or good. Times in ms. */
export interface QualityLevel {
  step: CallStep;
  badSince: number | null;
  goodSince: number | null;
  /**
   * The current run of bad samples across the steps and losses it caused: first and last sample. A sample that is known
   * to be good ends it.
   */
  trouble: { from: number; until: number } | null;
  steppedAt: number;
  /** How long the network must be good before a step up. Doubles when a step up fails, up to two minutes. */
  patience: number;
  /** When the last step up was taken, while it is still on trial. */
  climbedAt: number | null;
}

interface Rule {
  /** Too little bandwidth (kbit/s), too much loss, or bad hearing at the other side: one of them for `badMs` costs a step. */
  minKbps: number;
  maxLoss: number;
  badMs: number;
}
/** What each step needs. Sound takes 32 to 40 kbit/s with headers. */
const NEEDS: Readonly<Record<Exclude<CallStep, 'chat'>, Rule>> = {
  video: { minKbps: 350, maxLoss: 0.1, badMs: 4_000 },
  low_video: { minKbps: 110, maxLoss: 0.2, badMs: 4_000 },
  audio: { minKbps: 0, maxLoss: 0.45, badMs: 6_000 },
};
/**
 * Bandwidth needed before full video is tried. Browsers probe at most about 1.5 times of what is sent, so an estimate
 * never proves the step above: it is tried and judged. Without video there is no estimate at all.
 */
const KBPS_FOR_VIDEO = 240;
const FIRST_PATIENCE = 10_000;
const LONGEST_PATIENCE = 120_000;
const WATCH_MS = 12_000;

export const startQualityLevel = (step: CallStep, at: number): QualityLevel => ({
  step,
  badSince: null,
  goodSince: null,
  trouble: null,
  steppedAt: at,
  patience: FIRST_PATIENCE,
  climbedAt: null,
});

/**
 * A network with a long queue loses nothing and delivers too late, which only the receiver notices. Sound goes before
 * picture.
 */
const isBad = (step: Exclude<CallStep, 'chat'>, { availableKbps, loss }: Sample, theyHear: Hearing | null): boolean => {
  const { minKbps, maxLoss } = NEEDS[step];
  return (
    (availableKbps !== null && availableKbps < minKbps) ||
    (loss ?? 0) > maxLoss ||
    theyHear === 'hardly' ||
    (theyHear === 'poorly' && step !== 'audio')
  );
};

/** Just connected: no report from the other side yet. */
const isUnknown = ({ loss }: Sample, theyHear: Hearing | null) => loss === null && theyHear === null;
const isHeardBadly = (how: Hearing | null) => how === 'poorly' || how === 'hardly';
/** The other side sends sound and nothing arrives: a cut, which says nothing about bandwidth. */
const isCut = ({ audioReceivedRatio, gotKbit }: Sample): boolean => audioReceivedRatio === 0 && gotKbit === 0;

/**
 * Decides from one more sample what to send. A step that stays bad for its `badMs` is left for the next lower one. Steps up
 * are taken one at a time and on trial: one that fails within seconds doubles the wait for the next.
 * @param wish the most that the user wants to send
 * @param theyHear how much of our sound arrives, as the other side reports
 * @param weHear how much of their sound arrives here; alone no reason to send less, see `afterLoss`
 */
export function judge(
  level: QualityLevel,
  sample: Sample,
  wish: CallStep,
  theyHear: Hearing | null,
  weHear: Hearing | null = null,
): QualityLevel {
  const { step } = level;
  if (CALL_STEPS.indexOf(step) < CALL_STEPS.indexOf(wish)) return startQualityLevel(wish, sample.at);
  if (isCut(sample)) return { ...level, goodSince: null };
  const bad = step !== 'chat' && isBad(step, sample, theyHear);
  const isTroubled = bad || (step === 'audio' && (isHeardBadly(theyHear) || isHeardBadly(weHear)));
  const goesOn = isTroubled || (level.trouble !== null && isUnknown(sample, theyHear));
  const trouble = goesOn ? { from: level.trouble?.from ?? sample.at, until: sample.at } : null;
  const next = { ...level, trouble };
  return bad ? judgeBad(next, step, sample.at) : judgeGood(next, sample, wish, theyHear);
}

const onStep = (level: QualityLevel, step: CallStep, at: number, more: Partial<QualityLevel>): QualityLevel => ({
  ...level,
  step,
  badSince: null,
  goodSince: null,
  steppedAt: at,
  ...more,
});

function judgeBad(level: QualityLevel, step: Exclude<CallStep, 'chat'>, at: number): QualityLevel {
  const { badMs } = NEEDS[step];
  const badSince = level.badSince ?? at;
  const below = CALL_STEPS[CALL_STEPS.indexOf(step) + 1];
  if (below === undefined || at - badSince < badMs) return { ...level, badSince, goodSince: null };
  const failed = level.climbedAt !== null && at - level.climbedAt < WATCH_MS + badMs;
  const patience = failed ? Math.min(level.patience * 2, LONGEST_PATIENCE) : level.patience;
  return onStep(level, below, at, { patience, climbedAt: null });
}

function judgeGood(level: QualityLevel, sample: Sample, wish: CallStep, theyHear: Hearing | null): QualityLevel {
  const { at, availableKbps } = sample;
  const place = CALL_STEPS.indexOf(level.step);
  const above = CALL_STEPS[place - 1];
  if (above === undefined || place <= CALL_STEPS.indexOf(wish)) return { ...level, badSince: null, goodSince: null };
  const isWide = availableKbps === null || level.step !== 'low_video' || availableKbps >= KBPS_FOR_VIDEO;
  const isHeard = theyHear !== 'poorly' && theyHear !== 'hardly';
  const isGood = isWide && isHeard && (sample.loss ?? 0) < 0.03 && (sample.rttMs ?? 0) < 1_000;
  const goodSince = isGood ? (level.goodSince ?? at) : null;
  const keptUp = level.climbedAt !== null && at - level.climbedAt > WATCH_MS;
  const patience = keptUp ? FIRST_PATIENCE : level.patience;
  if (goodSince !== null && at - goodSince >= patience) return onStep(level, above, at, { patience, climbedAt: at });
  return { ...level, badSince: null, goodSince, patience, climbedAt: keptUp ? null : level.climbedAt };
}

/**
 * Decides what to send after the path was lost. If the network was bad for as long as would cost a step, our own sending
 * helped to block it, so less is sent and the reconnection and messages get through. A good network that suddenly fails says
 * nothing about its bandwidth; one that fails repeatedly and is bad each time does. All other observation restarts.
 */
export function afterLoss(level: QualityLevel, at: number): QualityLevel {
  const { step, trouble } = level;
  const fresh = { ...level, badSince: null, goodSince: null };
  const below = CALL_STEPS[CALL_STEPS.indexOf(step) + 1];
  if (step === 'chat' || below === undefined || trouble === null) return fresh;
  if (trouble.until - trouble.from < NEEDS[step].badMs) return fresh;
  return { ...fresh, step: below, steppedAt: at, climbedAt: null, trouble: null };
}
