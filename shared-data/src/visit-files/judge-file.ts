import { DOCUMENT_FILE_TYPES, type DocumentFileType, fileNameFits } from '@telehealth/contracts/chart';
import type { MessageId } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';

const isKept = (type: string): type is DocumentFileType => type in DOCUMENT_FILE_TYPES;

/** What the picker offers. */
export const KEPT_TYPES = Object.keys(DOCUMENT_FILE_TYPES).join(',');

/** Why a file would be refused in any case, so that nobody sends it for nothing; the server judges its content again. */
export function judgeFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): MessageId | null {
  if (!isKept(type)) return 'chart.fileTypeRefused';
  if (size < 1) return 'chart.fileEmpty';
  if (size > LIMITS.documentBytes.max) return 'chart.fileTooLarge';
  return name.length > LIMITS.fileName.max || !fileNameFits(name, type) ? 'chart.fileNameRefused' : null;
}

/** `kB` and `MB` as people know them from their own device. */
export function sizeInWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;
}

/** How far a file has got. Of a large one also the bytes: a percent of it can be minutes on a slow line. */
export function sentInWords(part: number, bytes: number): string {
  const percent = `${Math.round(part * 100)} %`;
  if (bytes < 1_000_000) return `${percent} of ${sizeInWords(bytes)}`;
  return `${percent}, ${part > 0 ? sizeInWords(part * bytes) : '0 kB'} of ${sizeInWords(bytes)}`;
}
