import { OBSERVATION_TYPES } from '../observation-types';
import type { ReadingValue } from '../readings/danger-of-reading';
import type { OutOfRange } from './device-value';

/**
 * What the rules are asked about where a device shows HI or LO: the end of what its kind can be on that side. It is nothing to
 * show or to keep. @returns null for a kind that is not known
 */
export function endOfRange({ code, side }: OutOfRange): ReadingValue | null {
  const type = OBSERVATION_TYPES.find((one) => one.code === code);
  if (type === undefined) return null;
  const end = side === 'above' ? 'max' : 'min';
  return { code, value: type[end], secondValue: type.second?.[end] ?? null };
}
