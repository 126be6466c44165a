import type { QueuedFile } from '@telehealth/data/visit-files/file-queue';
import type { VisitFile } from '@telehealth/data/visit-files/visit-file.schema';

/** A file and its upload state. `lost`: registered and never uploaded, or refused for good. */
export interface FileItem extends Omit<QueuedFile, 'state' | 'body' | 'isFlagged'> {
  state: QueuedFile['state'] | 'stored' | 'lost';
}

/** A file that was added before a reload, from the server's row. */
export function toKeptItem({ id, name, size, state, reason }: VisitFile): FileItem {
  const base = { id, name, size, sent: state === 'stored' ? 1 : 0, remark: null, problem: null };
  if (state === 'stored') return { ...base, state, remark: reason };
  return {
    ...base,
    state: 'lost',
    problem: { id: state === 'awaiting_file' ? 'booking.fileNotFinished' : (reason ?? 'chart.fileDamaged') },
  };
}

export const isUnderWay = ({ state }: FileItem): boolean => !['stored', 'failed', 'lost', 'waiting'].includes(state);

/** Refused for its content: another attempt would fail too. */
const FINAL = /^(chart\.file|booking\.pictureUnreadable)/;
export const maySendAgain = ({ state, problem }: FileItem): boolean =>
  state === 'waiting' || (state === 'failed' && !FINAL.test(problem?.id ?? ''));
