import { chanceOf } from './classify-text';
import { featuresOfSentence, SENTENCE_PLACES } from './features';
import model from './sentences.json';
import { decodeWeights, type Weights } from './weights';

let known: Weights | undefined;

/**
 * Returns the probability, 0 to 1, that a sentence says anything of a complaint, in any language, by a small linear model of its
 * own. It takes nothing from the rules: it only keeps ordinary talk out of what the trained reader weighs. Pure and offline.
 */
export function complaintChance(sentence: string): number {
  known ??= { weights: decodeWeights(model, SENTENCE_PLACES), scale: model.scale, bias: model.bias };
  return chanceOf(featuresOfSentence(sentence), known);
}
