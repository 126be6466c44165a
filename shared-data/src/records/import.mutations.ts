import { type AppError, type ChartList, isAppError } from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import type { EntryWords } from './own-record.mutations';
import { RECORDS_SCREEN, recordKeys } from './own-record.queries';

/** What was chosen of a file of another system. Under the same keys it is taken once, however often it is sent. */
export interface Import {
  entries: readonly { key: string; list: ChartList; words: EntryWords }[];
  readings: readonly {
    key: string;
    code: string;
    value: number;
    secondValue: number | null;
    unit: string;
    takenAt: Date;
    category: string;
    note: string;
  }[];
  onProgress: (done: number) => void;
}

export interface ImportOutcome {
  added: number;
  /** Was on the list before. */
  known: number;
  /** What was not taken, by its name, with the reason. */
  refused: { label: string; error: AppError }[];
}

/** As many as the database takes in one call. */
const READINGS_AT_ONCE = 500;

/** @throws AppError where nobody answers: what was taken stays, and the same import can be sent again */
async function importRecord({ client }: WithClient, { entries, readings, onProgress }: Import): Promise<ImportOutcome> {
  const outcome: ImportOutcome = { added: 0, known: 0, refused: [] };
  let done = 0;
  for (const { key, list, words } of entries) {
    const args = { p_list: list, p_entry: words, p_key: key, p_screen: RECORDS_SCREEN };
    try {
      await callBackend(client.rpc('add_chart_entry', args), acknowledged);
      outcome.added += 1;
    } catch (cause) {
      if (!isAppError(cause) || !cause.id.startsWith('chart.')) throw cause;
      if (cause.id === 'chart.alreadyListed') outcome.known += 1;
      else outcome.refused.push({ label: words.label ?? '', error: cause });
    }
    done += 1;
    onProgress(done);
  }
  for (let at = 0; at < readings.length; at += READINGS_AT_ONCE) {
    const part = readings.slice(at, at + READINGS_AT_ONCE);
    const items = part.map(({ key, takenAt, ...rest }) => ({
      ...{ ...rest, id: key, takenAt: takenAt.toISOString(), source: 'import' },
    }));
    await callBackend(client.rpc('record_observations', { p_items: items, p_screen: RECORDS_SCREEN }), acknowledged);
    outcome.added += part.length;
    done += part.length;
    onProgress(done);
  }
  return outcome;
}

export const useImportRecord = (): BackendMutation<Import, ImportOutcome> =>
  useBackendMutation(importRecord, { invalidates: [recordKeys.all, ['chart']] });
