import { bytesOf, find, joined, type Problem, textAt } from './bytes.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { rewritePdf } from './rewrite-pdf.ts';
import { holdsMarkup, isAlsoSomethingElse } from './scan-text.ts';
import { readWebp } from './webp.ts';

/** Why a file is not kept: the id of a message. */
export type FileRefusal = 'chart.fileTypeRefused' | 'chart.fileUnsafe' | 'chart.fileDamaged' | 'chart.fileNotChecked';

/** What a person has to know of a file that is kept: the id of a message. */
export type FileRemark = 'chart.signatureNotKept';

/** What becomes of a file: why it is refused, or what is kept of it: what draws it and nothing else. */
export type Judgement =
  | { refused: FileRefusal }
  | { refused: null; kept: Uint8Array<ArrayBuffer>; remark?: FileRemark };

/** Judges the bytes of a file against the type it claims. Who gives it decides what it may take; it may be too busy to. */
export type JudgeFile = (bytes: Uint8Array<ArrayBuffer>, claimed: string) => Promise<Judgement | 'busy'>;

const REFUSALS: Readonly<Record<Problem, FileRefusal>> = {
  damaged: 'chart.fileDamaged',
  unsafe: 'chart.fileUnsafe',
  moving: 'chart.fileTypeRefused',
};
const PDF = bytesOf('%PDF-');
const PICTURES = { 'image/jpeg': readJpeg, 'image/png': readPng, 'image/webp': readWebp };

/** The types that are kept. */
export type FileType = 'application/pdf' | keyof typeof PICTURES;

/** The type by the first bytes, or null. */
export function typeByContent(bytes: Uint8Array): FileType | null {
  const head = textAt(bytes, 0, 16);
  if (head.startsWith('%PDF-')) return 'application/pdf';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp';
  return null;
}

/**
 * Judges the bytes of a file. PDF, JPEG, PNG and WebP are walked through from beginning to end, in a time that grows as
 * the file does: nothing may be hidden in them that is something else, or runs. A PDF is written anew.
 */
export async function judgeFile(bytes: Uint8Array<ArrayBuffer>, claimed: string): Promise<Judgement> {
  const type = typeByContent(bytes);
  if (type === null || type !== claimed) return { refused: 'chart.fileTypeRefused' };
  if (isAlsoSomethingElse(bytes)) return { refused: 'chart.fileUnsafe' };
  if (type === 'application/pdf') {
    const problem = await inspectPdf(bytes);
    const written = problem ? { problem } : await rewritePdf(bytes);
    if ('problem' in written) return { refused: REFUSALS[written.problem] };
    const { kept, wasSigned } = written;
    return { refused: null, kept, ...(wasSigned && { remark: 'chart.signatureNotKept' }) };
  }
  if (find(bytes, PDF) >= 0) return { refused: 'chart.fileUnsafe' };
  const picture = PICTURES[type](bytes);
  return 'problem' in picture ? { refused: REFUSALS[picture.problem] } : { refused: null, kept: joined(picture.kept) };
}

/** For other buckets: whether a file that claims no type we can walk through is in truth one, or a page. */
export function contradictsClaim(bytes: Uint8Array, claimed: string): boolean {
  if (typeByContent(bytes) !== null) return true;
  return !/html|xml|svg/.test(claimed) && holdsMarkup(bytes.subarray(0, 1024));
}
