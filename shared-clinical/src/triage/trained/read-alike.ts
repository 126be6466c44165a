import type { CaseFacts } from '../case-facts';
import { featuresOf, wordsOf } from './features';
import model from './model.json';
import { fromText, type Weights } from './weights';

/** What the trained reader says of a text. */
export interface Alike {
  /** How likely it is one of an emergency, 0 to 1, by the texts it was trained on. */
  chance: number;
  /** The phrases of the text that spoke most for it, as the model saw them; at most three. */
  words: string[];
}

/** From here on a text is taken for one of an emergency: `bench/triage.mjs` prints what that finds and what it costs. */
export const ALIKE_FROM = 0.5;
const MOST_WORDS = 3;
/** A lone sign in fewer words is what the rules are for: "headache" says nothing that could be weighed. */
const FEWEST_WORDS = 5;

let known: Weights | undefined;
const weightsOf = (): Weights => {
  known ??= { weights: fromText(model.weights), scale: model.scale, bias: model.bias };
  return known;
};

/** Weighs a text against those the model learned from. Pure and offline, the same anywhere; no dictionary, so no language is left out. */
export function readAlike(
  text: string,
  read: Pick<CaseFacts, 'person' | 'facts'>,
  { weights, scale, bias }: Weights = weightsOf(),
): Alike {
  if (isLoneSign(text, read)) return { chance: 0, words: [] };
  const features = featuresOf(text, read);
  const weighed = features.map((feature) => ({
    ...feature,
    weight: (weights[feature.place] ?? 0) * scale * feature.value,
  }));
  const sum = weighed.reduce((all, { weight }) => all + weight, bias);
  return { chance: 1 / (1 + Math.exp(-sum)), words: mostTelling(weighed) };
}

/** Also of nothing at all. In words the lexicon does not know, two can tell of an emergency. */
function isLoneSign(text: string, { facts }: Pick<CaseFacts, 'facts'>): boolean {
  const count = wordsOf(text).length;
  return count < (facts.size > 0 ? FEWEST_WORDS : 2);
}

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
