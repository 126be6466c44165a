const MONTHS_IN_WORDS = 24;
const YEARS_IN_WORDS = 18;

/** On this birthday the right of a guardian ends. */
export const OF_AGE_AT = 18;

/** From this birthday somebody may have a sign-in of their own. */
export const OWN_SIGN_IN_AT = 12;

interface Age {
  years: number;
  /** Whole months since birth. */
  months: number;
}

/**
 * How old somebody is on a day.
 * @param dateOfBirth ISO `yyyy-mm-dd`
 * @param day ISO `yyyy-mm-dd`
 */
export function ageAt(dateOfBirth: string, day: string): Age {
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = dateOfBirth.split('-').map(Number);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = Math.max(0, (year - bornYear) * 12 + month - bornMonth - (date < bornDay ? 1 : 0));
  return { years: Math.floor(months / 12), months };
}

/** An age as a sentence says it: `5 months`, `4 years`, and of adults `78`. */
export function ageWords(dateOfBirth: string, day: string): string {
  const { years, months } = ageAt(dateOfBirth, day);
  if (months < MONTHS_IN_WORDS) return months === 1 ? '1 month' : `${months} months`;
  return years < YEARS_IN_WORDS ? `${years} years` : String(years);
}

/** An age behind a name: `5 months`, and from the second birthday the years alone, `4`. */
export function ageBehindName(dateOfBirth: string, day: string): string {
  const { years, months } = ageAt(dateOfBirth, day);
  return months < MONTHS_IN_WORDS ? ageWords(dateOfBirth, day) : String(years);
}

/** The day of a birthday; born on 29 February, that is 1 March in other years. */
export function birthdayOf(dateOfBirth: string, age: number): string {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative once that is past. */
export function daysUntil(day: string, from: string): number {
  return Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000);
}
