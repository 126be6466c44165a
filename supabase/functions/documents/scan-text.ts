import { bytesOf, standsAt } from './bytes.ts';

/** Starts of markup a browser could run, for parts of a file that hold texts; by the first letter behind the `<`. */
const TAGS = byFirstLetter(
  'script html head body iframe svg img object embed math form link meta style !doctype ?php'.split(' '),
);
/** Ends of ZIP archives and starts of RAR and 7z ones: readers of archives find them anywhere in a file. */
const ARCHIVES = ['PK\x05\x06\0\0\0\0', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'].map(bytesOf);
/** How far behind the opening of a page or drawing that is looked for which makes it one. */
const NEAR = 500;

function byFirstLetter(words: readonly string[]): readonly (readonly string[] | undefined)[] {
  const letters: string[][] = [];
  for (const word of words) letters[word.charCodeAt(0)] = [...(letters[word.charCodeAt(0)] ?? []), word];
  return letters;
}

const lower = (byte: number | undefined): number =>
  byte !== undefined && byte >= 65 && byte <= 90 ? byte + 32 : (byte ?? 0);
const isSpace = (byte: number | undefined): boolean => byte === 32 || (byte !== undefined && byte >= 9 && byte <= 13);
const isWord = (byte: number | undefined): boolean =>
  byte !== undefined &&
  ((byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || byte === 95 || (byte >= 97 && byte <= 122));

/** Whether this word stands there in either case; `word` is in lower case. */
function saysAt(bytes: Uint8Array, at: number, word: string): boolean {
  for (let step = 0; step < word.length; step += 1) if (lower(bytes[at + step]) !== word.charCodeAt(step)) return false;
  return true;
}

/** Whether a part that holds texts (comments, metadata, what follows the end) could run as a page. */
export function holdsMarkup(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0x3c) continue;
    const tags = TAGS[lower(bytes[at + 1])];
    if (tags?.some((tag) => saysAt(bytes, at + 1, tag) && !isWord(bytes[at + 1 + tag.length]))) return true;
  }
  return false;
}

/** Whether the drawing that opens here says that it is one. A second opening ends the search: it looks itself. */
function opensDrawing(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < from + NEAR && at < bytes.length && bytes[at] !== 0x3e; at += 1) {
    if (saysAt(bytes, at, 'xmlns')) return true;
    if (bytes[at] === 0x3c && saysAt(bytes, at + 1, 'svg')) return false;
  }
  return false;
}

function opensDoctype(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (isSpace(bytes[at])) at += 1;
  return at > from && saysAt(bytes, at, 'html');
}

/** What only a page begins with; long enough never to occur by chance in compressed data. */
function opensPage(bytes: Uint8Array, at: number): boolean {
  const behind = (word: string) => (saysAt(bytes, at, word) ? at + word.length : 0);
  const script = behind('script');
  if (script && (isSpace(bytes[script]) || bytes[script] === 0x3e || bytes[script] === 0x2f)) return true;
  const doctype = behind('!doctype');
  if (doctype && opensDoctype(bytes, doctype)) return true;
  const frame = behind('iframe') || behind('?php');
  if (frame && isSpace(bytes[frame])) return true;
  const drawing = behind('svg');
  return drawing > 0 && isSpace(bytes[drawing]) && opensDrawing(bytes, drawing + 1);
}

/** Whether a whole file is something else at the same time: a page or an archive. */
export function isAlsoSomethingElse(bytes: Uint8Array): boolean {
  let page = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x3c) {
      if (opensPage(bytes, at + 1)) return true;
      if (at - page <= NEAR && (saysAt(bytes, at + 1, 'body') || saysAt(bytes, at + 1, 'head'))) return true;
      const behind = at + 5;
      if (saysAt(bytes, at + 1, 'html') && (isSpace(bytes[behind]) || bytes[behind] === 0x3e)) page = behind + 1;
    } else if (byte === 0x50 || byte === 0x52 || byte === 0x37) {
      if (ARCHIVES.some((mark) => standsAt(bytes, at, mark))) return true;
    }
  }
  return false;
}
