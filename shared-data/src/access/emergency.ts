import type { LookScreen } from '@telehealth/contracts';
import type { EmergencyForm } from '@telehealth/contracts/schemas';
import { z } from 'zod';
import { chartKeys } from '../chart/chart.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { rowSchema } from '../rows/row-schema';
import { instant, uuid, whole } from '../rows/row-values';
import { accessKeys } from './access.queries';

const SCREEN: LookScreen = 'emergency';
const STALE = { invalidates: [chartKeys.grants, accessKeys.all] };

/** How often the signed-in specialist opened a record in an emergency, and what came of it. */
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

/** An emergency access of the signed-in specialist that nobody has ended; its time may be over. */
const running = rowSchema<'break_glass'>()({ id: uuid, patientId: uuid, expiresAt: instant });
export type RunningEmergency = z.output<typeof running>;

/** Emergencies of the signed-in specialist that are open, whichever patient they are about. */
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
 * Opens a whole record for sixty minutes, to read. The patient and the operators are told with it. Repeatable while it is
 * open. `access.signInAgain` when the sign-in is older than ten minutes.
 */
export const useBreakGlass = (): BackendMutation<EmergencyForm & { patientId: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { patientId, reasonCode, reason }: EmergencyForm & { patientId: string }) =>
      callBackend(
        client.rpc('break_glass', {
          ...{ p_patient: patientId, p_reason_code: reasonCode, p_reason: reason, p_screen: SCREEN },
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

/** Notes whether the person to call in an emergency was told by telephone. */
export const useNoteContact = (): BackendMutation<{ id: string; isReached: boolean }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, isReached }: { id: string; isReached: boolean }) =>
      callBackend(client.rpc('note_emergency_contact', { p_id: id, p_reached: isReached }), acknowledged),
    STALE,
  );
