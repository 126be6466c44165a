import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';

export interface Covering {
  appointmentId: string;
  /** Null: the specialist takes the visit back. */
  colleagueId: string | null;
}

/** Names who stands in for a visit. The patient and the colleague are told. */
export function useCoverConsultation(): BackendMutation<Covering, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, colleagueId }: Covering) =>
      callBackend(
        // The generated types do not know that the database takes null here: the visit is taken back.
        client.rpc('cover_consultation', { p_appointment: appointmentId, p_colleague: colleagueId as string }),
        acknowledged,
      ),
    { invalidates: [appointmentKeys.all] },
  );
}
