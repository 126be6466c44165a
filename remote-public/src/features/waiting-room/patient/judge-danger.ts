import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import { flagsOf, type RedFlag } from '@telehealth/clinical/scan-for-red-flags';
import type { Person } from '@telehealth/clinical/triage/case-facts';
import { evaluate } from '@telehealth/clinical/triage/engine/evaluate';
import { signName } from '@telehealth/clinical/triage/lexicon/names';
import {
  type Answer,
  withAnswers,
  withOwnPregnancyOnly,
  withSignsLookedAt,
} from '@telehealth/clinical/triage/questions/answers';
import { type DescribedResult, describeResult } from '@telehealth/clinical/triage/questions/describe-result';
import { safetyScreen } from '@telehealth/clinical/triage/questions/safety-screen';
import { readText } from '@telehealth/clinical/triage/reader/read-text';
import { TRIAGE_RULES } from '@telehealth/clinical/triage/rules/rules';
import { rulesetVersion } from '@telehealth/clinical/triage/ruleset';
import type { DangerCheck } from '@telehealth/contracts/schemas';

export { safetyScreen } from '@telehealth/clinical/triage/questions/safety-screen';

/** As long as the database takes them. */
const LONGEST_SIGN = 200;

export interface Judged {
  result: DescribedResult;
  /** For the card. */
  flags: readonly RedFlag[];
  isEmergency: boolean;
  /** As it is kept with the visit. */
  check: DangerCheck;
}

/**
 * How urgent the danger signs make it, together with what the person wrote of themselves, by the rules of the symptom checker.
 * A "no" silences none of their own words.
 */
export function judgeDanger(words: string, person: Person, answers: ReadonlyMap<string, Answer>): Judged {
  const isLookedAt = safetyScreen(person).every(({ id }) => answers.has(id));
  const read = isLookedAt ? withSignsLookedAt(readText(words, person)) : readText(words, person);
  const said = [...answers].filter(([id, answer]) => {
    const status = read.facts.get(id)?.status;
    return answer !== 'no' || (status !== 'present' && status !== 'unsure');
  });
  const facts = withOwnPregnancyOnly(withAnswers(read, new Map(said)));
  const judged = evaluate(TRIAGE_RULES, facts);
  const result = describeResult(judged, { whom: 'you', person });
  const signs = [...answers].flatMap(([id, answer]) =>
    answer === 'no' ? [] : [{ id, says: signName(id).slice(0, LONGEST_SIGN), answer }],
  );
  return {
    result,
    flags: flagsOf(judged),
    isEmergency: result.level <= EMERGENCY_LEVEL,
    check: { level: result.level, rules: rulesetVersion(), signs },
  };
}
