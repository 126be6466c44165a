import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import type { DeviceValue } from './device-value';

/** A received measurement that waits to be confirmed. */
export interface HeardValue extends DeviceValue {
  /** Its id in the record once saved. */
  id: string;
  takenAt: Date;
  /** The device's time, trusted or not; null: it sent none. */
  deviceTime: Date | null;
  /** The device sent no time, or an untrusted one: the time of arrival is used. */
  isTimeOurs: boolean;
  /** The person must state the time before saving. */
  isTimeAsked: boolean;
  isPlausible: boolean;
}

const MOST_HEARD = 50;
const MINUTE_MS = 60_000;
/** A clock this far ahead is only slightly off; the database allows the same. */
const AHEAD_MS = 5 * MINUTE_MS;
/** People measure and then connect. Further back a wrong clock is as likely: off by half a day, or never set. */
const BACK_MS = 120 * MINUTE_MS;

interface Arrival {
  types: readonly ReadingType[];
  now: Date;
  /** The device sends stored records, which without a time may be of any day. */
  isMemory?: boolean;
}

/** Adds a time and a plausibility verdict to new measurements. A clock far from now is never trusted. */
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
      deviceTime: value.takenAt,
      takenAt: isBelieved ? (value.takenAt ?? now) : now,
      isTimeOurs: !isBelieved,
      isTimeAsked: value.takenAt === null ? isMemory : !isBelieved,
      isPlausible: type !== undefined && isWithin(value, type),
    };
  });
}

/**
 * Adds new measurements, newest by the device first. Continuous readings replace the last number; a device with a memory sends
 * the same measurement again. Two numbers of one time are two measurements.
 */
export function addHeard(
  before: readonly HeardValue[],
  heard: readonly HeardValue[],
  isContinuous: boolean,
): readonly HeardValue[] {
  const isAgain = (one: HeardValue) =>
    heard.some((other) => other.code === one.code && (isContinuous || isSame(one, other)));
  const at = ({ deviceTime, takenAt }: HeardValue) => (deviceTime ?? takenAt).getTime();
  return [...heard, ...before.filter((one) => !isAgain(one))]
    .sort((one, other) => at(other) - at(one))
    .slice(0, MOST_HEARD);
}

/** Without a time two measurements are never the same. */
const isSame = (one: HeardValue, other: HeardValue) =>
  one.deviceTime !== null &&
  one.deviceTime.getTime() === other.deviceTime?.getTime() &&
  one.value === other.value &&
  one.secondValue === other.secondValue;

function isWithin({ value, secondValue }: DeviceValue, type: ReadingType): boolean {
  const { min, max, secondMin, secondMax } = type;
  if (value < min || value > max) return false;
  if (secondMin === null || secondMax === null) return secondValue === null;
  return secondValue !== null && secondValue >= secondMin && secondValue <= secondMax && secondValue < value;
}
