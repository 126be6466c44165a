import { personSchema } from '@telehealth/contracts/schemas/person';
import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { changedRow } from '@telehealth/data/notes/note.schema';
import type { z } from 'zod';

/** What whoever is with the child says of it; the database looks for it among those they book for. */
export const otherChildSchema = personSchema.pick({ firstName: true, dateOfBirth: true });

export interface Turning extends z.output<typeof otherChildSchema> {
  appointmentId: string;
}

/** Goes on with a visit of another child of who booked this one. Idempotent. @returns the id of that visit */
export function useTurnVisit(): BackendMutation<Turning, string> {
  return useBackendMutation(
    async ({ client }: WithClient, { appointmentId, firstName, dateOfBirth }: Turning) => {
      const child = { p_appointment: appointmentId, p_first_name: firstName, p_born: dateOfBirth };
      return (await callBackend(client.rpc('turn_visit', child), changedRow)).id;
    },
    { invalidates: [[...appointmentKeys.all]] },
  );
}
