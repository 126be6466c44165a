import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { personIn, type SaidPerson } from '../../src/people/person-in';
import { readText } from '../../src/reader/read-text';

/** `words | relation from-to`, in months; `child?`: "child" or unknown; `none`: nobody is named. */
function casesOf(file: string): [words: string, expected: string][] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => line.split(' | ') as [string, string]);
}

function says(said: SaidPerson | null): string {
  if (said === null) return 'none';
  return `${said.relation ?? '?'} ${said.months === null ? '-' : `${said.months.from}-${said.months.to}`}`;
}

const fits = (words: string, expected: string) => {
  const said = says(personIn(words));
  return said === expected || ['child ', '? '].some((open) => expected.replace('child? ', open) === said);
};

describe('the person whom words name', () => {
  it.each(casesOf('./tried.txt'))('%s | %s', (words, expected) => {
    expect(fits(words, expected), says(personIn(words))).toBe(true);
  });

  it('is found in 59 of 60 phrases that were set aside before the first line was written', () => {
    const wrong = casesOf('./sealed.txt').filter((one) => !fits(...one));
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1);
  });

  it('is as old as the rules of triage read, where both know it', () => {
    const known = [...casesOf('./tried.txt'), ...casesOf('./sealed.txt')].flatMap(([words]) => {
      const months = personIn(words)?.months;
      const age = readText(words).person.age;
      return months === undefined || months === null || age === undefined || months.to > 215
        ? []
        : [{ words, months, age }];
    });
    expect(known.length).toBeGreaterThan(15);
    const apart = known.filter(({ months, age }) => age * 12 < months.from - 1 || age * 12 > months.to + 1);
    expect(apart).toEqual([]);
  });

  it('stays unknown where words leave it open', () => {
    for (const words of [
      '',
      '   ',
      'my',

      'my my my',
      'my kind regards',
      'my 400 year old',
      'my -3 year old rash',
    ])
      expect([null, null], words).toContain(personIn(words)?.months ?? null);
    expect(personIn('My mom is 70 and my son is 4')).toBeNull();
  });

  it('costs no more than its bounded length, whatever is written', () => {
    const began = performance.now();
    for (const words of [
      'my little '.repeat(40_000),
      'baby '.repeat(80_000),
      '3 and '.repeat(50_000),
      '('.repeat(400_000),
    ])
      personIn(words);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
