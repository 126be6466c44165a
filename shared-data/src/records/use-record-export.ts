import type { QueryKey } from '@tanstack/react-query';
import type { AppError, Result } from '@telehealth/contracts/errors';
import { useRef, useState } from 'react';
import { toResult } from '../client/call-backend';
import { useBackend } from '../client/use-backend';
import { type ExportProgress, ExportReader, type OpenExport, type RecordBundle } from './read-export';

export interface RecordExport {
  /**
   * Goes on where it failed before, if it did with the same words. Never throws.
   * @param words what `open` sends: with others it begins anew
   */
  run: (open: OpenExport, words?: string) => Promise<Result<RecordBundle, AppError>>;
  isRunning: boolean;
  /** Null before the first part; after a failure the part that failed. */
  progress: ExportProgress | null;
  error: AppError | null;
}

/** The signed-in person's own record; one line in their access log. Fails with `data.busy` after ten in an hour. */
export const openOwnExport: OpenExport = (client) => client.rpc('export_my_record');

/**
 * An export of a whole record, with how far it has got.
 * @param invalidates what its log line makes stale
 */
export function useRecordExport(invalidates: readonly QueryKey[] = []): RecordExport {
  const { client, queries } = useBackend();
  const begun = useRef<{ words: string; reader: ExportReader } | null>(null);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isRunning, setRunning] = useState(false);
  const run = async (open: OpenExport, words = '') => {
    setError(null);
    setRunning(true);
    if (begun.current?.words !== words) setProgress(null);
    const reader = begun.current?.words === words ? begun.current.reader : new ExportReader(client, open, setProgress);
    const read = await toResult(() => reader.read());
    begun.current = !read.ok && reader.hasBegun ? { words, reader } : null;
    if (read.ok) {
      setProgress(null);
      await Promise.all(invalidates.map((queryKey) => queries.invalidateQueries({ queryKey })));
    } else {
      setError(read.error);
    }
    setRunning(false);
    return read;
  };
  return { run, isRunning, progress, error };
}
