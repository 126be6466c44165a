import type { Token } from './tokenise';

/** A part of a text; `from` and `to` are its first and last token positions. */
export interface Window {
  from: number;
  to: number;
}

/** In words: the usual length of one complaint. */
export const LONGEST = 40;
/**
 * In words: a longer sentence is several without punctuation. It is cut after these words, and before one that names another
 * person.
 */
const LONGEST_SENTENCE = 20;
const JOINTS = new Set(', and but so because then also en maar want toe kodwa futhi kwaye empa hape'.split(' '));
const SUBJECTS = new Set('i he she they we my our now when since'.split(' '));

/**
 * Returns every run of neighbouring sentences of at most 40 words. Each cut depends on its own sentence alone, so added text
 * leaves the other windows, and what was read in them, unchanged.
 */
export function windowsOf(units: readonly Window[]): Window[] {
  return units.flatMap(({ from }, first) => {
    const fitting = units.slice(first).findIndex(({ to }) => to - from >= LONGEST);
    return units
      .slice(first, first + (fitting < 0 ? units.length : Math.max(fitting, 1)))
      .map(({ to }) => ({ from, to }));
  });
}

/** In words. */
export const sizeOf = (units: readonly Window[]): number => units.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** Returns neighbouring units as one. */
export function joined(units: readonly Window[]): Window[] {
  const runs: Window[] = [];
  for (const { from, to } of units) {
    const last = runs.at(-1);
    if (last !== undefined && last.to + 1 === from) last.to = to;
    else runs.push({ from, to });
  }
  return runs;
}

/**
 * Returns the sentences, and the clauses of those that are several without punctuation.
 * @param isAnswered whether the next sentence answers this one: both are read together
 */
export function unitsOf(tokens: readonly Token[], isAnswered: (sentence: number) => boolean): Window[] {
  const sentences: Window[] = [];
  tokens.forEach(({ sentence }, at) => {
    const before = tokens[at - 1]?.sentence;
    const last = sentences.at(-1);
    if (last === undefined || before === undefined || (sentence !== before && !isAnswered(before)))
      sentences.push({ from: at, to: at });
    else last.to = at;
  });
  return sentences.flatMap((one) => (one.to - one.from < LONGEST_SENTENCE ? [one] : clausesOf(tokens, one)));
}

function clausesOf(tokens: readonly Token[], { from, to }: Window): Window[] {
  const clauses: Window[] = [{ from, to: from }];
  for (let at = from + 1; at <= to; at += 1) {
    const last = clauses.at(-1) as Window;
    const [before = '', word = ''] = [tokens[at - 1]?.word, tokens[at]?.word];
    if (JOINTS.has(before) || (SUBJECTS.has(word) && !SUBJECTS.has(before))) clauses.push({ from: at, to: at });
    else last.to = at;
  }
  return clauses;
}
