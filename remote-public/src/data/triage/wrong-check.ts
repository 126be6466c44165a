import type { BackendAddress } from '@telehealth/contracts/session';
import type { DescribedResult } from '@telehealth/triage/check';
import { askAnonymously } from '../ask-anonymously';

export type Wrong = 'tooMild' | 'tooUrgent' | 'misread';

export interface WrongCheck {
  /** The same key says it once. */
  key: string;
  wrong: Wrong;
  /** How soon it had to be seen, as a doctor or nurse said; null: nobody said. */
  cameOut: DescribedResult['level'] | null;
  result: Pick<DescribedResult, 'level' | 'reasons' | 'version'>;
  /** In years. */
  age: number;
}

const MOST_RULES = 60;
const CHILD_BELOW_YEARS = 18;
const OLD_FROM_YEARS = 65;

function ageGroupOf(years: number): 'under1' | 'child' | 'adult' | 'over65' {
  if (years < 1) return 'under1';
  if (years < CHILD_BELOW_YEARS) return 'child';
  return years < OLD_FROM_YEARS ? 'adult' : 'over65';
}

/**
 * Says that a result was wrong: what was shown, and how it was wrong, without a word of the person's and without who says it.
 * @throws AppError `data.offline`, `data.failed`
 */
export async function sayCheckWasWrong(
  address: BackendAddress,
  { key, wrong, cameOut, result, age }: WrongCheck,
): Promise<void> {
  await askAnonymously(address, 'say_check_was_wrong', {
    p_key: key,
    p_wrong: wrong,
    p_level: result.level,
    p_age_group: ageGroupOf(age),
    p_rules: [...new Set(result.reasons.map(({ ruleId }) => ruleId))].slice(0, MOST_RULES),
    p_rules_version: result.version,
    p_came_out: cameOut,
  });
}
