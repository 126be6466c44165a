import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { useBackend } from '../client/use-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { peopleKeys } from '../people/people.queries';
import { recordKeys } from '../records/own-record.queries';
import { chartKeys } from './chart.queries';
import { useLookScreen } from './look-screen';

/**
 * Says that no allergies are known, or takes that back.
 * @param patientId null: of the person whose record the page shows
 */
export function useSayNoAllergies(patientId: string | null): BackendMutation<{ isNone: boolean }, void> {
  const { queries } = useBackend();
  const screen = useLookScreen();
  return useBackendMutation(
    async ({ client }: WithClient, { isNone }: { isNone: boolean }) => {
      const about = { p_none: isNone, p_screen: screen, ...(patientId !== null && { p_patient: patientId }) };
      await callBackend(client.rpc('say_no_allergies', about), acknowledged);
      // Read again at once: each reading of another's part is a line in their log, and none is made twice.
      if (patientId !== null) await queries.invalidateQueries({ queryKey: chartKeys.category(patientId, 'profile') });
    },
    { invalidates: patientId === null ? [recordKeys.all, peopleKeys.all] : [] },
  );
}
