import { describe, expect, it } from 'vitest';
import type { Sample } from '../call/media-session';
import type { CallStep, Hearing } from '../data/room/room';
import { DataMeter } from './data-meter';
import { stepOfCap } from './first-steps';
import { hearingOf, SendingRule } from './sending-rule';

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
const MB = 1_000_000;

describe('a cap of data', () => {
  it.each<[number, number | null, CallStep]>([
    [500, null, 'video'],
    [79, 100, 'video'],
    [80, 100, 'low_video'],
    [99, 100, 'low_video'],
    [100, 100, 'audio'],
    [900, 100, 'audio'],
  ])('at %s of %s MB is %s', (used, cap, step) => {
    expect(stepOfCap(used * MB, cap === null ? null : cap * MB)).toBe(step);
  });

  it('counts on over connections that each begin at nothing', () => {
    const meter = new DataMeter(5);
    for (const bytes of [10, 30, 4, 6]) meter.count(bytes);
    expect(meter.used).toBe(5 + 30 + 6);
  });
});

describe('how somebody is heard', () => {
  it.each<[number[], Hearing | null]>([
    [[1, 1, 1], null],
    [[1, 1, 0.9, 0.6], 'well'],
    [[0.5, 0.5, 0.6, 0.6], 'poorly'],
    [[0, 0, 0.2, 1], 'hardly'],
  ])('%s is %s', (heard, how) => expect(hearingOf(heard)).toBe(how));
});

describe('what is sent', () => {
  const rule = (more: Partial<{ most: CallStep; wish: CallStep; capBytes: number; usedBytes: number }> = {}) => {
    const { most = 'video', wish = 'video', capBytes = null, usedBytes = 0 } = more;
    return new SendingRule(most, { wish, capBytes, usedBytes });
  };
  const shown = ({ shown: { step, stepBy } }: SendingRule) => `${step} by ${stepBy}`;

  it('is never more than the visit is for', () => {
    const voice = rule({ most: 'audio' });
    voice.wish('video');
    expect(shown(voice)).toBe('audio by wish');
  });

  it('says who decided it', () => {
    const one = rule({ capBytes: 10 * MB });
    expect(shown(one)).toBe('video by wish');
    one.look({ ...GOOD, at: 1, bytes: 8 * MB }, 'well');
    expect(shown(one)).toBe('low_video by cap');
    for (let at = 2; at <= 10; at += 1) one.look({ ...GOOD, at: at * 1_000, bytes: 8 * MB, availableKbps: 20 }, 'well');
    expect(shown(one)).toBe('audio by line');
    one.wish('audio');
    expect(shown(one)).toBe('audio by wish');
  });

  it('goes up at once for who wishes more or lifts the cap, and is not ended by one', () => {
    const one = rule({ capBytes: 10 * MB, usedBytes: 50 * MB });
    expect(shown(one)).toBe('audio by cap');
    one.cap(null);
    expect(shown(one)).toBe('video by wish');
    one.wish('audio');
    one.wish('video');
    expect(shown(one)).toBe('video by wish');
  });

  it('is no more than the other side wants to be sent, and everything again once they take it', () => {
    const one = rule();
    one.theyTake('audio');
    expect(shown(one)).toBe('audio by other');
    one.wish('low_video');
    expect(shown(one)).toBe('audio by other');
    one.theyTake('video');
    expect(shown(one)).toBe('low_video by wish');
    for (let at = 1; at <= 10; at += 1) one.look({ ...GOOD, at: at * 1_000, availableKbps: 20 }, 'well');
    expect(shown(one)).toBe('audio by line');
    one.theyTake('low_video');
    one.theyTake(undefined);
    expect(shown(one)).toBe('audio by line');
  });

  it.each<[string, Parameters<typeof rule>[0], CallStep | undefined]>([
    ['everything', {}, undefined],
    ['what a wish leaves', { wish: 'audio' }, 'audio'],
    ['what a cap leaves', { capBytes: 10 * MB, usedBytes: 8 * MB }, 'low_video'],
    ['sound alone at the end of a cap', { capBytes: 10 * MB, usedBytes: 10 * MB }, 'audio'],
    ['all of a visit by voice', { most: 'audio' }, undefined],
  ])('asks for %s to come, not more', (_what, chosen, takes) => expect(rule(chosen).takes).toBe(takes));

  it('goes on counting where a reload left off', () => {
    const one = rule({ usedBytes: 3 });
    one.look({ ...GOOD, bytes: 4 }, null);
    expect(one.usedBytes).toBe(7);
  });
});
