import { GENDER_LABELS } from '../entities/labels';
import type { Gender } from '../entities/onboarding';
import { RELATION_LABELS, RELATION_TO_HOLDER, type Relation } from '../entities/related-person';

const TALKS_IN_MONTHS = 24;

/**
 * How old somebody is on a day, e.g. `7 years`; in months before the second birthday.
 * @param dateOfBirth ISO `yyyy-mm-dd`
 * @param day the day to count to, ISO `yyyy-mm-dd`
 */
export function ageText(dateOfBirth: string, day: string): string {
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = dateOfBirth.split('-').map(Number);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = Math.max(0, (year - bornYear) * 12 + month - bornMonth - (date < bornDay ? 1 : 0));
  if (months < TALKS_IN_MONTHS) return months === 1 ? '1 month' : `${months} months`;
  return `${Math.floor(months / 12)} years`;
}

/** Who a visit is for, as the account holder reads it, e.g. `Sipho Nkosi (my child)`. */
export function personForHolder({ name, relation }: { name: string; relation: Relation }): string {
  return relation === 'other' ? name : `${name} (${RELATION_LABELS[relation].toLowerCase()})`;
}

/**
 * Who a visit is for, as the specialist reads it, e.g. `Sipho Nkosi, 7 years, male, child of Thandi Nkosi`.
 * @param day of the visit, ISO `yyyy-mm-dd`
 */
export function personForSpecialist(
  { name, dateOfBirth, gender, relation }: { name: string; dateOfBirth: string; gender: Gender; relation: Relation },
  holder: string,
  day: string,
): string {
  const age = ageText(dateOfBirth, day);
  return `${name}, ${age}, ${GENDER_LABELS[gender].toLowerCase()}, ${RELATION_TO_HOLDER[relation]} of ${holder}`;
}
