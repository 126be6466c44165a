import { type AppError, chosenFile, isAppError, LIMITS } from '@telehealth/contracts';
import { useBackendAddress } from '@telehealth/contracts/session';
import { toResult } from '@telehealth/data/client/call-backend';
import { useBackend } from '@telehealth/data/client/use-backend';
import { judgeFile } from '@telehealth/data/visit-files/judge-file';
import { withoutMetadata } from '@telehealth/data/visit-files/picture-without-metadata';
import { dropVisitFile, sendVisitFile } from '@telehealth/data/visit-files/visit-file.calls';
import { useReducer, useRef, useState } from 'react';
import { type FileItem, stepFiles, toItem, toKeptItem } from './file-items';
import type { BookingModel } from './use-booking';
import { type KeptFiles, useKeptFiles } from './use-kept-files';

export interface VisitFilesControl {
  items: readonly FileItem[];
  kept: KeptFiles;
  /** Why a file that was just chosen is not on the list, or could not be taken off it. */
  refused: { name: string; error: AppError } | null;
  isFull: boolean;
  /** Everything on the list has arrived. */
  isReady: boolean;
  add: (files: readonly File[]) => void;
  sendAgain: (item: FileItem) => void;
  /** Also stops one that is on its way. Whether it left the list. */
  remove: (item: FileItem) => Promise<boolean>;
}

/**
 * Files for the visit that is being booked: sent as they are chosen, one after the other, to the account and to nowhere
 * else. The form holds their ids, so that draft, reload and back button keep them.
 */
export function useVisitFiles({ form }: Pick<BookingModel, 'form'>, isOpen: boolean): VisitFilesControl {
  const backend = useBackend();
  const [items, step] = useReducer(stepFiles, []);
  const [refused, setRefused] = useState<VisitFilesControl['refused']>(null);
  const kept = useKeptFiles(form, isOpen, (files) => step({ do: 'add', items: files.map(toKeptItem) }));
  const sending = useSending((id, to) => step({ do: 'change', id, to }));
  const setIds = (change: (ids: readonly string[]) => string[]) => {
    form.setValue('files', change(form.getValues('files') ?? []), { shouldDirty: true });
    form.clearErrors('files');
  };
  const isFull = items.length >= LIMITS.intakeFiles.max;

  const add = async (given: readonly File[]) => {
    setRefused(null);
    const files = await Promise.all(given.map(chosenFile));
    const room = LIMITS.intakeFiles.max - items.length;
    const taken: FileItem[] = [];
    for (const file of files) {
      const twice = items.some((item) => item.file !== null && isSame(item.file, file));
      const problem = twice ? 'booking.fileTwice' : (judgeFile(file) ?? (taken.length >= room && 'booking.filesFull'));
      if (problem) setRefused({ name: file.name, error: { id: problem } });
      else taken.push(toItem(file, crypto.randomUUID()));
    }
    step({ do: 'add', items: taken });
    setIds((ids) => [...ids, ...taken.map(({ id }) => id)]);
    for (const item of taken) sending.begin(item);
  };
  const remove = async (item: FileItem) => {
    sending.stop(item.id);
    const dropped = await toResult(() => dropVisitFile(backend, item.id));
    // It stays on the list as long as it may still lie with us.
    if (!dropped.ok) {
      setRefused({ name: item.name, error: dropped.error });
      return false;
    }
    setRefused(null);
    step({ do: 'remove', id: item.id });
    setIds((ids) => ids.filter((id) => id !== item.id));
    return true;
  };
  const isReady = items.every(({ state }) => state === 'stored');
  return { items, kept, refused, isFull, isReady, add: (files) => void add(files), sendAgain: sending.begin, remove };
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

type Change = (id: string, to: Partial<FileItem>) => void;

/** Sends files one after the other: a phone's line is shared by all of them. */
function useSending(change: Change) {
  const backend = useBackend();
  const address = useBackendAddress();
  const line = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());
  const send = async ({ id, file, clean: cleaned }: FileItem, signal: AbortSignal) => {
    if (file === null || signal.aborted) return;
    change(id, { state: 'sending', sent: 0, problem: null });
    // Sent again it must be the same file: drawn anew it would be another one.
    const clean = cleaned ?? (await withoutMetadata(file));
    change(id, { clean, size: clean.size, name: clean.name });
    const onProgress = (sent: number) => change(id, sent < 1 ? { sent } : { sent, state: 'checking' });
    const to = address ?? { url: '', key: '' };
    const stored = await sendVisitFile(backend, { id, file: clean, address: to, onProgress, signal });
    change(id, { state: 'stored', sent: 1, size: stored.size });
  };
  const begin = (item: FileItem) => {
    const stop = new AbortController();
    stops.current.set(item.id, stop);
    change(item.id, { state: 'waiting', problem: null });
    line.current = line.current.then(() =>
      send(item, stop.signal).catch((cause: unknown) => {
        const problem: AppError = isAppError(cause) ? cause : { id: 'booking.fileNotSent', cause };
        change(item.id, { state: 'failed', problem });
      }),
    );
  };
  return { begin, stop: (id: string) => stops.current.get(id)?.abort() };
}
