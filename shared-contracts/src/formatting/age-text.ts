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
