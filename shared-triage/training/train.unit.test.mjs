import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IS_LONG } from '../../scripts/check/long-run.mjs';
import { readTexts } from './texts.mjs';
import { hashNow, modelFile } from './train.mjs';
import { sentencesFile, sentencesHashNow } from './train-sentences.mjs';

/** The training passes over sixty thousand texts eighty times; a busy machine takes longer than the usual five seconds. */
const ENOUGH_MS = 180_000;
const MODEL = new URL('../src/trained/model.json', import.meta.url);
const SENTENCES = new URL('../src/trained/sentences.json', import.meta.url);

it('the model was learned from these texts: npm run triage:train', async () => {
  expect(JSON.parse(readFileSync(MODEL, 'utf8')).hash).toBe(await hashNow());
}, 60_000);

it('the model of sentences was learned from these texts: node shared-triage/training/train-sentences.mjs', async () => {
  expect(JSON.parse(readFileSync(SENTENCES, 'utf8')).hash).toBe(await sentencesHashNow());
}, 60_000);

it.runIf(IS_LONG)(
  'the model of sentences is what its texts make today, to the byte',
  async () => {
    expect((await sentencesFile()) === readFileSync(SENTENCES, 'utf8')).toBe(true);
  },
  ENOUGH_MS,
);

it.runIf(IS_LONG)(
  'the model is what its texts make today, to the byte',
  async () => {
    expect((await modelFile()) === readFileSync(MODEL, 'utf8')).toBe(true);
  },
  ENOUGH_MS,
);

it('every text is one line with a person, and stands once', () => {
  const lines = readTexts().map(({ line }) => line);
  expect(lines.filter((line) => !/^(-|\d+(\.\d+)?(f|m|fp)) \S/.test(line))).toEqual([]);
  const texts = lines.map((line) => line.slice(line.indexOf(' ') + 1).toLowerCase());
  const seen = new Set();
  expect(texts.filter((text) => seen.has(text) || !seen.add(text))).toEqual([]);
});
