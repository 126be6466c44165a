import type { WithClient } from '../client/backend';
import { readAudited } from '../client/read-audited';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { type MyPrescription, myPrescriptionList } from './my-prescriptions.schema';

export const myPrescriptionKeys = {
  all: ['my-prescriptions'] as const,
  of: (userId: string, patientId: string | null = null) => ['my-prescriptions', userId, patientId ?? userId] as const,
};

/** Each read of another person's list is logged, so a short return to the page does not refetch. */
const FRESH_FOR_MS = 300_000;

/**
 * Prescriptions of the signed-in patient, or of a person for whose prescriptions they act, newest first. Reading one's own is not
 * logged.
 */
function myPrescriptions(
  { client }: WithClient,
  userId: string,
  patientId: string | null = null,
): BackendQueryOptions<MyPrescription[]> {
  return {
    queryKey: myPrescriptionKeys.of(userId, patientId),
    queryFn: ({ signal }) => {
      const opening = client.rpc('my_prescriptions', patientId === null ? undefined : { p_patient: patientId });
      return readAudited(client, opening.abortSignal(signal), myPrescriptionList);
    },
    ...(patientId !== null && { staleTime: FRESH_FOR_MS }),
  };
}

export function useMyPrescriptions(
  settings: { pollMs?: number | false; enabled?: boolean } = {},
  patientId: string | null = null,
): BackendQuery<MyPrescription[]> {
  return useBackendQuery((backend, userId) => myPrescriptions(backend, userId, patientId), settings);
}
