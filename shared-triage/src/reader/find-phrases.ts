import { findSpans, type Span } from './find-spans';
import { PhraseIndex } from './phrases';
import { Scope } from './scope';
import { type Token, tokenise } from './tokenise';

export interface FoundPhrase {
  phrase: number;
  /** The words it was found in, in lower case. */
  words: string;
}

/**
 * Finds phrases of any list in free text, with the reader and the scope of denial that triage uses: "no rash" and "a rash years
 * ago" hold no rash. Phrases use the syntax of the lexicon.
 */
export class PhraseFinder {
  readonly index = new PhraseIndex();

  constructor(phrases: readonly string[]) {
    phrases.forEach((phrase, at) => {
      this.index.add(at, phrase);
    });
  }

  /** @param read normalises the words of a text, beyond what triage does */
  find(text: string, read: (word: string) => string = (word) => word): FoundPhrase[] {
    const tokens = tokenise(text).map((token) => ({ ...token, word: read(token.word) }));
    const scope = new Scope(tokens);
    const isThere = (span: Span) => !['absent', 'past'].includes(scope.statusOf(span, false));
    return findSpans(tokens, this.index)
      .filter(isThere)
      .map((span) => ({ phrase: span.owner, words: wordsOf(text, tokens, span) }));
  }
}

function wordsOf(text: string, tokens: readonly Token[], { from, to }: Span): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to]?.end ?? 0).toLowerCase();
}
