import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { prescribingKeys } from '@telehealth/data/prescribing/own-prescription.queries';
import { z } from 'zod';
import { type AskedRenewal, renewalRequest, renewedPrescription } from './asked-renewal.schema';

/** Below the prescriptions' key, because issuing the new prescription closes the request. */
export const askedRenewalKeys = {
  all: [...prescribingKeys.all, 'renewals'] as const,
  of: (userId: string) => [...prescribingKeys.all, 'renewals', userId] as const,
};

const MOST_REQUESTS = 100;

/** The newest renewal requests to the signed-in specialist, newest first, including closed ones. */
export function useAskedRenewals(): BackendQuery<AskedRenewal[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: askedRenewalKeys.of(userId),
    queryFn: async ({ signal }) => {
      const requests = await callBackend(
        client
          .from('renewal_requests')
          .select(renewalRequest.columns)
          .eq('specialist_id', userId)
          .order('requested_at', { ascending: false })
          .limit(MOST_REQUESTS)
          .abortSignal(signal),
        z.array(renewalRequest),
      );
      const ids = [...new Set(requests.map(({ prescriptionId }) => prescriptionId))];
      if (ids.length === 0) return [];
      const prescriptions = await callBackend(
        client.from('prescriptions').select(renewedPrescription.columns).in('id', ids).abortSignal(signal),
        z.array(renewedPrescription),
      );
      const byId = new Map(prescriptions.map((prescription) => [prescription.id, prescription]));
      return requests.flatMap((request) => {
        const prescription = byId.get(request.prescriptionId);
        return prescription === undefined ? [] : [{ ...request, prescription }];
      });
    },
  }));
}
