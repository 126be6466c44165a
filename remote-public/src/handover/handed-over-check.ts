import { ageAt, keyOfPerson } from '@telehealth/contracts/people';
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

export interface Someone {
  id: string;
  /** ISO `yyyy-mm-dd`; empty while it is not known. */
  dateOfBirth: string;
}

/**
 * Gives a check about somebody else to the pages of the person it is about, who says so by choosing them. Only when they are as
 * old as it says: people say whole years, and a birthday may lie between.
 * @param today ISO `yyyy-mm-dd`
 */
export function giveCheckTo({ id, dateOfBirth }: Someone, today: string): void {
  const carried = handedOverCheck();
  if (!carried?.forVisit || carried.check.about !== 'other' || dateOfBirth === '') return;
  if (Math.abs(carried.check.age - ageAt(dateOfBirth, today).months / 12) > 1.5) return;
  const theirs: HandedOverCheck = { key: newKey(), forVisit: true, check: { ...carried.check, about: 'me' } };
  attempt(() => sessionStorage.setItem(keyOfPerson(STORAGE_KEYS.symptomCheckResult, id), JSON.stringify(theirs)));
  forgetHandedOverCheck();
}

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
