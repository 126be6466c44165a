import { randomUUID } from 'node:crypto';
import { GOOD_WAITING_ROOM } from '@telehealth/contracts/examples/consultation';
import { e164Of } from '@telehealth/contracts/phone';
import type { ConsultationState } from '@telehealth/contracts/visit';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import { readLookIn } from './looks';
import { addPatient, addSpecialist, addUser, as } from './people';
import { bookVisit } from './visits';

/** Columns of `public.consultations` the tests look at. */
export interface ConsultationRow {
  id: string;
  appointment_id: string;
  state: ConsultationState;
  medium: string;
  fallback_step: string | null;
  interrupted_side: string | null;
  paused_seconds: number;
  covered_by: string | null;
  patient_location: string | null;
  callback_e164: string | null;
  identity_confirmed_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  closing_reason: string | null;
}

const first = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('One row was expected.');
  return row;
};

const setClock = (tx: TransactionSql, at: Date) => tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;

/** A booked visit between two people, with a watch that shows minutes from its start. */
export class Visit {
  constructor(
    readonly sql: Sql,
    readonly id: string,
    readonly patient: string,
    readonly specialist: string,
    readonly startsAt: Date,
  ) {}

  /** Runs `work` as that person, that many minutes after the visit's start (negative: before). */
  as<T>(who: string, minute: number, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
    return as(this.sql, who, async (tx) => {
      await setClock(tx, this.at(minute));
      return work(tx);
    });
  }

  at = (minute: number) => new Date(this.startsAt.getTime() + minute * 60_000);

  private one = (who: string, minute: number, work: (tx: TransactionSql) => Promise<ConsultationRow[]>) =>
    this.as(who, minute, async (tx) => first(await work(tx)));

  enter = (minute: number, who = this.patient, { location, callback, consent } = GOOD_WAITING_ROOM) =>
    this.one(
      who,
      minute,
      async (tx) => tx`select * from public.enter_waiting_room(${this.id}, ${location}, ${callback}, ${consent},
        ${randomUUID()}, ${await e164Of(callback)})`,
    );

  report = (who: string, kind: string, minute: number, key: string = randomUUID()) =>
    this.as(who, minute, (tx) => tx`select public.record_join_event(${this.id}, ${kind}, ${key})`);

  /** The page of the door is still open. Gives whether its person counts as here. */
  stay = (who: string, minute: number) =>
    this.as(
      who,
      minute,
      async (tx) => first(await tx<{ here: boolean }[]>`select public.stay_at_the_door(${this.id}) as here`).here,
    );

  ring = (minute: number, answered: boolean, who = this.specialist) =>
    this.as(who, minute, (tx) => tx`select public.record_callback(${this.id}, ${answered}, ${randomUUID()})`);

  admit = (minute: number, who = this.specialist) =>
    this.one(who, minute, (tx) => tx`select * from public.admit_patient(${this.id}, ${randomUUID()})`);

  interrupt = (minute: number, who: string, lost: string, step: string | null = null) =>
    this.one(who, minute, (tx) => tx`select * from public.interrupt_consultation(${this.id}, ${lost}, ${step})`);

  resume = (minute: number, who: string, medium: string | null = null) =>
    this.one(who, minute, (tx) => tx`select * from public.resume_consultation(${this.id}, ${medium})`);

  finish = (minute: number, who = this.specialist) =>
    this.one(who, minute, (tx) => tx`select * from public.finish_consultation(${this.id})`);

  abandon = (minute: number, reason = 'The line is too weak') =>
    this.one(this.specialist, minute, (tx) => tx`select * from public.abandon_consultation(${this.id}, ${reason})`);

  transfer = (minute: number, reason = 'Chest pain, ambulance called') =>
    this.one(this.specialist, minute, (tx) => tx`select * from public.transfer_to_emergency(${this.id}, ${reason})`);

  cover = (colleague: string | null, minute: number) =>
    this.one(this.specialist, minute, (tx) => tx`select * from public.cover_consultation(${this.id}, ${colleague})`);

  missed = (minute: number, who = this.specialist) =>
    this.as(who, minute, (tx) => tx`select public.report_no_show(${this.id})`);

  saveIntake = (minute: number, form: object, who = this.patient) => {
    const json: JSONValue = JSON.parse(JSON.stringify(form));
    return this.as(who, minute, (tx) => tx`select * from public.save_intake(${this.id}, ${tx.json(json)})`);
  };

  /** What who holds the visit opens of its patient, as browsers do. */
  words = (who: string, minute: number) =>
    readLookIn<{
      intake: { danger: object | null; files: object[]; questions: string[] } | null;
      place: object | null;
      ring: object | null;
    } | null>(
      (work) => this.as(who, minute, work),
      (tx) => tx`select public.open_visit_words(${this.id}, 'consultation') as ticket`,
    );

  /** The scheduled job of no-shows, run at that minute. */
  settle = (minute: number) =>
    this.sql.begin(async (tx) => {
      await setClock(tx, this.at(minute));
      return first(await tx<{ n: number }[]>`select private.settle_no_shows() as n`).n;
    });

  status = async () =>
    first(await this.sql<{ status: string }[]>`select status from public.appointments where id = ${this.id}`).status;

  consultation = async () =>
    first(await this.sql<ConsultationRow[]>`select * from public.consultations where appointment_id = ${this.id}`);

  refunded = async () =>
    first(
      await this.sql<{ minor: number }[]>`select coalesce(sum(r.amount_minor), 0)::int as minor from public.refunds r
        where r.appointment_id = ${this.id}`,
    ).minor;

  told = async (who: string) =>
    (
      await this.sql<{ event: string }[]>`select event from public.notifications
        where recipient_id = ${who} and ref_id = ${this.id} and event like 'consultation.%' order by created_at`
    ).map(({ event }) => event);
}

/** A booked and paid visit of 30 minutes for 45 dollars between two new people (or with those named). */
export async function newVisit(
  sql: Sql,
  people: { patient?: string; specialist?: { id: string; visitType: string } } = {},
): Promise<Visit> {
  const patient = people.patient ?? (await addPatient(sql));
  const specialist = people.specialist ?? (await addSpecialist(sql));
  const id = await bookVisit(sql, patient, specialist);
  const { starts_at } = first(
    await sql<{ starts_at: Date }[]>`select starts_at from public.appointments where id = ${id}`,
  );
  return new Visit(sql, id, patient, specialist.id, starts_at);
}

/** Somebody new who acts for a patient in these scopes. */
export async function delegateTo(sql: Sql, patient: string, scopes: string[], until: Date | null = null) {
  const delegate = await addUser(sql, 'A Sister');
  await as(sql, delegate, (tx) => tx`select public.sync_my_profile('patient')`);
  await sql`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at, until)
    values (${patient}, ${delegate}, ${scopes}, 'active', now(), ${until})`;
  return delegate;
}
