// Sentences that speak of no complaint, for training: those written one by one, and English ones made of templates with slots,
// because the model of sentences needs more variety than anybody writes.
import { readFileSync } from 'node:fs';
import { longTexts, neutralSentences } from './texts.mjs';

const read = (name) => readFileSync(new URL(`./neutral/${name}`, import.meta.url), 'utf8');
const TEMPLATES = read('templates.txt').trim().split('\n');
const SLOTS = JSON.parse(read('slots.json'));
export const NEUTRAL_LANGUAGES = ['en', 'af', 'zu', 'xh', 'st'];

/** Every written neutral sentence that may be learned from, in file order. */
export const writtenNeutral = () => [
  ...NEUTRAL_LANGUAGES.flatMap(neutralSentences),
  ...longTexts('open').flatMap(({ kind, line }) => (kind === undefined ? [line] : [])),
];

const pickOf = (list, next) => list[Math.floor(next() * list.length)];

/** One made of a template; another at each call. */
export const madeNeutral = (next) =>
  pickOf(TEMPLATES, next).replace(/\{(\w+)\}/g, (_, slot) => pickOf(SLOTS[slot], next));
