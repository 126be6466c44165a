/** A number, a side beyond what the device can measure ("HI", "LO"), or null where it could not measure. */
export type Told = number | Side | null;
export type Side = 'above' | 'below';

/**
 * Bytes of one GATT characteristic, read from first to last; everything is little-endian (GATT Specification Supplement,
 * section 2.1). Whatever a device sends, nothing is read beyond its end.
 */
export class Packet {
  readonly #view: DataView;
  #at = 0;

  /** @param bytes as a device sent them */
  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** How many bytes are left. */
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
  sfloat(): Told {
    return toSfloat(this.uint16());
  }

  /** IEEE-11073 32-bit FLOAT. */
  float(): Told {
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

/** A packet ended before what its flags promise. */
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

/** Four bits of exponent, twelve of mantissa, both signed, to the base of ten. */
export function toSfloat(raw: number): Told {
  // With another exponent the same mantissa is a number: 0xF7FF is 204.7.
  const special = SPECIAL_SFLOAT.get(raw);
  if (special !== undefined) return special;
  const mantissa = raw & 0x0fff;
  return scaled(mantissa >= 0x0800 ? mantissa - 0x1000 : mantissa, signed4(raw >>> 12));
}

/** Eight bits of exponent, 24 of mantissa, both signed, to the base of ten. */
export function toFloat(raw: number): Told {
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

/** By decimal text, so that 366 to the -1 is 36.6 and not 36.6 and a bit. */
function scaled(mantissa: number, exponent: number): number | null {
  const value = Number(`${mantissa}e${exponent}`);
  return Number.isFinite(value) ? value : null;
}

/**
 * The date time structure of seven bytes (GATT Specification Supplement, "Date Time"), in the device's own clock, which is
 * taken for the clock of who reads it.
 * @returns null when year, month or day are not known (0) or no such moment exists
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
