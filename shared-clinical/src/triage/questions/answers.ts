import { type CaseFacts, type Fact, type FactStatus, inEveryWindow } from '../case-facts';
import { CONCEPTS } from '../lexicon/concepts';
import { mayBePregnant } from './who-is-asked';

export type Answer = 'yes' | 'no' | 'unsure';

const STATUS: Readonly<Record<Answer, FactStatus>> = { yes: 'present', no: 'absent', unsure: 'unsure' };

/**
 * Facts with answers to questions (or confirmations of what was read) put in; an answer wins over what was read. The level
 * already reached is kept by giving it to `evaluate` as the floor.
 * @param answers by concept id
 */
export const withAnswers = (facts: CaseFacts, answers: ReadonlyMap<string, Answer>): CaseFacts =>
  inEveryWindow(facts, (read) => answered(read, answers));

function answered(facts: CaseFacts, answers: ReadonlyMap<string, Answer>): CaseFacts {
  const known = new Map<string, Fact>(facts.facts);
  for (const [id, answer] of answers) {
    const status = STATUS[answer];
    known.set(id, { words: '', ...known.get(id), id, status });
    if (answer === 'no') continue;
    for (const wider of CONCEPTS[id]?.is?.split(' ') ?? []) {
      if (known.get(wider)?.status !== 'present')
        known.set(wider, { words: '', ...known.get(wider), id: wider, status });
    }
  }
  return { ...facts, facts: known };
}

/** What tells of a pregnancy of the person. */
const OF_A_PREGNANCY = ['pregnant', 'maybePregnant', 'thirdTrimester', 'recentBirth'] as const;

/**
 * A pregnancy or birth told of a man, a child or somebody past it is somebody else's: "our baby was born six weeks ago" says
 * of a baby of six weeks that nobody is after a birth.
 */
export const withOwnPregnancyOnly = (facts: CaseFacts): CaseFacts => inEveryWindow(facts, ownPregnancyOnly);

function ownPregnancyOnly(facts: CaseFacts): CaseFacts {
  if (mayBePregnant(facts.person)) return facts;
  const others = OF_A_PREGNANCY.flatMap((id) => {
    const fact = facts.facts.get(id);
    return fact === undefined ? [] : [[id, { ...fact, status: 'other' }] as const];
  });
  return others.length === 0 ? facts : { ...facts, facts: new Map<string, Fact>([...facts.facts, ...others]) };
}

/**
 * Whoever looked at the danger signs has done what a text that reads like an emergency asks for: what they answered leads
 * now, and the text itself no further than to a visit today.
 */
export function withSignsLookedAt(facts: CaseFacts): CaseFacts {
  const { readsLikeEmergency: alike, ...others } = Object.fromEntries(facts.facts);
  if (alike === undefined) return facts;
  const urgent: Fact = { ...alike, id: 'readsLikeUrgent' };
  return { ...facts, facts: new Map([...Object.entries(others), [urgent.id, urgent]]) };
}
