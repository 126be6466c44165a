import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { type Letter, letter } from './letter.schema';

/** Below the details of visits: what comes of one is told on their channel. */
export const letterKeys = {
  all: [...appointmentKeys.all, 'details', 'letters'] as const,
  ofVisit: (appointmentId: string) => [...appointmentKeys.all, 'details', 'letters', appointmentId] as const,
};

/** The letters of a visit that the caller wrote, or that are about them, newest first. */
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
