import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend, nothing } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { type Offer, offer, type Role, type Task, type Team, team } from './team.schema';

const KEY = ['team'] as const;
const CHANGES = { invalidates: [KEY] };
const CHANGES_VISITS = { invalidates: [KEY, appointmentKeys.all] };

export function useTeam(): BackendQuery<Team> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: [...KEY, userId],
    queryFn: ({ signal }) => callBackend(client.rpc('my_organization').abortSignal(signal), team),
  }));
}

export interface Founding {
  name: string;
  practiceNumber: string;
  phone: string;
  address: string;
}
/** @param input.key drawn once a form, so that sending twice founds once */
export function useFound(): BackendMutation<{ key: string; form: Founding }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { key, form: { name, practiceNumber, phone, address } }) =>
      callBackend(
        client.rpc('found_organization', { p_key: key, p_form: { name, practiceNumber, phone, address } }),
        nothing,
      ),
    CHANGES,
  );
}

export function useInvite(): BackendMutation<{ key: string; email: string; role: Role }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { key, email, role }) =>
      callBackend(client.rpc('invite_to_organization', { p_key: key, p_email: email, p_role: role }), nothing),
    CHANGES,
  );
}

export function useWithdraw(): BackendMutation<string, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, id) => callBackend(client.rpc('withdraw_organization_invitation', { p_id: id }), nothing),
    CHANGES,
  );
}

export function useSeeOffer(): BackendMutation<string, Offer> {
  return useBackendMutation(
    ({ client }: WithClient, code) => callBackend(client.rpc('see_organization_invitation', { p_code: code }), offer),
    { invalidates: [] },
  );
}

export function useAnswer(): BackendMutation<{ code: string; accept: boolean; number: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { code, accept, number }) =>
      callBackend(
        client.rpc('answer_organization_invitation', { p_code: code, p_accept: accept, p_number: number }),
        nothing,
      ),
    CHANGES,
  );
}

export function useEndMembership(): BackendMutation<string, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, id) => callBackend(client.rpc('end_organization_membership', { p_id: id }), nothing),
    CHANGES,
  );
}

export interface GivenTask {
  /** Drawn once a form, so that sending twice asks once. */
  key: string;
  /** The role's id of who does it. */
  member: string;
  description: string;
  /** Until which day, `yyyy-mm-dd`. */
  due: string | null;
}
export function useGiveTask(): BackendMutation<GivenTask, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { key, member, description, due }) =>
      callBackend(
        client.rpc('give_task', { p_key: key, p_member: member, p_description: description, p_due: due ?? undefined }),
        nothing,
      ),
    CHANGES,
  );
}

export interface EndedTask {
  id: string;
  status: Exclude<Task['status'], 'requested'>;
  reason: string;
}
export function useEndTask(): BackendMutation<EndedTask, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, status, reason }) =>
      callBackend(client.rpc('end_task', { p_id: id, p_status: status, p_reason: reason }), nothing),
    CHANGES,
  );
}

export interface AskedCover {
  /** Drawn once a form, so that sending twice asks once. */
  key: string;
  /** The role's id of the colleague. */
  member: string;
  /** `yyyy-mm-dd` */
  firstDay: string;
  lastDay: string;
  note: string;
}
export function useAskCover(): BackendMutation<AskedCover, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { key, member, firstDay, lastDay, note }) =>
      callBackend(
        client.rpc('ask_cover', {
          p_key: key,
          p_member: member,
          p_first_day: firstDay,
          p_last_day: lastDay,
          p_note: note,
        }),
        nothing,
      ),
    CHANGES,
  );
}

/** Agreeing takes over every visit for which the caller is free, so both lists of visits change. */
export function useAnswerCover(): BackendMutation<{ id: string; accept: boolean }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, accept }) =>
      callBackend(client.rpc('answer_cover', { p_id: id, p_accept: accept }), nothing),
    CHANGES_VISITS,
  );
}

export function useEndCover(): BackendMutation<string, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, id) => callBackend(client.rpc('end_cover', { p_id: id }), nothing),
    CHANGES_VISITS,
  );
}
