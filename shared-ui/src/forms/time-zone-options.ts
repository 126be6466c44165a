import type { FieldOption } from './select-field';

/** Zones by their name, as the database takes them. */
const NAMED = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+){1,2})$/;

/** Every zone this browser knows, by place; the one that is chosen is always among them. */
export function timeZoneOptions(chosen: string): FieldOption[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => NAMED.test(zone));
  const all = known.includes(chosen) ? known : [chosen, ...known];
  return all.map((value) => ({ value, label: placeOf(value) }));
}

/** `Africa/Johannesburg` as `Johannesburg, Africa`. */
function placeOf(zone: string): string {
  const [area, ...rest] = zone.replaceAll('_', ' ').split('/');
  return rest.length === 0 ? zone : `${rest.reverse().join(', ')}, ${area}`;
}
