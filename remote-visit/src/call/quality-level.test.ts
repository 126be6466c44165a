import { describe, expect, it } from 'vitest';
import type { CallStep, Hearing } from '../data/room/room';
import type { Sample } from './media-session';
import { afterLoss, judge, startQualityLevel } from './quality-level';
import { newLoss, nextRecovery, tried } from './reconnect';

const GOOD: Sample = {
  ...{
    at: 0,
    availableKbps: 2_000,
    sentKbit: 500,
    gotKbit: 500,
    bytes: 0,
    loss: 0,
    rttMs: 50,
    audioReceivedRatio: 1,
    framesDecoded: 0,
  },
  ...{ cameraFrames: null, sentHeight: 720, route: 'host' },
};
type Line = (at: number, step: CallStep) => Partial<Sample> & { theyHear?: Hearing | null };

/** One sample a second for five minutes; returns the steps taken as `second step`. */
function climb(line: Line, wish: CallStep = 'video'): string {
  let level = startQualityLevel(wish, 0);
  const taken: string[] = [];
  for (let at = 1; at <= 300; at += 1) {
    const { theyHear = 'well', ...seen } = line(at, level.step);
    const before = level.step;
    level = judge(level, { ...GOOD, at: at * 1_000, ...seen }, wish, theyHear);
    if (level.step !== before) taken.push(`${at} ${level.step}`);
  }
  return taken.join(', ');
}

describe('what is sent', () => {
  it.each<[string, Line, string, CallStep?]>([
    ['stays on a good line', () => ({}), ''],
    ['stays over two bad seconds', (at) => (at === 20 || at === 21 ? { availableKbps: 50 } : {}), ''],
    ['stays at what the person wishes', () => ({}), '', 'audio'],
    [
      'is a smaller picture where there is little room, and the whole one is tried later and later',
      (_at, step) => ({ availableKbps: step === 'video' ? 200 : 300 }),
      '5 low_video, 16 video, 21 low_video, 42 video, 47 low_video, 88 video, 93 low_video, 174 video, 179 low_video, 300 video',
    ],
    [
      'gives up the picture for sound that is heard badly',
      (at, step) => ({ theyHear: at >= 40 ? 'well' : step === 'audio' ? 'poorly' : 'hardly' }),
      '5 low_video, 10 audio, 50 low_video, 61 video',
    ],
    [
      'is words only where nothing is heard, with sound tried again',
      (_at, step) => ({ theyHear: step === 'chat' ? null : 'hardly' }),
      '5 low_video, 10 audio, 17 chat, 28 audio, 35 chat, 56 audio, 63 chat, 104 audio, 111 chat, 192 audio, 199 chat',
    ],
  ])('%s', (_what, line, steps, wish) => expect(climb(line, wish)).toBe(steps));
});

/** Samples before a loss was noticed: for how many seconds, and which. `lost`: seconds without a path. */
type Seen = readonly [
  seconds: number,
  seen: (Partial<Sample> & { theyHear?: Hearing | null; weHear?: Hearing | null }) | 'lost',
];
/** Just reconnected: nothing is known yet. */
const UNKNOWN = { loss: null, theyHear: null, weHear: null };
const GOOD_LINE: Seen = [20, {}];
/** A network cut: first the estimate falls and packets are lost, then nothing arrives. */
const CUT: readonly Seen[] = [
  [1, { availableKbps: 40, loss: 0.6, audioReceivedRatio: 0.4, gotKbit: 90, weHear: 'poorly' }],
  [9, { availableKbps: 10, loss: 1, audioReceivedRatio: 0, gotKbit: 0, weHear: 'hardly' }],
];

/**
 * Too little bandwidth for sound: the path is lost before it was bad for long enough, and each time nothing is known at
 * first.
 */
const COMES_AND_GOES: readonly Seen[] = [
  [3, { theyHear: 'hardly' }],
  [12, 'lost'],
  [4, UNKNOWN],
];

function stepAfterLoss(wish: CallStep, seen: readonly Seen[]): CallStep {
  let [level, at] = [startQualityLevel(wish, 0), 0];
  for (const [seconds, look] of seen) {
    for (let second = 0; second < seconds; second += 1) {
      at += 1_000;
      if (look === 'lost') {
        level = afterLoss(level, at);
        continue;
      }
      const { theyHear = 'well', weHear = 'well', ...line } = look;
      level = judge(level, { ...GOOD, at, ...line }, wish, theyHear, weHear);
    }
  }
  const lost = afterLoss(level, at);
  // `afterLoss` is called every second while the path is down.
  expect(afterLoss(lost, at + 30_000)).toEqual(lost);
  return lost.step;
}

describe('what is sent after the path was lost', () => {
  it.each<[string, CallStep, readonly Seen[], CallStep]>([
    ['the same after a sudden cut of a picture', 'video', [GOOD_LINE, ...CUT], 'video'],
    ['the same after a sudden cut of a small picture', 'low_video', [GOOD_LINE, ...CUT], 'low_video'],
    ['the same after a sudden cut of sound', 'audio', [GOOD_LINE, ...CUT], 'audio'],
    ['the same after two bad seconds and a cut', 'video', [GOOD_LINE, [2, { availableKbps: 50 }], ...CUT], 'video'],
    ['less where sound was heard badly here', 'audio', [GOOD_LINE, [8, { weHear: 'poorly' }], ...CUT], 'chat'],
    ['less where sound was heard badly there', 'audio', [GOOD_LINE, [8, { theyHear: 'poorly' }], ...CUT], 'chat'],
    [
      'still less where bad seconds had cost a step just before',
      'video',
      [GOOD_LINE, [6, { availableKbps: 50 }]],
      'audio',
    ],
    ['the same where the bad seconds were over', 'low_video', [[3, { availableKbps: 50 }], GOOD_LINE], 'low_video'],
    ['less where it comes and goes and is bad whenever it comes', 'audio', [GOOD_LINE, ...COMES_AND_GOES], 'chat'],
    [
      'the same after two sudden cuts with a good moment between',
      'audio',
      [GOOD_LINE, ...CUT, [20, 'lost'], [3, UNKNOWN], [1, {}], ...CUT],
      'audio',
    ],
  ])('is %s', (_what, wish, seen, step) => expect(stepAfterLoss(wish, seen)).toBe(step));
});

/** The repairs attempted after a loss, second by second. */
function mending(isOpen: (at: number) => boolean): string {
  let loss = newLoss(0);
  const done: string[] = [];
  for (let at = 0; at <= 90; at += 1) {
    const what = nextRecovery(loss, at * 1_000, isOpen(at));
    loss = tried(loss, what, at * 1_000);
    if (what !== 'wait') done.push(`${at} ${what}`);
  }
  return done.join(', ');
}

describe('a lost path', () => {
  it('is mended in steps, for ever', () => {
    expect(mending(() => true)).toBe('0 restart, 4 restart, 8 restart, 12 rebuild, 24 rebuild, 44 rebuild, 74 rebuild');
  });
  it('waits for signalling, and is mended as soon as that is there', () => {
    expect(mending((at) => at >= 20)).toMatch(/^20 restart, 24 restart/);
  });
});
