import type { Problem } from './inspect-image.ts';
import { textOf } from './scan-text.ts';

/** A PDF name as it may be written: every character plain or as #xx. */
function nameIn(name: string): string {
  const either = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${[...code].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('')})`;
  });
  return `/${either.join('')}(?![A-Za-z0-9])`;
}

/** What acts by itself, carries other files, or hides the rest from inspection. */
const ACTIVE = new RegExp(
  ['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'SubmitForm', 'ImportData', 'Encrypt']
    .map(nameIn)
    .join('|'),
);
/** Too short to be looked for in compressed data. */
const FORM_PROGRAM = new RegExp(nameIn('XFA'));
const OBJECT_STREAM = new RegExp(nameIn('ObjStm'), 'g');
const ANY_FILTER = new RegExp(nameIn('Filter'));
const ONE_FLATE = new RegExp(`${nameIn('Filter')}\\s*(?:\\[\\s*)?${nameIn('FlateDecode')}\\s*(?:\\]|/|>|$|[\\r\\n])`);
const STREAM = /stream\r?\n[\s\S]*?endstream/g;
/** All object streams of a file together, unpacked. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/** Unpacks as far as it goes, up to a limit; what readers make of a broken end is no more than that. */
async function inflate(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (let step = await reader.read(); !step.done && size <= limit; step = await reader.read()) {
      chunks.push(step.value);
      size += step.value.length;
    }
    await reader.cancel();
  } catch {
    // Bytes after the end, or a broken end: what came before counts.
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

async function inspectObjectStreams(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<Problem> {
  let room = MAX_UNPACKED;
  for (const found of text.matchAll(OBJECT_STREAM)) {
    const start = text.indexOf('stream', found.index);
    const end = text.indexOf('endstream', start);
    if (start < 0 || end < 0) return 'damaged';
    const about = text.slice(text.lastIndexOf('obj', found.index), start);
    if (!ANY_FILTER.test(about)) continue;
    if (!ONE_FLATE.test(about)) return 'unsafe';
    const body = start + (text.startsWith('stream\r\n', start) ? 8 : 7);
    const unpacked = await inflate(bytes.slice(body, end), room);
    room -= unpacked.length;
    if (unpacked.length === 0) return 'damaged';
    const inside = textOf(unpacked);
    if (room < 0 || ACTIVE.test(inside) || FORM_PROGRAM.test(inside)) return 'unsafe';
  }
  return null;
}

/** Looks for programs, attached files and locks in a PDF, also where names are escaped or objects packed. */
export async function inspectPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Problem> {
  const text = textOf(bytes);
  if (!/^%PDF-[12]\.\d/.test(text)) return 'damaged';
  const end = text.lastIndexOf('%%EOF');
  if (end < 0) return 'damaged';
  if (/[^\s\0]/.test(text.slice(end + 5))) return 'unsafe';
  if (ACTIVE.test(text)) return 'unsafe';
  if (FORM_PROGRAM.test(text.replace(STREAM, ''))) return 'unsafe';
  return inspectObjectStreams(bytes, text);
}
