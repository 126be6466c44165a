import type { DeviceValue } from '@telehealth/clinical/devices/device-value';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';

/** A measurement that arrived and waits to be confirmed. */
export interface HeardValue extends DeviceValue {
  /** Its id in the record once it is kept. */
  id: string;
  takenAt: Date;
  /** By the device's clock, whether or not it is believed; null: it told none. */
  toldAt: Date | null;
  /** The device told no time, or one that is not believed: it is the time of arrival. */
  isTimeOurs: boolean;
  /** When it was measured has to be asked before it is saved. */
  isTimeAsked: boolean;
  /** It lies within what can be measured. */
  isPlausible: boolean;
}

const MOST_HEARD = 50;
const MINUTE_MS = 60_000;
/** A clock this far ahead is only not quite right; the database allows as much. */
const AHEAD_MS = 5 * MINUTE_MS;
/** Somebody measures and then connects. Further back a wrong clock is as likely: wrong by half a day, or never set. */
const BACK_MS = 120 * MINUTE_MS;

interface Arrival {
  types: readonly ReadingType[];
  now: Date;
  /** The device sends what it has kept: without a time it may be of any day. */
  isMemory?: boolean;
}

/** What has just arrived, with a time and a verdict on whether it can be. A clock far from now is never believed. */
export function toHeard(
  values: readonly DeviceValue[],
  { types, now, isMemory = false }: Arrival,
): readonly HeardValue[] {
  return values.map((value) => {
    const type = types.find(({ code }) => code === value.code);
    const ahead = value.takenAt === null ? Number.NaN : value.takenAt.getTime() - now.getTime();
    const isBelieved = ahead <= AHEAD_MS && ahead >= -BACK_MS;
    return {
      ...value,
      id: crypto.randomUUID(),
      toldAt: value.takenAt,
      takenAt: isBelieved ? (value.takenAt ?? now) : now,
      isTimeOurs: !isBelieved,
      isTimeAsked: value.takenAt === null ? isMemory : !isBelieved,
      isPlausible: type !== undefined && isWithin(value, type),
    };
  });
}

/**
 * Adds what has arrived, newest measured first by the device. What goes on takes the place of its last number; a memory sends
 * the same measurement again. Two numbers of one time are two measurements.
 */
export function addHeard(
  before: readonly HeardValue[],
  heard: readonly HeardValue[],
  isContinuous: boolean,
): readonly HeardValue[] {
  const isAgain = (one: HeardValue) =>
    heard.some((other) => other.code === one.code && (isContinuous || isSame(one, other)));
  const at = ({ toldAt, takenAt }: HeardValue) => (toldAt ?? takenAt).getTime();
  return [...heard, ...before.filter((one) => !isAgain(one))]
    .sort((one, other) => at(other) - at(one))
    .slice(0, MOST_HEARD);
}

/** Without a time nothing says that it is the same. */
const isSame = (one: HeardValue, other: HeardValue) =>
  one.toldAt !== null &&
  one.toldAt.getTime() === other.toldAt?.getTime() &&
  one.value === other.value &&
  one.secondValue === other.secondValue;

function isWithin({ value, secondValue }: DeviceValue, type: ReadingType): boolean {
  const { min, max, secondMin, secondMax } = type;
  if (value < min || value > max) return false;
  if (secondMin === null || secondMax === null) return secondValue === null;
  return secondValue !== null && secondValue >= secondMin && secondValue <= secondMax && secondValue < value;
}
