import { isEdge } from './clauses';
import type { Pattern, PhraseIndex, Place } from './phrases';
import type { Token } from './tokenise';

/** A phrase found in a text; `from` and `to` are the first and last token positions. */
export interface Span {
  owner: number;
  from: number;
  to: number;
  /** The phrase itself contains "not", so a "not" does not deny it. */
  saysNot: boolean;
  /** A "not" stands in one of its gaps. */
  deniedInside: boolean;
}

/** May stand between any two words of a phrase. */
const FILLERS = new Set(
  (
    'my his her the a an their our your its this that these those some very really so quite just pretty rather extremely ' +
    'bit little of been also got all kind sort like i he she it is was are am has have had keeps keep being feels feel ' +
    'die n baie'
  ).split(' '),
);
const MOST_FILLERS = 2;
/** Words allowed around a sign's name when it is the whole text: whose it is, a doubt, a question, a call for help. */
const AROUND = new Set([
  ...FILLERS,
  ...(
    'think maybe possible possibly suspected symptom symptoms sign signs now having him what to do if in or with for help ' +
    'please mother father grandmother grandfather baby child wife husband son daughter sister brother friend'
  ).split(' '),
]);
const DENIAL = /^(?:not|no|never|without|nor)$/;
/** Between two that one denial covers. */
const OR = /^(?:or|nor)$/;
const SAYS_NOT = /^(?:not|no|never|without|nothing|cannot)$/;
const SOFT = /^(?:any|very|really|that|at|so|a|an|the|had|have|been|ever|actually)$/;

export function findSpans(tokens: readonly Token[], index: PhraseIndex): Span[] {
  const spans: Span[] = [];
  const atoms = tokens.map(({ word }) => index.atomsOf(word));
  const said = new Set(atoms.flat());
  const possible = new Map<number, readonly Pattern[]>();
  /** Returns the phrases that begin so and all of whose words occur in the text. */
  const startingWith = (atom: number): readonly Pattern[] => {
    const known = possible.get(atom);
    if (known !== undefined) return known;
    const found = index.startingWith(atom).filter(({ places }) => places.every(({ atom: needed }) => said.has(needed)));
    possible.set(atom, found);
    return found;
  };
  const fills = (at: number, place: Place, sentence: number) =>
    tokens[at]?.sentence === sentence && atoms[at]?.includes(place.atom) === true;

  /** Returns the token positions that fill the places from `next` on, after `at`; null when they do not fit. */
  const follow = (places: readonly Place[], next: number, at: number): number[] | null => {
    const place = places[next];
    if (place === undefined) return [];
    const sentence = tokens[at]?.sentence ?? -1;
    let fillers = 0;
    for (let step = 1; step <= place.gap + MOST_FILLERS + 1; step += 1) {
      const candidate = at + step;
      if (tokens[candidate]?.sentence !== sentence) return null;
      // "No tightenings, baby kicking": the "no" does not cover what follows the comma.
      if (tokens[candidate]?.word === ',' && SAYS_NOT.test(tokens[at]?.word ?? '')) return null;
      if (fills(candidate, place, sentence)) {
        const rest = follow(places, next + 1, candidate);
        if (rest !== null) return [candidate, ...rest];
      }
      if (FILLERS.has(tokens[candidate]?.word ?? '') && fillers < MOST_FILLERS) fillers += 1;
      else if (step - fillers > place.gap) return null;
    }
    return null;
  };

  tokens.forEach((_, from) => {
    const here = new Map<number, Span>();
    for (const atom of atoms[from] ?? []) {
      for (const { owner, places, isWhole } of startingWith(atom)) {
        const filled = follow(places, 1, from);
        if (filled === null) continue;
        const to = filled.at(-1) ?? from;
        if (isWhole && !isAllBut(tokens, from, to)) continue;
        const saysNot = [from, ...filled].some((at) => SAYS_NOT.test(tokens[at]?.word ?? ''));
        const known = here.get(owner);
        if (known !== undefined && known.to <= to) continue;
        here.set(owner, {
          owner,
          from,
          to,
          saysNot,
          deniedInside: !saysNot && filled.some((at) => isDeniedBefore(tokens, from, at)),
        });
      }
    }
    spans.push(...here.values());
  });
  return spans;
}

/** Whether the clause contains nothing else of weight. */
function isAllBut(tokens: readonly Token[], from: number, to: number): boolean {
  const isEnd = (at: number) => tokens[at]?.sentence !== tokens[from]?.sentence || isEdge(tokens[at]?.word ?? '');
  let [first, last] = [from, to];
  while (!isEnd(first - 1)) first -= 1;
  while (!isEnd(last + 1)) last += 1;
  return tokens
    .slice(first, last + 1)
    .every(({ word }, at) => (from <= first + at && first + at <= to) || AROUND.has(word));
}

/** "My lips are not blue", "legs are not numb or weak": the denial stands in a gap, before a word of the phrase. */
function isDeniedBefore(tokens: readonly Token[], from: number, filled: number): boolean {
  let at = filled - 1;
  while (at > from + 1 && OR.test(tokens[at]?.word ?? '')) at -= 2;
  while (at > from && SOFT.test(tokens[at]?.word ?? '')) at -= 1;
  return at > from && DENIAL.test(tokens[at]?.word ?? '');
}
