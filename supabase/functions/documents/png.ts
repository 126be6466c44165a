import { bytesOf, joined, MAX_PARTS, type Picture, textAt, tooMany, viewOf } from './bytes.ts';
import { exifOf, orientationOf } from './exif.ts';
import { holdsMarkup } from './scan-text.ts';

/** What draws a picture, once each, and how long it may be: sizes, colours, what is transparent. IDAT, the picture, is kept whole. */
const KEPT: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  cICP: 4,
  IEND: 0,
};

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunkOf(type: string, content: Uint8Array): Uint8Array {
  const chunk = joined([new Uint8Array(4), bytesOf(type), content, new Uint8Array(4)]);
  viewOf(chunk).setUint32(0, content.length);
  viewOf(chunk).setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}

const turned = (orientation: number) => (orientation === 1 ? [] : [chunkOf('eXIf', exifOf(orientation))]);

interface Chunk {
  type: string;
  body: Uint8Array;
  /** From its length to its checksum. */
  whole: Uint8Array;
}

/** Null where no whole chunk begins. */
function chunkAt(bytes: Uint8Array, data: DataView, at: number): Chunk | null {
  if (at + 12 > bytes.length) return null;
  const end = at + 12 + data.getUint32(at);
  if (end > bytes.length) return null;
  const type = textAt(bytes, at + 4, at + 8);
  const body = bytes.subarray(at + 8, end - 4);
  const isPicture = type === 'IDAT' || type === 'fdAT';
  if (!isPicture && crc32(bytes.subarray(at + 4, end - 4)) !== data.getUint32(end - 4)) return null;
  return { type, body, whole: bytes.subarray(at, end) };
}

/** Walks the chunks: whole, in order, and nothing after the last one. */
export function readPng(bytes: Uint8Array): Picture {
  const data = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  const seen = new Set<string>();
  for (let at = 8, parts = 0; parts < MAX_PARTS; parts += 1) {
    const chunk = chunkAt(bytes, data, at);
    if (!chunk) return { problem: 'damaged' };
    const { type, body, whole } = chunk;
    if (parts === 0 && (type !== 'IHDR' || body.length !== 13)) return { problem: 'damaged' };
    if (parts === 0 && tooMany(data.getUint32(at + 8), data.getUint32(at + 12))) return { problem: 'unsafe' };
    if (type !== 'IDAT' && type !== 'fdAT' && holdsMarkup(body)) return { problem: 'unsafe' };
    at += whole.length;
    if (type === 'IEND') {
      if (body.length > 0 || !seen.has('IDAT')) return { problem: 'damaged' };
      if (at !== bytes.length) return { problem: 'unsafe' };
      return { kept: [...kept, whole] };
    }
    // In its place: before the picture readers turn it, behind it they do not.
    if (type === 'eXIf' && !seen.has(type)) kept.push(...turned(orientationOf(body)));
    if (type === 'IDAT' || (body.length <= (KEPT[type] ?? -1) && !seen.has(type))) kept.push(whole);
    seen.add(type);
  }
  return { problem: 'damaged' };
}
