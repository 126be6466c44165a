import { describe, expect, it } from 'vitest';
import { atRate, inRands, isInSouthAfrica, isShownStill, rateWords } from './rand-words';

const RATE = { perDollar: 18.0315, dated: '2026-11-01', source: 'South African Reserve Bank' };

describe('rands beside dollars', () => {
  it.each([
    [4500, 'USD', 'about R811'],
    [10_000_00, 'USD', 'about R180\u00a0315'],
    [6000, 'USD', 'about R1\u00a0082'],
    [0, 'USD', null],
    [4500, 'GBP', null],
  ])('tell %i of %s as %s', (amountMinor, currency, said) =>
    expect(inRands({ amountMinor, currency }, RATE)).toBe(said),
  );

  it.each([
    ['2026-11-01T00:00:00Z', true],
    ['2026-12-02T21:59:59Z', true],
    // In South Africa it is 3 December by then, the 32nd day.
    ['2026-12-02T22:00:00Z', false],
  ])('are shown for 31 days: at %s %s', (now, shown) => expect(isShownStill(RATE, new Date(now))).toBe(shown));

  it('are for people in South Africa', () =>
    expect(['Africa/Johannesburg', 'UTC', 'Africa/Maputo'].map(isInSouthAfrica)).toEqual([true, false, false]));

  it('name what was charged by the price and its rate', () =>
    expect(atRate({ amountMinor: 4500, currency: 'USD' }, RATE)).toBe(
      'US$45.00 at R18.03 to the dollar of 1 Nov 2026',
    ));

  it('name the rate, its day and its source', () =>
    expect(rateWords(RATE)).toBe('R18.03 to the dollar on 1 Nov 2026 (South African Reserve Bank)'));
});
