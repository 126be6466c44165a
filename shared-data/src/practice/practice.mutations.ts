import type { QueryKey } from '@tanstack/react-query';
import type { ExceptionForm, HoursRule, SpecialistProfileForm, VisitTypeForm } from '@telehealth/contracts/schemas';
import type { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { Backend, WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { callFunction } from '../client/call-function';
import { newSecret } from '../client/new-secret';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import type { Edit } from '../profiles/own-profile.mutations';
import { portraitKept } from '../profiles/profile.calls';
import { slotKeys } from '../slots/slot.keys';
import { practiceKeys } from './practice.queries';
import { invitation, type PlanAnswer, planAnswer, type VisitOutside, visitsOutside } from './practice.schema';

const STALE: { invalidates: readonly QueryKey[] } = {
  invalidates: [practiceKeys.all, ['specialists'], slotKeys.all],
};
/** What a change of the plan makes stale besides: the visits it moved. */
const PLAN_STALE = { invalidates: [...STALE.invalidates, appointmentKeys.all] };

export function useSavePracticeCard(): BackendMutation<Edit<SpecialistProfileForm>, void> {
  return useBackendMutation(
    ({ client }: WithClient, { values, version }) =>
      callBackend(client.rpc('update_specialist_profile', { p_form: { ...values }, p_version: version }), acknowledged),
    STALE,
  );
}

/** A kind of visit under an id of the browser; a new one has no version. */
export interface VisitTypeEdit {
  id: string;
  values: VisitTypeForm;
  version: number | null;
}
export function useSaveVisitType(): BackendMutation<VisitTypeEdit, void> {
  return useBackendMutation(
    ({ client }: WithClient, { id, values, version }) =>
      callBackend(
        client.rpc('save_visit_type', {
          p_id: id,
          p_form: { ...values },
          ...(version !== null && { p_version: version }),
        }),
        acknowledged,
      ),
    STALE,
  );
}

/** Offers a kind of visit no more; what is booked of it stands. */
export function useRetireVisitType(): BackendMutation<{ id: string; version: number }, void> {
  return useBackendMutation(
    ({ client }: WithClient, { id, version }) =>
      callBackend(client.rpc('retire_visit_type', { p_id: id, p_version: version }), acknowledged),
    STALE,
  );
}

/** Replaces the whole week. */
export function useSaveWeekHours(): BackendMutation<Edit<readonly HoursRule[]>, PlanAnswer> {
  return useBackendMutation(
    ({ client }: WithClient, { values, version }) =>
      callBackend(
        client.rpc('set_week_hours', { p_rules: values.map((rule) => ({ ...rule })), p_version: version }),
        planAnswer,
      ),
    PLAN_STALE,
  );
}

/** Time off or extra time under an id of the browser, with times proposed to those it hits. */
export interface ExceptionEdit extends Proposals {
  id: string;
  values: ExceptionForm;
  version: number;
}
/** All of it, or nothing. */
export function useTakeTimeOff(): BackendMutation<ExceptionEdit, PlanAnswer> {
  return useBackendMutation(
    ({ client }: WithClient, { id, values, version, moves, reason }) =>
      callBackend(
        client.rpc('take_time_off', {
          ...{ p_id: id, p_form: { ...values }, p_version: version, p_reason: reason },
          p_moves: toMoves(moves),
        }),
        planAnswer,
      ),
    PLAN_STALE,
  );
}

export interface Proposals {
  moves: readonly { appointmentId: string; startsAt: Date }[];
  /** Why these visits should move; their patients read it. */
  reason: string;
}
const toMoves = (moves: Proposals['moves']) =>
  moves.map(({ appointmentId, startsAt }) => ({ appointmentId, startsAt: startsAt.toISOString() }));

/** Asks patients to take other times. Nobody is moved by it. */
export function useProposeTimes(): BackendMutation<Proposals, VisitOutside[]> {
  return useBackendMutation(
    ({ client }: WithClient, { moves, reason }) =>
      callBackend(client.rpc('propose_times', { p_moves: toMoves(moves), p_reason: reason }), visitsOutside),
    PLAN_STALE,
  );
}

/** Whom it would hit. Nothing is changed by looking. */
export function usePreviewException(): BackendMutation<ExceptionForm, VisitOutside[]> {
  return useBackendMutation(
    ({ client }: WithClient, values) =>
      callBackend(client.rpc('preview_exception', { p_form: { ...values } }), visitsOutside),
    { invalidates: [] },
  );
}

export function useRemoveException(): BackendMutation<{ id: string; version: number }, PlanAnswer> {
  return useBackendMutation(
    ({ client }: WithClient, { id, version }) =>
      callBackend(client.rpc('remove_exception', { p_id: id, p_version: version }), planAnswer),
    PLAN_STALE,
  );
}

/** The hours are of this IANA zone from now on; visits keep their instants. */
export function useSavePracticeZone(): BackendMutation<Edit<string>, PlanAnswer> {
  return useBackendMutation(
    ({ client }: WithClient, { values, version }) =>
      callBackend(client.rpc('set_practice_zone', { p_zone: values, p_version: version }), planAnswer),
    PLAN_STALE,
  );
}

/** Asks for a new check of the council number. */
export function useAskRegistration(): BackendMutation<string, void> {
  return useBackendMutation(
    ({ client }: WithClient, number) => callBackend(client.rpc('ask_registration', { p_number: number }), acknowledged),
    STALE,
  );
}

/** Takes a waiting question back, to correct the number first. */
export function useWithdrawRegistration(): BackendMutation<void, void> {
  return useBackendMutation(
    ({ client }: WithClient) => callBackend(client.rpc('withdraw_registration'), acknowledged),
    STALE,
  );
}

/** A portrait in place of the last one. */
export function useKeepPortrait(): BackendMutation<File, void> {
  return useBackendMutation(async (backend: WithClient, file) => {
    await callFunction(backend, 'documents/portrait', file, portraitKept);
  }, STALE);
}

export interface SqueezeInForm {
  patientId: string;
  visitTypeId: string;
  startsAt: Date;
  reason: string;
  mode: 'video' | 'voice' | 'chat';
  /** The same key gives the same invitation. */
  key: string;
}
/** Invites a patient to an extra visit. */
export function useSqueezeIn(): BackendMutation<SqueezeInForm, z.output<typeof invitation>> {
  return useBackendMutation(
    ({ client }: WithClient, { patientId, visitTypeId, startsAt, reason, mode, key }) =>
      callBackend(
        client.rpc('squeeze_in', {
          ...{ p_patient: patientId, p_visit_type: visitTypeId, p_starts_at: startsAt.toISOString() },
          ...{ p_reason: reason, p_mode: mode, p_key: key },
        }),
        invitation,
      ),
    PLAN_STALE,
  );
}

/** Takes an invitation to an extra visit back, while the patient has not agreed. */
export function useWithdrawSqueezeIn(): BackendMutation<string, void> {
  return useBackendMutation(
    ({ client }: WithClient, appointmentId) =>
      callBackend(client.rpc('withdraw_squeeze_in', { p_appointment: appointmentId }), acknowledged),
    PLAN_STALE,
  );
}

/**
 * Makes the address by which calendar programs read the specialist's visits, and answers it; the one before stops at
 * once. Its secret is made here and sent to the backend as a hash only.
 */
export function useMakeCalendarLink(): BackendMutation<void, string> {
  return useBackendMutation(
    async ({ client, address }: Pick<Backend, 'client' | 'address'>) => {
      const { secret, hash } = await newSecret();
      await callBackend(client.rpc('set_calendar_link', { p_token_hash: hash }), acknowledged);
      return new URL(`functions/v1/calendar/${secret}.ics`, withSlash(address?.url ?? location.origin)).href;
    },
    { invalidates: [practiceKeys.all] },
  );
}
const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);

/** The address answers nothing from now on. */
export function useRemoveCalendarLink(): BackendMutation<void, void> {
  return useBackendMutation(({ client }: WithClient) => callBackend(client.rpc('remove_calendar_link'), acknowledged), {
    invalidates: [practiceKeys.all],
  });
}
