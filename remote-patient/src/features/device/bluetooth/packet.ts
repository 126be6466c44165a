/** A number, the side on which it exceeds what the device can measure ("HI", "LO"), or null where it could not measure. */
export type DeviceReading = number | Side | null;
export type Side = 'above' | 'below';

/**
 * Reads the bytes of one GATT characteristic from first to last, little-endian (GATT Specification Supplement, section 2.1). It
 * never reads beyond the end, whatever the device sent.
 */
export class Packet {
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.#view.byteLength - this.#at;
  }

  uint8(): number {
    return this.#view.getUint8(this.#take(1));
  }

  uint16(): number {
    return this.#view.getUint16(this.#take(2), true);
  }

  int16(): number {
    return this.#view.getInt16(this.#take(2), true);
  }

  /** IEEE-11073 16-bit SFLOAT. */
  sfloat(): DeviceReading {
    return toSfloat(this.uint16());
  }

  /** IEEE-11073 32-bit FLOAT. */
  float(): DeviceReading {
    return toFloat(this.#view.getUint32(this.#take(4), true));
  }

  skip(bytes: number): void {
    this.#take(bytes);
  }

  #take(bytes: number): number {
    if (bytes > this.left) throw new PacketTooShort();
    this.#at += bytes;
    return this.#at - bytes;
  }
}

/** The packet ended before all fields that its flags announce. */
export class PacketTooShort extends Error {
  constructor() {
    super('The packet ended early.');
  }
}

/** NaN, not at this resolution, reserved; +infinity, -infinity (IEEE 11073-20601, 16-bit and 32-bit floats). */
const SPECIAL_SFLOAT: ReadonlyMap<number, Side | null> = new Map([
  ...([0x07ff, 0x0800, 0x0801] as const).map((raw) => [raw, null] as const),
  ...([
    [0x07fe, 'above'],
    [0x0802, 'below'],
  ] as const),
]);
const SPECIAL_FLOAT: ReadonlyMap<number, Side | null> = new Map([
  ...([0x007fffff, 0x00800000, 0x00800001] as const).map((raw) => [raw, null] as const),
  ...([
    [0x007ffffe, 'above'],
    [0x00800002, 'below'],
  ] as const),
]);

/** A signed 4-bit exponent and a signed 12-bit mantissa, base ten. */
export function toSfloat(raw: number): DeviceReading {
  // With another exponent the same mantissa is an ordinary number: 0xF7FF is 204.7.
  const special = SPECIAL_SFLOAT.get(raw);
  if (special !== undefined) return special;
  const mantissa = raw & 0x0fff;
  return scaled(mantissa >= 0x0800 ? mantissa - 0x1000 : mantissa, signed4(raw >>> 12));
}

/** A signed 8-bit exponent and a signed 24-bit mantissa, base ten. */
export function toFloat(raw: number): DeviceReading {
  const special = SPECIAL_FLOAT.get(raw);
  if (special !== undefined) return special;
  const mantissa = raw & 0x00ffffff;
  const exponent = raw >>> 24;
  return scaled(
    mantissa >= 0x00800000 ? mantissa - 0x01000000 : mantissa,
    exponent >= 0x80 ? exponent - 0x100 : exponent,
  );
}

const signed4 = (bits: number) => (bits >= 8 ? bits - 16 : bits);

/** Parses decimal text, so that 366 × 10^-1 is exactly 36.6. */
function scaled(mantissa: number, exponent: number): number | null {
  const value = Number(`${mantissa}e${exponent}`);
  return Number.isFinite(value) ? value : null;
}

/**
 * Reads the seven-byte date time structure (GATT Specification Supplement, "Date Time"). The device sends no zone, so its clock
 * is taken for that of the reading browser.
 * @returns null when year, month or day are unknown (0) or no such moment exists
 */
export function readDateTime(packet: Packet): Date | null {
  const [year, month, day] = [packet.uint16(), packet.uint8(), packet.uint8()];
  const [hour, minute, second] = [packet.uint8(), packet.uint8(), packet.uint8()];
  const at = new Date(year, month - 1, day, hour, minute, second);
  const isReal =
    year >= 1582 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    at.getDate() === day &&
    hour <= 23 &&
    minute <= 59 &&
    second <= 59;
  return isReal ? at : null;
}
