const LIVE = `('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')`;
const TOOK_PLACE = `('waiting', 'in_progress', 'completed')`;
const FICTION = `'^\\+1 202 555 01[0-9]{2}$'`;

/** Rules about all demo data, each with a query that finds exceptions. */
export const DEMO_RULES: Readonly<Record<string, string>> = {
  'a specialist sees one patient at a time, pauses included': `
    select from public.appointments a join public.appointments b on b.specialist_id = a.specialist_id and b.id > a.id
      and (a.blocks && b.during or a.during && b.blocks) where a.status in ${LIVE} and b.status in ${LIVE}`,
  'a patient is in one visit at a time': `
    select from public.appointments a join public.appointments b on b.patient_id = a.patient_id and b.id > a.id
      and a.during && b.during where a.status in ${LIVE} and b.status in ${LIVE}`,
  'nobody was in two visits at once': `
    select from public.appointments a join public.appointments b on b.id > a.id and a.during && b.during
      and (b.patient_id = a.patient_id or b.specialist_id = a.specialist_id)
    where a.status in ${TOOK_PLACE} and b.status in ${TOOK_PLACE}`,
  'history is unbroken, in order, and ends where the visit is': `
    select from public.appointments a join lateral (
      select e.from_status, e.to_status, e.at, lag(e.to_status) over w as before, lag(e.at) over w as earlier, lead(e.id) over w as next
      from public.appointment_events e where e.appointment_id = a.id window w as (order by e.id)) e on true
    where e.from_status is distinct from e.before or e.at < e.earlier or (e.next is null and e.to_status <> a.status)`,
  'nothing is said to have happened later than now': `
    select from (select at from public.appointment_events union all select at from public.access_log
      union all select sent_at from public.messages union all select created_at from public.notifications
      union all select at from public.registration_events union all select created_at from public.payments) t
    where t.at > private.clock()`,
  'a visit that is on has money behind it, or is free': `
    select from public.appointments a left join public.payments p on p.appointment_id = a.id
    where a.status in ('booked', 'waiting', 'in_progress', 'completed') and (p.id is null or p.amount_minor <> a.price_minor
      or p.state not in ('not_required', 'authorised', 'paid', 'partly_refunded', 'refunded'))`,
  'what went back is the sum of the refunds, and never more than was paid': `
    select from public.payments p cross join lateral (select coalesce(sum(r.amount_minor), 0) as back,
      coalesce(sum(r.amount_minor) filter (where r.state = 'settled'), 0) as settled
      from public.refunds r where r.payment_id = p.id and r.kind = 'refund') r
    where p.refund_minor <> r.back or r.back > p.amount_minor or (p.state = 'refunded' and r.settled <> p.amount_minor)
      or (p.state = 'partly_refunded' and r.settled not between 1 and p.amount_minor - 1)`,
  'a paid visit has its invoice from the moment its note is signed, and none before': `
    select from public.payments p where p.receipt_number is not null and p.amount_minor > private.fee_returned(p.id)
      and exists (select from public.notes n where n.appointment_id = p.appointment_id and n.state = 'signed' and n.chain_no = 0)
        <> exists (select from private.invoices i where i.payment_id = p.id)`,
  'invoices of a specialist are numbered without a gap': `
    select from private.invoices i group by i.specialist_id, i.kind having max(i.serial) <> count(*)`,
  'an absent or cancelling specialist costs the patient nothing': `
    select from public.appointments a join public.payments p on p.appointment_id = a.id
    where (a.status = 'no_show_specialist' or a.status = 'cancelled' and a.cancelled_by = 'specialist')
      and p.paid_at is not null and p.refund_minor < p.amount_minor`,
  'a consultation runs exactly while its visit does': `
    select from public.appointments a join public.consultations c on c.appointment_id = a.id
    where (a.status = 'in_progress') <> (c.state in ('active', 'interrupted')) or (a.status = 'waiting') <> (c.state = 'lobby')`,
  'every access log is whole': `
    select from private.access_log_heads h cross join lateral private.check_access_log(h.patient_id) c where not c.intact`,
  'every emergency access, signed note and issued prescription left a line in the log': `
    select from (select patient_id, id from public.break_glass union all
      select patient_id, id from public.notes where state = 'signed' union all
      select patient_id, id from public.prescriptions where issued_at is not null) r
    where not exists (select from public.access_log l where l.patient_id = r.patient_id and l.basis_id = r.id)`,
  'signed notes read as they were signed': `
    select from public.notes n where n.state = 'signed' and n.content_hash <> private.note_hash(n)`,
  'mail goes to example.com': `
    select from (select email from public.profiles where clerk_id is not null union all select invited_email from public.delegations
      union all select recipient_email from public.outbox) m where m.email not like '%@example.com'`,
  'telephone numbers are from ranges for fiction': `
    select from (select phone_raw as phone from public.profiles where onboarding_completed_at is not null union all
      select phone from public.emergency_contacts union all select callback_phone from public.consultations) t
    where t.phone !~ ${FICTION}`,
  'every telephone number can be dialled': `
    select from public.profiles where onboarding_completed_at is not null and clerk_id is not null and phone_e164 is null union all
    select from public.emergency_contacts where phone_e164 is null union all
    select from public.consultations where callback_phone is not null and callback_e164 is null`,
  'no council has issued the numbers': `
    select from public.specialists s where s.license_number !~ '^ZZ[0-9]{7}$' union all
    select from private.council_numbers n where n.number not like 'ZZ%'`,
  'nobody has a number of a real document': `select from public.patients p where p.id_number is not null`,
  'no job failed': `select from private.job_runs j where j.failures > 0`,
};

const visit = (more: string) => `select from public.appointments a where ${more}`;
const patient = (mailbox: string, table: string) =>
  `select from public.profiles p join ${table} on true where p.email = '${mailbox}@example.com'`;

/** States that the demo must show, each with a query that finds one. */
export const DEMO_SIGHTS: Readonly<Record<string, string>> = {
  // Seeded just after the full hour, it began half an hour ago and runs a little over, as visits do.
  'a visit that is going on': visit(`a.status = 'in_progress' and a.starts_at <= private.clock()
    and a.ends_at > private.clock() - interval '5 minutes'`),
  'a patient who waits': visit(`a.status = 'waiting' and a.ends_at > private.clock()`),
  'a hold that still lasts': visit(`a.status = 'held' and a.hold_expires_at > private.clock()`),
  'a request that waits for its answer': visit(`a.status = 'requested' and a.hold_expires_at > private.clock()`),
  'a visit moved by both sides that took place':
    visit(`a.status = 'completed' and a.sequence >= 2 and a.moves_by_patient > 0
    and a.moved_by = 'specialist'`),
  'a no-show that was put right': visit(`a.status = 'completed' and a.corrected_at is not null`),
  'a script that a corrected one took the place of': `
    select from public.prescriptions n join public.prescriptions o on o.id = n.replaces_id
    where n.issued_at is not null and o.status = 'stopped'`,
  'an invoice of somebody registered for VAT': `select from private.invoices i where i.vat_number is not null`,
  'a credit note': `select from private.invoices i where i.kind = 'credit_note'`,
  'a late cancellation': visit(`a.status = 'cancelled' and a.cancelled_late`),
  'a visit booked by a delegate': visit(`a.status = 'completed' and a.booked_by <> a.patient_id`),
  'a visit across midnight': visit(
    `(a.starts_at at time zone a.tz_specialist)::date < (a.ends_at at time zone a.tz_specialist)::date`,
  ),
  'a patient elsewhere, on both sides of a change of clocks': `
    select from public.appointments a join public.appointments b on b.patient_id = a.patient_id and b.specialist_id = a.specialist_id
    where a.tz_patient = 'Europe/London' and a.tz_specialist = 'Africa/Johannesburg'
      and (a.starts_at at time zone a.tz_patient) - (a.starts_at at time zone a.tz_specialist)
        <> (b.starts_at at time zone b.tz_patient) - (b.starts_at at time zone b.tz_specialist)`,
  'an extra visit somebody is invited to': visit(`a.status = 'held' and a.booked_by = a.specialist_id
    and a.hold_expires_at > private.clock()`),
  'somebody who needs captions': `select from public.profiles p where (p.needs ->> 'captions')::boolean`,
  'people of four languages': `select count(distinct p.locale) from public.profiles p having count(distinct p.locale) >= 4`,
  'an allergy that changed a prescription': `
    select from public.access_log l join public.prescriptions p on p.id = l.basis_id
    where l.screen = 'allergy check' and p.allergy_check ->> 'result' = 'clear' and (p.allergy_check ->> 'allergies')::int > 0`,
  'an allergy that was passed over for a reason': `select from public.prescriptions p where p.override_reason is not null`,
  'HbA1c that falls on metformin': `
    select from public.observations o join public.prescription_items i on i.patient_id = o.patient_id and i.medicine = 'Metformin'
    where o.code = 'hba1c' group by o.patient_id having count(distinct o.id) >= 3
      and (array_agg(o.value order by o.taken_at))[1] > (array_agg(o.value order by o.taken_at desc))[1]`,
  'a series of blood pressures': `select from public.observations o where o.code = 'blood_pressure' group by o.patient_id having count(*) >= 10`,
  'an addendum': `select from public.notes n where n.chain_no > 0 and n.state = 'signed'`,
  'a danger sign in a message': `select from public.messages m where m.red_flag is not null`,
  'a message with a document': `select from public.messages m where m.document_id is not null`,
  'a message taken back': `select from public.messages m where m.deleted_at is not null`,
  'a renewal nobody answered in time': `select from public.renewal_requests r where r.escalated_at is not null and r.closed_at is null`,
  'a triage result with its visit': `select from public.triage_sessions t where t.appointment_id is not null`,
  'a visit that is prepared for': `
    select from public.visit_preparations v where v.devices is not null and cardinality(v.done) > 1`,
  'a reported line of the log, answered': `select from public.access_reports r where r.answer is not null`,
  'a reported line of the log, open': `select from public.access_reports r where r.answer is null`,
  'an emergency access whose review is due': `select from public.break_glass b where b.review_state = 'pending'`,
  'a dispute that waits': `select from public.break_glass b where b.disputed_at is not null and b.dispute_answered_at is null`,
  'a person whom mail did not reach': `select from public.notifications n where n.event = 'notifications.unreachable'`,
  'news somebody has read': `select from public.notifications n where n.read_at is not null`,
  'news nobody has read': `select from public.notifications n where n.read_at is null`,
  'two operators': `select from public.operators o where o.ended_at is null having count(*) > 1`,
  'a text that waits for a second word': `select from private.publications p where p.state = 'waiting'`,
  'a payment that is disputed': `select from private.payment_disputes d where d.state = 'open'`,
  'rules of triage with an honest reviewer': `select from public.triage_rulesets r where r.retired_at is null and r.reviewer ~ 'not a clinician'`,
  'reviews enough to be counted': `select from public.specialist_reviews r`,
  'a patient with nothing yet': patient(
    'empty.patient',
    'lateral (select 1 where not exists (select from public.appointments a where a.patient_id = p.id)) n',
  ),
  'a specialist with nothing yet': patient(
    'empty.specialist',
    'lateral (select 1 where not exists (select from public.appointments a where a.specialist_id = p.id)) n',
  ),
};
