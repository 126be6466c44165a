import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { type VisitPaper, visitPaper } from './paper.schema';

/** Below the keys of visit details, because the visit's topic announces papers too. */
export const paperKeys = {
  all: [...appointmentKeys.all, 'details', 'papers'] as const,
  ofVisit: (appointmentId: string) => [...appointmentKeys.all, 'details', 'papers', appointmentId] as const,
};

/** Papers of a visit that the caller wrote or is the subject of, newest first. */
export function usePapersOfVisit(appointmentId: string): BackendQuery<VisitPaper[]> {
  return useBackendQuery(({ client }) => ({
    queryKey: paperKeys.ofVisit(appointmentId),
    queryFn: ({ signal }) =>
      callBackend(
        client.rpc('papers_of_visit', { p_appointment: appointmentId }).abortSignal(signal),
        z.array(visitPaper),
      ),
  }));
}
