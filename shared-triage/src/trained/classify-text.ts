import type { CaseFacts } from '../case-facts';
import { type Feature, featuresOf, PLACES, wordsOf } from './features';
import model from './model.json';
import { decodeWeights, type Weights } from './weights';

/** The classifier's result for a text. */
export interface Classification {
  /** Probability of an emergency, 0 to 1, by the training texts. */
  chance: number;
  /** High enough to ask about danger signs first. */
  isEmergency: boolean;
  /** Too short to advise home care by its words alone. */
  isFew: boolean;
  /** Supports the home care that the rules found. */
  isForHome: boolean;
  /** Suggests home care by words alone: nearly certain, and unlike any emergency. */
  isSurelyForHome: boolean;
  /** The up to three phrases that spoke most for it, as the model saw them; none where it is far from one. */
  words: string[];
}

/**
 * From this probability on a text that contains English counts as an emergency: `bench/triage.mjs` prints what that finds and
 * what it costs.
 */
const ALIKE_FROM = 0.22;
/** Without English the lexicon knows few words and the classifier stands nearly alone, so it misses less and asks more often. */
const ALONE_FROM = 0.16;
/**
 * Thresholds for home care when the rules know it, and when they know nothing (0152, 0157): the least probability of home care
 * and the most of an emergency.
 */
const HOME = { from: 0.5, emergencyBelow: 0.15 };
const SURELY_HOME = { from: 0.88, emergencyBelow: 0.06 };
/**
 * What a long text says of its complaint asks from this probability on, as one danger weighs less among many words: of the open
 * long texts it finds all but 2 of the 171 emergencies that no rule names (`bench/triage-long.mjs`).
 */
export const AMID_TALK_FROM = 0.03;
/** A part of a long text, and one of a shorter, must be surer. */
export const SURE_FROM = 0.982;
export const LIKELY_FROM = 0.5;
const MOST_WORDS = 3;
/**
 * Fewer words say little, and do not show their language: a higher probability is needed, above all where the rules found a sign
 * in them (0154).
 */
const FEW_WORDS = 5;
const FEW_FROM = { withSigns: 0.65, unknown: 0.4 };
/**
 * Texts this short are seldom a story, and harmless complaints are as short: "I have had a headache for two days". They need this
 * multiple of the probability (0157).
 */
const SHORT_BELOW = 9;
const SHORT_TIMES = 2;

interface Model {
  emergency: Weights;
  home: Weights;
}
let known: Model | undefined;
const modelOf = (): Model => {
  const read = ({ scale, bias, ...written }: typeof model.home) => ({
    weights: decodeWeights(written, PLACES),
    scale,
    bias,
  });
  known ??= { emergency: read(model.emergency), home: read(model.home) };
  return known;
};

const weightOf = ({ place, value }: Feature, { weights, scale }: Weights) => (weights[place] ?? 0) * scale * value;
export function chanceOf(features: readonly Feature[], model: Weights): number {
  const sum = features.reduce((all, feature) => all + weightOf(feature, model), model.bias);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Classifies a text by the trained linear model. Pure and offline, deterministic; without a dictionary, so every language is
 * covered.
 */
export function classifyText(text: string, read: Pick<CaseFacts, 'person' | 'facts'>): Classification {
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
    words: chance < AMID_TALK_FROM ? [] : mostTelling(features, emergency),
  };
}

/** Small English words that do not occur in Afrikaans, isiZulu, isiXhosa or Sesotho. */
const ENGLISH = new Set(
  `the and i i'm to of it for not but she he her his has have had been with at since after from now very can can't just this that what
when me do does did are if about like then there they them got get feel feels going on`.split(/\s+/),
);
/**
 * The least share of such words in English or mixed texts: 93 of 100 English texts and 87 of 100 mixed ones reach it, 4 of 100
 * others (0155).
 */
const ENGLISH_SHARE = 0.1;
const isEnglish = (words: readonly string[]) =>
  words.filter((word) => ENGLISH.has(word)).length / words.length >= ENGLISH_SHARE;

function fromOf(words: readonly string[], hasSigns: boolean): number {
  if (words.length < FEW_WORDS) return FEW_FROM[hasSigns ? 'withSigns' : 'unknown'];
  const from = isEnglish(words) ? ALIKE_FROM : ALONE_FROM;
  return words.length < SHORT_BELOW ? from * SHORT_TIMES : from;
}

/** A single word such as "headache" has nothing to weigh, so the rules decide alone. */
const OF_ONE_WORD: Classification = {
  chance: 0,
  isEmergency: false,
  isFew: true,
  isForHome: true,
  isSurelyForHome: false,
  words: [],
};

function mostTelling(features: readonly Feature[], model: Weights): string[] {
  const telling = features
    .map((feature) => ({ phrase: feature.phrase, weight: weightOf(feature, model) }))
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
