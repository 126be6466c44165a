import type { ConsultationMode, Specialty } from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { toDone, toWaitingPlaces, type WaitingPlace } from './waitlist.mapper';

export const waitlistKeys = { mine: ['waitlist', 'mine'] as const };

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
    queryFn: ({ signal }) => callBackend(backend.client.rpc('my_waitlist').abortSignal(signal), toWaitingPlaces),
  };
}

export function useMyWaitlist(settings: { enabled?: boolean } = {}): BackendQuery<WaitingPlace[]> {
  return useBackendQuery(myWaitlist, settings);
}

export function joinWaitlist(backend: WithClient, request: WaitRequest): Promise<true> {
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
  return callBackend(backend.client.rpc('join_waitlist', args), toDone);
}

export function leaveWaitlist(backend: WithClient, { id }: { id: string }): Promise<true> {
  return callBackend(backend.client.rpc('leave_waitlist', { p_entry: id }), toDone);
}

/** Goes to the end of the line. Fails with `waitlist.tooMany`, `booking.onboardingFirst` and their kin. */
export function useJoinWaitlist(): BackendMutation<WaitRequest, true> {
  return useBackendMutation(joinWaitlist, { invalidates: [waitlistKeys.mine] });
}

export function useLeaveWaitlist(): BackendMutation<{ id: string }, true> {
  return useBackendMutation(leaveWaitlist, { invalidates: [waitlistKeys.mine] });
}
