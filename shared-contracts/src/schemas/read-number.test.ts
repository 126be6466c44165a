import { describe, expect, it } from 'vitest';
import { type NumberKind, readNumber } from './read-number';

const WHOLE: NumberKind = { decimals: 0, min: 1, max: 10_000 };
const MONEY: NumberKind = { decimals: 2, min: 0, max: 100_000 };
const RATE: NumberKind = { decimals: 4, min: 5, max: 60 };
const MEASURED: NumberKind = { decimals: 6, min: 20, max: 46 };

describe('a number', () => {
  it.each<[string, NumberKind, number]>([
    ['30', WHOLE, 30],
    [' 30 ', WHOLE, 30],
    ['030', WHOLE, 30],
    ['12,0', WHOLE, 12],
    ['1 500', WHOLE, 1500],
    ['1\u00a0500', WHOLE, 1500],
    ['1\u202f500', WHOLE, 1500],
    ['79,50', MONEY, 79.5],
    ['79.50', MONEY, 79.5],
    ['79,5', MONEY, 79.5],
    ['79.', MONEY, 79],
    [',5', MONEY, 0.5],
    ['0,500', MONEY, 0.5],
    ['1500,500', MONEY, 1500.5],
    ['1.500,00', MONEY, 1500],
    ['1,500.00', MONEY, 1500],
    ['12 500,50', MONEY, 12_500.5],
    ["12'500.50", MONEY, 12_500.5],
    ['0', MONEY, 0],
    ['18.0315', RATE, 18.0315],
    ['18,031', RATE, 18.031],
    ['36,600', MEASURED, 36.6],
  ])('%s is read', (typed, kind, value) => {
    expect(readNumber(typed, kind)).toMatchObject({ is: 'number', value });
  });

  it('keeps the digits that were typed, with a point', () => {
    expect(readNumber('18,0300', RATE)).toEqual({ is: 'number', value: 18.03, text: '18.0300' });
    expect(readNumber('007,000', WHOLE)).toEqual({ is: 'number', value: 7, text: '7' });
  });

  it('of millions has its signs between thousands', () => {
    const viralLoad = { decimals: 6, min: 0, max: 100_000_000 };
    expect(readNumber('1,500,000', viralLoad)).toMatchObject({ value: 1_500_000 });
    expect(readNumber('1.500.000', viralLoad)).toMatchObject({ value: 1_500_000 });
  });
});

describe('what two people would read differently is asked about', () => {
  it.each<[string, NumberKind, string[]]>([
    ['1.500', WHOLE, ['1500']],
    ['1,500', WHOLE, ['1500']],
    ['2.000', WHOLE, ['2', '2000']],
    ['1.500', MONEY, ['1.50', '1500']],
    ['1,500', MONEY, ['1.50', '1500']],
    ['79,505', MONEY, ['79505']],
    ['1.500', { decimals: 6, min: 0, max: 5000 }, ['1.5', '1500']],
  ])('%s', (typed, kind, meant) => {
    expect(readNumber(typed, kind)).toEqual({ is: 'unclear', meant });
  });
});

describe('what is no number of the kind stays one', () => {
  it.each<[string, NumberKind, string[]]>([
    ['100 ml', WHOLE, ['100']],
    ['100ml', WHOLE, ['100']],
    ['R 79,50', MONEY, ['79.50']],
    ['US$1.500', MONEY, ['1.50', '1500']],
    ['about 5', WHOLE, ['5']],
    ['5-10', WHOLE, []],
    ['5 10', WHOLE, []],
    ['2 x 30', WHOLE, []],
    ['1/2', WHOLE, []],
    ['½', WHOLE, []],
    ['many', WHOLE, []],
    ['1e3', WHOLE, []],
    ['0x10', WHOLE, []],
    ['Infinity', WHOLE, []],
    ['1.5.0', MONEY, []],
    ['1,50,000', MONEY, []],
    ['1.500.00', MONEY, []],
    ['1,,5', MONEY, []],
    ['.', MONEY, []],
  ])('%s', (typed, kind, meant) => {
    expect(readNumber(typed, kind)).toEqual({ is: 'none', meant });
  });

  it.each<[string, NumberKind, 'empty' | 'fraction' | 'outside']>([
    ['', WHOLE, 'empty'],
    ['  ', WHOLE, 'empty'],
    ['0.5', WHOLE, 'fraction'],
    ['0,5', WHOLE, 'fraction'],
    ['79.5055', MONEY, 'fraction'],
    ['-5', MONEY, 'outside'],
    ['−5', MONEY, 'outside'],
    ['0', WHOLE, 'outside'],
    ['10001', WHOLE, 'outside'],
    ['366', MEASURED, 'outside'],
    ['1.500', { decimals: 0, min: 1, max: 100 }, 'fraction'],
    ['900.000', { decimals: 0, min: 1, max: 100 }, 'outside'],
  ])('%s: %o is %s', (typed, kind, is) => {
    expect(readNumber(typed, kind)).toEqual({ is });
  });
});
