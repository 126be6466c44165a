import { actingPerson } from '@telehealth/contracts/people';
import type { WithClient } from '../client/backend';
import { readAudited } from '../client/read-audited';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { type MyPrescription, myPrescriptionList } from './my-prescriptions.schema';

export const myPrescriptionKeys = {
  all: ['my-prescriptions'] as const,
  of: (userId: string) => ['my-prescriptions', userId] as const,
};

/** Each read of another person's list is logged, so a short return to the page does not refetch. */
const FRESH_FOR_MS = 300_000;

/** Prescriptions of the person whose pages these are, newest first. Reading one's own is not logged. */
function myPrescriptions({ client }: WithClient, userId: string): BackendQueryOptions<MyPrescription[]> {
  return {
    queryKey: myPrescriptionKeys.of(userId),
    queryFn: ({ signal }) =>
      readAudited(client, client.rpc('my_prescriptions').abortSignal(signal), myPrescriptionList),
    ...(actingPerson() !== null && { staleTime: FRESH_FOR_MS }),
  };
}

export function useMyPrescriptions(
  settings: { pollMs?: number | false; enabled?: boolean } = {},
): BackendQuery<MyPrescription[]> {
  return useBackendQuery(myPrescriptions, settings);
}
