import type { ReactNode } from 'react';

/** A tagged part of a page: its standard structure type (PDF 32000-1, 14.8.4), and what is in it. */
export interface PdfNode {
  role: string;
  /** Of a figure: what it shows. */
  alt: string;
  parts: readonly (PdfNode | string)[];
}

/** A part of the structure tree as pdf.js gives it; leaves name marked content. */
export interface PdfTag {
  role?: string;
  alt?: string;
  children?: readonly PdfTag[];
  type?: string;
  id?: string;
}

/** A piece of the text as pdf.js gives it: words, or where marked content begins and ends. */
export interface PdfPiece {
  str?: string;
  hasEOL?: boolean;
  type?: string;
  id?: string | null;
}

/** The words of each marked content by its id; what has none is decoration, and is not read. */
function wordsById(pieces: readonly PdfPiece[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const { type, id, str = '', hasEOL = false } of pieces) {
    if (type === 'beginMarkedContent' || type === 'beginMarkedContentProps') open.push(id ?? null);
    else if (type === 'endMarkedContent') open.pop();
    else {
      const inside = open.findLast((one) => one !== null);
      if (inside) words.set(inside, `${words.get(inside) ?? ''}${str}${hasEOL ? ' ' : ''}`);
    }
  }
  return words;
}

/**
 * The words of a page in the order of its tags.
 * @param tree null: the file has no tags, and its words come as they were drawn
 */
export function readPage(tree: PdfTag | null, pieces: readonly PdfPiece[]): readonly PdfNode[] {
  if (tree === null) {
    const all = pieces.map(({ str = '', hasEOL = false }) => `${str}${hasEOL ? ' ' : ''}`).join('');
    return [{ role: 'P', alt: '', parts: [all] }];
  }
  const words = wordsById(pieces);
  const read = ({ role = '', alt = '', children = [], id }: PdfTag): PdfNode | string =>
    id === undefined ? { role, alt, parts: children.map(read) } : (words.get(id) ?? '').replace(/\s+/g, ' ').trim();
  const root = read(tree);
  return typeof root === 'string' ? [] : [root];
}

const MARKS = {
  P: 'p',
  L: 'ul',
  LI: 'li',
  // The page around the file has the first two levels.
  H1: 'h3',
  H2: 'h4',
  H3: 'h5',
} as const;
/** Within a line of text. */
const INLINE = ['Span', 'Link', 'Lbl', 'Em', 'Strong', 'Quote'];
const isMarked = (role: string): role is keyof typeof MARKS => role in MARKS;

/** The words of a page as headings, paragraphs and lists. */
export function PdfText({ nodes }: { nodes: readonly (PdfNode | string)[] }): ReactNode {
  return nodes.map((node, at) => {
    // Parts have no id, and never change places.
    const key = `${at}`;
    if (typeof node === 'string') return <span key={key}>{node} </span>;
    const { role, alt, parts } = node;
    if (alt !== '') return <p key={key}>{alt}</p>;
    const inside = <PdfText nodes={parts} />;
    if (INLINE.includes(role)) return <span key={key}>{inside}</span>;
    if (!isMarked(role)) return <div key={key}>{inside}</div>;
    const Mark = MARKS[role];
    return <Mark key={key}>{inside}</Mark>;
  });
}
