import { adviceOn, type RedFlag } from '@telehealth/clinical/scan-for-red-flags';
import { LEVEL_ADVICE } from '@telehealth/clinical/triage/levels';
import { TRIAGE_RULES } from '@telehealth/clinical/triage/rules/rules';
import { rulesetVersion } from '@telehealth/clinical/triage/ruleset';
import type { SymptomCheck } from '@telehealth/contracts/schemas';

/** The danger signs that were read in a chat, most urgent first, as they are kept: the signs, not the words. Null: none. */
export function checkOfFlags(flags: readonly RedFlag[]): SymptomCheck | null {
  const [worst] = flags;
  if (worst === undefined) return null;
  return {
    ...{ rules: rulesetVersion(), level: worst.level, heading: adviceOn(worst).heading },
    ...{ within: LEVEL_ADVICE[worst.level].within, about: 'me', age: 0, sex: 'unsaid', words: '', facts: [] },
    ...{ questions: [], hasCalled: false, origin: 'chat' },
    reasons: flags.map(({ ruleId, version: ruleVersion, level, text, source }) => ({
      ...{ ruleId, ruleVersion, level, text, source },
    })),
    isUnreviewed: TRIAGE_RULES.some(({ id, review }) => review === null && flags.some(({ ruleId }) => ruleId === id)),
  };
}
