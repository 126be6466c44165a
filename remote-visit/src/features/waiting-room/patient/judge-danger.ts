import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import type { DangerCheck } from '@telehealth/contracts/schemas/consultation';
import { type Answer, type DescribedResult, describeResult, judgeTold, type Person } from '@telehealth/triage/check';
import { flagsOf, type RedFlag } from '@telehealth/triage/red-flags';
import { rulesetVersion } from '@telehealth/triage/ruleset';
import { signName } from '@telehealth/triage/signs';

export { safetyScreen } from '@telehealth/triage/check';

/** The database's maximum length. */
const LONGEST_SIGN = 200;

export interface Judged {
  result: DescribedResult;
  /** For the emergency card. */
  flags: readonly RedFlag[];
  isEmergency: boolean;
  /** As stored with the visit. */
  check: DangerCheck;
}

/**
 * Urgency by the symptom checker's rules, from the answers and the patient's own words.
 * Answering "no" does not cancel a sign in their words.
 */
export function judgeDanger(words: string, person: Person, answers: ReadonlyMap<string, Answer>): Judged {
  const judged = judgeTold({ words, person, signs: Object.fromEntries(answers) });
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
