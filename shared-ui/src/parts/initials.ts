/** Titles, and what is no word. */
const TITLE = /^(|dr|prof(essor)?|mrs?|ms|miss|sr|sister|adv)\.?$/i;

/** First signs of the first and the last name, without a title: "Dr Naledi Mokoena" gives "NM". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !TITLE.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // A letter with its marks: what `firstSign` finds, in the few bytes that the landing page has for it.
  return ends.map((word) => word?.match(/^.\p{M}*/u)?.[0].toLocaleUpperCase()).join('');
}

/** A number from 0 up to `count`, always the same for the same name. */
export function tintOf(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}
