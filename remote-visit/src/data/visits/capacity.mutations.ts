import { says } from '@telehealth/contracts/schemas/says';
import { LIMITS } from '@telehealth/contracts/settings';
import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { z } from 'zod';

const SHORTEST = 10;

/** Why somebody was judged so; the database has the same bounds. */
export const capacitySchema = z.object({
  reason: z
    .string(says('prescriptions.reasonRequired'))
    .trim()
    .min(SHORTEST, says('prescriptions.reasonRequired'))
    .max(LIMITS.closingReason.max, says('prescriptions.reasonTooLong')),
});

export interface CapacityDecision {
  appointmentId: string;
  understands: boolean;
  reason: string;
  /** Idempotency key of one decision. */
  key: string;
}

/** Who holds the visit decides whether a patient of 12 to 17 agrees themselves. A later decision counts instead. */
export function useDecideCapacity(): BackendMutation<CapacityDecision, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, understands, reason, key }: CapacityDecision) =>
      callBackend(
        client.rpc('decide_capacity', {
          p_appointment: appointmentId,
          p_understands: understands,
          p_reason: reason,
          p_key: key,
        }),
        acknowledged,
      ),
    { invalidates: [[...appointmentKeys.all, 'details']] },
  );
}
