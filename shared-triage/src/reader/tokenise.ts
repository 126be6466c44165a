import { EXPANSIONS, GLUED } from '../lexicon/contractions';
import { correctSpelling } from './spelling';

/** A normalised word of the text with its position. */
export interface Token {
  word: string;
  /** Sentence number; phrases never span sentences. */
  sentence: number;
  start: number;
  end: number;
}

const PIECE = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+(?:['\u2019\u02bc`][\p{L}]+)*|[.!?;\n]+|[,:()]|\+|%|\u00b0/gu;
const ENDS_SENTENCE = /^[.!?;\n]/;
/** Words that begin a new statement, where an earlier denial ends. All are read as "but". */
const TURNS = new Set(['but', 'however', 'although', 'though', 'maar', 'kodwa', 'except', 'whereas', 'nevertheless']);

/** Splits a text into words with contractions expanded and spelling corrected; sentences are numbered from 0. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    const start = match.index;
    const end = start + piece.length;
    if (ENDS_SENTENCE.test(piece)) {
      sentence += 1;
      continue;
    }
    for (const word of /^[,:()]/.test(piece) ? [','] : wordsOf(piece)) {
      tokens.push({ word: TURNS.has(word) ? 'but' : word, sentence, start, end });
    }
  }
  return glue(tokens);
}

function wordsOf(piece: string): readonly string[] {
  let word = piece
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/n?'nt$/, "n't");
  if (/^\d/.test(word)) return [word.replace(',', '.')];
  const expanded = EXPANSIONS.get(word);
  if (expanded !== undefined) return expanded;
  if (word.includes("'")) {
    const [stem = '', tail = ''] = word.split("'");
    if (tail === 't') return [stem.replace(/n$/, ''), 'not'];
    if (tail === 've') return [stem, 'have'];
    if (tail === 're') return [stem, 'are'];
    if (tail === 'll') return [stem, 'will'];
    if (tail === 'm') return [stem, 'am'];
    if (tail === 'd') return [stem, 'would'];
    word = tail === 's' ? stem : stem + tail;
  }
  return [correctSpelling(word)];
}

/** Joins words that mean one, e.g. "not able to" = "cannot". */
function glue(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const hit = GLUED.get(token.word)?.find(([rest]) =>
      rest.every((word, index) => {
        const next = tokens[at + 1 + index];
        return next?.word === word && next.sentence === token.sentence;
      }),
    );
    if (hit === undefined) {
      joined.push(token);
      at += 1;
      continue;
    }
    const [rest, word] = hit;
    joined.push({ ...token, word, end: tokens[at + rest.length]?.end ?? token.end });
    at += rest.length + 1;
  }
  return joined;
}
