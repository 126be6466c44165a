import type { FieldOption } from './select-field';

/** Zone names that the database accepts. */
const NAMED = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+){1,2})$/;

/** All zones that this browser knows, by place; always includes the chosen one. */
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
