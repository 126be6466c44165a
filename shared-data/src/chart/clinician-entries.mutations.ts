import type { ChartCategory, ChartList } from '@telehealth/contracts/chart';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { useBackend } from '../client/use-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import type { EntryWords } from '../records/own-record.mutations';
import { chartKeys } from './chart.queries';
import { useLookScreen } from './look-screen';

export interface EntryOfClinician {
  list: ChartList;
  category: ChartCategory;
  /** Idempotency key: repeating a call with it adds once. */
  key: string;
  words: EntryWords;
}

/**
 * A clinician with permission to add writes a list entry, which counts as confirmed by them. The part of the chart it is in is
 * read again, which is a line in the patient's log.
 */
export function useAddToChart(patientId: string): BackendMutation<EntryOfClinician, void> {
  const { queries } = useBackend();
  const screen = useLookScreen();
  return useBackendMutation(
    async ({ client }: WithClient, { list, category, key, words }: EntryOfClinician) => {
      const entry = { p_list: list, p_entry: words, p_key: key, p_patient: patientId, p_screen: screen };
      await callBackend(client.rpc('add_chart_entry', entry), acknowledged);
      await queries.invalidateQueries({ queryKey: chartKeys.category(patientId, category) });
    },
    { invalidates: [] },
  );
}
