import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { useBackend } from '@telehealth/data/client/use-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';

const DETAILS = [...appointmentKeys.all, 'details'];
const CHANGES_DETAILS = { invalidates: [DETAILS] };
const CHANGES_VISITS = { invalidates: [[...appointmentKeys.all]] };

interface OfVisit {
  appointmentId: string;
}

/** The practice confirms the patient's identity. Idempotent. */
export function useConfirmIdentity(): BackendMutation<OfVisit, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId }: OfVisit) =>
      callBackend(client.rpc('confirm_identity', { p_appointment: appointmentId }), acknowledged),
    CHANGES_DETAILS,
  );
}

/** The practice says that somebody else than the patient is in the visit; confirming the identity takes it back. Idempotent. */
export function useDenyIdentity(): BackendMutation<OfVisit, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId }: OfVisit) =>
      callBackend(client.rpc('deny_identity', { p_appointment: appointmentId }), acknowledged),
    CHANGES_DETAILS,
  );
}

export interface Ringing extends OfVisit {
  answered: boolean;
  /** Idempotency key of one phone call. */
  key: string;
}

/** The practice notes a phone call during the visit. If the patient answered, the visit goes on by phone. */
export function useNoteRinging(): BackendMutation<Ringing, undefined> {
  return useBackendMutation(async ({ client }: WithClient, { appointmentId, answered, key }: Ringing) => {
    const rang = { p_appointment: appointmentId, p_answered: answered, p_key: key };
    await callBackend(client.rpc('record_callback', rang), acknowledged);
    if (!answered) return undefined;
    const byPhone = { p_appointment: appointmentId, p_medium: 'phone' };
    return callBackend(client.rpc('resume_consultation', byPhone), acknowledged);
  }, CHANGES_DETAILS);
}

/** Ends the visit for both sides. Only the practice can, and it is the only ordinary end. Idempotent. */
export function useFinishVisit(): BackendMutation<OfVisit, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId }: OfVisit) =>
      callBackend(client.rpc('finish_consultation', { p_appointment: appointmentId }), acknowledged),
    CHANGES_VISITS,
  );
}

/**
 * The patient asks for a phone call because sound does not work: the visit counts as interrupted and phone as the
 * medium to try.
 */
export function useAskToBeRung(): BackendMutation<OfVisit, undefined> {
  return useBackendMutation(({ client }: WithClient, { appointmentId }: OfVisit) => {
    const phone = { p_appointment: appointmentId, p_lost: 'patient', p_step: 'phone' };
    return callBackend(client.rpc('interrupt_consultation', phone), acknowledged);
  }, CHANGES_DETAILS);
}

/** The call is down and both sides write instead: the visit and its clock go on as chat. Idempotent. */
export function useGoOnByWords(): BackendMutation<OfVisit, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId }: OfVisit) =>
      callBackend(client.rpc('resume_consultation', { p_appointment: appointmentId, p_medium: 'chat' }), acknowledged),
    CHANGES_DETAILS,
  );
}

export interface EarlyEnd extends OfVisit {
  /**
   * `giveUp`: the visit could not be held and is refunded in full. `wrongPerson`: the same, because it was not the patient.
   * `handOver`: the emergency services take over.
   */
  how: 'giveUp' | 'handOver' | 'wrongPerson';
  /** The patient reads it, too. */
  reason: string;
}

/** Ends a visit before its time. Idempotent. */
export function useEndEarly(): BackendMutation<EarlyEnd, undefined> {
  return useBackendMutation(({ client }: WithClient, { appointmentId, how, reason }: EarlyEnd) => {
    const why = { p_appointment: appointmentId, p_reason: reason };
    const ended =
      how === 'handOver' ? client.rpc('transfer_to_emergency', why) : client.rpc('abandon_consultation', why);
    return callBackend(ended, acknowledged);
  }, CHANGES_VISITS);
}

/** Refetches the visit's details, for places where changes of other users matter. */
export function useRenewDetails(): () => Promise<void> {
  const { queries } = useBackend();
  return () => queries.invalidateQueries({ queryKey: DETAILS });
}
