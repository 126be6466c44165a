/** Bytes as text, one character per byte; only ASCII is compared. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);

/** Starts of markup a browser could run, for parts of a file that hold texts. */
const MARKUP = /<(?:script|html|head|body|iframe|svg|img|object|embed|math|form|link|meta|style|!doctype|\?php)\b/i;
/** The same for whole files: long enough never to occur by chance in compressed data. */
const MARKUP_ANYWHERE =
  /<script[\s>/]|<!doctype\s+html|<iframe\s|<\?php\s|<svg\s[^>]{0,500}xmlns|<html[\s>][\s\S]{0,500}<(?:body|head)/i;
/** Ends of ZIP archives and starts of RAR and 7z ones: readers of archives find them anywhere in a file. */
const ARCHIVES = ['PK\x05\x06\0\0\0\0', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];

/** Whether a part that holds texts (comments, metadata, what follows the end) could run as a page. */
export const holdsMarkup = (text: string): boolean => MARKUP.test(text);

/** Whether a whole file is something else at the same time: a page or an archive. */
export const isAlsoSomethingElse = (text: string): boolean =>
  MARKUP_ANYWHERE.test(text) || ARCHIVES.some((mark) => text.includes(mark));
