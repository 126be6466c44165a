import type { LogLine } from '@telehealth/data/access/access.schema';
import { toCsv } from '@telehealth/ui/parts/csv';
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
  return toCsv([HEAD, ...rows]);
}
