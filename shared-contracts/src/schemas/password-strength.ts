import { COMMON_STEMS, isCommonPassword } from './common-passwords';

/** How long a password is likely to withstand guessing; `common` is refused, the others are advice. */
export type PasswordStrength = 'common' | 'weak' | 'fair' | 'strong';

/** Below these many bits a password is `weak`, or `fair`. */
const FAIR_BITS = 30;
const STRONG_BITS = 46;
/** A word or a year that guessers try: one among about a thousand. */
const KNOWN_BITS = 10;
/** A part of one's own name or address: tried first. */
const OWN_BITS = 4;
/** Words shorter than this appear in other words by accident. */
const KNOWN_LENGTH = 4;
/** Bits of one character that nothing foretells: letters follow each other by habit, so they count less than their number. */
const BITS = { lower: 3, upper: 4, digit: 3.3, other: 5 } as const;

/**
 * A rough estimate without a dictionary of megabytes: parts that guessers try first (common words, years, runs such as
 * `abcd` or `1111`, the person's own names) count little, everything else by its kind of character.
 * @param about what guessers know of the person: name and address; parts of it in the password do not help
 */
export function estimatePassword(password: string, about: readonly string[] = []): PasswordStrength {
  if (isCommonPassword(password)) return 'common';
  const bits = bitsOf(password, about);
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}

function bitsOf(password: string, about: readonly string[]): number {
  const own = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const known = [...wordsOf(own, OWN_BITS), ...wordsOf(COMMON_STEMS, KNOWN_BITS)];
  let bits = 0;
  let rest = password;
  for (const [word, worth] of known) {
    const at = rest.toLowerCase().indexOf(word);
    if (at < 0) continue;
    bits += worth;
    // What stays between keeps the neighbours from growing together.
    rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`;
  }
  rest = rest.replace(/(?:19|20)\d\d/g, () => {
    bits += KNOWN_BITS;
    return ' ';
  });
  return bits + [...withoutRuns(rest)].reduce((sum, sign) => sum + bitsOfSign(sign), 0);
}

/** Long words first: `password` before `pass`. */
function wordsOf(words: Iterable<string>, worth: number): [word: string, worth: number][] {
  return [...words]
    .filter((word) => word.length >= KNOWN_LENGTH)
    .sort((one, other) => other.length - one.length)
    .map((word) => [word, worth]);
}

/** Keeps of `aaaa`, `abcd` and `4321` only the first two characters. */
function withoutRuns(text: string): string {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  return [...text]
    .filter((_, at) => {
      const [here, before, earlier] = [codes[at] ?? 0, codes[at - 1], codes[at - 2]];
      if (before === undefined || earlier === undefined) return true;
      const step = here - before;
      return Math.abs(step) > 1 || step !== before - earlier;
    })
    .join('');
}

function bitsOfSign(sign: string): number {
  if (sign === ' ') return 0;
  if (/\p{Ll}/u.test(sign)) return BITS.lower;
  if (/\p{Lu}/u.test(sign)) return BITS.upper;
  return /\p{Nd}/u.test(sign) ? BITS.digit : BITS.other;
}
