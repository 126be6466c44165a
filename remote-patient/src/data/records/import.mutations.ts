import type { ChartList } from '@telehealth/contracts/chart';
import { type AppError, isAppError } from '@telehealth/contracts/errors';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import type { EntryWords } from '@telehealth/data/records/own-record.mutations';
import { RECORDS_SCREEN } from '@telehealth/data/records/own-record.queries';
import {
  isOfContent,
  MOST_AT_ONCE,
  type NewReading,
  type Recorded,
  recordEach,
  STALE_WITH_READINGS,
} from '../readings/reading.mutations';

/** Chosen entries of another system's file. Their keys and ids make a repeated import safe. */
export interface Import {
  entries: readonly {
    key: string;
    list: ChartList;
    words: EntryWords;
    /** The record's entry whose severity it raises; null: it is new. */
    changes: { id: string; version: number } | null;
  }[];
  readings: readonly NewReading[];
  onProgress: (done: number) => void;
}

export interface ImportOutcome {
  added: number;
  /** Already on the list. */
  known: number;
  changed: number;
  refused: { label: string; error: AppError }[];
  refusedReadings: Recorded['refused'];
}

/** @throws AppError without a response: what was imported stays, and the same import can be repeated */
async function importRecord(backend: WithClient, { entries, readings, onProgress }: Import): Promise<ImportOutcome> {
  const outcome: ImportOutcome = { added: 0, known: 0, changed: 0, refused: [], refusedReadings: [] };
  let done = 0;
  for (const { key, list, words, changes } of entries) {
    const args = { p_list: list, p_entry: words, p_screen: RECORDS_SCREEN };
    try {
      if (changes === null) {
        await callBackend(backend.client.rpc('add_chart_entry', { ...args, p_key: key }), acknowledged);
        outcome.added += 1;
      } else {
        const seen = { p_id: changes.id, p_version: changes.version };
        await callBackend(backend.client.rpc('change_chart_entry', { ...args, ...seen }), acknowledged);
        outcome.changed += 1;
      }
    } catch (cause) {
      if (!isAppError(cause) || !isOfContent(cause)) throw cause;
      if (cause.id === 'chart.alreadyListed') outcome.known += 1;
      else outcome.refused.push({ label: words.label ?? '', error: cause });
    }
    done += 1;
    onProgress(done);
  }
  for (let at = 0; at < readings.length; at += MOST_AT_ONCE) {
    const part = readings.slice(at, at + MOST_AT_ONCE);
    const { kept, refused } = await recordEach(backend, part);
    outcome.added += kept;
    outcome.refusedReadings.push(...refused);
    done += part.length;
    onProgress(done);
  }
  return outcome;
}

export const useImportRecord = (): BackendMutation<Import, ImportOutcome> =>
  useBackendMutation(importRecord, { invalidates: [...STALE_WITH_READINGS, ['chart']] });
