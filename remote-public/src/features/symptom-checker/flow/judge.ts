import type { CaseFacts, Fact } from '@telehealth/clinical/triage/case-facts';
import { evaluate, type TriageResult } from '@telehealth/clinical/triage/engine/evaluate';
import { ALIKE_IDS } from '@telehealth/clinical/triage/lexicon/alike';
import { CONCEPTS } from '@telehealth/clinical/triage/lexicon/concepts';
import { signName } from '@telehealth/clinical/triage/lexicon/names';
import {
  type Answer,
  withAnswers,
  withOwnPregnancyOnly,
  withSignsLookedAt,
} from '@telehealth/clinical/triage/questions/answers';
import {
  type DescribedResult,
  describeResult,
  type Reason,
} from '@telehealth/clinical/triage/questions/describe-result';
import {
  areasIn,
  FEWEST_QUESTIONS,
  nextQuestion as nextByRules,
  type Question,
} from '@telehealth/clinical/triage/questions/next-question';
import { safetyScreen } from '@telehealth/clinical/triage/questions/safety-screen';
import { asksOf } from '@telehealth/clinical/triage/questions/wording';
import { readText } from '@telehealth/clinical/triage/reader/read-text';
import { TRIAGE_RULES } from '@telehealth/clinical/triage/rules/rules';
import type { CheckState } from './check-state';
import { aboutOf, canBePregnant, personOf } from './who';

/** Asked in general of anybody whose words told of nothing we know. */
const GENERAL = ['breathless', 'fever', 'drowsy', 'fainted', 'vomiting', 'weakImmune', 'diabetes'] as const;

/**
 * All that is known. What a person ticked as absent does not silence their own later words: only taking a fact out by
 * hand does.
 */
export function factsOf({ who, words, signs, answers, added, removed }: CheckState): CaseFacts {
  const person = personOf(who);
  const isLookedAt = safetyScreen(person).every(({ id }) => signs[id] !== undefined);
  const read = isLookedAt ? withSignsLookedAt(readText(words, person)) : readText(words, person);
  const said = new Map<string, Answer>();
  const asked: [string, Answer][] = [
    ...Object.entries(signs),
    ...answers.map(({ id, answer }) => [id, answer] as [string, Answer]),
  ];
  for (const [id, answer] of asked) {
    const status = read.facts.get(id)?.status;
    if (answer !== 'no' || (status !== 'present' && status !== 'unsure')) said.set(id, answer);
  }
  if (canBePregnant(who) && who.pregnant === 'unsure') said.set('maybePregnant', 'yes');
  for (const id of removed) said.set(id, 'no');
  for (const id of added) said.set(id, 'yes');
  return withOwnPregnancyOnly(withAnswers(read, said));
}

export function judge(state: CheckState): TriageResult {
  return evaluate(TRIAGE_RULES, factsOf(state), state.reached?.level);
}

/** The result as it is shown and kept; the first reasons are of a level that was reached by what was said earlier. */
export function resultOf(state: CheckState): DescribedResult {
  const result = describeResult(judge(state), aboutOf(state.who));
  if (state.reached === null || result.reasons.some(({ level }) => level === result.level)) return result;
  const earlier = state.reached.reasons.filter(({ level }) => level === result.level);
  const reasons: readonly Reason[] = [...earlier, ...result.reasons];
  return { ...result, reasons, fired: [...new Set(reasons.map(({ ruleId }) => ruleId))] };
}

/** The next question, or null when nothing that belongs to it is left or ten were asked. */
export function questionOf(state: CheckState): Question | null {
  const facts = factsOf(state);
  const about = aboutOf(state.who);
  const asked = new Set(state.answers.map(({ id }) => id));
  const next = nextByRules(facts, asked, state.reached?.level, about.whom);
  // Where a complaint was understood, nothing is asked that does not belong to it.
  if (next !== null || asked.size >= FEWEST_QUESTIONS || areasIn(facts).size > 0) return next;
  for (const id of GENERAL) {
    if (!asked.has(id) && !facts.facts.has(id)) return { id, asks: asksOf(id, about) };
  }
  return null;
}

/** One thing that was read or added, for the person to agree to. */
export interface ShownFact {
  id: string;
  says: string;
  status: 'present' | 'unsure' | 'absent' | 'past' | 'other';
  /** The person's own words; empty for what they added. */
  words: string;
  hours?: number;
}

/** What was read in the words and added by hand, without what only follows from it or from the person. */
export function shownFacts(state: CheckState): ShownFact[] {
  const all = [...factsOf(state).facts.values()].filter(
    ({ id, words }) => !ALIKE_IDS.includes(id) && (words !== '' || state.added.includes(id)),
  );
  const implied = new Set(
    all
      .filter(isThere)
      .flatMap(({ id, words }) =>
        (CONCEPTS[id]?.is?.split(' ') ?? []).filter((wider) =>
          all.some((one) => one.id === wider && one.words === words),
        ),
      ),
  );
  // That there is pain says nothing beside where it is.
  if (all.some((fact) => fact.id !== 'somePain' && isThere(fact))) implied.add('somePain');
  return all
    .filter(({ id }) => !implied.has(id) && !state.removed.includes(id))
    .map(({ id, status, words, hours }) => ({
      id,
      status,
      words,
      says: signName(id),
      ...(hours !== undefined && { hours }),
    }));
}

export const isThere = ({ status }: Pick<Fact, 'status'>) => status === 'present' || status === 'unsure';
