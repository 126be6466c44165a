import { type CaseFacts, type Fact, type FactStatus, inEveryWindow } from '../case-facts';
import { CONCEPTS } from '../lexicon/concepts';
import { mayBePregnant } from './who-is-asked';

export type Answer = 'yes' | 'no' | 'unsure';

const STATUS: Readonly<Record<Answer, FactStatus>> = { yes: 'present', no: 'absent', unsure: 'unsure' };

/**
 * Returns the facts with answers (or confirmations) applied; an answer wins over what was read. The caller keeps the level
 * already reached by passing it to `evaluate` as the floor.
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

/** Signs of the patient's own pregnancy. */
const OF_A_PREGNANCY = ['pregnant', 'maybePregnant', 'thirdTrimester', 'recentBirth'] as const;

/**
 * Removes a pregnancy or birth from the facts of a man, a child or a person past childbearing: "our baby was born six weeks ago"
 * about a baby of six weeks does not make the patient a recent mother.
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
 * Once the patient has gone through the danger signs, their answers decide, and the text's resemblance to an emergency leads no
 * further than to a visit today.
 */
export function withSignsLookedAt(facts: CaseFacts): CaseFacts {
  const { readsLikeEmergency: alike, ...others } = Object.fromEntries(facts.facts);
  if (alike === undefined) return facts;
  const urgent: Fact = { ...alike, id: 'readsLikeUrgent' };
  return { ...facts, facts: new Map([...Object.entries(others), [urgent.id, urgent]]) };
}
