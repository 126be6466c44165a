import { callFunction } from '@telehealth/data/client/call-function';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { z } from 'zod';

const roots = z.object({ accredited: z.array(z.string()).default([]) });

/** Whether an accredited provider of advanced electronic signatures is set up on this installation. */
export function useSignatureProvider(): BackendQuery<boolean> {
  return useBackendQuery((backend) => ({
    queryKey: ['papers', 'provider'],
    queryFn: async () => (await callFunction(backend, 'papers/root', null, roots)).accredited.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  }));
}
