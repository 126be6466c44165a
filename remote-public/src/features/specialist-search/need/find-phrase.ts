import { isRuledOut } from './is-ruled-out';

/** Words in order: `|` between alternatives, `*` for any ending, `~` for up to four words between. */
type Phrase = string;

const WORD = '[\\p{L}\\p{N}]+';
const compiled = new Map<Phrase, RegExp>();

/**
 * The words by which a phrase was found in a text, or null when it is absent, denied or long past.
 * @param sentences of `normaliseText`
 */
export function findPhrase(sentences: readonly string[], phrase: Phrase): { words: string; sentence: string } | null {
  for (const sentence of sentences) {
    if (!hasItsWords(sentence.split(' '), phrase)) continue;
    const pattern = compile(phrase);
    for (const match of sentence.matchAll(pattern)) {
      const [words] = match;
      if (isDeniedInside(words, phrase) || isRuledOut(sentence, match.index, match.index + words.length)) continue;
      return { words, sentence };
    }
  }
  return null;
}

/** Without each of its words a sentence cannot hold a phrase. To look is cheap; its pattern takes most of a millisecond to make. */
function hasItsWords(words: readonly string[], phrase: Phrase): boolean {
  return phrase
    .split(' ')
    .every((token) => token === '~' || token.split('|').some((one) => words.some((word) => isWord(word, one))));
}

const isWord = (word: string, sought: string) =>
  sought.endsWith('*') ? word.startsWith(sought.slice(0, -1)) : word === sought;

/** "My lips are not blue": the denial stands in a gap of the phrase, right before its last word. */
function isDeniedInside(words: string, phrase: Phrase): boolean {
  return (
    phrase.includes('~') &&
    !/\b(?:not|no|never)\b/.test(phrase) &&
    /\b(?:not|no|never)(?: any| very| really)? \S+$/.test(words)
  );
}

function compile(phrase: Phrase): RegExp {
  const known = compiled.get(phrase);
  if (known !== undefined) return known;
  let source = '';
  for (const token of phrase.split(' ')) {
    if (token === '~') {
      source += `(?: (?:${WORD}|,)){0,4}`;
      continue;
    }
    const alternatives = token.split('|').map((word) => word.replace(/\*$/, '[\\p{L}\\p{N}]*'));
    source += `${source === '' ? '' : ' '}(?:${alternatives.join('|')})`;
  }
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'gu');
  compiled.set(phrase, pattern);
  return pattern;
}
