import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { as, asGuest } from './people';

/** Columns of `public.appointments` the tests look at. */
export interface AppointmentRow {
  id: string;
  status: string;
  starts_at: Date;
  hold_expires_at: Date | null;
  extension_used: boolean;
  mode: string;
  reason: string;
  sequence: number;
  cancelled_by: string | null;
  cancel_reason: string | null;
  cancelled_late: boolean;
  booked_at: Date | null;
}
export interface PaymentRow {
  challenge: string | null;
  id: string;
  state: string;
  failure: string | null;
  refund_minor: number;
  amount_minor: number;
}

const first = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('One row was expected.');
  return row;
};

/** Longer than any test, in ms: these specialists have openings every half hour without notice, and none may begin meanwhile. */
const AHEAD_MS = 10 * 60_000;

/** The next openings of a specialist's only visit type, as a guest sees them; by default those that lie ahead to the test's end. */
export async function openingsOf(
  sql: Sql,
  specialistId: string,
  count = 5,
  from = new Date(Date.now() + AHEAD_MS),
): Promise<Date[]> {
  const rows = await asGuest(
    sql,
    (tx) => tx<{ openings: Date[] }[]>`select openings from public.find_slots(${tx.json({ specialistId })}, ${from},
      ${new Date(from.getTime() + 14 * 86_400_000)}, ${count})`,
  );
  return first(rows).openings;
}

export async function firstOpening(sql: Sql, specialistId: string): Promise<Date> {
  return first(await openingsOf(sql, specialistId, 1));
}

export const hold = (
  sql: Sql,
  patient: string,
  visitType: string,
  at: Date,
  key: string = randomUUID(),
  mode = 'video',
) =>
  as(sql, patient, async (tx) =>
    first(
      await tx<AppointmentRow[]>`select * from public.hold_slot(${visitType}, ${at}, ${mode}, 'Europe/London', ${key})`,
    ),
  );

export const submit = (sql: Sql, patient: string, id: string, reason = 'Cough', consent = true) =>
  as(sql, patient, async (tx) =>
    first(await tx<AppointmentRow[]>`select * from public.book_visit(${id}, ${reason}, ${consent})`),
  );

/** Books a held visit with the files that come along. */
export const bookWith = (sql: Sql, patient: string, id: string, { files = [] }: { files?: readonly string[] }) =>
  as(sql, patient, async (tx) =>
    first(
      await tx<
        AppointmentRow[]
      >`select * from public.book_visit(${id}, 'Cough', true, p_files => ${[...files]}::uuid[])`,
    ),
  );

export const PAYS = '4242 4242 4242 4242';
export const DECLINES = '4000000000000002';

export const charge = (sql: Sql, patient: string, id: string, card = PAYS, attempt: string = randomUUID()) =>
  as(sql, patient, async (tx) =>
    first(await tx<PaymentRow[]>`select * from public.sandbox_charge(${id}, ${card}, '12/49', '123', ${attempt})`),
  );

export const cancel = (sql: Sql, who: string, id: string, reason: string | null = null) =>
  as(sql, who, async (tx) =>
    first(await tx<AppointmentRow[]>`select * from public.cancel_appointment(${id}, ${reason})`),
  );

/** Moves a booked visit to another time. */
export const reschedule = (sql: Sql, who: string, id: string, at: Date, reason: string | null = null) =>
  as(sql, who, async (tx) =>
    first(await tx<AppointmentRow[]>`select * from public.reschedule_appointment(${id}, ${at}, ${reason})`),
  );

/** A specialist asks to move a booked visit. */
export const propose = (sql: Sql, who: string, id: string, at: Date, reason: string | null = 'I am away') =>
  as(
    sql,
    who,
    (tx) => tx`select public.propose_times(${tx.json([{ appointmentId: id, startsAt: at.toISOString() }])}, ${reason})`,
  );

/** The patient takes the time that was proposed. */
export const acceptProposal = (sql: Sql, who: string, id: string) =>
  as(sql, who, async (tx) => first(await tx<AppointmentRow[]>`select * from public.accept_proposed_time(${id})`));

/** The specialist's answer to a request. */
export const decide = (sql: Sql, who: string, id: string, accept: boolean, reason = '', alternatives: Date[] = []) =>
  as(sql, who, async (tx) =>
    first(
      await tx<AppointmentRow[]>`
        select * from public.decide_request(${id}, ${accept}, ${reason}, ${alternatives.map((at) => at.toISOString())}::timestamptz[])`,
    ),
  );

/** What a person was told about a visit, oldest first. */
export const toldOf = async (sql: Sql, who: string, id: string): Promise<string[]> =>
  (
    await sql<{ event: string }[]>`
      select event from public.notifications where recipient_id = ${who} and ref_id = ${id} order by created_at, event`
  ).map(({ event }) => event);

/** A booked and paid visit at the specialist's next opening. */
export async function bookVisit(sql: Sql, patient: string, specialist: { id: string; visitType: string }, at?: Date) {
  const held = await hold(sql, patient, specialist.visitType, at ?? (await firstOpening(sql, specialist.id)));
  await submit(sql, patient, held.id);
  await charge(sql, patient, held.id);
  return held.id;
}

/** Lets a hold run out now. */
export async function letLapse(sql: Sql, id: string): Promise<void> {
  await sql`update public.appointments set hold_expires_at = now() - interval '1 second' where id = ${id}`;
}

/** Lets the minutes run out in which second thoughts about this visit are free. */
export async function thoughtOver(sql: Sql, id: string): Promise<void> {
  await sql`update public.appointments set booked_at = booked_at - interval '16 minutes',
    moved_at = moved_at - interval '16 minutes' where id = ${id}`;
}

export const statusOf = async (sql: Sql, id: string): Promise<string> =>
  first(await sql<{ status: string }[]>`select status from public.appointments where id = ${id}`).status;
export const paymentOf = async (sql: Sql, id: string): Promise<PaymentRow> =>
  first(await sql<PaymentRow[]>`select * from public.payments where appointment_id = ${id}`);

/** Card payments of this database go to the sandbox. */
export async function useSandbox(sql: Sql): Promise<void> {
  await sql`update private.settings set value = 'sandbox' where key = 'payment_provider'`;
}

/** For a test that books more visits of one person than anybody may. */
export const withoutVisitBounds = (sql: Sql) =>
  sql.unsafe(`create or replace function private.visit_bounds(out with_specialist int, out altogether int, out by_booker int,
      out free_with_specialist int, out free_altogether int)
    language sql immutable security invoker set search_path = '' as 'select 1000, 1000, 1000, 1000, 1000'`);
