/** A code of a list that ships with the product. */
export interface KnownCode {
  code: string;
  plain: string;
  /** What else people type for it. */
  synonyms: readonly string[];
  /** What is to be minded: of a diagnosis one of `sensitive`, `needs-cause`, `secondary`; of a tariff its minutes. */
  note: string;
}

/** How many are offered at once. */
const MOST = 8;

/** Reads lines of `code|plain words|other;words|note`. */
export const readCodes = (lines: string): readonly KnownCode[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [code = '', plain = '', synonyms = '', note = ''] = line.split('|');
      return { code, plain, synonyms: synonyms === '' ? [] : synonyms.split(';'), note };
    });

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [];

/** How well a code fits: 0 as its own number, 1 by its name, 2 by another word for it; null: not. */
function fits({ code, plain, synonyms }: KnownCode, typed: readonly string[]): number | null {
  const [first = ''] = typed;
  if (typed.length === 1 && code.toLowerCase().startsWith(first)) return 0;
  const isIn = (words: readonly string[]) => typed.every((one) => words.some((word) => word.startsWith(one)));
  if (isIn(wordsIn(plain))) return 1;
  return isIn([...wordsIn(plain), ...synonyms.flatMap(wordsIn)]) ? 2 : null;
}

/** The codes that fit what was typed, a number or plain words, best first. */
export function findCodes(list: readonly KnownCode[], typed: string): KnownCode[] {
  const words = wordsIn(typed);
  if (words.length === 0) return [];
  return list
    .map((known) => ({ known, rank: fits(known, words) }))
    .filter((one): one is { known: KnownCode; rank: number } => one.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ known }) => known);
}
