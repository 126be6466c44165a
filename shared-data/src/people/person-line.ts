import { now } from '@telehealth/contracts/clock';
import { dayKey, formatShortMoment, SOUTH_AFRICAN_ZONE, viewerTimeZone } from '@telehealth/contracts/formatting';
import { ageBehindName, daysUntil, relationWord } from '@telehealth/contracts/people';
import type { Person } from './person.schema';

/** So long before a birthday that changes rights it is spoken of. */
const TOLD_DAYS = 60;

/** The day by which ages count: that of the country whose law names them. */
export const lawDay = (): string => dayKey(now(), SOUTH_AFRICAN_ZONE);

/** A first name with the age, e.g. `Lwazi, 4`. */
export function nameWithAge(
  { firstName, dateOfBirth }: Pick<Person, 'firstName' | 'dateOfBirth'>,
  day = lawDay(),
): string {
  return dateOfBirth === '' ? firstName : `${firstName}, ${ageBehindName(dateOfBirth, day)}`;
}

/** What somebody is to whoever acts for them, e.g. `your son`; empty where nothing closer is known. */
export function yourRelation({ relation, gender }: Pick<Person, 'relation' | 'gender'>): string {
  const word = relationWord(relation, gender);
  return word === '' ? '' : `your ${word}`;
}

/** The birthday ahead, in a while or sooner, on which rights change; null: none. */
export function nextChange(
  { basis, turns12On, turns18On }: Person,
  day = lawDay(),
): { age: 12 | 18; on: string } | null {
  if (basis !== 'guardian') return null;
  const ahead = [
    { age: 12, on: turns12On },
    { age: 18, on: turns18On },
  ] as const;
  const found = ahead.find(({ on }) => on !== null && daysUntil(on, day) >= 0 && daysUntil(on, day) <= TOLD_DAYS);
  return found?.on ? { age: found.age, on: found.on } : null;
}

/** What comes next for somebody, in a few words; empty: nothing. */
export function nextOf(person: Person, day = lawDay()): string {
  if (person.nextVisit !== null) return `Visit ${formatShortMoment(person.nextVisit.startsAt, viewerTimeZone())}`;
  const change = nextChange(person, day);
  if (change === null) return '';
  const days = daysUntil(change.on, day);
  return `Turns ${change.age} ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`;
}
