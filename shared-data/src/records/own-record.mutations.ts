import type { ChartList } from '@telehealth/contracts';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { readLook } from '../client/read-look';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { RECORDS_SCREEN, recordKeys } from './own-record.queries';

/** The room's own copy of a chart is asked for anew as well. */
const STALE = { invalidates: [recordKeys.all, ['chart']] };

/** What is said of an entry of a list; what a list does not have is left out by the database. */
export type EntryWords = Readonly<Record<string, string>>;

export interface NewEntry {
  list: ChartList;
  /** Repeating a call with the same key adds once. */
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
  /** `over`: it was true and is no longer. `wrong`: it never was. */
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
          ...{ p_list: list, p_id: id, p_version: version, p_entry: words, p_screen: RECORDS_SCREEN },
        }),
        acknowledged,
      ),
    STALE,
  );

/** Takes an entry off its list. It is kept, and never comes back onto it. */
export const useEndEntry = (): BackendMutation<EndedEntry, void> =>
  useBackendMutation(
    ({ client }: WithClient, { list, id, version, because }: EndedEntry) =>
      callBackend(
        client.rpc('end_chart_entry', {
          ...{ p_list: list, p_id: id, p_version: version, p_because: because, p_screen: RECORDS_SCREEN },
        }),
        acknowledged,
      ),
    STALE,
  );

/** Tables whose rows a patient can ask to have corrected. */
export type CorrectableTable =
  | 'patient_allergies'
  | 'patient_conditions'
  | 'patient_medications'
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

/** Asks whoever wrote an entry to correct it; the answer is due on the day the request then names. */
export const useRequestCorrection = (): BackendMutation<AskedCorrection, void> =>
  useBackendMutation(
    ({ client }: WithClient, { table, id, key, wrong, wanted }: AskedCorrection) =>
      callBackend(
        client.rpc('request_correction', {
          ...{ p_kind: table, p_id: id, p_key: key, p_wrong: wrong, p_wanted: wanted, p_screen: RECORDS_SCREEN },
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

const bundle = z.looseObject({ resourceType: z.literal('Bundle'), entry: z.array(z.unknown()) });
export type RecordBundle = z.output<typeof bundle>;

/** Everything about the signed-in person as a FHIR R4 Bundle. The export is a line in their log; ten an hour. */
export const useExportRecord = (): BackendMutation<undefined, RecordBundle> =>
  useBackendMutation(({ client }: WithClient) => readLook(client, client.rpc('export_my_record'), bundle), {
    invalidates: [],
  });
