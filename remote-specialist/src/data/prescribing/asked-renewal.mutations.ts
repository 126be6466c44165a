import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { STALE_WITH_PRESCRIPTIONS } from '@telehealth/data/prescribing/own-prescription.queries';
import { STALE_WITH_WORK } from '../open-loops/open-loop.queries';

const CHANGES_RENEWALS = { invalidates: [...STALE_WITH_PRESCRIPTIONS, ...STALE_WITH_WORK] };

/** Tells the patient that their request was opened. */
export function useSeeRenewal(): BackendMutation<{ id: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) =>
      callBackend(client.rpc('see_renewal', { p_request: id }), acknowledged),
    CHANGES_RENEWALS,
  );
}

export interface RenewalDecision {
  id: string;
  decision: 'approved' | 'declined' | 'visit_needed';
  /** Shown to the patient; required unless it is approved. */
  reason: string;
}

/** Decides a renewal request. When approved, a draft with the same medicines waits to be checked and issued. */
export function useDecideRenewal(): BackendMutation<RenewalDecision, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, decision, reason }: RenewalDecision) =>
      callBackend(
        client.rpc('decide_renewal', { p_request: id, p_decision: decision, p_reason: reason }),
        acknowledged,
      ),
    CHANGES_RENEWALS,
  );
}
