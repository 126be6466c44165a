import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';

/** The patient withdraws a file of a booked visit: only they can open it afterwards. */
export function useTakeBackFile(): BackendMutation<{ id: string; version: number }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, version }: { id: string; version: number }) =>
      callBackend(
        client.rpc('remove_document', { p_id: id, p_version: version, p_screen: 'consultation' }),
        acknowledged,
      ),
    { invalidates: [[...appointmentKeys.all, 'details']] },
  );
}
