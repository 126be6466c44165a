import { createBidi, PDFDocument, type PdfElement } from '../vendor/drawing.mjs';
import { INK } from './colors.ts';
import { CHAIN, type Face, FONT_NAMES, type FontName, fontOf, hasAll } from './fonts.ts';

export interface TextStyle {
  face?: Face;
  size?: number;
  color?: string;
  /** Height of a line, in sizes. */
  leading?: number;
  align?: 'left' | 'right';
  spacing?: number;
}
interface Run {
  font: FontName;
  text: string;
  rtl: boolean;
}
type Tags = { title?: string; alt?: string; bbox?: readonly number[]; placement?: string };

const bidi = createBidi();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Parts of a line that are drawn in one font and one direction. */
function runsOf(text: string, face: Face): Run[] {
  const clean = text.normalize('NFC');
  const { levels } = bidi.getEmbeddingLevels(clean, 'ltr');
  const chain = CHAIN[face];
  const runs: Run[] = [];
  let at = 0;
  // A word stays in one font where any font has all of it: a name half in one face and half in another looks broken.
  for (const word of clean.split(/(?<= )/)) {
    const whole = chain.find((name) => hasAll(name, word.trimEnd()));
    for (const { segment } of graphemes.segment(word)) {
      const font = whole ?? chain.find((name) => hasAll(name, segment)) ?? chain[chain.length - 2] ?? 'wide';
      const rtl = ((levels[at] ?? 0) & 1) === 1;
      const last = runs.at(-1);
      if (last && (last.font === font || segment === ' ') && last.rtl === rtl) last.text += segment;
      else runs.push({ font, text: segment, rtl });
      at += segment.length;
    }
  }
  return runs;
}

/** As they are drawn from left to right: words of the other direction stand in the other order. */
function visualOrder(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let turned: Run[] = [];
  const put = () => {
    ordered.push(...turned.reverse());
    turned = [];
  };
  for (const run of runs) {
    if (run.rtl) for (const text of run.text.split(/(?<= )/)) turned.push({ ...run, text });
    else {
      put();
      ordered.push(run);
    }
  }
  put();
  return ordered;
}

export interface KitOptions {
  title: string;
  author: string;
  subject: string;
  lang: string;
  at: Date;
  /** Which certificate signs it; null: none. */
  signedWith: string | null;
}

/** Draws a tagged document: text with fallback fonts in both directions; whatever is seen has a tag or is an artifact. */
export class Kit {
  readonly doc: PDFDocument;
  readonly root: PdfElement;
  /** How far down the present page is drawn. */
  y = 0;
  /** Widths at one point, kept for the document: wrapping asks for the same ones again and again. */
  private readonly widths = new Map<string, number>();

  constructor({ title, author, subject, lang, at, signedWith }: KitOptions) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: 0, left: 0, right: 0, bottom: 0 },
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang,
      displayTitle: true,
      subset: 'PDF/A-2b',
      // Else Helvetica comes in, which is not embedded.
      font: null,
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Creator: 'Sawubona',
        Producer: 'Sawubona (PDFKit)',
        CreationDate: at,
        ModDate: at,
        ...(signedWith !== null && { SignerCertificate: signedWith }),
      },
    });
    for (const name of FONT_NAMES) this.doc.registerFont(name, fontOf(name));
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }
  page(): void {
    this.doc.addPage();
    this.y = 0;
  }
  /** Draws inside of a tag. */
  tag(type: string, draw: () => void, parent: PdfElement = this.root, options: Tags = {}): PdfElement {
    const element = this.doc.struct(type, options, [draw]);
    parent.add(element);
    return element;
  }
  group(type: string, parent: PdfElement = this.root, options: Tags = {}): PdfElement {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }
  /** Draws what no reader needs to hear of. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }
  width(text: string, { face = 'body', size = 10, spacing = 0 }: TextStyle = {}): number {
    const key = `${face} ${text}`;
    let one = this.widths.get(key);
    if (one === undefined) {
      one = 0;
      for (const run of runsOf(text, face)) one += this.doc.font(run.font).fontSize(1000).widthOfString(run.text);
      one /= 1000;
      this.widths.set(key, one);
    }
    return one * size + spacing * [...text].length;
  }
  /** A word that is longer than a line is cut where the line ends. */
  private cut(word: string, width: number, style: TextStyle): string[] {
    if (this.width(word, style) <= width) return [word];
    const parts = [''];
    for (const { segment } of graphemes.segment(word)) {
      const last = parts.at(-1) ?? '';
      if (last !== '' && this.width(last + segment, style) > width) parts.push(segment);
      else parts[parts.length - 1] = last + segment;
    }
    return parts;
  }
  lines(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = [];
    const space = this.width(' ', style);
    for (const paragraph of text.split('\n')) {
      let [line, used] = ['', 0];
      for (const word of paragraph.split(' ').flatMap((one) => this.cut(one, width, style))) {
        const more = this.width(word, style);
        if (line !== '' && used + space + more > width) {
          lines.push(line);
          [line, used] = [word, more];
        } else {
          used += (line === '' ? 0 : space) + more;
          line = line === '' ? word : `${line} ${word}`;
        }
      }
      lines.push(line);
    }
    return lines;
  }
  private drawLine(line: string, x: number, y: number, width: number, style: TextStyle): void {
    const { face = 'body', size = 10, color = INK, align = 'left', spacing = 0 } = style;
    let at = align === 'right' ? x + width - this.width(line, style) : x;
    // One baseline for all fonts of a line.
    const base = y + size * 0.95;
    for (const { font, text } of visualOrder(runsOf(line, face))) {
      this.doc.font(font).fontSize(size).fillColor(color);
      this.doc.text(text, at, base, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
      at += this.doc.widthOfString(text) + spacing * [...text].length;
    }
  }
  /** Draws a text and gives how high it is. To be called inside of a tag. */
  write(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const { size = 10, leading = 1.38 } = style;
    const lines = this.lines(text, width, style);
    lines.forEach((line, nr) => {
      this.drawLine(nr < lines.length - 1 ? `${line} ` : line, x, y + nr * size * leading, width, style);
    });
    return lines.length * size * leading;
  }
  height(text: string, width: number, style: TextStyle = {}): number {
    return this.lines(text, width, style).length * (style.size ?? 10) * (style.leading ?? 1.38);
  }
  /** Ends the document and gives its bytes. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end();
    const parts: BlobPart[] = [];
    const done = new Promise<void>((resolve, reject) => {
      this.doc.on('data', (part) => parts.push(part.slice()));
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    this.doc.end();
    await done;
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }
}
