import { describe, expect, it } from 'vitest';
import { wordsOf } from './features';
import { GLOSSARY } from './glossary';
import { ideasOf, languagesOf } from './ideas';

/** Somebody who bleeds and cannot stand, in each language. */
const SAID = {
  en: 'she is bleeding and can’t stand',
  af: 'sy bloei en kan nie staan nie',
  zu: 'uyopha futhi akakwazi ukuma',
  xh: 'uyopha kwaye akakwazi ukuma',
  st: 'o tswa madi mme ha a kgone ho ema',
};

describe('ideas of a text', () => {
  it.each(Object.entries(SAID))('are the same in every language: %s', (_, text) => {
    expect([...ideasOf(wordsOf(text))]).toEqual(expect.arrayContaining(['bleed', 'cannot', 'walk']));
  });

  it.each([
    ['en', SAID.en],
    ['af', SAID.af],
    ['st', SAID.st],
  ])('are looked for in the language of the small words: %s', (language, text) => {
    expect(languagesOf(wordsOf(text))).toEqual([language]);
  });

  it('are looked for in isiZulu and isiXhosa where small words are missing', () => {
    expect(languagesOf(wordsOf(SAID.zu))).toEqual(['zu', 'xh']);
    expect(languagesOf(wordsOf('umntwana wam une fever, I think akavuki kakuhle'))).toEqual(['en', 'zu', 'xh']);
  });

  it('do not come from words of another language', () => {
    // In Sesotho “hang” is at once, in English it is not.
    expect([...ideasOf(wordsOf('the picture is hanging on my wall'))]).not.toContain('sudden');
    expect([...ideasOf(wordsOf(''))]).toEqual([]);
  });

  it('are named once, in five languages each', () => {
    const rows = GLOSSARY.trim()
      .split('\n')
      .map((line) => line.split(' | '));
    expect(rows.filter((row) => row.length !== 6)).toEqual([]);
    expect(new Set(rows.map(([idea]) => idea)).size).toBe(rows.length);
  });
});
