import { bytesOf, joined, MAX_PARTS, type Picture, standsAt, tooMany, viewOf } from './bytes.ts';
import { exifOf, orientationOf } from './exif.ts';
import { holdsMarkup } from './scan-text.ts';

const START = new Uint8Array([0xff, 0xd8]);
const END = new Uint8Array([0xff, 0xd9]);
const EXIF = bytesOf('Exif\0\0');
const JFIF = bytesOf('JFIF\0');
const ADOBE = bytesOf('Adobe');

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Tables and the picture: Huffman, arithmetic, quantization, restarts, lines, scans. */
const draws = (marker: number) => isFrame(marker) || [0xc4, 0xcc, 0xdb, 0xdd, 0xdc, 0xda].includes(marker);

/** The position after the compressed picture that begins here: the next marker that is none of its own. */
function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return bytes.length;
}

function segmentOf(marker: number, body: Uint8Array): Uint8Array {
  const length = body.length + 2;
  return joined([new Uint8Array([0xff, marker, length >> 8, length & 255]), body]);
}

/** What stands before the picture: how its colours are meant and how it is turned, without small copies of it. */
class Heads {
  private jfif: readonly Uint8Array[] = [];
  private adobe: readonly Uint8Array[] = [];
  private turn = 1;

  add(marker: number, body: Uint8Array): void {
    // Version, unit and density; then come the sides of a small copy, which are none now.
    if (marker === 0xe0 && body.length >= 14 && standsAt(body, 0, JFIF)) {
      this.jfif = [segmentOf(0xe0, joined([body.subarray(0, 12), new Uint8Array(2)]))];
    }
    if (marker === 0xe1 && standsAt(body, 0, EXIF) && this.turn === 1) this.turn = orientationOf(body);
    if (marker === 0xee && body.length >= 12 && standsAt(body, 0, ADOBE)) {
      this.adobe = [segmentOf(0xee, body.subarray(0, 12))];
    }
  }

  all(): readonly Uint8Array[] {
    const turned = this.turn === 1 ? [] : [segmentOf(0xe1, joined([EXIF, exifOf(this.turn)]))];
    return [...this.jfif, ...turned, ...this.adobe];
  }
}

/** Walks the segments up to the end of the picture. Cameras append a second one, which is not kept; texts must not follow. */
export function readJpeg(bytes: Uint8Array): Picture {
  const data = viewOf(bytes);
  const heads = new Heads();
  const picture: Uint8Array[] = [];
  let framed = false;
  let scanned = false;
  for (let at = 2, parts = 0; at + 1 < bytes.length && parts < MAX_PARTS; ) {
    if (bytes[at] !== 0xff) return { problem: 'damaged' };
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      if (!framed || !scanned) return { problem: 'damaged' };
      return holdsMarkup(bytes.subarray(at + 2))
        ? { problem: 'unsafe' }
        : { kept: [START, ...heads.all(), ...picture, END] };
    }
    const length = at + 4 <= bytes.length ? data.getUint16(at + 2) : 0;
    if (length < 2 || at + 2 + length > bytes.length) return { problem: 'damaged' };
    const body = bytes.subarray(at + 4, at + 2 + length);
    if (isFrame(marker)) {
      if (length < 8) return { problem: 'damaged' };
      framed = true;
      if (tooMany(data.getUint16(at + 7), data.getUint16(at + 5))) return { problem: 'unsafe' };
    } else if (marker >= 0xe0 && holdsMarkup(body)) return { problem: 'unsafe' };
    const isScan = marker === 0xda;
    scanned ||= isScan;
    const end = isScan ? afterScan(bytes, at + 2 + length) : at + 2 + length;
    if (draws(marker)) picture.push(bytes.subarray(at, end));
    else heads.add(marker, body);
    at = end;
    parts += 1;
  }
  return { problem: 'damaged' };
}
