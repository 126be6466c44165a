import { bytesOf, joined, MAX_PARTS, type Picture, textAt, tooMany, viewOf } from './bytes.ts';
import { exifOf, orientationOf } from './exif.ts';
import { holdsMarkup } from './scan-text.ts';

const ALPHA_FLAG = 0x10;
const EXIF_FLAG = 0x08;
const PICTURES = ['VP8 ', 'VP8L'];

const side = (body: Uint8Array, from: number) =>
  1 + (body[from] ?? 0) + ((body[from + 1] ?? 0) << 8) + ((body[from + 2] ?? 0) << 16);

/** The sides that the picture itself names: in its frame header, or packed into 14 bits each. */
function sidesOf(type: string, body: Uint8Array): [width: number, height: number] {
  const data = viewOf(body);
  if (type === 'VP8L' && body.length >= 5 && body[0] === 0x2f) {
    const packed = data.getUint32(1, true);
    return [1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff)];
  }
  const isKeyFrame = type === 'VP8 ' && body.length >= 10 && textAt(body, 3, 6) === '\x9d\x01\x2a';
  return isKeyFrame ? [data.getUint16(6, true) & 0x3fff, data.getUint16(8, true) & 0x3fff] : [0, 0];
}

function chunkOf(type: string, body: Uint8Array): Uint8Array {
  const chunk = joined([bytesOf(type), new Uint8Array(4), body, new Uint8Array(body.length % 2)]);
  viewOf(chunk).setUint32(4, body.length, true);
  return chunk;
}

/** The chunks of the container by their type, the first of each; or why it is refused. */
function chunksOf(bytes: Uint8Array): Picture | Map<string, Uint8Array> {
  const data = viewOf(bytes);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 12, parts = 0; at < bytes.length; parts += 1) {
    if (at + 8 > bytes.length || parts === MAX_PARTS) return { problem: 'damaged' };
    const type = textAt(bytes, at, at + 4);
    const length = data.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end > bytes.length) return { problem: 'damaged' };
    const body = bytes.subarray(at + 8, end);
    if (at === 12 && ![...PICTURES, 'VP8X'].includes(type)) return { problem: 'damaged' };
    if (type === 'ANIM' || type === 'ANMF') return { problem: 'moving' };
    if (![...PICTURES, 'ALPH'].includes(type) && holdsMarkup(body)) return { problem: 'unsafe' };
    if (!chunks.has(type)) chunks.set(type, body);
    at = end + (length % 2);
  }
  return chunks;
}

/** Walks the chunks of the container: it ends where the file ends. A picture that moves is refused, not cut up. */
export function readWebp(bytes: Uint8Array): Picture {
  if (bytes.length < 20) return { problem: 'damaged' };
  const declared = viewOf(bytes).getUint32(4, true) + 8;
  if (declared !== bytes.length) return { problem: declared > bytes.length ? 'damaged' : 'unsafe' };
  const chunks = chunksOf(bytes);
  if (!(chunks instanceof Map)) return chunks;
  const canvas = chunks.get('VP8X');
  if (canvas && canvas.length < 10) return { problem: 'damaged' };
  if (canvas && tooMany(side(canvas, 4), side(canvas, 7))) return { problem: 'unsafe' };
  const turn = orientationOf(chunks.get('EXIF') ?? new Uint8Array());
  const parts: Uint8Array[] = [];
  if (canvas) {
    const flags = ((canvas[0] ?? 0) & ALPHA_FLAG) | (turn === 1 ? 0 : EXIF_FLAG);
    parts.push(chunkOf('VP8X', joined([new Uint8Array([flags, 0, 0, 0]), canvas.subarray(4, 10)])));
  }
  const picture = PICTURES.find((type) => chunks.has(type));
  if (!picture) return { problem: 'damaged' };
  if (tooMany(...sidesOf(picture, chunks.get(picture) ?? new Uint8Array()))) return { problem: 'unsafe' };
  for (const type of ['ALPH', picture]) {
    const body = chunks.get(type);
    if (body && (type === picture || canvas)) parts.push(chunkOf(type, body));
  }
  if (canvas && turn !== 1) parts.push(chunkOf('EXIF', exifOf(turn)));
  const content = joined([bytesOf('WEBP'), ...parts]);
  const head = joined([bytesOf('RIFF'), new Uint8Array(4)]);
  viewOf(head).setUint32(4, content.length, true);
  return { kept: [head, content] };
}
