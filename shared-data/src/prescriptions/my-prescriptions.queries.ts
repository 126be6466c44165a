import type { WithClient } from '../client/backend';
import { readLook } from '../client/read-look';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { type MyPrescription, myPrescriptionList } from './my-prescriptions.schema';

export const myPrescriptionKeys = {
  all: ['my-prescriptions'] as const,
  of: (userId: string, patientId: string | null = null) => ['my-prescriptions', userId, patientId ?? userId] as const,
};

/** Each look at somebody else's is a line in their log: coming back to the page for a moment is none. */
const FRESH_FOR_MS = 300_000;

/**
 * What was prescribed to the signed-in patient, or to somebody who lets them act for prescriptions, newest first. Looking at
 * one's own writes no line into the log.
 */
export function myPrescriptions(
  { client }: WithClient,
  userId: string,
  patientId: string | null = null,
): BackendQueryOptions<MyPrescription[]> {
  return {
    queryKey: myPrescriptionKeys.of(userId, patientId),
    queryFn: ({ signal }) => {
      const opening = client.rpc('my_prescriptions', patientId === null ? undefined : { p_patient: patientId });
      return readLook(client, opening.abortSignal(signal), myPrescriptionList);
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
