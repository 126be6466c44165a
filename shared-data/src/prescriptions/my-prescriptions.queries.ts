import type { WithClient } from '../client/backend';
import { readLook } from '../client/read-look';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { type MyPrescription, myPrescriptionList } from './my-prescriptions.schema';

export const myPrescriptionKeys = {
  all: ['my-prescriptions'] as const,
  of: (userId: string) => ['my-prescriptions', userId] as const,
};

/** What was prescribed to the signed-in patient, newest first. Looking at one's own writes no line into the log. */
export function myPrescriptions({ client }: WithClient, userId: string): BackendQueryOptions<MyPrescription[]> {
  return {
    queryKey: myPrescriptionKeys.of(userId),
    queryFn: ({ signal }) => readLook(client, client.rpc('my_prescriptions').abortSignal(signal), myPrescriptionList),
  };
}

export function useMyPrescriptions(
  settings: { pollMs?: number | false; enabled?: boolean } = {},
): BackendQuery<MyPrescription[]> {
  return useBackendQuery(myPrescriptions, settings);
}
