import type { DeviceValue } from '@telehealth/clinical/devices/device-value';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';

/** A measurement that arrived and waits to be confirmed. */
export interface HeardValue extends DeviceValue {
  /** Its id in the record once it is kept. */
  id: string;
  takenAt: Date;
  /** The device told no time, or one that cannot be: it is the time of arrival. */
  isTimeOurs: boolean;
  /** It lies within what can be measured. */
  isPlausible: boolean;
}

const MOST_HEARD = 50;

/** What has just arrived, with a time and a verdict on whether it can be. */
export function toHeard(
  values: readonly DeviceValue[],
  { types, now }: { types: readonly ReadingType[]; now: Date },
): readonly HeardValue[] {
  return values.map((value) => {
    const type = types.find(({ code }) => code === value.code);
    const isTold = value.takenAt !== null && value.takenAt <= now;
    return {
      ...value,
      id: crypto.randomUUID(),
      takenAt: isTold ? (value.takenAt ?? now) : now,
      isTimeOurs: !isTold,
      isPlausible: type !== undefined && isWithin(value, type),
    };
  });
}

/**
 * Adds what has arrived, newest measured first. What goes on takes the place of its last number; a memory sends the same
 * measurement again.
 */
export function addHeard(
  before: readonly HeardValue[],
  heard: readonly HeardValue[],
  isContinuous: boolean,
): readonly HeardValue[] {
  const isAgain = (one: HeardValue) =>
    heard.some(
      (other) => other.code === one.code && (isContinuous || other.takenAt.getTime() === one.takenAt.getTime()),
    );
  return [...heard, ...before.filter((one) => !isAgain(one))]
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
    .slice(0, MOST_HEARD);
}

function isWithin({ value, secondValue }: DeviceValue, type: ReadingType): boolean {
  const { min, max, secondMin, secondMax } = type;
  if (value < min || value > max) return false;
  if (secondMin === null || secondMax === null) return secondValue === null;
  return secondValue !== null && secondValue >= secondMin && secondValue <= secondMax && secondValue < value;
}
