/** What the function uses of pdfkit, fontkit, uqr and bidi-js. The versions are pinned: a part of this is theirs alone. */

/** An object of the file; a dictionary's values lie in `data`. */
export interface PdfRef {
  data: Record<string, unknown>;
  end(bytes?: Uint8Array): void;
}
export interface PdfElement {
  dictionary: PdfRef & { data: { K: unknown[] } };
  add(child: PdfElement): PdfElement;
  end(): void;
  _flushChild(child: unknown): void;
}
export interface PdfPage {
  dictionary: PdfRef;
  annotations: PdfRef[];
}
type Tags = { title?: string; alt?: string; bbox?: readonly number[]; placement?: string };
export declare class PDFDocument {
  constructor(options: object);
  page: PdfPage;
  _root: PdfRef;
  endAcroForm: () => PDFDocument;
  addPage(): this;
  switchToPage(index: number): this;
  bufferedPageRange(): { start: number; count: number };
  registerFont(name: string, font: Font): this;
  font(name: string): this;
  fontSize(size: number): this;
  fillColor(color: string): this;
  strokeColor(color: string): this;
  lineWidth(width: number): this;
  widthOfString(text: string): number;
  text(text: string, x: number, y: number, options: object): this;
  struct(type: string, options?: Tags, children?: (() => void)[]): PdfElement;
  addStructure(element: PdfElement): this;
  markContent(tag: string, options: object): this;
  endMarkedContent(): this;
  ref(data: object): PdfRef;
  createStructParentTreeNextKey(): number;
  getStructParentTree(): { add(key: number, value: PdfRef): void };
  save(): this;
  restore(): this;
  translate(x: number, y: number): this;
  scale(factor: number): this;
  rotate(degrees: number): this;
  path(path: string): this;
  rect(x: number, y: number, width: number, height: number): this;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
  circle(x: number, y: number, radius: number): this;
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  dash(length: number, options: { space: number }): this;
  undash(): this;
  clip(): this;
  fill(color?: string): this;
  stroke(): this;
  on(event: 'data', listener: (bytes: Uint8Array) => void): this;
  on(event: 'end', listener: () => void): this;
  on(event: 'error', listener: (cause: unknown) => void): this;
  end(): void;
}
export interface Font {
  characterSet: number[];
  hasGlyphForCodePoint(point: number): boolean;
  glyphForCodePoint(point: number): unknown;
}
export declare function createFont(bytes: Uint8Array): Font;
export declare function encodePicture(text: string, options: { ecc: 'M'; border: number }): { data: boolean[][] };
export declare function createBidi(): {
  getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { levels: Uint8Array };
};
