import type { LookScreen } from '@telehealth/contracts/chart';
import type { EmergencyForm } from '@telehealth/contracts/schemas/chart-access';
import { accessKeys } from '@telehealth/data/access/access.queries';
import { chartKeys } from '@telehealth/data/chart/chart.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

const SCREEN: LookScreen = 'emergency';
const STALE = { invalidates: [chartKeys.grants, accessKeys.all] };

/** The signed-in specialist's emergency accesses by number and verdict. */
const counts = rowSchema<'my_break_glass_counts'>()({
  lastYear: whole,
  waiting: whole,
  justified: whole,
  notJustified: whole,
});
export type EmergencyCounts = z.output<typeof counts>;

export function useEmergencyCounts(): BackendQuery<EmergencyCounts> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: accessKeys.of('emergency counts', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client.rpc('my_break_glass_counts').abortSignal(signal),
        z.tuple([counts]).transform(([only]) => only),
      ),
  }));
}

/** An emergency access of the signed-in specialist that was not ended; its time may be over. */
const running = rowSchema<'break_glass'>()({ id: uuid, patientId: uuid, expiresAt: instant });
export type RunningEmergency = z.output<typeof running>;

/** The signed-in specialist's open emergency accesses, for any patient. */
export function useRunningEmergencies(): BackendQuery<RunningEmergency[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: accessKeys.of('running emergencies', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('break_glass')
          .select(running.columns)
          .eq('specialist_id', userId)
          .is('ended_at', null)
          .abortSignal(signal),
        z.array(running),
      ),
  }));
}

/**
 * Opens a whole record for sixty minutes, read-only. The patient and the operators are notified in the same step. Repeatable
 * while it is open. Fails with `access.signInAgain` when the sign-in is older than ten minutes.
 */
export const useBreakGlass = (): BackendMutation<EmergencyForm & { patientId: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { patientId, reasonCode, reason }: EmergencyForm & { patientId: string }) =>
      callBackend(
        client.rpc('break_glass', {
          p_patient: patientId,
          p_reason_code: reasonCode,
          p_reason: reason,
          p_screen: SCREEN,
        }),
        acknowledged,
      ),
    STALE,
  );

/** Ends an emergency access before its time. Repeatable. */
export const useEndEmergency = (): BackendMutation<string, void> =>
  useBackendMutation(
    ({ client }: WithClient, id: string) => callBackend(client.rpc('end_break_glass', { p_id: id }), acknowledged),
    STALE,
  );

/** Records whether the emergency contact was reached by telephone. */
export const useNoteContact = (): BackendMutation<{ id: string; isReached: boolean }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, isReached }: { id: string; isReached: boolean }) =>
      callBackend(client.rpc('note_emergency_contact', { p_id: id, p_reached: isReached }), acknowledged),
    STALE,
  );
