/** Weights run from -7 to 7 steps, one letter each, from `a` to `o`: coarse steps in many places read better than fine ones in few (0149). */
export const MOST = 7;
const ZERO = 'h'.charCodeAt(0);

/** A linear model: one weight for each place, in `scale` steps, and where it begins. */
export interface Weights {
  weights: Int8Array;
  scale: number;
  bias: number;
}

/** One character for each weight: most are zero, and what packs well stays readable to a packer. */
export const toText = (weights: Int8Array): string =>
  Array.from(weights, (weight) => String.fromCharCode(ZERO + weight)).join('');

/** @throws Error when the text is not one of as many weights as there are places */
export function fromText(text: string, places: number): Int8Array {
  if (text.length !== places) throw new Error(`${text.length} weights, not ${places}`);
  return Int8Array.from(text, (letter) => letter.charCodeAt(0) - ZERO);
}
