import { signName } from '@telehealth/clinical/triage/lexicon/names';
import { cutText } from '@telehealth/contracts';
import type { SymptomCheck } from '@telehealth/contracts/schemas';
import type { CheckState } from './check-state';
import { isThere, resultOf, shownFacts } from './judge';
import { ageOf, canBePregnant } from './who';

/** The check as it is kept in a record and taken to a visit. */
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

/** The reason of a booking in a few words. */
export function reasonOf({ words, facts }: SymptomCheck): string {
  const said = facts.filter(({ answer }) => answer !== 'no').map(({ says }) => says);
  return cutText(words || said.join(', '), 500);
}
