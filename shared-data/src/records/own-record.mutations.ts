import type { ChartList } from '@telehealth/contracts/chart';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { RECORDS_SCREEN, recordKeys } from './own-record.queries';

/** The consultation room's own copy of a chart is refetched as well. */
const STALE = { invalidates: [recordKeys.all, ['chart']] };

/** The text fields of a list entry; the database ignores those that its list does not have. */
export type EntryWords = Readonly<Record<string, string>>;

export interface NewEntry {
  list: ChartList;
  /** Idempotency key: repeating a call with it adds once. */
  key: string;
  words: EntryWords;
}
export interface ChangedEntry {
  list: ChartList;
  id: string;
  /** The version that was on the screen. */
  version: number;
  words: EntryWords;
}
export interface EndedEntry extends Omit<ChangedEntry, 'words'> {
  /** `over`: it was true and no longer is. `wrong`: it never was true. */
  because: 'over' | 'wrong';
}

export const useAddEntry = (): BackendMutation<NewEntry, void> =>
  useBackendMutation(
    ({ client }: WithClient, { list, key, words }: NewEntry) =>
      callBackend(
        client.rpc('add_chart_entry', { p_list: list, p_entry: words, p_key: key, p_screen: RECORDS_SCREEN }),
        acknowledged,
      ),
    STALE,
  );

export const useChangeEntry = (): BackendMutation<ChangedEntry, void> =>
  useBackendMutation(
    ({ client }: WithClient, { list, id, version, words }: ChangedEntry) =>
      callBackend(
        client.rpc('change_chart_entry', {
          p_list: list,
          p_id: id,
          p_version: version,
          p_entry: words,
          p_screen: RECORDS_SCREEN,
        }),
        acknowledged,
      ),
    STALE,
  );

/** Takes an entry off its list. It is kept, but never returns to the list. */
export const useEndEntry = (): BackendMutation<EndedEntry, void> =>
  useBackendMutation(
    ({ client }: WithClient, { list, id, version, because }: EndedEntry) =>
      callBackend(
        client.rpc('end_chart_entry', {
          p_list: list,
          p_id: id,
          p_version: version,
          p_because: because,
          p_screen: RECORDS_SCREEN,
        }),
        acknowledged,
      ),
    STALE,
  );

/** Tables whose rows a patient can request to have corrected. */
export type CorrectableTable =
  | 'patient_allergies'
  | 'patient_conditions'
  | 'patient_medications'
  | 'patient_vaccinations'
  | 'observations'
  | 'documents'
  | 'notes'
  | 'prescriptions';

export interface AskedCorrection {
  table: CorrectableTable;
  id: string;
  key: string;
  wrong: string;
  wanted: string;
}

/** Requests a correction from an entry's author; the request names the day an answer is due. */
export const useRequestCorrection = (): BackendMutation<AskedCorrection, void> =>
  useBackendMutation(
    ({ client }: WithClient, { table, id, key, wrong, wanted }: AskedCorrection) =>
      callBackend(
        client.rpc('request_correction', {
          p_kind: table,
          p_id: id,
          p_key: key,
          p_wrong: wrong,
          p_wanted: wanted,
          p_screen: RECORDS_SCREEN,
        }),
        acknowledged,
      ),
    STALE,
  );

export const useWithdrawCorrection = (): BackendMutation<{ id: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) =>
      callBackend(client.rpc('withdraw_correction', { p_id: id }), acknowledged),
    STALE,
  );
