import type { CaseFacts } from '../case-facts';
import { evaluate } from '../engine/evaluate';
import type { Level } from '../levels';
import { CONCEPTS } from '../lexicon/concepts';
import { conceptsIn } from '../rules/expression';
import { TRIAGE_RULES } from '../rules/rules';
import { withAnswers } from './answers';

/** A question for the person: yes, no or not sure. */
export interface Question {
  /** Concept id. */
  id: string;
  asks: string;
}

export const FEWEST_QUESTIONS = 5;
export const MOST_QUESTIONS = 10;
/** At this level nothing more is asked: first help, then questions. */
const STOP_LEVEL: Level = 2;
const CHILD_YEARS = 16;
const OLDEST_MOTHER = 55;
/** Asked of these people only. */
const ONLY: Readonly<Record<string, (facts: CaseFacts) => boolean>> = {
  floppy: ({ person }) => person.age !== undefined && person.age < CHILD_YEARS,
  feedsBadly: ({ person }) => person.age !== undefined && person.age < CHILD_YEARS,
  cryDanger: ({ person }) => person.age !== undefined && person.age < CHILD_YEARS,
  workOfBreathing: ({ person }) => person.age !== undefined && person.age < CHILD_YEARS,
  swallowedBattery: ({ person }) => person.age !== undefined && person.age < CHILD_YEARS,
  pregnant: mayBePregnant,
  maybePregnant: mayBePregnant,
  babyMovesLess: ({ facts }) => facts.get('pregnant')?.status === 'present',
  labourHeavy: ({ facts }) => facts.get('pregnant')?.status === 'present',
  soaksPads: ({ person }) => person.sex !== 'male',
  testiclePain: ({ person }) => person.sex !== 'female',
};

function mayBePregnant({ person }: CaseFacts): boolean {
  const age = person.age ?? OLDEST_MOTHER;
  return person.sex !== 'male' && age >= 12 && age <= OLDEST_MOTHER;
}

/**
 * The next question, the most telling first: the one whose "yes" would raise the level most, and among those the one that
 * touches most rules about what is already there. Deterministic: the same facts ask the same.
 * @param asked ids already asked or ticked, in any order
 * @returns null when nothing would change the result, the level is an emergency, or ten were asked
 */
export function nextQuestion(facts: CaseFacts, asked: ReadonlySet<string>, floor?: Level): Question | null {
  const now = evaluate(TRIAGE_RULES, facts, floor);
  if (now.level <= STOP_LEVEL || asked.size >= MOST_QUESTIONS) return null;
  const near = relatedTo(facts);
  let best: { question: Question; gain: number; near: number } | null = null;
  for (const [id, { asks }] of Object.entries(CONCEPTS)) {
    const relation = near.get(id) ?? 0;
    const known = facts.facts.get(id)?.status;
    if (asks === undefined || asked.has(id) || relation === 0 || known === 'present' || known === 'absent') continue;
    if (ONLY[id]?.(facts) === false) continue;
    const then = evaluate(TRIAGE_RULES, withAnswers(facts, new Map([[id, 'yes']])), now.level);
    const gain = now.level - then.level;
    if (gain <= 0) continue;
    if (best === null || gain > best.gain || (gain === best.gain && relation > best.near)) {
      best = { question: { id, asks }, gain, near: relation };
    }
  }
  return best?.question ?? null;
}

/** How many rules name a concept together with something that is there. */
function relatedTo({ facts }: CaseFacts): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { when } of TRIAGE_RULES) {
    const names = conceptsIn(when);
    const there = names.filter((name) => facts.get(name)?.status === 'present').length;
    if (there === 0) continue;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + there / names.length);
  }
  return counts;
}
