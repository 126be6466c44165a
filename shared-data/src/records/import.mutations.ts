import { type AppError, type ChartList, isAppError } from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { MOST_AT_ONCE, type NewReading, recordReadings, STALE_WITH_READINGS } from '../readings/reading.mutations';
import type { EntryWords } from './own-record.mutations';
import { RECORDS_SCREEN } from './own-record.queries';

/** What was chosen of a file of another system. Under the same keys and ids it is taken once, however often it is sent. */
export interface Import {
  entries: readonly { key: string; list: ChartList; words: EntryWords }[];
  readings: readonly NewReading[];
  onProgress: (done: number) => void;
}

export interface ImportOutcome {
  added: number;
  /** Was on the list before. */
  known: number;
  /** What was not taken, by its name, with the reason. */
  refused: { label: string; error: AppError }[];
}

/** @throws AppError where nobody answers: what was taken stays, and the same import can be sent again */
async function importRecord(backend: WithClient, { entries, readings, onProgress }: Import): Promise<ImportOutcome> {
  const outcome: ImportOutcome = { added: 0, known: 0, refused: [] };
  let done = 0;
  for (const { key, list, words } of entries) {
    const args = { p_list: list, p_entry: words, p_key: key, p_screen: RECORDS_SCREEN };
    try {
      await callBackend(backend.client.rpc('add_chart_entry', args), acknowledged);
      outcome.added += 1;
    } catch (cause) {
      if (!isAppError(cause) || !cause.id.startsWith('chart.')) throw cause;
      if (cause.id === 'chart.alreadyListed') outcome.known += 1;
      else outcome.refused.push({ label: words.label ?? '', error: cause });
    }
    done += 1;
    onProgress(done);
  }
  for (let at = 0; at < readings.length; at += MOST_AT_ONCE) {
    const part = readings.slice(at, at + MOST_AT_ONCE);
    await recordReadings(backend, part);
    outcome.added += part.length;
    done += part.length;
    onProgress(done);
  }
  return outcome;
}

export const useImportRecord = (): BackendMutation<Import, ImportOutcome> =>
  useBackendMutation(importRecord, { invalidates: [...STALE_WITH_READINGS, ['chart']] });
