import { bytesOf, find, joined, type Problem, standsAt, textAt } from './bytes.ts';
import { LONGEST_NAME, NameSet } from './pdf-names.ts';

/** What acts by itself, carries other files, or hides the rest from inspection. */
const ACTIVE_NAMES = [
  ...['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'SubmitForm', 'ImportData', 'Encrypt'],
];
const ACTIVE = new NameSet(...ACTIVE_NAMES);
/** Too short to be looked for in compressed data. */
const FORM_PROGRAM = new NameSet('XFA');
const ACTIVE_OR_PROGRAM = new NameSet(...ACTIVE_NAMES, 'XFA');
const OBJECT_STREAM = new NameSet('ObjStm');
/** What says how the bytes of a stream are packed, or that they lie elsewhere; with the short forms that readers take, too. */
const PACKING = new NameSet(
  ...'Filter FlateDecode Fl ASCIIHexDecode AHx ASCII85Decode A85 LZWDecode LZW RunLengthDecode RL'.split(' '),
  ...'CCITTFaxDecode CCF JBIG2Decode DCTDecode DCT JPXDecode Crypt Predictor F FFilter'.split(' '),
);

const STREAM = bytesOf('stream');
const END_STREAM = bytesOf('endstream');
const OBJECT = bytesOf('obj');
const END = bytesOf('%%EOF');

/** What may follow the end. */
const BLANK = new Set([0, 9, 10, 11, 12, 13, 32]);

/** All object streams of a file together, unpacked. */
const MAX_UNPACKED = 64 * 1024 * 1024;
/** Object streams of one file; writers pack a hundred objects or more into each. */
const MAX_STREAMS = 1000;
/** What is said of an object stream is a line of names and numbers. */
const MAX_DICTIONARY = 4096;

/** How far behind `stream` its bytes begin; 0: it is no such keyword, which ends its line. */
function lineEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at] === 10) return 1;
  return bytes[at] === 13 && bytes[at + 1] === 10 ? 2 : 0;
}

/** Whether a program for a form is named outside of streams. */
function holdsFormProgram(bytes: Uint8Array): boolean {
  let outside = 0;
  for (let at = find(bytes, STREAM); at >= 0; at = find(bytes, STREAM, at + 1)) {
    if (lineEnd(bytes, at + STREAM.length) === 0) continue;
    const end = find(bytes, END_STREAM, at);
    if (end < 0) break;
    if (FORM_PROGRAM.isIn(bytes, outside, at)) return true;
    outside = end + END_STREAM.length;
    at = outside - 1;
  }
  return FORM_PROGRAM.isIn(bytes, outside);
}

/** What is known of an object stream before it is unpacked. */
interface ObjectStream {
  from: number;
  until: number;
  isPacked: boolean;
}

/**
 * How the stream with this dictionary is packed: not at all, by deflate alone, or in a way that is not looked through.
 * A comment or a text could hide another end of the dictionary, a second filter or a predictor the names inside.
 */
function packingOf(bytes: Uint8Array, from: number, until: number): 'none' | 'deflate' | null {
  const dictionary = textAt(bytes, from, until);
  const opened = dictionary.split('<<').length;
  if (/[%(]/.test(dictionary) || opened < 2 || opened !== dictionary.split('>>').length) return null;
  const filter = PACKING.next(bytes, from, until);
  if (!filter) return 'none';
  const kind = PACKING.next(bytes, filter.end, until);
  if (filter.name !== 'Filter' || kind?.name !== 'FlateDecode' || PACKING.isIn(bytes, kind.end, until)) return null;
  const before = textAt(bytes, filter.end, kind.at).trim();
  const behind = textAt(bytes, kind.end, until).trimStart();
  const isAlone = before === '' ? /^[/>]/.test(behind) : before === '[' && behind.startsWith(']');
  return isAlone ? 'deflate' : null;
}

/** The object stream whose kind is named at `named`. */
function streamAt(bytes: Uint8Array, named: number): ObjectStream | Problem {
  const start = find(bytes, STREAM, named);
  const until = start < 0 ? -1 : find(bytes, END_STREAM, start);
  if (until < 0) return 'damaged';
  let from = named;
  while (from > named - MAX_DICTIONARY && from > 0 && !standsAt(bytes, from, OBJECT)) from -= 1;
  if (start - from > MAX_DICTIONARY || !standsAt(bytes, from, OBJECT)) return 'unsafe';
  const packing = packingOf(bytes, from, start);
  if (!packing) return 'unsafe';
  const body = start + STREAM.length;
  return { from: body + Math.max(1, lineEnd(bytes, body)), until, isPacked: packing === 'deflate' };
}

/** Unpacks as far as it goes and looks through it piece by piece; what readers make of a broken end is no more than that. */
async function inspectPacked(
  bytes: Uint8Array<ArrayBuffer>,
  room: number,
): Promise<{ size: number; problem: Problem | null }> {
  let size = 0;
  let tail: Uint8Array = new Uint8Array();
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length;
      // A name may begin in one piece and end in the next.
      const piece = joined([tail, step.value]);
      if (size > room || ACTIVE_OR_PROGRAM.isIn(piece)) {
        await reader.cancel();
        return { size, problem: 'unsafe' };
      }
      tail = piece.subarray(-LONGEST_NAME - 1);
    }
  } catch {
    // Bytes after the end, or a broken end: what came before counts.
  }
  return { size, problem: size === 0 ? 'damaged' : null };
}

async function inspectObjectStreams(bytes: Uint8Array<ArrayBuffer>): Promise<Problem | null> {
  let room = MAX_UNPACKED;
  let streams = 0;
  for (let found = OBJECT_STREAM.next(bytes); found; streams += 1) {
    const stream = streamAt(bytes, found.at);
    if (typeof stream === 'string') return stream;
    // One inside another is looked for by no writer, only by who hides something.
    if (streams === MAX_STREAMS || OBJECT_STREAM.isIn(bytes, found.end, stream.until)) return 'unsafe';
    if (stream.isPacked) {
      const { size, problem } = await inspectPacked(bytes.slice(stream.from, stream.until), room);
      if (problem) return problem;
      room -= size;
    } else if (FORM_PROGRAM.isIn(bytes, stream.from, stream.until)) return 'unsafe';
    found = OBJECT_STREAM.next(bytes, stream.until);
  }
  return null;
}

/** Looks for programs, attached files and locks in a PDF, also where names are escaped or objects packed. */
export async function inspectPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Problem | null> {
  if (!/^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8))) return 'damaged';
  let end = bytes.length - END.length;
  while (end >= 0 && !standsAt(bytes, end, END)) end -= 1;
  if (end < 0) return 'damaged';
  if (!bytes.subarray(end + END.length).every((byte) => BLANK.has(byte))) return 'unsafe';
  if (ACTIVE.isIn(bytes) || holdsFormProgram(bytes)) return 'unsafe';
  return inspectObjectStreams(bytes);
}
