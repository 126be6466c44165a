const wordsOf = (words: string) => new Set(words.split(' '));
const COMMAS = wordsOf(', but');
/** Words after which another statement may begin. */
const EDGES = wordsOf(', but and so because en kwaye futhi mme');
export const isEdge = (word: string): boolean => EDGES.has(word);
const SUBJECTS = wordsOf('i he she they we there');
/** After these the same statement continues, as in "When I was small". */
const GOES_ON = wordsOf('when while that which who if as since where after before');

/** Returns the words between the surrounding commas. */
export function partAround(words: readonly string[], from: number, to: number): string {
  const start = words.slice(0, from).findLastIndex((word) => COMMAS.has(word)) + 1;
  const end = words.findIndex((word, at) => at > to && COMMAS.has(word));
  return words.slice(start, end < 0 ? undefined : end).join(' ');
}

/** Returns the words of the same clause; it ends where the text turns to something else. */
export function clauseAround(words: readonly string[], from: number, to: number): string {
  const start = words.slice(0, from).findLastIndex(isEdge) + 1;
  const isNew = (word: string, at: number) => SUBJECTS.has(word) && !GOES_ON.has(words[at - 1] ?? '');
  const end = words.findIndex((word, at) => at > to && (isEdge(word) || isNew(word, at)));
  return words.slice(start, end < 0 ? undefined : end).join(' ');
}
