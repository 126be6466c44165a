import { describe, expect, it } from 'vitest';
import { markPassed, markText } from './countdown-marks';
import { initialsOf, tintOf } from './initials';
import { ageText } from './symptom-check-facts';
import { tabAfterKey } from './tab-after-key';
import { dayText, whenText } from './time';

describe('initials', () => {
  it.each([
    ['Dr Naledi Mokoena', 'NM'],
    ['𞤀𞤥𞤢 𠮷野', '𞤀𠮷'],
    ['e\u0301mile क्षत्रिय', 'E\u0301क्'],
    ['Prof. Johan Pieter van Wyk', 'JW'],
    ['thandi', 'T'],
    ['', ''],
    ['Élodie Ørsted', 'ÉØ'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('come on a tint that depends on the name alone', () => {
    expect(tintOf('Naledi', 4)).toBe(tintOf('Naledi', 4));
    expect(
      new Set(['Naledi', 'Thandi', 'Pieter', 'Amahle', 'Sipho'].map((name) => tintOf(name, 4))).size,
    ).toBeGreaterThan(1);
  });
});

describe('an age', () => {
  it.each([
    [38, '38 years'],
    [1.5, '18 months'],
    [0.08, '4 weeks'],
    [0.02, '1 week'],
  ])('of %s years is %s', (years, text) => {
    expect(ageText(years)).toBe(text);
  });
});

describe('marks of a countdown', () => {
  it.each([
    [301, 300, 300],
    [300, 299, undefined],
    [61, 60, 60],
    [400, 45, 60],
    [31, 30, 30],
    [10, 0, undefined],
  ])('between %i and %i seconds it says %j', (before, now, mark) => {
    expect(markPassed(before, now)).toBe(mark);
  });

  it('are said in words', () => {
    expect([300, 60, 30].map(markText)).toEqual(['5 minutes left', '1 minute left', '30 seconds left']);
  });
});

describe('keys of tabs', () => {
  const tabs = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it.each([
    ['ArrowRight', 'a', 'b'],
    ['ArrowRight', 'c', 'a'],
    ['ArrowLeft', 'a', 'c'],
    ['Home', 'c', 'a'],
    ['End', 'a', 'c'],
    ['x', 'a', undefined],
  ])('%s at %s leads to %j', (key, from, to) => {
    expect(tabAfterKey(key, tabs, from)).toBe(to);
  });
});

describe('a moment', () => {
  const now = new Date('2026-11-20T21:30:00Z');
  const zone = 'Africa/Johannesburg';

  it('names days by the zone it is written in, not by the device', () => {
    expect(dayText(new Date('2026-11-20T22:30:00Z'), zone, now)).toBe('Tomorrow');
    expect(dayText(new Date('2026-11-20T22:30:00Z'), 'UTC', now)).toBe('Today');
    expect(dayText(new Date('2026-11-19T12:00:00Z'), zone, now)).toBe('Yesterday');
  });

  it('writes other days short, with the year when it is another one', () => {
    expect(dayText(new Date('2026-11-26T12:00:00Z'), zone, now)).toBe('Thu 26 Nov');
    expect(dayText(new Date('2027-01-04T12:00:00Z'), zone, now)).toBe('Mon 4 Jan 2027');
  });

  it('says the day and whose time it is', () => {
    expect(whenText(new Date('2026-11-20T12:20:00Z'), zone, now)).toBe('Today 14:20, South African time');
  });
});
