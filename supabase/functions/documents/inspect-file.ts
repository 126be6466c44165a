import { inspectJpeg, inspectPng, inspectWebp, type Problem } from './inspect-image.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { holdsMarkup, isAlsoSomethingElse, textOf } from './scan-text.ts';

/** Why a file is not kept: the id of a message. */
export type FileRefusal = 'chart.fileTypeRefused' | 'chart.fileUnsafe' | 'chart.fileDamaged';

const REFUSALS = { damaged: 'chart.fileDamaged', unsafe: 'chart.fileUnsafe' } as const;

/** The type by the first bytes, or null. */
export function typeByContent(bytes: Uint8Array): string | null {
  const head = textOf(bytes.subarray(0, 16));
  if (head.startsWith('%PDF-')) return 'application/pdf';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && head.startsWith('PNG\r\n\x1a\n', 1)) return 'image/png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp';
  return null;
}

async function problemOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Problem> {
  const text = textOf(bytes);
  if (isAlsoSomethingElse(text)) return 'unsafe';
  if (type === 'application/pdf') return inspectPdf(bytes);
  if (text.includes('%PDF-')) return 'unsafe';
  if (type === 'image/png') return inspectPng(bytes);
  return type === 'image/jpeg' ? inspectJpeg(bytes) : inspectWebp(bytes);
}

/**
 * Judges the bytes of a file against the type it claims. PDF, JPEG, PNG and WebP are walked through from beginning to end:
 * nothing may be hidden in them that is something else, or runs. Null when nothing is wrong.
 */
export async function inspectFile(bytes: Uint8Array<ArrayBuffer>, claimed: string): Promise<FileRefusal | null> {
  const type = typeByContent(bytes);
  if (type === null || type !== claimed) return 'chart.fileTypeRefused';
  const problem = await problemOf(bytes, type);
  return problem && REFUSALS[problem];
}

/** For other buckets: whether a file that claims no type we can walk through is in truth one, or a page. */
export function contradictsClaim(bytes: Uint8Array, claimed: string): boolean {
  if (typeByContent(bytes) !== null) return true;
  return !/html|xml|svg/.test(claimed) && holdsMarkup(textOf(bytes.subarray(0, 1024)));
}
