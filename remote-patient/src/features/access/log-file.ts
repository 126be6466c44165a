import type { LogLine } from '@telehealth/data/access/access.schema';
import { actorText, partWords, rightText } from '../../access-words/group-log';

const HEAD = [
  'Number',
  'Time (UTC)',
  'Who',
  'Role',
  'Action',
  'Part of the record',
  'By what right',
  'Reported',
  'Answer',
];

/** A cell of RFC 4180. An apostrophe keeps spreadsheets from running it as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes the log as comma-separated values, oldest line first. */
export function toLogFile(newestFirst: readonly LogLine[]): string {
  const rows = [...newestFirst]
    .reverse()
    .map((line) => [
      String(line.seq),
      line.at.toISOString(),
      actorText(line),
      line.actorRole,
      line.action,
      partWords(line.category),
      rightText(line),
      line.reportedAt?.toISOString() ?? '',
      line.reportAnswer,
    ]);
  return [HEAD, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
