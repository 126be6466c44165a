import { holdsMarkup, textOf } from './scan-text.ts';

/** What is wrong with a file; null when nothing is. */
export type Problem = 'damaged' | 'unsafe' | null;

/** Larger pictures would take the reader's memory, not their size on disk. */
const MAX_PIXELS = 100_000_000;

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const tooMany = (width: number, height: number) => width * height > MAX_PIXELS;

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Walks the chunks: whole, in order, and nothing after the last one. */
export function inspectPng(bytes: Uint8Array): Problem {
  const data = view(bytes);
  for (let at = 8, first = true; ; first = false) {
    if (at + 12 > bytes.length) return 'damaged';
    const length = data.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return 'damaged';
    const type = textOf(bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    const picture = type === 'IDAT' || type === 'fdAT';
    if (first && (type !== 'IHDR' || length !== 13)) return 'damaged';
    if (first && tooMany(data.getUint32(at + 8), data.getUint32(at + 12))) return 'unsafe';
    if (!picture && crc32(bytes.subarray(at + 4, end - 4)) !== data.getUint32(end - 4)) return 'damaged';
    if (!picture && holdsMarkup(textOf(body))) return 'unsafe';
    if (type === 'IEND') return end === bytes.length ? null : 'unsafe';
    at = end;
  }
}

/** The position after the compressed picture that begins here: the next marker that is none of its own. */
function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return bytes.length;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments up to the end of the picture. Cameras append a second one; texts must not follow. */
export function inspectJpeg(bytes: Uint8Array): Problem {
  const data = view(bytes);
  let framed = false;
  let scanned = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return 'damaged';
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      if (!framed || !scanned) return 'damaged';
      return holdsMarkup(textOf(bytes.subarray(at + 2))) ? 'unsafe' : null;
    }
    const length = at + 4 <= bytes.length ? data.getUint16(at + 2) : 0;
    if (length < 2 || at + 2 + length > bytes.length) return 'damaged';
    const body = bytes.subarray(at + 4, at + 2 + length);
    if (isFrame(marker)) {
      if (length < 8) return 'damaged';
      framed = true;
      if (tooMany(data.getUint16(at + 7), data.getUint16(at + 5))) return 'unsafe';
    } else if (marker >= 0xe0 && holdsMarkup(textOf(body))) return 'unsafe';
    at += 2 + length;
    if (marker === 0xda) {
      scanned = true;
      at = afterScan(bytes, at);
    }
  }
  return 'damaged';
}

/** Walks the chunks of the container: it ends where the file ends. */
export function inspectWebp(bytes: Uint8Array): Problem {
  const data = view(bytes);
  if (bytes.length < 20) return 'damaged';
  const declared = data.getUint32(4, true) + 8;
  if (declared > bytes.length) return 'damaged';
  if (declared < bytes.length) return 'unsafe';
  for (let at = 12; at < bytes.length; ) {
    if (at + 8 > bytes.length) return 'damaged';
    const type = textOf(bytes.subarray(at, at + 4));
    const length = data.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end > bytes.length) return 'damaged';
    const body = bytes.subarray(at + 8, end);
    if (at === 12 && !['VP8 ', 'VP8L', 'VP8X'].includes(type)) return 'damaged';
    if (type === 'VP8X') {
      if (length < 10) return 'damaged';
      const side = (from: number) =>
        1 + (body[from] ?? 0) + ((body[from + 1] ?? 0) << 8) + ((body[from + 2] ?? 0) << 16);
      if (tooMany(side(4), side(7))) return 'unsafe';
    }
    if (!['VP8 ', 'VP8L', 'ALPH', 'ANMF'].includes(type) && holdsMarkup(textOf(body))) return 'unsafe';
    at = end + (length % 2);
  }
  return null;
}
