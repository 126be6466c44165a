import { fillSlots, type SlotValues } from './fill-slots';
import type { MessageArea } from './message-entry';

/**
 * The text of a message out of one area, for builds that must not carry the whole catalogue.
 * An unknown id or a missing slot value does not compile.
 */
export function messageFrom<Area extends MessageArea, Id extends keyof Area & string>(
  area: Area,
  id: Id,
  ...[values]: SlotValues<Area[Id]['text']>
): string {
  const entry = area[id];
  return entry === undefined ? '' : fillSlots(entry.text, values);
}
