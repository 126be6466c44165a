import { createFont, type Font } from '../vendor/drawing.mjs';
import { arabic, body, display, strong, wide, wideStrong } from '../vendor/fonts.mjs';

const files = { body, strong, display, wide, wideStrong, arabic };

export type FontName = keyof typeof files;
export type Face = 'body' | 'strong' | 'display';
export const FONT_NAMES = ['body', 'strong', 'display', 'wide', 'wideStrong', 'arabic'] as const satisfies FontName[];

/** In which fonts a face is looked for, the first that has all of a word. */
export const CHAIN: Readonly<Record<Face, readonly FontName[]>> = {
  body: ['body', 'wide', 'arabic'],
  strong: ['strong', 'wideStrong', 'arabic'],
  display: ['display', 'strong', 'wideStrong', 'arabic'],
};

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Parsed once for the life of the process: parsing is most of the cost of a short document. */
const parsed = new Map<FontName, Font>();

/** The first and last of the Arabic presentation forms: a shaped letter shall carry the letter that was typed. */
const [FORMS_FROM, FORMS_TO] = [0xfb50, 0xfeff];

export function fontOf(name: FontName): Font {
  const known = parsed.get(name);
  if (known) return known;
  const made = createFont(bytesOf(files[name]));
  // fontkit keeps a glyph with the characters it was first asked for. Asked first as a part of another (the a of an á), it would
  // keep none, and the text of every later document would lose that letter. So each is asked for by its character once.
  for (const point of [...made.characterSet].sort((a, b) => a - b)) {
    if (point < FORMS_FROM || point > FORMS_TO) made.glyphForCodePoint(point);
  }
  parsed.set(name, made);
  return made;
}

const JOINERS = new Set(['\u200c', '\u200d']);

/** Whether a font draws every letter of a text. */
export const hasAll = (name: FontName, text: string): boolean =>
  [...text].every((letter) => JOINERS.has(letter) || fontOf(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
