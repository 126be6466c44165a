import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { LEVEL_ADVICE } from '@telehealth/triage/levels';
import { adviceOn, type RedFlag } from '@telehealth/triage/red-flags';
import { isUnreviewed, rulesetVersion } from '@telehealth/triage/ruleset';

/** The danger signs found in a chat as a storable check, most urgent first: the signs, not the text. Null: none. */
export function checkOfFlags(flags: readonly RedFlag[]): SymptomCheck | null {
  const [worst] = flags;
  if (worst === undefined) return null;
  return {
    rules: rulesetVersion(),
    level: worst.level,
    heading: adviceOn(worst).heading,
    within: LEVEL_ADVICE[worst.level].within,
    about: 'me',
    age: 0,
    sex: 'unsaid',
    words: '',
    facts: [],
    questions: [],
    hasCalled: false,
    origin: 'chat',
    reasons: flags.map(({ ruleId, version: ruleVersion, level, text, source }) => ({
      ruleId,
      ruleVersion,
      level,
      text,
      source,
    })),
    isUnreviewed: isUnreviewed(flags.map(({ ruleId }) => ruleId)),
  };
}
