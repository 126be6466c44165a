import {
  type Answer,
  type DescribedResult,
  describeResult,
  judgeTold,
  type Question,
  questionFor,
  type Reason,
  readTold,
  type SafetySign,
  type ShownFact,
  safetyScreen,
  shownFacts as shownOf,
  type Told,
  type TriageResult,
} from '@telehealth/triage/check';
import type { CheckState } from './check-state';
import { aboutOf, canBePregnant, personOf } from './who';

function toldIn({ who, words, signs, answers, added, removed }: CheckState): Told {
  const corrections = new Map<string, Answer>();
  if (canBePregnant(who) && who.pregnant === 'unsure') corrections.set('maybePregnant', 'yes');
  for (const id of removed) corrections.set(id, 'no');
  for (const id of added) corrections.set(id, 'yes');
  return { words, person: personOf(who), signs, answers, corrections };
}

export function judge(state: CheckState): TriageResult {
  return judgeTold(toldIn(state), state.reached?.level);
}

/** The result for display and storage; its first reasons belong to the level reached, even if by earlier answers. */
export function resultOf(state: CheckState): DescribedResult {
  const result = describeResult(judge(state), aboutOf(state.who));
  if (state.reached === null || result.reasons.some(({ level }) => level === result.level)) return result;
  const earlier = state.reached.reasons.filter(({ level }) => level === result.level);
  const reasons: readonly Reason[] = [...earlier, ...result.reasons];
  return { ...result, reasons, fired: [...new Set(reasons.map(({ ruleId }) => ruleId))] };
}

/** The danger signs that fit the person and the words. */
export const signsOf = ({ who, words }: Pick<CheckState, 'who' | 'words'>): readonly SafetySign[] =>
  safetyScreen(personOf(who), words);

export const areSignsAnswered = (state: CheckState): boolean =>
  signsOf(state).every(({ id }) => state.signs[id] !== undefined);

/** The next question; null if none is relevant or six were asked. */
export function questionOf(state: CheckState): Question | null {
  return questionFor(toldIn(state), aboutOf(state.who), state.reached?.level);
}

/** Facts to confirm, without those that the person removed. */
export function shownFacts(state: CheckState): ShownFact[] {
  return shownOf(readTold(toldIn(state)), state.added).filter(({ id }) => !state.removed.includes(id));
}
