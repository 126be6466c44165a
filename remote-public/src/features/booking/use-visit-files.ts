import { chosenFile } from '@telehealth/contracts/chart';
import type { AppError } from '@telehealth/contracts/errors';
import { LIMITS } from '@telehealth/contracts/settings';
import { toResult } from '@telehealth/data/client/call-backend';
import { useBackend } from '@telehealth/data/client/use-backend';
import { judgeFile } from '@telehealth/data/visit-files/judge-file';
import { useUpload } from '@telehealth/data/visit-files/use-upload';
import { dropVisitFile, sendVisitFile } from '@telehealth/data/visit-files/visit-file.calls';
import { useRef, useState } from 'react';
import { type FileItem, toKeptItem } from './file-items';
import type { BookingModel } from './use-booking';
import { type KeptFiles, useKeptFiles } from './use-kept-files';

export interface VisitFilesControl {
  items: readonly FileItem[];
  kept: KeptFiles;
  /** Why a chosen file was not added, or a file not removed. */
  refused: { name: string; error: AppError } | null;
  isFull: boolean;
  isReady: boolean;
  add: (files: readonly File[]) => void;
  sendAgain: (item: FileItem) => void;
  /** Also cancels an upload. Resolves to whether the file left the list. */
  remove: (item: FileItem) => Promise<boolean>;
}

/**
 * Files for the visit being booked, uploaded to the account one after the other as they are chosen. The form holds their ids,
 * so that draft, reload and back button keep them.
 */
export function useVisitFiles({ form }: Pick<BookingModel, 'form'>, isOpen: boolean): VisitFilesControl {
  const backend = useBackend();
  /** Those that are not on their way. */
  const [resting, setResting] = useState<readonly FileItem[]>([]);
  const [refused, setRefused] = useState<VisitFilesControl['refused']>(null);
  const given = useRef(new Map<string, File>());
  const rest = (item: FileItem) => setResting((before) => [...before.filter(({ id }) => id !== item.id), item]);
  const upload = useUpload({
    send: (file) => sendVisitFile(backend, file),
    arrived: (file) => rest({ ...file, state: 'stored' }),
  });
  const kept = useKeptFiles(form, isOpen, (files) => {
    for (const file of files) rest(toKeptItem(file));
  });
  const ids = () => form.getValues('files') ?? [];
  const setIds = (to: string[]) => {
    form.setValue('files', to, { shouldDirty: true });
    form.clearErrors('files');
  };
  const placeOf = ({ id }: FileItem) => ids().indexOf(id);
  const items = [...resting, ...(upload?.view.items ?? [])].sort((one, other) => placeOf(one) - placeOf(other));
  const isFull = items.length >= LIMITS.intakeFiles.max;

  const add = async (chosen: readonly File[]) => {
    setRefused(null);
    let room = LIMITS.intakeFiles.max - items.length;
    for (const file of await Promise.all(chosen.map(chosenFile))) {
      const isTwice = [...given.current.values()].some((one) => isSame(one, file));
      const problem = isTwice ? 'booking.fileTwice' : (judgeFile(file) ?? (room <= 0 && 'booking.filesFull'));
      if (problem || upload === null) {
        setRefused({ name: file.name, error: { id: problem || 'booking.fileNotSent' } });
        continue;
      }
      room -= 1;
      const id = upload.queue.send(file);
      given.current.set(id, file);
      setIds([...ids(), id]);
    }
  };
  const remove = async (item: FileItem) => {
    if (item.state !== 'stored') {
      upload?.queue.cancel(item.id);
      rest({ ...item, state: 'lost', problem: item.problem ?? { id: 'booking.fileNotFinished' } });
    }
    const dropped = await toResult(() => dropVisitFile(backend, item.id));
    // It stays in the list as long as it may still be stored.
    setRefused(dropped.ok ? null : { name: item.name, error: dropped.error });
    if (!dropped.ok) return false;
    given.current.delete(item.id);
    setResting((before) => before.filter(({ id }) => id !== item.id));
    setIds(ids().filter((id) => id !== item.id));
    return true;
  };
  const isReady = items.every(({ state }) => state === 'stored');
  const sendAgain = ({ id }: FileItem) => upload?.queue.again(id);
  return { items, kept, refused, isFull, isReady, add: (files) => void add(files), sendAgain, remove };
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
