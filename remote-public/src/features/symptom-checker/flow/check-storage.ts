import { rulesetVersion } from '@telehealth/clinical/triage/ruleset';
import { STORAGE_KEYS } from '@telehealth/contracts';
import { type CheckState, EMPTY_CHECK, STEPS } from './check-state';

/** What an open tab keeps over a reload: the answers, and the rules they were given to. */
interface Kept {
  rules: string;
  state: CheckState;
}

/** The check this tab had open; a fresh one when there is none, or when the rules have changed since. */
export function readCheck(): CheckState {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(STORAGE_KEYS.symptomCheck) ?? 'null') as Kept | null);
  if (kept?.rules !== rulesetVersion() || !STEPS.includes(kept.state?.step)) return EMPTY_CHECK;
  return { ...EMPTY_CHECK, ...kept.state };
}

/** Nothing is kept of a check that was not begun. */
export function writeCheck(state: CheckState): void {
  const kept: Kept = { rules: rulesetVersion(), state };
  attempt(() =>
    state === EMPTY_CHECK
      ? sessionStorage.removeItem(STORAGE_KEYS.symptomCheck)
      : sessionStorage.setItem(STORAGE_KEYS.symptomCheck, JSON.stringify(kept)),
  );
}

/** Storage can be switched off or hold anything; then a check lives as long as the page. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
