import type { TransactionSql } from 'postgres';

/** Sentences about the whole database, each with the query of its exceptions (rows with an `id`). */
export const INVARIANTS: Readonly<Record<string, string>> = {
  'a specialist sees one patient at a time, pauses included': `
    select a.id from public.appointments a join public.appointments b on b.specialist_id = a.specialist_id and b.id > a.id
      and (a.blocks && b.during or a.during && b.blocks)
    where a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and b.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')`,
  'a patient is in one visit at a time': `
    select a.id from public.appointments a join public.appointments b on b.patient_id = a.patient_id and b.id > a.id
      and a.during && b.during
    where a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and b.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')`,
  'history is unbroken and ends where the visit is': `
    select a.id from public.appointments a join lateral (
      select e.from_status, e.to_status, lag(e.to_status) over (order by e.id) as before, lead(e.id) over (order by e.id) as next
      from public.appointment_events e where e.appointment_id = a.id) e on true
    where e.from_status is distinct from e.before or (e.next is null and e.to_status <> a.status)`,
  'nobody is booked without money, or its absence': `
    select a.id from public.appointments a left join public.payments p on p.appointment_id = a.id
    where a.booked_at is not null and (p.id is null or (p.paid_at is null and p.state not in ('not_required', 'authorised'))
      and not (p.state = 'expired'))`,
  'a visit that is on has money behind it': `
    select a.id from public.appointments a join public.payments p on p.appointment_id = a.id
    where a.status in ('booked', 'waiting', 'in_progress', 'completed')
      and p.state not in ('not_required', 'authorised', 'paid', 'partly_refunded')
      and not (a.status = 'completed' and p.state in ('refunded', 'refund_pending'))`,
  'nobody gets back more than they paid': `
    select p.id from public.payments p join lateral (select coalesce(sum(r.amount_minor), 0) as back from public.refunds r
      where r.payment_id = p.id and r.kind = 'refund' and r.state <> 'failed') r on true
    where r.back > p.amount_minor or p.refund_minor > p.amount_minor`,
  'a second charge goes back once': `
    select r.payment_id as id from public.refunds r where r.kind = 'duplicate' group by 1 having count(*) > (select count(*)
      from public.payment_events e where e.payment_id = r.payment_id and e.outcome in ('paid', 'authorised'))`,
  'an absent or cancelling specialist costs the patient nothing': `
    select a.id from public.appointments a join public.payments p on p.appointment_id = a.id
    where (a.status = 'no_show_specialist' or (a.status = 'cancelled' and a.cancelled_by = 'specialist'))
      and p.paid_at is not null and p.refund_minor < p.amount_minor`,
  'nothing is owed for a visit that is off': `
    select a.id from public.appointments a join public.payments p on p.appointment_id = a.id
    where a.status in ('expired', 'cancelled', 'declined', 'no_show_specialist')
      and p.state in ('requires_payment', 'processing', 'authorised', 'failed')`,
  'a consultation runs exactly while its visit does': `
    select a.id from public.appointments a join public.consultations c on c.appointment_id = a.id
    where (a.status = 'in_progress') <> (c.state in ('active', 'interrupted'))
      or (a.status = 'waiting') <> (c.state = 'lobby')
      or (a.status in ('cancelled', 'expired') and c.started_at is not null)`,
  'a hold that lapsed was paid for later, or is over': `
    select a.id from public.appointments a where a.status in ('booked', 'waiting', 'in_progress', 'completed')
      and a.hold_expires_at is not null`,
  'nobody holds three times at once': `
    select a.patient_id as id from public.appointments a
    where a.status in ('held', 'awaiting_payment') and a.hold_expires_at > private.clock()
    group by 1 having count(*) > 2`,
};

/** The sentences that do not hold now. */
export async function broken(tx: TransactionSql): Promise<string[]> {
  const checks = Object.values(INVARIANTS).map((query, at) => `select ${at} as at where exists (${query})`);
  const rows = await tx.unsafe<{ at: number }[]>(checks.join(' union all '));
  return rows.map(({ at }) => Object.keys(INVARIANTS)[at] ?? '');
}
