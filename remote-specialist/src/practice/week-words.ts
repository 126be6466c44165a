import { WEEKDAYS } from '@telehealth/contracts';
import type { WeekHours } from '@telehealth/data/practice/practice.schema';

/** Monday first, as `weekday` 1 to 7 counts them. */
export const DAY_NAMES = WEEKDAYS.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`);

/** `09:00 to 12:00, 13:00 to 17:00`; a stretch that holds for some weeks only says for which. */
export function stretchesText(rules: readonly WeekHours[]): string {
  if (rules.length === 0) return 'Closed';
  return rules.map((rule) => `${rule.startsAt} to ${rule.endsAt}${weeksText(rule)}`).join(', ');
}

function weeksText({ validFrom, validTo }: WeekHours): string {
  if (validFrom === null && validTo === null) return '';
  const words = [validFrom !== null && `from ${validFrom}`, validTo !== null && `until ${validTo}`].filter(Boolean);
  return ` (${words.join(' ')})`;
}
