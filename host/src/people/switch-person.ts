import { pathFor } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';

/** The home of a person, or one's own: never the same page of another, which one would not notice. */
export const homeFor = (personId: string | null): string => pathFor(personId, pathTo('patient.dashboard'));

/** Goes to somebody's home: another document, so that no page holds two people. */
export function switchTo(personId: string | null): void {
  location.assign(homeFor(personId));
}
