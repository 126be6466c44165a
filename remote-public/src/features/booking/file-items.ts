import type { AppError } from '@telehealth/contracts';
import type { VisitFile } from '@telehealth/data/visit-files/visit-file.schema';

/** A file on the page: where it is on its way. `interrupted`: announced before a reload, and never arrived. */
export interface FileItem {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  state: 'waiting' | 'sending' | 'checking' | 'stored' | 'failed' | 'interrupted';
  /** The part that has left, 0 to 1. */
  sent: number;
  problem: AppError | null;
  /** What the person chose; null when only the server has it. */
  file: File | null;
  /** What is sent of it, without what a camera wrote into it; null until then. */
  clean: File | null;
}

export type FileStep =
  | { do: 'add'; items: readonly FileItem[] }
  | { do: 'change'; id: string; to: Partial<FileItem> }
  | { do: 'remove'; id: string };

/** One step of the list. A step for a file that was removed meanwhile changes nothing. */
export function stepFiles(items: readonly FileItem[], step: FileStep): readonly FileItem[] {
  if (step.do === 'remove') return items.filter(({ id }) => id !== step.id);
  if (step.do === 'change') return items.map((item) => (item.id === step.id ? { ...item, ...step.to } : item));
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...step.items.filter(({ id }) => !known.has(id))];
}

export function toItem(file: File, id: string): FileItem {
  const { name, size } = file;
  return { id, name, size, state: 'waiting', sent: 0, problem: null, file, clean: null };
}

/** A file that was added before a reload, as the server has it. */
export function toKeptItem({ id, name, size, state, reason }: VisitFile): FileItem {
  const base = { id, name, size, sent: state === 'stored' ? 1 : 0, file: null, clean: null };
  if (state === 'stored') return { ...base, state, problem: null };
  if (state === 'awaiting_file') return { ...base, state: 'interrupted', problem: { id: 'booking.fileNotFinished' } };
  return { ...base, state: 'failed', problem: { id: reason ?? 'chart.fileDamaged' } };
}

export const isUnderWay = ({ state }: FileItem): boolean =>
  state === 'waiting' || state === 'sending' || state === 'checking';

/** Refused for what it is: sending it again would end the same way. */
const FINAL = /^(chart\.file|booking\.pictureUnreadable)/;
export const maySendAgain = ({ state, file, problem }: FileItem): boolean =>
  state === 'failed' && file !== null && !FINAL.test(problem?.id ?? '');
