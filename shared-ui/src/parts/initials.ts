/** Titles, and strings that are no word. */
const TITLE = /^(|dr|prof(essor)?|mrs?|ms|miss|sr|sister|adv)\.?$/i;

/** First characters of the first and last name, without a title: "Dr Naledi Mokoena" gives "NM". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !TITLE.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // A letter with its combining marks: like `firstSign`, in fewer bytes for the landing page.
  return ends.map((word) => word?.match(/^.\p{M}*/u)?.[0].toLocaleUpperCase()).join('');
}

/** A number from 0 up to `count`, the same for the same name. */
export function tintOf(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}
