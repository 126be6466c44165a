import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageOf, readSentences, sayIn } from '../src/languages/languages';
import { ASKED_SIGNS } from '../src/lexicon/asked';
import { englishSentences, OF_THE_PAGE } from './english-sentences';

const here = (path: string) => new URL(path, import.meta.url);
const ENGLISH = englishSentences();
const numbersIn = (text: string) => (text.match(/\d+(?:[ .]\d+)*/g) ?? []).map((one) => one.replaceAll(' ', '')).sort();

describe.each(LANGUAGES)('the sentences in %s', (language) => {
  const sentences = readSentences(readFileSync(here(`../src/languages/${language}.txt`), 'utf8'));

  it('are those of today, each once, every danger sign and sentence of the page among them', () => {
    // A sign whose English changed is translated anew: until then the page shows it in English.
    expect(sentences.filter(({ id, english }) => ENGLISH.get(id) !== english)).toEqual([]);
    const ids = sentences.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...ASKED_SIGNS.map(({ id }) => id), ...Object.keys(OF_THE_PAGE)]));
  });

  it('have the numbers of the English, and no text is empty or English', () => {
    for (const { id, english, text } of sentences) {
      expect({ id, numbers: numbersIn(text) }).toEqual({ id, numbers: numbersIn(english) });
      expect(text.trim()).toBe(text);
      expect(text).not.toBe(english);
    }
  });

  it('are found by the English alone, which an unknown one keeps', () => {
    const find = sayIn(sentences);
    for (const { english, text } of sentences) expect(find(english)).toBe(text);
    expect(find(`${ASKED_SIGNS[0]?.says}.`)).toBe(`${find(ASKED_SIGNS[0]?.says ?? '')}.`);
    expect(find('A sentence that nobody has translated.')).toBeUndefined();
  });
});

it('takes the page’s English from the page', () => {
  const sources = [
    'remote-public/src/features/symptom-checker',
    'remote-public/src/languages',
    'shared-care/src/answers',
  ]
    .map((folder) => fileURLToPath(here(`../../${folder}`)))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const english of Object.values(OF_THE_PAGE)) expect(sources).toContain(english);
});

it.each([
  ['Ek het pyn op my bors sedert gister', 'af'],
  ['Nginobuhlungu esifubeni kusukela izolo', 'zu'],
  ['Ndineentlungu esifubeni ukususela izolo', 'xh'],
  ['Ke na le bohloko sefubeng ho tloha maobane', 'st'],
  ['I have pain in my chest since yesterday', null],
  ['headache', null],
  ['', null],
])('reads the language of “%s”', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

it.each([
  ['en', null, 0],
  ['af', 'af', 0.9],
  ['st', 'st', 0.9],
  ['zu', 'zu', 0.65],
  ['xh', 'xh', 0.6],
])('mostly reads the language of complaints in %s, and seldom another', (folder, expected, share) => {
  const texts = gunzipSync(readFileSync(here(`../training/texts/${folder}/clinician.txt.gz`)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => languageOf(line.replace(/^\S+ /, '')));
  const countOf = (found: (one: string | null) => boolean) => texts.filter(found).length / texts.length;
  expect(countOf((one) => one === expected)).toBeGreaterThan(share);
  expect(countOf((one) => one !== null && one !== expected)).toBeLessThan(0.07);
});
