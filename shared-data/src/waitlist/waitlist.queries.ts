import type { ConsultationMode, Specialty } from '@telehealth/contracts';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { slotKeys } from '../slots/slot.keys';
import { waitlistKeys } from './waitlist.keys';
import { type WaitingPlace, waitingPlaces } from './waitlist.schema';

/** For whom somebody waits: one specialist, or anyone of a specialty. */
export type WaitedFor = { specialistId: string } | { specialty: Specialty };

export interface WaitRequest {
  whom: WaitedFor;
  modes: readonly ConsultationMode[];
  from: Date;
  until: Date;
  /** The same key for a repeated press: it gets the same place. */
  idempotencyKey: string;
}

/** The places of the signed-in person. */
export function myWaitlist(backend: WithClient): BackendQueryOptions<WaitingPlace[]> {
  return {
    queryKey: waitlistKeys.mine,
    queryFn: ({ signal }) => callBackend(backend.client.rpc('my_waitlist').abortSignal(signal), waitingPlaces),
  };
}

export function useMyWaitlist(settings: { enabled?: boolean } = {}): BackendQuery<WaitingPlace[]> {
  return useBackendQuery(myWaitlist, settings);
}

export function joinWaitlist(backend: WithClient, request: WaitRequest): Promise<undefined> {
  const { whom } = request;
  const args = {
    p_key: request.idempotencyKey,
    // Both are sent: one of them is nobody.
    p_specialist: ('specialistId' in whom ? whom.specialistId : null) as string,
    p_specialty: ('specialty' in whom ? whom.specialty : null) as string,
    p_modes: [...request.modes],
    p_from: request.from.toISOString(),
    p_until: request.until.toISOString(),
  };
  return callBackend(backend.client.rpc('join_waitlist', args), acknowledged);
}

export function leaveWaitlist(backend: WithClient, { id }: { id: string }): Promise<undefined> {
  return callBackend(backend.client.rpc('leave_waitlist', { p_entry: id }), acknowledged);
}

/** Asks for an earlier time of a booked visit; the same key for a repeated press. Fails with `waitlist.notEarlier`, `tooMany`. */
export function useWantEarlier(): BackendMutation<{ visitId: string; idempotencyKey: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { visitId, idempotencyKey }) =>
      callBackend(client.rpc('want_earlier', { p_appointment: visitId, p_key: idempotencyKey }), acknowledged),
    { invalidates: [waitlistKeys.mine] },
  );
}

/**
 * Takes the offered time, or gives it to the next in line. Taking one that was offered for a booked visit moves the visit,
 * which is none of the moves a patient has. Fails with `waitlist.offerGone`, `waitlist.notEarlier`.
 */
export function useAnswerOffer(): BackendMutation<{ offerId: string; take: boolean }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { offerId, take }) =>
      callBackend(client.rpc(take ? 'accept_slot_offer' : 'decline_slot_offer', { p_offer: offerId }), acknowledged),
    { invalidates: [waitlistKeys.mine, appointmentKeys.all, slotKeys.all] },
  );
}

/** Goes to the end of the line. Fails with `waitlist.tooMany`, `booking.onboardingFirst` and their kin. */
export function useJoinWaitlist(): BackendMutation<WaitRequest, undefined> {
  return useBackendMutation(joinWaitlist, { invalidates: [waitlistKeys.mine] });
}

export function useLeaveWaitlist(): BackendMutation<{ id: string }, undefined> {
  return useBackendMutation(leaveWaitlist, { invalidates: [waitlistKeys.mine] });
}
