import { CALL_STEPS, type CallStep, type Hearing } from '@telehealth/contracts';
import type { Sample } from './media-session';

/** Where somebody's sending stands, and since when it is bad or good. Times in ms. */
export interface Ladder {
  step: CallStep;
  badSince: number | null;
  goodSince: number | null;
  /**
   * The bad time that runs, over the steps that it cost and the losses within it: its first look and its last. Ends with a look
   * that is known not to be bad.
   */
  trouble: { from: number; until: number } | null;
  steppedAt: number;
  /** How long it must be good before going up; doubles when a climb fails, up to two minutes. */
  patience: number;
  /** A climb that is still being watched. */
  climbedAt: number | null;
}

interface Rule {
  /** Too little room, in kbit/s, too much loss, or the other side hears us badly: one of them for `badMs` goes a step down. */
  floor: number;
  loss: number;
  badMs: number;
}
/** What each step needs to be kept. Sound of a call is 32 to 40 kbit/s with its headers. */
const NEEDS: Readonly<Record<Exclude<CallStep, 'chat'>, Rule>> = {
  video: { floor: 350, loss: 0.1, badMs: 4_000 },
  low_video: { floor: 110, loss: 0.2, badMs: 4_000 },
  audio: { floor: 0, loss: 0.45, badMs: 6_000 },
};
/**
 * What must be free before the whole picture is tried. Browsers do not probe a line beyond about one and a half times what is
 * sent, so an estimate never promises the step above: it is tried, and judged. Without a picture there is no estimate at all.
 */
const ROOM_FOR_VIDEO = 240;
const FIRST_PATIENCE = 10_000;
const LONGEST_PATIENCE = 120_000;
const WATCH_MS = 12_000;

export const startLadder = (step: CallStep, at: number): Ladder => ({
  step,
  badSince: null,
  goodSince: null,
  trouble: null,
  steppedAt: at,
  patience: FIRST_PATIENCE,
  climbedAt: null,
});

/** A line with a long queue loses nothing and delivers too late; only who listens can tell. Sound comes before the picture. */
const isBad = (step: Exclude<CallStep, 'chat'>, { room, loss }: Sample, theyHear: Hearing | null): boolean => {
  const { floor, loss: most } = NEEDS[step];
  return (
    (room !== null && room < floor) ||
    (loss ?? 0) > most ||
    theyHear === 'hardly' ||
    (theyHear === 'poorly' && step !== 'audio')
  );
};

/** Just connected: nobody has said yet what arrives. */
const isUnknown = ({ loss }: Sample, theyHear: Hearing | null) => loss === null && theyHear === null;
const isHeardBadly = (how: Hearing | null) => how === 'poorly' || how === 'hardly';
/** The other side sends sound and nothing at all came: a cut, which says nothing about what the line carries. */
const isCut = ({ heard, gotKbit }: Sample): boolean => heard === 0 && gotKbit === 0;

/**
 * What to send from now on, after one more look at the line. Down as soon as a step is not kept; up one step at a time, on
 * trial: a climb that fails within seconds makes the next one wait twice as long.
 * @param wish the most the person wants to send
 * @param theyHear how much of our sound arrives, by the other side's word
 * @param weHear how much of theirs arrives here: no reason to send less by itself, see `afterLoss`
 */
export function judge(
  ladder: Ladder,
  sample: Sample,
  wish: CallStep,
  theyHear: Hearing | null,
  weHear: Hearing | null = null,
): Ladder {
  const { step } = ladder;
  if (CALL_STEPS.indexOf(step) < CALL_STEPS.indexOf(wish)) return startLadder(wish, sample.at);
  if (isCut(sample)) return { ...ladder, goodSince: null };
  const bad = step !== 'chat' && isBad(step, sample, theyHear);
  const isTroubled = bad || (step === 'audio' && (isHeardBadly(theyHear) || isHeardBadly(weHear)));
  const goesOn = isTroubled || (ladder.trouble !== null && isUnknown(sample, theyHear));
  const trouble = goesOn ? { from: ladder.trouble?.from ?? sample.at, until: sample.at } : null;
  const next = { ...ladder, trouble };
  return bad ? judgeBad(next, step, sample.at) : judgeGood(next, sample, wish, theyHear);
}

const onStep = (ladder: Ladder, step: CallStep, at: number, more: Partial<Ladder>): Ladder => ({
  ...{ ...ladder, step, badSince: null, goodSince: null, steppedAt: at },
  ...more,
});

function judgeBad(ladder: Ladder, step: Exclude<CallStep, 'chat'>, at: number): Ladder {
  const { badMs } = NEEDS[step];
  const badSince = ladder.badSince ?? at;
  const below = CALL_STEPS[CALL_STEPS.indexOf(step) + 1];
  if (below === undefined || at - badSince < badMs) return { ...ladder, badSince, goodSince: null };
  const failed = ladder.climbedAt !== null && at - ladder.climbedAt < WATCH_MS + badMs;
  const patience = failed ? Math.min(ladder.patience * 2, LONGEST_PATIENCE) : ladder.patience;
  return onStep(ladder, below, at, { patience, climbedAt: null });
}

function judgeGood(ladder: Ladder, sample: Sample, wish: CallStep, theyHear: Hearing | null): Ladder {
  const { at, room } = sample;
  const place = CALL_STEPS.indexOf(ladder.step);
  const above = CALL_STEPS[place - 1];
  if (above === undefined || place <= CALL_STEPS.indexOf(wish)) return { ...ladder, badSince: null, goodSince: null };
  const isRoomy = room === null || ladder.step !== 'low_video' || room >= ROOM_FOR_VIDEO;
  const isHeard = theyHear !== 'poorly' && theyHear !== 'hardly';
  const isGood = isRoomy && isHeard && (sample.loss ?? 0) < 0.03 && (sample.rttMs ?? 0) < 1_000;
  const goodSince = isGood ? (ladder.goodSince ?? at) : null;
  const keptUp = ladder.climbedAt !== null && at - ladder.climbedAt > WATCH_MS;
  const patience = keptUp ? FIRST_PATIENCE : ladder.patience;
  if (goodSince !== null && at - goodSince >= patience) return onStep(ladder, above, at, { patience, climbedAt: at });
  return { ...ladder, badSince: null, goodSince, patience, climbedAt: keptUp ? null : ladder.climbedAt };
}

/**
 * The path was lost. What was sent helped to block it where the line was bad for as long as costs a step at any time: less from
 * now on, so that the connection itself, and words, get through. A line that was good and is suddenly gone says nothing about
 * what it carries; one that comes and goes, and is bad whenever it comes, does. Whatever else was being watched begins anew.
 */
export function afterLoss(ladder: Ladder, at: number): Ladder {
  const { step, trouble } = ladder;
  const fresh = { ...ladder, badSince: null, goodSince: null };
  const below = CALL_STEPS[CALL_STEPS.indexOf(step) + 1];
  if (step === 'chat' || below === undefined || trouble === null) return fresh;
  if (trouble.until - trouble.from < NEEDS[step].badMs) return fresh;
  return { ...fresh, step: below, steppedAt: at, climbedAt: null, trouble: null };
}
