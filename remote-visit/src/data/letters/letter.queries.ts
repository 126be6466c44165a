import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { z } from 'zod';
import { type Letter, letter } from './letter.schema';

/** Below the keys of visit details, because the visit's topic announces letters too. */
export const letterKeys = {
  all: [...appointmentKeys.all, 'details', 'letters'] as const,
  ofVisit: (appointmentId: string) => [...appointmentKeys.all, 'details', 'letters', appointmentId] as const,
};

/** Letters of a visit that the caller wrote or is the subject of, newest first. */
export function useLetters(appointmentId: string): BackendQuery<Letter[]> {
  return useBackendQuery(({ client }) => ({
    queryKey: letterKeys.ofVisit(appointmentId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('letters')
          .select(letter.columns)
          .eq('appointment_id', appointmentId)
          .order('issued_at', { ascending: false })
          .abortSignal(signal),
        z.array(letter),
      ),
  }));
}
