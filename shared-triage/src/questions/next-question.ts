import type { CaseFacts, Fact } from '../case-facts';
import { evaluate } from '../engine/evaluate';
import type { Level } from '../levels';
import { CONCEPTS } from '../lexicon/concepts';
import { readTrigger } from '../rules/expression';
import { TRIAGE_RULES } from '../rules/rules';
import type { Whom } from './about';
import { withAnswers } from './answers';
import { type Area, ASKED_OF, areasOfConcept, isAskedOf } from './asked-of';
import { canBeAsked } from './who-is-asked';
import { asksOf } from './wording';

export interface Question {
  id: string;
  asks: string;
}

/** At least this many are asked if the complaint has as many. */
export const FEWEST_QUESTIONS = 3;
export const MOST_QUESTIONS = 6;

const NOTHING: ReadonlySet<string> = new Set();
/** At this level no more questions are asked: help comes first. */
const STOP_LEVEL: Level = 2;

/**
 * Picks the next question for the present complaints: the one whose "yes" would raise the level most, alone or together with
 * another open one ("fever" and "a stiff neck"); then, up to three, those that guidance asks anyway. Deterministic.
 * @param asked ids already asked or ticked, in any order
 * @param covered ids that the danger signs asked about together with others
 * @returns null when no fitting question is left, the level is an emergency, or six were asked
 */
export function nextQuestion(
  facts: CaseFacts,
  asked: ReadonlySet<string>,
  {
    floor,
    whom = 'you',
    covered = NOTHING,
  }: { floor?: Level | undefined; whom?: Whom; covered?: ReadonlySet<string> } = {},
): Question | null {
  const now = evaluate(TRIAGE_RULES, facts, floor).level;
  if (now <= STOP_LEVEL || asked.size >= MOST_QUESTIONS) return null;
  const open = openQuestions(facts, new Set([...asked, ...covered]));
  const levelWith = (...ids: string[]) =>
    evaluate(TRIAGE_RULES, withAnswers(facts, new Map(ids.map((id) => [id, 'yes']))), now).level;
  const alone = new Map(open.map((id) => [id, levelWith(id)]));
  let best: { id: string; worth: number } | null = null;
  for (const id of open) {
    const gain = now - (alone.get(id) ?? now);
    const worth = Math.max(2 * gain, 2 * gainOfPairs(id, alone, levelWith) - 1);
    if (worth > (best?.worth ?? 0)) best = { id, worth };
  }
  const id = best?.id ?? (asked.size < FEWEST_QUESTIONS ? open[0] : undefined);
  return id === undefined ? null : { id, asks: asksOf(id, { whom, person: facts.person }) };
}

/**
 * Returns the areas of the present complaints. Of two concepts read in the same words the narrower counts: "sprained" asks
 * nothing about a blow to the head, though it hurts.
 */
export function areasIn({ facts }: CaseFacts): ReadonlySet<Area> {
  const there = [...facts.values()].filter(({ status }) => status === 'present' || status === 'unsure');
  const told = there.filter(({ id }) => areasOfConcept(id).length > 0);
  const isWider = ({ id, at }: Fact) =>
    told.some(
      (other) =>
        other.id !== id &&
        (CONCEPTS[other.id]?.is?.split(' ').includes(id) === true || id === 'injuryEvent') &&
        at !== undefined &&
        other.at !== undefined &&
        other.at[0] < at[1] &&
        at[0] < other.at[1],
    );
  return new Set(told.filter((fact) => !isWider(fact)).flatMap(({ id }) => areasOfConcept(id)));
}

function openQuestions(facts: CaseFacts, asked: ReadonlySet<string>): string[] {
  const areas = areasIn(facts);
  return Object.keys(ASKED_OF).filter((id) => {
    const known = facts.facts.get(id)?.status;
    return isAskedOf(id, areas) && !asked.has(id) && known !== 'present' && known !== 'absent' && canBeAsked(id, facts);
  });
}

/** How many levels an open question adds to what another open one would reach alone. */
function gainOfPairs(id: string, alone: ReadonlyMap<string, Level>, levelWith: (...ids: string[]) => Level): number {
  let most = 0;
  for (const other of namedWith(id)) {
    const ofOther = alone.get(other);
    if (ofOther === undefined) continue;
    most = Math.max(most, Math.min(alone.get(id) ?? ofOther, ofOther) - levelWith(id, other));
  }
  return most;
}

const known = new Map<string, readonly string[]>();
/** The concepts that appear in a rule together with this one. */
function namedWith(id: string): readonly string[] {
  const names =
    known.get(id) ??
    [
      ...new Set(
        TRIAGE_RULES.map(({ when }) => readTrigger(when).names)
          .filter((ids) => ids.includes(id))
          .flat(),
      ),
    ].filter((name) => name !== id);
  known.set(id, names);
  return names;
}
