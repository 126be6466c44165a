import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { useBackend } from '../client/use-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';

const DETAILS = [...appointmentKeys.all, 'details'];
const CHANGES_DETAILS = { invalidates: [DETAILS] };
const CHANGES_VISITS = { invalidates: [[...appointmentKeys.all]] };

interface OfVisit {
  appointmentId: string;
}

/** The practice has checked who it is talking to. Repeatable. */
export function useConfirmIdentity(): BackendMutation<OfVisit, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId }: OfVisit) =>
      callBackend(client.rpc('confirm_identity', { p_appointment: appointmentId }), acknowledged),
    CHANGES_DETAILS,
  );
}

export interface Ringing extends OfVisit {
  answered: boolean;
  /** One key for one call by phone, however often it is sent. */
  key: string;
}

/** The practice rang the patient during the visit; where they answered, it goes on by phone. */
export function useNoteRinging(): BackendMutation<Ringing, undefined> {
  return useBackendMutation(async ({ client }: WithClient, { appointmentId, answered, key }: Ringing) => {
    const rang = { p_appointment: appointmentId, p_answered: answered, p_key: key };
    await callBackend(client.rpc('record_callback', rang), acknowledged);
    if (!answered) return undefined;
    const byPhone = { p_appointment: appointmentId, p_medium: 'phone' };
    return callBackend(client.rpc('resume_consultation', byPhone), acknowledged);
  }, CHANGES_DETAILS);
}

/** Ends the visit for both: the practice's explicit act, and the only ordinary end. Repeatable. */
export function useFinishVisit(): BackendMutation<OfVisit, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId }: OfVisit) =>
      callBackend(client.rpc('finish_consultation', { p_appointment: appointmentId }), acknowledged),
    CHANGES_VISITS,
  );
}

/** The patient asks to be rung up, because sound does not come through: the call counts as down, the phone as what is tried. */
export function useAskToBeRung(): BackendMutation<OfVisit, undefined> {
  return useBackendMutation(({ client }: WithClient, { appointmentId }: OfVisit) => {
    const phone = { p_appointment: appointmentId, p_lost: 'patient', p_step: 'phone' };
    return callBackend(client.rpc('interrupt_consultation', phone), acknowledged);
  }, CHANGES_DETAILS);
}

/** The call is down and both write instead: the visit, and its clock, go on by words. Repeatable. */
export function useGoOnByWords(): BackendMutation<OfVisit, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId }: OfVisit) =>
      callBackend(client.rpc('resume_consultation', { p_appointment: appointmentId, p_medium: 'chat' }), acknowledged),
    CHANGES_DETAILS,
  );
}

export interface EarlyEnd extends OfVisit {
  /** `giveUp`: it could not be held, everything is paid back. `handOver`: to the emergency services. */
  how: 'giveUp' | 'handOver';
  /** Read by the patient as well. */
  reason: string;
}

/** Ends a visit before its time. Repeatable. */
export function useEndEarly(): BackendMutation<EarlyEnd, undefined> {
  return useBackendMutation(({ client }: WithClient, { appointmentId, how, reason }: EarlyEnd) => {
    const why = { p_appointment: appointmentId, p_reason: reason };
    const ended = how === 'giveUp' ? client.rpc('abandon_consultation', why) : client.rpc('transfer_to_emergency', why);
    return callBackend(ended, acknowledged);
  }, CHANGES_VISITS);
}

/** Asks for the visit's details anew: to be called where what others wrote meanwhile matters. */
export function useRenewDetails(): () => Promise<void> {
  const { queries } = useBackend();
  return () => queries.invalidateQueries({ queryKey: DETAILS });
}
