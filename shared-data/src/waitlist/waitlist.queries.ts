import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { Specialty } from '@telehealth/contracts/people';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { slotKeys } from '../slots/slot.keys';
import { waitlistKeys } from './waitlist.keys';
import { type WaitingPlace, waitingPlaces } from './waitlist.schema';

export type WaitedFor = { specialistId: string } | { specialty: Specialty };

export interface WaitRequest {
  whom: WaitedFor;
  modes: readonly ConsultationMode[];
  from: Date;
  until: Date;
  /** Idempotency key: a repeated press gets the same place. */
  idempotencyKey: string;
}

/** The signed-in person's places on waiting lists. */
function myWaitlist(backend: WithClient): BackendQueryOptions<WaitingPlace[]> {
  return {
    queryKey: waitlistKeys.mine,
    queryFn: ({ signal }) => callBackend(backend.client.rpc('my_waitlist').abortSignal(signal), waitingPlaces),
  };
}

export function useMyWaitlist(settings: { enabled?: boolean } = {}): BackendQuery<WaitingPlace[]> {
  return useBackendQuery(myWaitlist, settings);
}

function joinWaitlist(backend: WithClient, request: WaitRequest): Promise<undefined> {
  const { whom } = request;
  const args = {
    p_key: request.idempotencyKey,
    // Both are sent; one of them is null.
    p_specialist: ('specialistId' in whom ? whom.specialistId : null) as string,
    p_specialty: ('specialty' in whom ? whom.specialty : null) as string,
    p_modes: [...request.modes],
    p_from: request.from.toISOString(),
    p_until: request.until.toISOString(),
  };
  return callBackend(backend.client.rpc('join_waitlist', args), acknowledged);
}

function leaveWaitlist(backend: WithClient, { id }: { id: string }): Promise<undefined> {
  return callBackend(backend.client.rpc('leave_waitlist', { p_entry: id }), acknowledged);
}

/**
 * Requests an earlier time for a booked visit; the same key for a repeated press. Fails with `waitlist.notEarlier`, `tooMany`.
 */
export function useWantEarlier(): BackendMutation<{ visitId: string; idempotencyKey: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { visitId, idempotencyKey }) =>
      callBackend(client.rpc('want_earlier', { p_appointment: visitId, p_key: idempotencyKey }), acknowledged),
    { invalidates: [waitlistKeys.mine] },
  );
}

/**
 * Takes the offered time, or passes it to the next in line. Taking one for a booked visit moves it without counting as one of the
 * patient's moves. Fails with `waitlist.offerGone`, `waitlist.notEarlier`.
 */
export function useAnswerOffer(): BackendMutation<{ offerId: string; take: boolean }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { offerId, take }) =>
      callBackend(client.rpc(take ? 'accept_slot_offer' : 'decline_slot_offer', { p_offer: offerId }), acknowledged),
    { invalidates: [waitlistKeys.mine, appointmentKeys.all, slotKeys.all] },
  );
}

/** Joins the end of the line. Fails with `waitlist.tooMany`, `booking.onboardingFirst` and similar. */
export function useJoinWaitlist(): BackendMutation<WaitRequest, undefined> {
  return useBackendMutation(joinWaitlist, { invalidates: [waitlistKeys.mine] });
}

export function useLeaveWaitlist(): BackendMutation<{ id: string }, undefined> {
  return useBackendMutation(leaveWaitlist, { invalidates: [waitlistKeys.mine] });
}
