import { expect, it } from 'vitest';
import { cutText, shortenText } from './cut-text';
import { firstSign } from './first-sign';

const FAMILY = '👩‍👩‍👧';

it.each([
  ['Thandi', 'T'],
  ['𞤀𞤥𞤢', '𞤀'],
  ['𠮷野', '𠮷'],
  ['e\u0301mile', 'e\u0301'],
  ['क्षितिज', 'क्षि'],
  [`${FAMILY} us`, FAMILY],
  ['', ''],
])('%s begins with %s', (text, first) => {
  expect(firstSign(text)).toBe(first);
});

it('cuts between signs, never inside of one', () => {
  expect(cutText('abc', 3)).toBe('abc');
  expect(cutText('abcd', 3)).toBe('abc');
  expect(cutText('ab𞤀', 3)).toBe('ab');
  expect(cutText(`a${FAMILY}b`, 4)).toBe('a');
  expect(cutText('ae\u0301', 2)).toBe('a');
  for (let most = 0; most < 9; most++) expect(cutText(`a${FAMILY}𞤀`, most)).not.toMatch(/\p{Surrogate}/u);
});

it('says that there was more', () => {
  expect(shortenText('a long line', 7)).toBe('a long…');
  expect(shortenText('short', 7)).toBe('short');
});
