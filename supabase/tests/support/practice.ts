import { randomUUID } from 'node:crypto';
import type { JSONValue, Sql } from 'postgres';
import { as } from './people';

/** As a browser sends it: what JSON does not know is left out. */
const json = (value: unknown): JSONValue => JSON.parse(JSON.stringify(value));

async function one<T>(rows: Promise<readonly { answer: T }[]>): Promise<T> {
  const [row] = await rows;
  if (!row) throw new Error('One answer was expected.');
  return row.answer;
}

/** Somebody whom a specialist treats. */
export interface PatientRow {
  patient_id: string;
  name: string;
  last_visit_at: Date | null;
  next_visit_at: Date | null;
  next_appointment_id: string | null;
  access_until: Date | null;
  has_access: boolean;
}
/** A coming visit that lies outside the hours. */
export interface VisitOutside {
  appointmentId: string;
  patientName: string;
  startsAt: string;
  touched: boolean;
  openings: string[];
  proposedStart: string | null;
}
export interface Plan {
  version: number;
  outside: VisitOutside[];
}
export interface VisitTypeRow {
  id: string;
  name: string;
  minutes: number;
  price_minor: number;
  active: boolean;
  version: number;
}
export interface Invitation {
  appointmentId: string;
  status: string;
  answerUntil: string | null;
}

/** Calls a function of the plan: its arguments by place, objects and lists as JSON. */
const planning = (sql: Sql, who: string) => (name: string, first: JSONValue, second: JSONValue, third?: JSONValue) =>
  one<Plan>(
    as(sql, who, (tx) => {
      const value = (arg: JSONValue) => (typeof arg === 'object' && arg !== null ? tx.json(arg) : arg);
      return third === undefined
        ? tx`select ${tx(`public.${name}`)}(${value(first)}, ${value(second)}) as answer`
        : tx`select ${tx(`public.${name}`)}(${value(first)}, ${value(second)}, ${value(third)}) as answer`;
    }),
  );

/** When a specialist works. */
function plansOf(sql: Sql, who: string) {
  const plan = planning(sql, who);
  return {
    weekHours: (rules: unknown, version: number | null) => plan('set_week_hours', json(rules), version),
    weekdays: (days: unknown, version: number | null) => plan('set_weekdays', json(days), version),
    zone: (zone: string, version: number | null) => plan('set_practice_zone', zone, version),
    exception: (form: unknown, version: number | null, id: string = randomUUID()) =>
      plan('save_exception', id, json(form), version),
    removeException: (id: string, version: number | null) => plan('remove_exception', id, version),
    outside: () => one<VisitOutside[]>(as(sql, who, (tx) => tx`select public.visits_outside_hours() as answer`)),
    hours: () =>
      as(
        sql,
        who,
        (tx) => tx<{ weekday: number; starts: string; ends: string }[]>`
          select weekday, to_char(starts_at, 'HH24:MI') as starts, ends_at::text as ends
          from public.availability_rules order by weekday, starts_at`,
      ),
  };
}

/** What a specialist does with their practice. */
export function practiceOf(sql: Sql, who: string) {
  return {
    ...plansOf(sql, who),
    saveType: (form: unknown, version: number | null = null, id: string = randomUUID()) =>
      one<VisitTypeRow>(
        as(
          sql,
          who,
          (tx) => tx`select to_jsonb(public.save_visit_type(${id}, ${tx.json(json(form))}, ${version})) as answer`,
        ),
      ),
    retireType: (id: string, version: number) =>
      one<VisitTypeRow>(
        as(sql, who, (tx) => tx`select to_jsonb(public.retire_visit_type(${id}, ${version})) as answer`),
      ),
    squeeze: (
      patient: string,
      type: string,
      at: Date,
      reason = 'Results',
      key: string = randomUUID(),
      mode = 'video',
    ) =>
      one<Invitation>(
        as(
          sql,
          who,
          (tx) => tx`select public.squeeze_in(${patient}, ${type}, ${at}, ${reason}, ${mode}, ${key}) as answer`,
        ),
      ),
    withdraw: (id: string) => as(sql, who, (tx) => tx`select public.withdraw_squeeze_in(${id})`),
    profile: (form: unknown, version: number | null) =>
      one<{ version: number }>(
        as(
          sql,
          who,
          (tx) => tx`select to_jsonb(public.update_specialist_profile(${tx.json(json(form))}, ${version})) as answer`,
        ),
      ),
    patients: (query = '', after: string | null = null, limit = 50) =>
      as(sql, who, (tx) => tx<PatientRow[]>`select * from public.my_patients(${query}, ${after}, ${limit})`),
  };
}

/** What anybody says about themselves. */
export const saveMe = (sql: Sql, who: string, form: unknown, version: number | null) =>
  one<{ version: number; phone_raw: string | null; phone_e164: string | null; first_name: string }>(
    as(sql, who, (tx) => tx`select to_jsonb(public.update_my_profile(${tx.json(json(form))}, ${version})) as answer`),
  );

/** `days` days from now at this wall-clock time in Johannesburg, which never changes its clocks. */
export function at(days: number, time: string): Date {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return new Date(`${day}T${time}:00+02:00`);
}
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
/** ISO weekday in Johannesburg: 1 is Monday. */
export const weekdayOf = (moment: Date): number => new Date(moment.getTime() + 7_200_000).getUTCDay() || 7;
