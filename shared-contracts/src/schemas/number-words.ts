const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNITS = /^ (tablet|capsule|patch|ampoule|vial|suppository|sachet|dose|ml|milliliter|millilitre|mg)[a-z]*$/;

/** A number from 1 to 10 000 in English words, without “and”, e.g. `one hundred twenty`. */
export function inWords(number: number): string {
  const below = number % 100;
  return [
    number >= 1000 ? `${inWords(Math.floor(number / 1000))} thousand` : '',
    number % 1000 >= 100 ? `${SMALL[Math.floor((number % 1000) / 100) - 1]} hundred` : '',
    below >= 20 ? TENS[Math.floor(below / 10) - 1] : '',
    below < 20 ? (SMALL[below - 1] ?? '') : (SMALL[(below % 10) - 1] ?? ''),
  ]
    .filter((word) => word !== '')
    .join(' ');
}

/** Whether words say a number, e.g. “Twenty-one tablets” and 21. `private.words_agree` of the database decides the same. */
export function saysNumber(words: string, number: number): boolean {
  const plain = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^a (hundred|thousand)/, 'one $1')
    .replace(/\band\b ?/g, '');
  const expected = inWords(number);
  return plain.startsWith(expected) && (plain === expected || UNITS.test(plain.slice(expected.length)));
}
