import type { AppError } from '../errors/app-error';
import { fillPlaceholders, type PlaceholderValues } from './fill-placeholders';
import type { MessageArea } from './message-entry';

/**
 * The text of a message out of one area, for builds that must not carry the whole catalogue.
 * An unknown id or a missing value does not compile.
 */
export function messageFrom<Area extends MessageArea, Id extends keyof Area & string>(
  area: Area,
  id: Id,
  ...[values]: PlaceholderValues<Area[Id]['text']>
): string {
  const entry = area[id];
  return entry === undefined ? '' : fillPlaceholders(entry.text, values);
}

/** The text of a failure that is of this area; null for any other. */
export function failureFrom(area: MessageArea, { id, values }: AppError): string | null {
  const entry = Object.hasOwn(area, id) ? area[id] : undefined;
  return entry === undefined ? null : fillPlaceholders(entry.text, values);
}
