import { observationType } from '@telehealth/clinical/observation-types';
import type { ReadingValue } from '@telehealth/triage/readings';
import type { OutOfRange } from './device-value';

/**
 * Returns the end of the physical range of a kind, for the triage rules to judge when a device shows HI or LO. The value is never
 * shown or stored.
 * @returns null for an unknown kind
 */
export function endOfRange({ code, side }: OutOfRange): ReadingValue | null {
  const type = observationType(code);
  if (type === undefined) return null;
  const end = side === 'above' ? 'max' : 'min';
  return { code, value: type[end], secondValue: type.second?.[end] ?? null };
}
