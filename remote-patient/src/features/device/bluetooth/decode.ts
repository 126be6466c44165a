import { toKeptUnit } from '../../../readings/units';
import type { Decoded, DeviceValue, OutOfRange } from './device-value';
import { type DeviceReading, Packet, PacketTooShort, readDateTime, type Side } from './packet';

/**
 * Decoders of measurement characteristics, by the layouts of the Bluetooth GATT Specification Supplement (2024-02-21); each names
 * its section there. Fields that the record does not keep are skipped in order. A packet that ends early or holds no number
 * yields no value and never throws.
 */
export type Decoder = (bytes: Uint8Array) => Decoded;

const NOTHING: Decoded = { values: [], why: 'notMeasured' };

const isValue = (one: DeviceValue | OutOfRange): one is DeviceValue => 'value' in one;

const decoder =
  (read: (packet: Packet) => readonly (DeviceValue | OutOfRange)[]): Decoder =>
  (bytes) => {
    try {
      const told = read(new Packet(bytes));
      const values = told.filter(isValue);
      const outOfRange = told.filter((one): one is OutOfRange => !isValue(one));
      if (told.length === 0) return NOTHING;
      return outOfRange.length === 0 ? { values } : { values, outOfRange };
    } catch (cause) {
      if (cause instanceof PacketTooShort) return { values: [], why: 'tooShort' };
      throw cause;
    }
  };

type Rest = Partial<Omit<DeviceValue, 'code' | 'value'>>;
function value(code: string, told: DeviceReading, rest: Rest = {}): readonly (DeviceValue | OutOfRange)[] {
  if (told === null) return [];
  if (typeof told === 'string') return [{ code, side: told }];
  return [{ code, value: told, secondValue: null, takenAt: null, quality: 'unknown', remarks: [], ...rest }];
}

const bit = (flags: number, place: number) => (flags & (1 << place)) !== 0;
const oneDecimal = (number: number) => Math.round(number * 10) / 10;
const kept = (code: string, told: DeviceReading, unit: string): DeviceReading =>
  typeof told === 'number' ? toKeptUnit(code, told, unit, '') : told;
const rounded = (told: DeviceReading, round: (number: number) => number): DeviceReading =>
  typeof told === 'number' ? round(told) : told;

/** Heart Rate Measurement, 0x2A37. Flags: bit 0 16-bit value; bit 1 skin contact; bit 2 contact detection supported. */
export const decodeHeartRate = decoder((packet) => {
  const flags = packet.uint8();
  const rate = bit(flags, 0) ? packet.uint16() : packet.uint8();
  const [feelsContact, hasContact] = [bit(flags, 2), bit(flags, 1)];
  if (rate === 0) return [];
  if (!feelsContact) return value('heart_rate', rate);
  return hasContact
    ? value('heart_rate', rate, { quality: 'good' })
    : value('heart_rate', rate, { quality: 'poor', remarks: ['The strap does not feel the skin.'] });
});

/** Remarks by bit of the Blood Pressure Measurement status field. */
const PRESSURE_REMARKS: readonly [place: number, says: string][] = [
  [0, 'You moved while it measured.'],
  [1, 'The cuff was loose.'],
  [2, 'The pulse was uneven.'],
  [5, 'The arm or wrist was not at the right height.'],
];

/** The pulse was beyond what the cuff can count (measurement status, bits 3 and 4). */
const PULSE_SIDES: Readonly<Record<number, Side>> = { 1: 'above', 2: 'below' };

/** Blood Pressure Measurement, 0x2A35. Flags: bit 0 kPa; 1 time stamp; 2 pulse; 3 user id; 4 status. */
export const decodeBloodPressure = decoder((packet) => {
  const flags = packet.uint8();
  const unit = (told: DeviceReading) => (bit(flags, 0) ? kept('blood_pressure', told, 'kPa') : told);
  const [systolic, diastolic] = [unit(packet.sfloat()), unit(packet.sfloat())];
  packet.skip(2);
  const takenAt = bit(flags, 1) ? readDateTime(packet) : null;
  const counted = bit(flags, 2) ? packet.sfloat() : null;
  if (bit(flags, 3)) packet.skip(1);
  const status = bit(flags, 4) ? packet.uint16() : null;
  const pulse = counted ?? PULSE_SIDES[((status ?? 0) >>> 3) & 3] ?? null;
  const remarks = PRESSURE_REMARKS.filter(([place]) => bit(status ?? 0, place)).map(([, says]) => says);
  const quality = status === null ? 'unknown' : remarks.length > 0 ? 'poor' : 'good';
  const rest = { takenAt, quality, remarks } as const;
  const pulses = value('heart_rate', rounded(pulse, Math.round), rest);
  const side = [systolic, diastolic].find((told) => typeof told === 'string');
  if (side !== undefined) return [...value('blood_pressure', side), ...pulses];
  // Without a pressure the cuff has failed, so a pulse in the same packet is not trustworthy either.
  if (typeof systolic !== 'number' || typeof diastolic !== 'number') return [];
  return [...value('blood_pressure', Math.round(systolic), { ...rest, secondValue: Math.round(diastolic) }), ...pulses];
});

/** Temperature Measurement, 0x2A1C. Flags: bit 0 Fahrenheit; 1 time stamp; 2 where it was measured. */
export const decodeTemperature = decoder((packet) => {
  const flags = packet.uint8();
  const told = packet.float();
  const celsius = bit(flags, 0) ? kept('body_temperature', told, '[degF]') : told;
  const takenAt = bit(flags, 1) ? readDateTime(packet) : null;
  return value('body_temperature', rounded(celsius, oneDecimal), { takenAt });
});

const KG_A_STEP = 0.005;
const POUNDS_A_STEP = 0.01;
const NOT_MEASURED = 0xffff;

/** Weight Measurement, 0x2A9D. Flags: bit 0 pounds; 1 time stamp; 2 user id; 3 BMI and height. 0xFFFF: not measured. */
export const decodeWeight = decoder((packet) => {
  const flags = packet.uint8();
  const raw = packet.uint16();
  const takenAt = bit(flags, 1) ? readDateTime(packet) : null;
  if (bit(flags, 2)) packet.skip(1);
  if (bit(flags, 3)) packet.skip(4);
  if (raw === NOT_MEASURED || raw === 0) return [];
  const kilograms = bit(flags, 0) ? kept('body_weight', raw * POUNDS_A_STEP, '[lb_av]') : raw * KG_A_STEP;
  return value('body_weight', rounded(kilograms, oneDecimal), { takenAt });
});

/**
 * PLX measurement status: 10 demonstration, 11 test, 13 unavailable and 15 invalid are not measurements; 6 early estimate, 12
 * calibration under way and 14 questionable are doubtful ones.
 */
const OXIMETER_NONE = (1 << 10) | (1 << 11) | (1 << 13) | (1 << 15);
const OXIMETER_POOR = (1 << 6) | (1 << 12) | (1 << 14);

function oximeterValues(
  [saturation, pulse]: readonly [DeviceReading, DeviceReading],
  takenAt: Date | null,
  status: number | null,
): readonly (DeviceValue | OutOfRange)[] {
  if (((status ?? 0) & OXIMETER_NONE) !== 0) return [];
  const isPoor = ((status ?? 0) & OXIMETER_POOR) !== 0;
  const rest: Rest = isPoor
    ? { takenAt, quality: 'poor', remarks: ['The oximeter was not sure of the number.'] }
    : { takenAt };
  return [...value('oxygen_saturation', saturation, rest), ...value('heart_rate', pulse, rest)];
}

/** PLX Spot-Check Measurement, 0x2A5E. Flags: bit 0 time stamp; 1 measurement status; 2 sensor status; 3 pulse amplitude; 4 clock not set. */
export const decodeOximeterSpot = decoder((packet) => {
  const flags = packet.uint8();
  const numbers = [packet.sfloat(), packet.sfloat()] as const;
  const told = bit(flags, 0) ? readDateTime(packet) : null;
  const status = bit(flags, 1) ? packet.uint16() : null;
  if (bit(flags, 2)) packet.skip(3);
  if (bit(flags, 3)) packet.skip(2);
  return oximeterValues(numbers, bit(flags, 4) ? null : told, status);
});

/** PLX Continuous Measurement, 0x2A5F. Flags: bit 0 fast numbers; 1 slow numbers; 2 measurement status; 3 sensor status; 4 pulse amplitude. */
export const decodeOximeterContinuous = decoder((packet) => {
  const flags = packet.uint8();
  const numbers = [packet.sfloat(), packet.sfloat()] as const;
  if (bit(flags, 0)) packet.skip(4);
  if (bit(flags, 1)) packet.skip(4);
  const status = bit(flags, 2) ? packet.uint16() : null;
  if (bit(flags, 3)) packet.skip(3);
  if (bit(flags, 4)) packet.skip(2);
  return oximeterValues(numbers, null, status);
});

const GRAMS_A_MOLE = 180.156;
/** Control solution instead of blood (Glucose Measurement, type field). */
const CONTROL_SOLUTION = 10;
const GLUCOSE_REMARKS: readonly [place: number, says: string][] = [
  [0, 'The battery of the meter was low.'],
  [1, 'The sensor did not work well.'],
  [2, 'There was too little blood.'],
  [3, 'The strip was not put in well.'],
  [4, 'The strip does not fit this meter.'],
  [7, 'It was too warm for the meter.'],
  [8, 'It was too cold for the meter.'],
  [9, 'The strip was pulled out too early.'],
  [10, 'The meter had a fault.'],
];
/** The value is above or below what the meter can measure, whatever number it sends beside this flag. */
const GLUCOSE_SIDES: readonly [place: number, side: Side][] = [
  [5, 'above'],
  [6, 'below'],
];
const TIME_FAULT = 11;
/** A time offset beyond what 16 bits hold. */
const NO_OFFSET: ReadonlySet<number> = new Set([0x7fff, -0x8000]);

/** Glucose Measurement, 0x2A18. Flags: bit 0 time offset; 1 concentration, type and place; 2 mol/L instead of kg/L; 3 sensor status. */
export const decodeGlucose = decoder((packet) => {
  const flags = packet.uint8();
  packet.skip(2);
  const base = readDateTime(packet);
  const offset = bit(flags, 0) ? packet.int16() : 0;
  const amount = bit(flags, 1) ? packet.sfloat() : null;
  const kind = bit(flags, 1) ? packet.uint8() & 0x0f : 0;
  const status = bit(flags, 3) ? packet.uint16() : null;
  if (kind === CONTROL_SOLUTION) return [];
  const side = GLUCOSE_SIDES.find(([place]) => bit(status ?? 0, place))?.[1];
  const millimoles = rounded(side ?? amount, (number) =>
    oneDecimal(bit(flags, 2) ? number * 1000 : (number * 1_000_000) / GRAMS_A_MOLE),
  );
  const isTimeLost = base === null || NO_OFFSET.has(offset) || bit(status ?? 0, TIME_FAULT);
  const remarks = GLUCOSE_REMARKS.filter(([place]) => bit(status ?? 0, place)).map(([, says]) => says);
  return value('blood_glucose', millimoles, {
    takenAt: isTimeLost ? null : new Date(base.getTime() + offset * 60_000),
    quality: status === null ? 'unknown' : remarks.length > 0 ? 'poor' : 'good',
    remarks,
  });
});
