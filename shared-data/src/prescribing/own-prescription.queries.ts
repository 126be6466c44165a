import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { type OwnPrescription, ownPrescription } from './own-prescription.schema';

export const prescribingKeys = {
  all: ['prescribing'] as const,
  ofVisit: (appointmentId: string) => ['prescribing', appointmentId] as const,
};

/** Queries that show prescriptions of visits. */
export const STALE_WITH_PRESCRIPTIONS = [prescribingKeys.all, [...appointmentKeys.all, 'details']];

/** The caller's prescriptions in a visit, newest first, without discarded drafts. Reading one's own writing is not logged. */
export function useOwnPrescriptions(appointmentId: string): BackendQuery<OwnPrescription[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: prescribingKeys.ofVisit(appointmentId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('prescriptions')
          .select(ownPrescription.columns)
          .eq('appointment_id', appointmentId)
          .eq('prescriber_id', userId)
          .order('created_at', { ascending: false })
          .abortSignal(signal),
        z
          .array(ownPrescription)
          .transform((rows) => rows.filter(({ status, issuedAt }) => status !== 'cancelled' || issuedAt !== null)),
      ),
  }));
}
