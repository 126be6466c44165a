import { modesText } from '@telehealth/care/visits/modes-text';
import { WEEKDAYS } from '@telehealth/contracts/people';
import type { WeekHours } from '@telehealth/data/practice/practice.schema';

/** Monday first, as `weekday` 1 to 7 counts them. */
export const DAY_NAMES = WEEKDAYS.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`);

/** `09:00 to 12:00, 13:00 to 17:00 (video only)`; a period limited to some modes or weeks says so. */
export function stretchesText(rules: readonly WeekHours[]): string {
  if (rules.length === 0) return 'Closed';
  return rules.map((rule) => `${rule.startsAt} to ${rule.endsAt}${limitsText(rule)}`).join(', ');
}

function limitsText({ validFrom, validTo, modes }: WeekHours): string {
  const weeks = [validFrom !== null && `from ${validFrom}`, validTo !== null && `until ${validTo}`].filter(Boolean);
  const limits = [modesText(modes), weeks.join(' ')].filter((words) => words !== '');
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}
