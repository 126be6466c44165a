import { keyOfPerson } from '@telehealth/contracts/people';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { rulesetVersion } from '@telehealth/triage/ruleset';
import { type CheckState, EMPTY_CHECK, STEPS } from './check-state';

/** Stored per tab: the answers and the version of the rules. */
interface Kept {
  rules: string;
  state: CheckState;
}

/** This tab's check; a new one if there is none or the rules changed since. */
export function readCheck(): CheckState {
  const kept = attempt(
    () => JSON.parse(sessionStorage.getItem(keyOfPerson(STORAGE_KEYS.symptomCheck)) ?? 'null') as Kept | null,
  );
  if (kept?.rules !== rulesetVersion() || !STEPS.includes(kept.state?.step)) return EMPTY_CHECK;
  return { ...EMPTY_CHECK, ...kept.state };
}

/** An unstarted check is not stored. */
export function writeCheck(state: CheckState): void {
  const kept: Kept = { rules: rulesetVersion(), state };
  attempt(() =>
    state === EMPTY_CHECK
      ? sessionStorage.removeItem(keyOfPerson(STORAGE_KEYS.symptomCheck))
      : sessionStorage.setItem(keyOfPerson(STORAGE_KEYS.symptomCheck), JSON.stringify(kept)),
  );
}

/** Storage may be switched off or hold anything; then a check lasts as long as the page. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
