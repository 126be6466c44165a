import type { Span } from './find-spans';

/** Senses that together tell of a concept, in whatever order they stand. */
export interface Combination {
  owner: number;
  /** Each must be there; of the names of a part one is enough. */
  parts: readonly (readonly string[])[];
  /** None of these may stand in the same sentence. */
  unless: readonly string[];
  /** How many words away from the others a part may stand. */
  reach: number;
  /** Whether its parts may stand in different sentences. */
  isAcross: boolean;
}

const REACH = 7;

/** Reads `a b|c !d ~12`: a and one of b and c, within twelve words of each other, and no d in the sentence; `..` lets it cross a full stop. */
export function combinationOf(owner: number, line: string): Combination {
  const parts: string[][] = [];
  const unless: string[] = [];
  let reach = REACH;
  let isAcross = false;
  for (const piece of line.trim().split(/\s+/)) {
    if (piece === '..') isAcross = true;
    else if (piece.startsWith('~')) reach = Number(piece.slice(1));
    else if (piece.startsWith('!')) unless.push(...piece.slice(1).split('|'));
    else parts.push(piece.split('|'));
  }
  return { owner, parts, unless, reach, isAcross };
}

/** All combinations of a text. @param found spans by the name of their sense, in the order of the text */
export function findCombinations(
  combinations: readonly Combination[],
  found: ReadonlyMap<string, readonly Span[]>,
  sentenceAt: (token: number) => number,
): Span[] {
  const spans: Span[] = [];
  for (const { owner, parts, unless, reach, isAcross } of combinations) {
    if (!parts.every((names) => names.some((name) => found.has(name)))) continue;
    const choices = parts.map((names) => names.flatMap((name) => found.get(name) ?? []));
    if (choices.length > 1) for (const choice of choices) choice.sort((a, b) => a.from - b.from);
    const placeOf = isAcross ? () => 0 : sentenceAt;
    const hindrances = unless.flatMap((name) => found.get(name) ?? []);
    for (const first of choices[0] ?? []) {
      const sentence = placeOf(first.from);
      if (hindrances.some(({ from }) => placeOf(from) === sentence)) continue;
      const near = choices
        .slice(1)
        .map((choice) => choice.filter(({ from }) => placeOf(from) === sentence && isNear(first, from, reach, parts)));
      const chosen = complete([first], near, reach);
      if (chosen !== null) spans.push(joined(owner, chosen));
    }
  }
  return spans;
}

const LONGEST_PART = 12;
const isNear = (first: Span, from: number, reach: number, parts: readonly unknown[]) =>
  Math.abs(from - first.from) <= parts.length * (reach + LONGEST_PART);

/** One span of each of the choices, apart from each other and within reach of those chosen before. */
function complete(
  chosen: readonly Span[],
  choices: readonly (readonly Span[])[],
  reach: number,
): readonly Span[] | null {
  const [next, ...rest] = choices;
  if (next === undefined) return chosen;
  for (const span of next) {
    const isApart = chosen.every((one) => span.to < one.from || one.to < span.from);
    if (!isApart || !chosen.some((one) => Math.max(one.from - span.to, span.from - one.to) <= reach)) continue;
    const whole = complete([...chosen, span], rest, reach);
    if (whole !== null) return whole;
  }
  return null;
}

function joined(owner: number, parts: readonly Span[]): Span {
  return {
    owner,
    from: Math.min(...parts.map(({ from }) => from)),
    to: Math.max(...parts.map(({ to }) => to)),
    saysNot: parts.some(({ saysNot }) => saysNot),
    deniedInside: parts.some(({ deniedInside }) => deniedInside),
    parts,
  };
}
