import { randomUUID } from 'node:crypto';
import { assumeClaims } from '@telehealth/local-services/database/act-as';
import type { Sql, TransactionSql } from 'postgres';
import { askingForPerson, IN_PLACE_OF } from './acting';
import { claimsOf } from './people';

/** Runs `work` as the administrator, or as that person, at that instant. Needs `useMovableClock`. */
export async function at<T>(
  sql: Sql,
  when: Date,
  who: string | null,
  work: (tx: TransactionSql) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  const [actor = '', person] = who?.split(IN_PLACE_OF) ?? [];
  await sql.begin(async (tx) => {
    await tx`select set_config('sawubona.clock', ${when.toISOString()}, true)`;
    if (actor !== '') await assumeClaims(tx, claimsOf(actor));
    result = { value: await work(person === undefined ? tx : askingForPerson(tx, person)) };
  });
  if (!result) throw new Error('The transaction ended without a result.');
  return result.value;
}

export const plus = (when: Date, minutes: number) => new Date(when.getTime() + minutes * 60_000);

/** A visit without a price, booked at once. */
export async function bookFree(
  sql: Sql,
  now: Date,
  patient: string,
  visitType: string,
  startsAt: Date,
): Promise<string> {
  return at(sql, now, patient, async (tx) => {
    const [held] = await tx<{ id: string }[]>`
      select id from public.hold_slot(${visitType}, ${startsAt}, 'video', ${null}, ${randomUUID()})`;
    if (!held) throw new Error('No hold.');
    await tx`select public.book_visit(${held.id}, 'Cough', true)`;
    return held.id;
  });
}

export interface Wish {
  specialist?: string | null;
  specialty?: string | null;
  modes?: string[];
  from: Date;
  until: Date;
  key?: string;
  visitType?: string | null;
}

/** Joins the line and gives the id of the place. */
export const join = (sql: Sql, now: Date, patient: string, wish: Wish) =>
  at(sql, now, patient, async (tx) => {
    const { specialist = null, specialty = null, modes = ['video'], from, until, visitType = null } = wish;
    const [entry] = await tx<{ id: string; state: string; place: string }[]>`
      select id, state, place::text from public.join_waitlist(${wish.key ?? randomUUID()}, ${specialist}, ${specialty}, ${modes},
        ${from}, ${until}, ${visitType})`;
    if (!entry) throw new Error('No place.');
    return entry;
  });

/** One run of the job. */
export const runOffers = (sql: Sql, now: Date) =>
  at(sql, now, null, async (tx) => Number((await tx`select private.offer_freed_slots() as n`)[0]?.n));

export interface Offer {
  id: string;
  patient_id: string;
  state: string;
  starts_at: Date;
  appointment_id: string;
}
/** Every offer of a specialist, in the order they were made. */
export const offersOf = (sql: Sql, specialist: string) => sql<
  Offer[]
>`select o.id, o.patient_id, o.state, lower(o.during) as starts_at,
  o.appointment_id from public.slot_offers o join public.waitlist_entries e on e.id = o.entry_id
  where o.specialist_id = ${specialist} order by o.offered_at, e.place`;
