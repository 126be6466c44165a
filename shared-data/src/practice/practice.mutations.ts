import type { QueryKey } from '@tanstack/react-query';
import type {
  ExceptionForm,
  HoursRule,
  SpecialistProfileForm,
  VisitTypeForm,
} from '@telehealth/contracts/schemas/practice';
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
import { invitation, type ScheduleChange, scheduleChange, type VisitOutside, visitsOutside } from './practice.schema';

const STALE: { invalidates: readonly QueryKey[] } = {
  invalidates: [practiceKeys.all, ['specialists'], slotKeys.all],
};
/** A change of the schedule also makes the visits stale that it moved. */
const PLAN_STALE = { invalidates: [...STALE.invalidates, appointmentKeys.all] };

export function useSavePracticeCard(): BackendMutation<Edit<SpecialistProfileForm>, void> {
  return useBackendMutation(
    ({ client }: WithClient, { values, version }) =>
      callBackend(client.rpc('update_specialist_profile', { p_form: { ...values }, p_version: version }), acknowledged),
    STALE,
  );
}

/** A visit type with an id created by the browser; a new one has no version. */
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

/** Stops offering a visit type; its booked visits stay. */
export function useRetireVisitType(): BackendMutation<{ id: string; version: number }, void> {
  return useBackendMutation(
    ({ client }: WithClient, { id, version }) =>
      callBackend(client.rpc('retire_visit_type', { p_id: id, p_version: version }), acknowledged),
    STALE,
  );
}

export function useSaveWeekHours(): BackendMutation<Edit<readonly HoursRule[]>, ScheduleChange> {
  return useBackendMutation(
    ({ client }: WithClient, { values, version }) =>
      callBackend(
        client.rpc('set_week_hours', { p_rules: values.map((rule) => ({ ...rule })), p_version: version }),
        scheduleChange,
      ),
    PLAN_STALE,
  );
}

/** Time off or extra time with an id created by the browser, and proposed new times for affected visits. */
export interface ExceptionEdit extends Proposals {
  id: string;
  values: ExceptionForm;
  version: number;
}
/** All of it, or nothing. */
export function useTakeTimeOff(): BackendMutation<ExceptionEdit, ScheduleChange> {
  return useBackendMutation(
    ({ client }: WithClient, { id, values, version, moves, reason }) =>
      callBackend(
        client.rpc('take_time_off', {
          p_id: id,
          p_form: { ...values },
          p_version: version,
          p_reason: reason,
          p_moves: toMoves(moves),
        }),
        scheduleChange,
      ),
    PLAN_STALE,
  );
}

export interface Proposals {
  moves: readonly { appointmentId: string; startsAt: Date }[];
  /** Why these visits should move; shown to their patients. */
  reason: string;
}
const toMoves = (moves: Proposals['moves']) =>
  moves.map(({ appointmentId, startsAt }) => ({ appointmentId, startsAt: startsAt.toISOString() }));

/** Proposes other times to patients. No visit moves by it. */
export function useProposeTimes(): BackendMutation<Proposals, VisitOutside[]> {
  return useBackendMutation(
    ({ client }: WithClient, { moves, reason }) =>
      callBackend(client.rpc('propose_times', { p_moves: toMoves(moves), p_reason: reason }), visitsOutside),
    PLAN_STALE,
  );
}

/** The visits that an exception would affect. Changes nothing. */
export function usePreviewException(): BackendMutation<ExceptionForm, VisitOutside[]> {
  return useBackendMutation(
    ({ client }: WithClient, values) =>
      callBackend(client.rpc('preview_exception', { p_form: { ...values } }), visitsOutside),
    { invalidates: [] },
  );
}

export function useRemoveException(): BackendMutation<{ id: string; version: number }, ScheduleChange> {
  return useBackendMutation(
    ({ client }: WithClient, { id, version }) =>
      callBackend(client.rpc('remove_exception', { p_id: id, p_version: version }), scheduleChange),
    PLAN_STALE,
  );
}

/** Sets the IANA zone of the weekly hours; visits keep their instants. */
export function useSavePracticeZone(): BackendMutation<Edit<string>, ScheduleChange> {
  return useBackendMutation(
    ({ client }: WithClient, { values, version }) =>
      callBackend(client.rpc('set_practice_zone', { p_zone: values, p_version: version }), scheduleChange),
    PLAN_STALE,
  );
}

export function useAskRegistration(): BackendMutation<string, void> {
  return useBackendMutation(
    ({ client }: WithClient, number) => callBackend(client.rpc('ask_registration', { p_number: number }), acknowledged),
    STALE,
  );
}

/** Withdraws a pending check, so that the number can be corrected first. */
export function useWithdrawRegistration(): BackendMutation<void, void> {
  return useBackendMutation(
    ({ client }: WithClient) => callBackend(client.rpc('withdraw_registration'), acknowledged),
    STALE,
  );
}

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
  /** Idempotency key: the same key gives the same invitation. */
  key: string;
}
export function useSqueezeIn(): BackendMutation<SqueezeInForm, z.output<typeof invitation>> {
  return useBackendMutation(
    ({ client }: WithClient, { patientId, visitTypeId, startsAt, reason, mode, key }) =>
      callBackend(
        client.rpc('squeeze_in', {
          p_patient: patientId,
          p_visit_type: visitTypeId,
          p_starts_at: startsAt.toISOString(),
          p_reason: reason,
          p_mode: mode,
          p_key: key,
        }),
        invitation,
      ),
    PLAN_STALE,
  );
}

/** Withdraws an invitation to an extra visit before the patient accepted. */
export function useWithdrawSqueezeIn(): BackendMutation<string, void> {
  return useBackendMutation(
    ({ client }: WithClient, appointmentId) =>
      callBackend(client.rpc('withdraw_squeeze_in', { p_appointment: appointmentId }), acknowledged),
    PLAN_STALE,
  );
}

/**
 * Creates the calendar feed's address of the specialist's visits and returns it; the previous one stops at once. The secret is
 * made here, and the backend gets only its hash.
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

export function useRemoveCalendarLink(): BackendMutation<void, void> {
  return useBackendMutation(({ client }: WithClient) => callBackend(client.rpc('remove_calendar_link'), acknowledged), {
    invalidates: [practiceKeys.all],
  });
}
