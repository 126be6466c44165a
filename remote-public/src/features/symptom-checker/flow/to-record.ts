import { cutText } from '@telehealth/contracts/formatting';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { isThere } from '@telehealth/triage/check';
import { signName } from '@telehealth/triage/signs';
import type { CheckState } from './check-state';
import { resultOf, shownFacts } from './judge';
import { ageOf, canBePregnant } from './who';

/** The check as stored in a record and shared with a visit. */
export function toRecord(state: CheckState): SymptomCheck {
  const { level, heading, within, reasons, version, isUnreviewed } = resultOf(state);
  const { who, signs, words, answers, hasCalled } = state;
  const shown = shownFacts(state).filter(isThere);
  const ticked = Object.entries(signs).filter(([id]) => !shown.some((fact) => fact.id === id));
  return {
    rules: version,
    level,
    heading,
    within,
    about: who.about === 'other' ? 'other' : 'me',
    age: ageOf(who) ?? 0,
    sex: who.sex === '' ? 'unsaid' : who.sex,
    ...(canBePregnant(who) && who.pregnant !== '' && { pregnant: who.pregnant }),
    words: words.trim(),
    facts: [
      ...shown.map(({ id, says, status }) => ({
        id,
        says,
        answer: status === 'unsure' ? ('unsure' as const) : ('yes' as const),
      })),
      ...ticked.map(([id, answer]) => ({ id, says: signName(id), answer })),
    ],
    questions: [...answers],
    reasons: reasons.map(({ ruleId, ruleVersion, level: floor, text, source }) => ({
      ruleId,
      ruleVersion,
      level: floor,
      text,
      source,
    })),
    isUnreviewed,
    hasCalled,
  };
}

/** A short reason for the booking. */
export function reasonOf({ words, facts }: SymptomCheck): string {
  const said = facts.filter(({ answer }) => answer !== 'no').map(({ says }) => says);
  return cutText(words || said.join(', '), 500);
}
