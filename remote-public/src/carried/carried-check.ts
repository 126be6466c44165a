import { STORAGE_KEYS } from '@telehealth/contracts';
import type { SymptomCheck } from '@telehealth/contracts/schemas';

/** The result of a symptom check on its way to the record or to a visit, by the person's own press. */
export interface CarriedCheck {
  /** Random: saving it twice keeps it once. */
  key: string;
  /** They want the specialist of the visit they book to read it. */
  forVisit: boolean;
  check: SymptomCheck;
}

export function carryCheck(check: SymptomCheck, forVisit: boolean): void {
  const text = JSON.stringify(check);
  const before = carriedCheck();
  const isSame = before !== null && JSON.stringify(before.check) === text;
  const carried: CarriedCheck = isSame
    ? { ...before, forVisit: before.forVisit || forVisit }
    : { key: newKey(), forVisit, check };
  attempt(() => sessionStorage.setItem(STORAGE_KEYS.symptomCheckResult, JSON.stringify(carried)));
}

/** What this tab itself put there; whoever sends it on lets the database look at it. */
export function carriedCheck(): CarriedCheck | null {
  const carried = attempt(() => JSON.parse(sessionStorage.getItem(STORAGE_KEYS.symptomCheckResult) ?? 'null'));
  return typeof carried?.key === 'string' && typeof carried.check?.heading === 'string' ? carried : null;
}

/**
 * Whether a check is of the body that a visit is for: of oneself for `me`, of somebody else for anybody else.
 * @param forWhom as the booking form has it
 */
export const isOfPerson = (check: Pick<SymptomCheck, 'about'>, forWhom: string): boolean =>
  (check.about === 'other') === (forWhom !== 'me');

export function forgetCarriedCheck(): void {
  attempt(() => sessionStorage.removeItem(STORAGE_KEYS.symptomCheckResult));
}

/** The specialist of the visit shall not read it after all; it may still be saved. */
export function leaveCheckOut(): void {
  const carried = carriedCheck();
  if (carried === null) return;
  const kept: CarriedCheck = { ...carried, forVisit: false };
  attempt(() => sessionStorage.setItem(STORAGE_KEYS.symptomCheckResult, JSON.stringify(kept)));
}

/** It has arrived: neither the result nor its answers stay in this tab. */
export function endCheck(): void {
  forgetCarriedCheck();
  attempt(() => sessionStorage.removeItem(STORAGE_KEYS.symptomCheck));
}

const newKey = () => crypto.randomUUID().replaceAll('-', '');

/** Storage can be switched off; then nothing is carried. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
