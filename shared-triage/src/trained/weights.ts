/**
 * Weights run from -3 to 3 steps, one letter each, from `b` to `h`: coarse steps for many weights classify better than fine ones
 * for few (0149, 0154).
 */
export const MOST = 3;
const ZERO = 'e'.charCodeAt(0);
/** A gap is one character from here on, except a quotation mark and a backslash, which JSON would escape. */
const NO_GAP = '#'.charCodeAt(0);
const LONGEST_GAP = '['.charCodeAt(0) - NO_GAP;

/** A linear model: one weight per feature index, in `scale` steps, and its bias. */
export interface Weights {
  weights: Int8Array;
  scale: number;
  bias: number;
}

/**
 * The non-zero weights: the number of zeros before each, and each value. Most weights are zero, and two plain strings compress
 * best.
 */
export interface WrittenWeights {
  gaps: string;
  steps: string;
}

export function encodeWeights(weights: Int8Array): WrittenWeights {
  let gaps = '';
  let steps = '';
  let gap = 0;
  for (const weight of weights) {
    if (weight === 0) {
      gap += 1;
      continue;
    }
    for (; gap >= LONGEST_GAP; gap -= LONGEST_GAP) gaps += String.fromCharCode(NO_GAP + LONGEST_GAP);
    gaps += String.fromCharCode(NO_GAP + gap);
    steps += String.fromCharCode(ZERO + weight);
    gap = 0;
  }
  return { gaps, steps };
}

/** @throws Error when a weight would lie beyond the last index, or when the numbers of weights and gaps differ */
export function decodeWeights({ gaps, steps }: WrittenWeights, places: number): Int8Array {
  const weights = new Int8Array(places);
  let place = 0;
  let read = 0;
  for (const letter of gaps) {
    const gap = letter.charCodeAt(0) - NO_GAP;
    place += gap;
    if (gap === LONGEST_GAP) continue;
    if (place >= places) throw new Error(`A weight at ${place}, of ${places} places`);
    weights[place] = steps.charCodeAt(read) - ZERO;
    read += 1;
    place += 1;
  }
  if (read !== steps.length) throw new Error(`${steps.length} weights, not ${read}`);
  return weights;
}
