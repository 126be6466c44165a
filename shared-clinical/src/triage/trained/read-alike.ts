import type { CaseFacts } from '../case-facts';
import { type Feature, featuresOf, PLACES, wordsOf } from './features';
import model from './model.json';
import { fromText, type Weights } from './weights';

/** What the trained reader says of a text. */
export interface Alike {
  /** How likely it is one of an emergency, 0 to 1, by the texts it was trained on. */
  chance: number;
  /** Whether that is enough to ask about danger signs first. */
  isEmergency: boolean;
  /** Whether it says too little to be told home care by its words alone. */
  isFew: boolean;
  /** Whether home care that the rules know is enough, by these words too. */
  isForHome: boolean;
  /** Whether it is home care by these words alone: nearly sure, and like none of an emergency. */
  isSurelyForHome: boolean;
  /** The phrases of the text that spoke most for it, as the model saw them; at most three. */
  words: string[];
}

/** From here on a text with English in it is taken for one of an emergency: `bench/triage.mjs` prints what that finds and what it costs. */
const ALIKE_FROM = 0.22;
/** Without English the lexicon knows few words, and this reader stands nearly alone: it misses less, and asks more often. */
const ALONE_FROM = 0.16;
/** What home care takes where the rules know it, and where they know nothing (0152, 0157): its chance at least, that of an emergency at most. */
const HOME = { from: 0.5, emergencyBelow: 0.15 };
const SURELY_HOME = { from: 0.88, emergencyBelow: 0.06 };
const MOST_WORDS = 3;
/** Fewer words say little, and nothing of their language: more chance is needed, above all where the rules know a sign in them (0154). */
const FEW_WORDS = 5;
const FEW_FROM = { withSigns: 0.65, unknown: 0.4 };
/** So few words are seldom a story, and plain complaints are as short: "I have had a headache for two days". They need so many times the chance (0157). */
const SHORT_BELOW = 9;
const SHORT_TIMES = 2;

interface Model {
  emergency: Weights;
  home: Weights;
}
let known: Model | undefined;
const modelOf = (): Model => {
  const read = ({ scale, bias, ...written }: typeof model.home) => ({
    weights: fromText(written, PLACES),
    scale,
    bias,
  });
  known ??= { emergency: read(model.emergency), home: read(model.home) };
  return known;
};

const weightOf = ({ place, value }: Feature, { weights, scale }: Weights) => (weights[place] ?? 0) * scale * value;
function chanceOf(features: readonly Feature[], model: Weights): number {
  const sum = features.reduce((all, feature) => all + weightOf(feature, model), model.bias);
  return 1 / (1 + Math.exp(-sum));
}

/** Weighs a text against those the model learned from. Pure and offline, the same anywhere; no dictionary, so no language is left out. */
export function readAlike(text: string, read: Pick<CaseFacts, 'person' | 'facts'>): Alike {
  const words = wordsOf(text);
  if (words.length < 2) return OF_ONE_WORD;
  const isFew = words.length < FEW_WORDS;
  const hasSigns = read.facts.size > 0;
  const features = featuresOf(text, read, words);
  const { emergency, home } = modelOf();
  const chance = chanceOf(features, emergency);
  const homeChance = chanceOf(features, home);
  return {
    chance,
    isEmergency: chance >= fromOf(words, hasSigns),
    isFew,
    isForHome: (isFew && hasSigns) || (homeChance >= HOME.from && chance < HOME.emergencyBelow),
    isSurelyForHome: !isFew && homeChance >= SURELY_HOME.from && chance < SURELY_HOME.emergencyBelow,
    words: mostTelling(features.map((feature) => ({ ...feature, weight: weightOf(feature, emergency) }))),
  };
}

/** Small English words that are none in Afrikaans, isiZulu, isiXhosa or Sesotho. */
const ENGLISH = new Set(
  `the and i i'm to of it for not but she he her his has have had been with at since after from now very can can't just this that what
when me do does did are if about like then there they them got get feel feels going on`.split(/\s+/),
);
/** Who writes English, or mixes it in, uses so many of them at least: 93 of 100 English texts and 87 of 100 mixed ones do, of the others 4 (0155). */
const ENGLISH_SHARE = 0.1;
const isEnglish = (words: readonly string[]) =>
  words.filter((word) => ENGLISH.has(word)).length / words.length >= ENGLISH_SHARE;

function fromOf(words: readonly string[], hasSigns: boolean): number {
  if (words.length < FEW_WORDS) return FEW_FROM[hasSigns ? 'withSigns' : 'unknown'];
  const from = isEnglish(words) ? ALIKE_FROM : ALONE_FROM;
  return words.length < SHORT_BELOW ? from * SHORT_TIMES : from;
}

/** The rules are believed, whatever they say of it: "headache" holds nothing to be weighed. */
const OF_ONE_WORD: Alike = {
  chance: 0,
  isEmergency: false,
  isFew: true,
  isForHome: true,
  isSurelyForHome: false,
  words: [],
};

function mostTelling(weighed: readonly { phrase: string | null; weight: number }[]): string[] {
  const telling = weighed
    .filter((one): one is { phrase: string; weight: number } => one.phrase !== null && one.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const words: string[] = [];
  for (const { phrase } of telling) {
    if (words.some((said) => said.includes(phrase) || phrase.includes(said))) continue;
    words.push(phrase);
    if (words.length === MOST_WORDS) break;
  }
  return words;
}
