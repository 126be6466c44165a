import type { EmergencyNumber } from '@telehealth/clinical/emergency-numbers';

/** The section of the emergency page that lists a number. */
export type NumberSection = 'call' | 'private' | 'crisis';

/** Numbers of the route `crisis` that nevertheless send help to the place at once. */
const ARRIVES = /^(police|fire|road)/;

/** Sorts a number by its id; one with an id unknown to the page goes by its route. */
export function sectionOf({ id, route }: Pick<EmergencyNumber, 'id' | 'route'>): NumberSection {
  if (id.startsWith('private')) return 'private';
  return route === 'medical' || ARRIVES.test(id) ? 'call' : 'crisis';
}
