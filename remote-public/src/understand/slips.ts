import { OWN_WORDS } from './words';

/** Shorter words resemble too many others. */
const SHORTEST_WITH_SLIP = 5;
const SHORTEST_WITH_TWO = 9;

/** A word of the lexicon; of a stem only the prefix counts. */
export interface Target {
  word: string;
  isStem: boolean;
}

/**
 * Edit distance between two words: insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
 * Stops counting above `most`.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let best = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** Edit distance if the word is a typing error of the target; null if it is another word. */
function slipsTo(word: string, { word: target, isStem }: Target): number | null {
  const allowed = target.length >= SHORTEST_WITH_TWO ? 2 : target.length >= SHORTEST_WITH_SLIP ? 1 : 0;
  // Errors in the first letter are rare, and another first letter usually makes another word.
  if (allowed === 0 || word[0] !== target[0]) return null;
  const slips = slipsBetween(word, target, allowed);
  if (slips <= allowed) return slips;
  if (!isStem) return null;
  const isBegunSo = [-1, 0, 1].some((more) => {
    const beginning = word.slice(0, target.length + more);
    return beginning.length < word.length && slipsBetween(beginning, target, 1) <= 1;
  });
  return isBegunSo ? 1 : null;
}

/** The nearest lexicon word that was probably meant; the word itself if there is none. */
export function meantWord(word: string, targets: readonly Target[]): string {
  if (word.length < SHORTEST_WITH_SLIP - 1 || OWN_WORDS.has(word)) return word;
  let nearest: { word: string; slips: number } | null = null;
  for (const target of targets) {
    const slips = slipsTo(word, target);
    if (slips !== null && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY)) nearest = { word: target.word, slips };
  }
  return nearest?.word ?? word;
}
