import type { EmergencyNumber } from '../emergency-numbers';

/** Where a number stands on the emergency page. */
export type NumberSection = 'call' | 'private' | 'crisis';

/** Numbers of the route `crisis` that nevertheless bring somebody at once. */
const ARRIVES = /^(police|fire|road)/;

/** Sorts a number by its kind; one that is new to the page goes by its route. */
export function sectionOf({ id, route }: Pick<EmergencyNumber, 'id' | 'route'>): NumberSection {
  if (id.startsWith('private')) return 'private';
  return route === 'medical' || ARRIVES.test(id) ? 'call' : 'crisis';
}
