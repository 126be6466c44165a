import { PLACES } from './features';

/** Weights run from -46 to 46 steps; one character each, from `!` on, without `"`, `\` and `` ` `` being in the way of a string. */
export const MOST = 46;
const ZERO = 79;

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
export function fromText(text: string): Int8Array {
  if (text.length !== PLACES) throw new Error(`${text.length} weights, not ${PLACES}`);
  return Int8Array.from(text, (letter) => letter.charCodeAt(0) - ZERO);
}
