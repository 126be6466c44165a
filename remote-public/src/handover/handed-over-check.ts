import { keyOfPerson } from '@telehealth/contracts/people';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';

/** A symptom check's result that the user is taking to their record or to a visit. */
export interface HandedOverCheck {
  /** Random idempotency key, so that saving twice stores it once. */
  key: string;
  /** The user wants the specialist of their visit to read it. */
  forVisit: boolean;
  check: SymptomCheck;
}

export function handOverCheck(check: SymptomCheck, forVisit: boolean): void {
  const text = JSON.stringify(check);
  const before = handedOverCheck();
  const isSame = before !== null && JSON.stringify(before.check) === text;
  const handedOver: HandedOverCheck = isSame
    ? { ...before, forVisit: before.forVisit || forVisit }
    : { key: newKey(), forVisit, check };
  attempt(() => sessionStorage.setItem(keyOfPerson(STORAGE_KEYS.symptomCheckResult), JSON.stringify(handedOver)));
}

/** Written by this tab itself and not validated here; the database validates it when it is sent. */
export function handedOverCheck(): HandedOverCheck | null {
  const handedOver = attempt(() =>
    JSON.parse(sessionStorage.getItem(keyOfPerson(STORAGE_KEYS.symptomCheckResult)) ?? 'null'),
  );
  return typeof handedOver?.key === 'string' && typeof handedOver.check?.heading === 'string' ? handedOver : null;
}

/**
 * Whether a check is about the person the visit is for: the user for `me`, else another person.
 * @param forWhom the booking form's value
 */
export const isOfPerson = (check: Pick<SymptomCheck, 'about'>, forWhom: string): boolean =>
  (check.about === 'other') === (forWhom !== 'me');

export function forgetHandedOverCheck(): void {
  attempt(() => sessionStorage.removeItem(keyOfPerson(STORAGE_KEYS.symptomCheckResult)));
}

/** Excludes it from the visit; it may still be saved. */
export function leaveCheckOut(): void {
  const handedOver = handedOverCheck();
  if (handedOver === null) return;
  const kept: HandedOverCheck = { ...handedOver, forVisit: false };
  attempt(() => sessionStorage.setItem(keyOfPerson(STORAGE_KEYS.symptomCheckResult), JSON.stringify(kept)));
}

/** It was delivered: removes the result and its answers from this tab. */
export function endCheck(): void {
  forgetHandedOverCheck();
  attempt(() => sessionStorage.removeItem(keyOfPerson(STORAGE_KEYS.symptomCheck)));
}

const newKey = () => crypto.randomUUID().replaceAll('-', '');

/** Storage may be switched off; then nothing is handed over. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
