import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';

/** The patient takes a file of a booked visit back: nobody but them opens it any more. */
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
