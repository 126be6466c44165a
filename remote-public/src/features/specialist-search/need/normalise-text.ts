const REPLACEMENTS: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u02bc`]/g, "'"],
  [/\bcan'?t\b|\bcan not\b|\bunable to\b|\bcouldn'?t\b|\bcould not\b|\bnot able to\b/g, 'cannot'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(is|are|was|were|does|do|did|has|have|had|would|should)n'?t\b/g, '$1 not'],
  [/\bi'm\b|\bim\b/g, 'i am'],
  [/\b(\w+)'(?:ve)\b/g, '$1 have'],
  [/\b(he|she|it|there|that)'s\b/g, '$1 is'],
];

/**
 * A text as sentences of plain lower-case words, so that phrases can be compared.
 * Contractions are written out; commas stay as words of their own, everything else that is no letter or digit is gone.
 */
export function normaliseText(text: string): string[] {
  let plain = text.normalize('NFKC').toLowerCase();
  for (const [pattern, replacement] of REPLACEMENTS) plain = plain.replace(pattern, replacement);
  return plain
    .split(/[.!?;:\n()]+|\bbut\b|\bhowever\b/)
    .map((sentence) =>
      sentence
        .replace(/,/g, ' , ')
        .replace(/[^\p{L}\p{N},]+/gu, ' ')
        .trim()
        .replace(/ {2,}/g, ' '),
    )
    .filter((sentence) => sentence !== '');
}
