import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { idOf, type SeedIds } from './seed-accounts';
import { asPerson } from './seed-acting';
import { SEED_COMING_VISITS, SEED_PAST_VISITS, type SeedComingVisit, type SeedPastVisit } from './seed-visits';

const SANDBOX_CARD = '4242424242424242';

/** How an ended visit lies in the tables. */
function endingOf(end: SeedPastVisit['end']) {
  if (end === 'booked') return { status: end, late: false, payment: 'paid', cancelledBy: null, refund: 0 };
  if (end === 'expired') return { status: end, late: false, payment: '', cancelledBy: null, refund: 0 };
  const late = end === 'cancelled late';
  const cancelledBy = end === 'cancelled by specialist' ? 'specialist' : 'patient';
  return {
    status: 'cancelled',
    late,
    payment: late ? 'partly_refunded' : 'refunded',
    cancelledBy,
    refund: late ? 0.5 : 1,
  };
}

async function insertPast(tx: TransactionSql, ids: SeedIds, visit: SeedPastVisit): Promise<string> {
  const { status, late, cancelledBy } = endingOf(visit.end);
  const [row] = await tx<{ id: string }[]>`
    insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, status, mode, hold_expires_at,
      reason, consent_at, booked_at, booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency,
      cancel_notice_minutes, late_refund_percent, sequence, idempotency_key, cancelled_by, cancelled_late, created_at, updated_at)
    select p.id, s.profile_id, v.id, tstzrange(t.starts, t.ends), tstzrange(t.starts, t.ends), ${status}, 'video',
      case when ${status} = 'expired' then t.starts - interval '2 days' end, ${visit.reason},
      case when ${status} <> 'expired' then t.starts - interval '3 days' end,
      case when ${status} <> 'expired' then t.starts - interval '3 days' end, p.id, p.time_zone, s.time_zone, v.name,
      v.price_minor, v.currency, v.cancel_notice_minutes, v.late_refund_percent, ${cancelledBy ? 1 : 0}, ${randomUUID()},
      ${cancelledBy}, ${late}, t.starts - interval '3 days', t.starts - interval '1 day'
    from public.profiles p, public.specialists s
      join public.visit_types v on v.specialist_id = s.profile_id and v.position = 0
      cross join lateral (select b.starts, b.starts + make_interval(mins => v.minutes) as ends from (
        select ((now() at time zone s.time_zone)::date - ${visit.daysAgo}::int + ${visit.at}::time) at time zone s.time_zone as starts) b) t
    where p.id = ${idOf(ids, visit.patient)} and s.profile_id = ${idOf(ids, visit.specialist)} returning id`;
  if (!row) throw new Error('A past visit was not written.');
  return row.id;
}

async function insertItsTraces(tx: TransactionSql, id: string, visit: SeedPastVisit): Promise<void> {
  const { status, payment, refund } = endingOf(visit.end);
  const path =
    status === 'expired'
      ? ['held', 'expired']
      : ['held', 'awaiting_payment', 'booked', ...(status === 'cancelled' ? [status] : [])];
  for (const [at, to] of path.entries()) {
    await tx`insert into public.appointment_events (appointment_id, from_status, to_status, actor, at, sequence)
      select id, ${path[at - 1] ?? null}, ${to}, case when ${to} = 'cancelled' and cancelled_by = 'specialist' then specialist_id
        when ${to} <> 'expired' then patient_id end, created_at + ${at} * interval '4 minutes', case when ${to} = 'cancelled' then 1 else 0 end
      from public.appointments where id = ${id}`;
  }
  if (status === 'expired') return;
  await tx`insert into public.payments (appointment_id, patient_id, amount_minor, currency, state, provider, provider_ref, refund_minor,
      paid_at, created_at, updated_at)
    select id, patient_id, price_minor, currency, case when price_minor = 0 then 'not_required' else ${payment} end,
      case when price_minor = 0 then '' else 'sandbox' end, 'sandbox:seed', round(price_minor * ${refund}::numeric), created_at,
      created_at, updated_at
    from public.appointments where id = ${id}`;
}

/** Visits that are over. They cannot be booked any more, so they are laid down in their final state, triggers aside. */
export async function addPastVisits(tx: TransactionSql, ids: SeedIds): Promise<void> {
  await tx`set local session_replication_role = replica`;
  for (const visit of SEED_PAST_VISITS) await insertItsTraces(tx, await insertPast(tx, ids, visit), visit);
  await tx`set local session_replication_role = origin`;
}

async function bookOne(tx: TransactionSql, ids: SeedIds, visit: SeedComingVisit): Promise<void> {
  await asPerson(tx, idOf(ids, visit.patient), async () => {
    const [offer] = await tx<{ visit_type_id: string; opening: Date; price_minor: number; time_zone: string }[]>`
      select f.visit_type_id, f.openings[1] as opening, f.price_minor, f.time_zone
      from public.find_slots(${tx.json({ specialistId: idOf(ids, visit.specialist) })},
        date_trunc('day', now()) + make_interval(days => ${visit.daysAhead}), now() + interval '40 days', 1) f
      where f.visit_type_name = 'Consultation'`;
    if (!offer?.opening) throw new Error(`No opening at ${visit.specialist} for the demo.`);
    const [held] = await tx<{ id: string }[]>`
      select id from public.hold_slot(${offer.visit_type_id}, ${offer.opening}, ${visit.mode}, ${null}, ${randomUUID()})`;
    if (!held) throw new Error('A demo visit was not held.');
    await tx`select public.submit_booking(${held.id}, ${visit.reason}, true)`;
    if (offer.price_minor > 0) {
      await tx`select public.sandbox_charge(${held.id}, ${SANDBOX_CARD}, '12/49', '123', ${randomUUID()})`;
    }
    if (visit.cancelled) await tx`select public.cancel_appointment(${held.id}, 'Plans changed')`;
  });
}

/** Visits to come, each held, submitted and paid by its patient. One after the other: they share calendars. */
export async function addComingVisits(tx: TransactionSql, ids: SeedIds): Promise<void> {
  for (const visit of SEED_COMING_VISITS) await bookOne(tx, ids, visit);
}
