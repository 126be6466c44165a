import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import { type Appointment, appointments } from '../appointments/appointment.schema';
import type { Backend, WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { portraitAddress } from '../profiles/portrait-address';
import {
  type CalendarLink,
  calendarLink,
  EXCEPTION_COLUMNS,
  exceptions,
  type OwnVisitType,
  ownVisitType,
  type PlanException,
  type Practice,
  type PublicHoliday,
  patientChoice,
  portrait,
  practice,
  publicHolidays,
  type RegistrationCheck,
  registrationCheck,
  type SqueezeIn,
  squeezeIn,
  type VisitOutside,
  visitsOutside,
  type WeekHours,
  weekHours,
} from './practice.schema';

export const practiceKeys = { all: ['practice'] as const };
const keyOf = (part: string, userId: string) => [...practiceKeys.all, part, userId];

function myPractice({ client }: WithClient, userId: string): BackendQueryOptions<Practice> {
  return {
    queryKey: keyOf('own', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client.from('specialists').select(practice.columns).eq('profile_id', userId).abortSignal(signal).single(),
        practice,
      ),
  };
}
export const useMyPractice = (settings?: { enabled?: boolean }): BackendQuery<Practice> =>
  useBackendQuery(myPractice, settings);

/** All visit types of the signed-in specialist in their order, including those no longer offered. */
function myVisitTypes({ client }: WithClient, userId: string): BackendQueryOptions<OwnVisitType[]> {
  return {
    queryKey: keyOf('visit-types', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('visit_types')
          .select(ownVisitType.columns)
          .eq('specialist_id', userId)
          .order('position')
          .order('created_at')
          .abortSignal(signal),
        z.array(ownVisitType),
      ),
  };
}
export const useMyVisitTypes = (): BackendQuery<OwnVisitType[]> => useBackendQuery(myVisitTypes);

function myWeekHours({ client }: WithClient, userId: string): BackendQueryOptions<WeekHours[]> {
  return {
    queryKey: keyOf('week', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('availability_rules')
          .select(weekHours.columns)
          .eq('specialist_id', userId)
          .order('weekday')
          .order('starts_at')
          .abortSignal(signal),
        z.array(weekHours),
      ),
  };
}
export const useMyWeekHours = (): BackendQuery<WeekHours[]> => useBackendQuery(myWeekHours);

/**
 * Current and future time off and extra time.
 * @param from first day, `yyyy-mm-dd` in the practice's zone
 */
function myExceptions({ client }: WithClient, userId: string, from: string): BackendQueryOptions<PlanException[]> {
  return {
    queryKey: [...keyOf('exceptions', userId), from],
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('availability_exceptions')
          .select(EXCEPTION_COLUMNS)
          .eq('specialist_id', userId)
          .gte('on_date', from)
          .order('on_date')
          .limit(2_000)
          .abortSignal(signal),
        exceptions,
      ),
  };
}
export const useMyExceptions = (from: string): BackendQuery<PlanException[]> =>
  useBackendQuery((backend, userId) => myExceptions(backend, userId, from));

/** The public holidays of the coming year; none for a practice outside South African time. */
function myPublicHolidays({ client }: WithClient, userId: string): BackendQueryOptions<PublicHoliday[]> {
  return {
    queryKey: keyOf('holidays', userId),
    queryFn: ({ signal }) => callBackend(client.rpc('my_public_holidays').abortSignal(signal), publicHolidays),
  };
}
export const useMyPublicHolidays = (): BackendQuery<PublicHoliday[]> => useBackendQuery(myPublicHolidays);

/** Coming visits outside the hours, with openings to move them to. */
function myVisitsOutside({ client }: WithClient, userId: string): BackendQueryOptions<VisitOutside[]> {
  return {
    queryKey: keyOf('outside', userId),
    queryFn: ({ signal }) => callBackend(client.rpc('visits_outside_hours').abortSignal(signal), visitsOutside),
  };
}
export const useMyVisitsOutside = (): BackendQuery<VisitOutside[]> => useBackendQuery(myVisitsOutside);

/**
 * Extra visits from a day on, in any state.
 * @param from `yyyy-mm-dd` in the practice's zone
 */
function mySqueezeIns({ client }: WithClient, userId: string, from: string): BackendQueryOptions<SqueezeIn[]> {
  return {
    queryKey: [...keyOf('squeeze-ins', userId), from],
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('squeeze_ins')
          .select(squeezeIn.columns)
          .eq('specialist_id', userId)
          .gte('on_date', from)
          .abortSignal(signal),
        z.array(squeezeIn),
      ),
  };
}
export const useMySqueezeIns = (from: string): BackendQuery<SqueezeIn[]> =>
  useBackendQuery((backend, userId) => mySqueezeIns(backend, userId, from));

export interface PatientChoice {
  patientId: string;
  name: string;
}

/** The specialist's patients whose name contains the text, at most 20. */
function myPatientChoices({ client }: WithClient, userId: string, words: string): BackendQueryOptions<PatientChoice[]> {
  return {
    queryKey: [...keyOf('patient-choices', userId), words],
    queryFn: ({ signal }) =>
      callBackend(
        client.rpc('my_patients', { p_query: words, p_limit: 20 }).abortSignal(signal),
        z.array(patientChoice),
      ),
  };
}
export const useMyPatientChoices = (words: string): BackendQuery<PatientChoice[]> =>
  useBackendQuery((backend, userId) => myPatientChoices(backend, userId, words));

/** The number of patients who wait for an earlier time with the specialist or in their specialty, without names. */
function waitlistCount({ client }: WithClient, userId: string): BackendQueryOptions<number> {
  return {
    queryKey: keyOf('waiting', userId),
    queryFn: ({ signal }) => callBackend(client.rpc('waitlist_count').abortSignal(signal), z.int()),
  };
}
export const useWaitlistCount = (): BackendQuery<number> => useBackendQuery(waitlistCount);

/** The steps of the signed-in specialist's registration, newest first, the last twenty. */
function myRegistrationChecks({ client }: WithClient, userId: string): BackendQueryOptions<RegistrationCheck[]> {
  return {
    queryKey: keyOf('registration-checks', userId),
    queryFn: ({ signal }) =>
      callBackend(client.rpc('my_registration_checks').abortSignal(signal), z.array(registrationCheck)),
  };
}
export const useMyRegistrationChecks = (): BackendQuery<RegistrationCheck[]> => useBackendQuery(myRegistrationChecks);

function myCalendarLink({ client }: WithClient, userId: string): BackendQueryOptions<CalendarLink | null> {
  return {
    queryKey: keyOf('calendar-link', userId),
    queryFn: ({ signal }) => callBackend(client.rpc('my_calendar_link').abortSignal(signal), calendarLink.nullable()),
  };
}
/** The calendar feed; null: there is none. */
export const useMyCalendarLink = (): BackendQuery<CalendarLink | null> => useBackendQuery(myCalendarLink);

function myPortrait(
  { client, address }: Pick<Backend, 'client' | 'address'>,
  userId: string,
): BackendQueryOptions<string | null> {
  return {
    queryKey: keyOf('portrait', userId),
    queryFn: async ({ signal }) => {
      const kept = await callBackend(client.rpc('my_portrait').abortSignal(signal), portrait.nullable());
      return portraitAddress(address, userId, kept?.keptAt ?? null) ?? null;
    },
  };
}

/** The address of the person's own portrait; null: there is none. */
export const useMyPortrait = (): BackendQuery<string | null> => useBackendQuery(myPortrait);

/** The specialist's visits that begin within at most 46 days, and pending invitations; soonest first. */
function visitsOfPractice(
  { client }: WithClient,
  userId: string,
  from: Date,
  to: Date,
): BackendQueryOptions<Appointment[]> {
  const [p_from, p_to] = [from.toISOString(), to.toISOString()];
  return {
    // Below the appointments' key, so that whatever makes those stale makes these stale.
    queryKey: [...appointmentKeys.all, 'practice', userId, p_from, p_to],
    queryFn: ({ signal }) =>
      callBackend(client.rpc('visits_of_practice', { p_from, p_to }).abortSignal(signal), appointments),
  };
}
export const useVisitsOfPractice = (
  from: Date,
  to: Date,
  settings: { pollMs?: number | false } = {},
): BackendQuery<Appointment[]> =>
  useBackendQuery((backend, userId) => visitsOfPractice(backend, userId, from, to), settings);
