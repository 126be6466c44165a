import type { WithClient } from '@telehealth/data/client/backend';
import { callFunction } from '@telehealth/data/client/call-function';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { z } from 'zod';

export interface StatementToGet {
  kind: 'visit_summary' | 'receipt';
  appointmentId: string;
  /** Put diagnosis and tariff codes on a receipt. */
  withCodes?: boolean;
}

/**
 * The summary or receipt of a visit as a signed file, for its patient and who acts for them, as far as they may read it; a summary
 * also for whoever treated, of what they wrote.
 */
export function useStatement(): BackendMutation<StatementToGet, Blob> {
  return useBackendMutation(
    (backend: WithClient, { kind, appointmentId, withCodes = false }: StatementToGet) =>
      callFunction(backend, 'papers', { kind, visit: appointmentId, codes: withCodes }, z.instanceof(Blob)),
    { invalidates: [] },
  );
}
