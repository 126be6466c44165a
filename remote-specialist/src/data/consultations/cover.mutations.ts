import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';

export interface Covering {
  appointmentId: string;
  /** Null: the specialist takes the visit back. */
  colleagueId: string | null;
}

/** Names the colleague who covers a visit. The patient and the colleague are notified. */
export function useCoverConsultation(): BackendMutation<Covering, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, colleagueId }: Covering) =>
      callBackend(
        // The generated types do not allow null, which here means that the visit is taken back.
        client.rpc('cover_consultation', { p_appointment: appointmentId, p_colleague: colleagueId as string }),
        acknowledged,
      ),
    { invalidates: [appointmentKeys.all] },
  );
}
