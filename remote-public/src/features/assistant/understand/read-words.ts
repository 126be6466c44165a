const LONGEST_TEXT = 500;

/** A text as words: lower case, no accents, apostrophes and signs, no letter held down. Longer texts than a question are cut. */
export function readWords(text: string): string[] {
  return text
    .slice(0, LONGEST_TEXT)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
}

/**
 * How many slips lie between two words, where a slip is a letter too many, too few, wrong, or swapped with its neighbour
 * (optimal string alignment). Stops counting above `most`.
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
