import { joined, MAX_PARTS, textAt, tooMany, viewOf } from '@telehealth/supabase/functions/documents/bytes.ts';
import type { Judgement } from '@telehealth/supabase/functions/documents/judge-file.ts';
import { isAlsoSomethingElse } from '@telehealth/supabase/functions/documents/scan-text.ts';

const DAMAGED: Judgement = { refused: 'chart.fileDamaged' };
const EXTENSION = 0x21;
const TIMING = 0xf9;
const IMAGE = 0x2c;
const END = 0x3b;

/** Returns the size of the colour table in bytes, by its flags. */
const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns the position after a row of sub-blocks; beyond the end when it is not terminated. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** Returns the end of the block that begins here, and whether it draws. */
function blockAt(bytes: Uint8Array, at: number): { end: number; draws: boolean } {
  if (bytes[at] === EXTENSION) {
    const end = afterBlocks(bytes, at + 2);
    return { end, draws: bytes[at + 1] === TIMING && end === at + 8 };
  }
  if (bytes[at] !== IMAGE) return { end: Number.POSITIVE_INFINITY, draws: false };
  return { end: afterBlocks(bytes, at + 11 + coloursOf(bytes[at + 9] ?? 0)), draws: true };
}

/**
 * Keeps the drawing blocks of a GIF: no comments, no application data, nothing after its end. The identity's form accepts this
 * type, too.
 */
export function judgeGif(bytes: Uint8Array<ArrayBuffer>): Judgement {
  if (!/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return { refused: 'chart.fileTypeRefused' };
  if (isAlsoSomethingElse(bytes)) return { refused: 'chart.fileUnsafe' };
  if (bytes.length < 14) return DAMAGED;
  if (tooMany(viewOf(bytes).getUint16(6, true), viewOf(bytes).getUint16(8, true)))
    return { refused: 'chart.fileUnsafe' };
  let at = 13 + coloursOf(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  for (let parts = 0; parts < MAX_PARTS && at < bytes.length; parts += 1) {
    if (bytes[at] === END) {
      return kept.length > 1 ? { refused: null, kept: joined([...kept, bytes.subarray(at, at + 1)]) } : DAMAGED;
    }
    const { end, draws } = blockAt(bytes, at);
    if (end > bytes.length) return DAMAGED;
    if (draws) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return DAMAGED;
}
