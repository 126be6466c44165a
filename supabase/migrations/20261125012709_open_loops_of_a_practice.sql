-- A specialist's open loops also name notes from the end of the visit on, results not seen, missed follow-ups, and access that ends.

create function private.results_not_seen(p_specialist uuid) returns table (patient_id uuid, since timestamptz)
language sql stable security definer set search_path = '' as $$
  with open as (
    select g.patient_id, min(g.created_at) as opened_at from public.access_grants g
    where g.grantee_id = p_specialist and g.state = 'active' and (g.until is null or g.until > private.clock())
      and 'results' = any (g.categories)
    group by g.patient_id
  ), seen as (
    select o.patient_id, greatest(o.opened_at, (select max(l.at) from public.access_log l where l.patient_id = o.patient_id
      and l.actor_id = p_specialist and l.category = 'results' and l.action = 'view')) as at
    from open o
  ), came as (
    select r.patient_id, r.recorded_at as at from public.observations r join seen s on s.patient_id = r.patient_id
    where r.category = 'results' and r.recorded_at > s.at and r.recorded_by <> p_specialist and r.status <> 'entered_in_error'
      and not exists (select from public.observations n where n.replaces = r.id)
    union all
    select d.patient_id, d.created_at from public.documents d join seen s on s.patient_id = d.patient_id
    where d.category = 'results' and d.created_at > s.at and d.recorded_by <> p_specialist and d.state = 'stored'
      and d.appointment_id is null
  )
  select c.patient_id, min(c.at) from came c group by c.patient_id
$$;
comment on function private.results_not_seen(uuid) is
  'Whose record has results that came since this specialist opened its results last (never: since it was opened to them), and since when; only where a live grant opens results to them. Not which, nor how many.';
revoke execute on function private.results_not_seen from public, anon, authenticated, service_role;

create or replace function public.my_open_loops()
returns table (kind text, ref_id uuid, appointment_id uuid, patient_id uuid, patient_name text, since timestamptz,
  due_at timestamptz, overdue boolean)
language sql stable security definer set search_path = '' as $$
  select l.kind, l.ref_id, l.appointment_id, l.patient_id, p.name, l.since, l.due_at, coalesce(l.due_at <= private.clock(), false)
  from (
    -- From the end of the visit on, begun or not; late a day after it. What was given up needs none.
    select 'note' as kind, n.id as ref_id, a.id as appointment_id, a.patient_id, a.ends_at as since,
      a.ends_at + interval '24 hours' as due_at
    from public.appointments a
    left join public.consultations c on c.appointment_id = a.id
    left join public.notes n on n.appointment_id = a.id and n.chain_no = 0 and n.state = 'draft'
      and n.author_id = coalesce(c.covered_by, a.specialist_id)
    where coalesce(c.covered_by, a.specialist_id) = (select private.me_practising()) and a.status = 'completed'
      and c.state is distinct from 'abandoned' and (n.id is not null or not exists (select from public.notes s
        where s.appointment_id = a.id and s.chain_no = 0 and s.state = 'signed'))
    union all
    select 'addendum', n.id, n.appointment_id, n.patient_id, n.created_at, n.created_at + interval '24 hours'
    from public.notes n where n.author_id = (select private.me_practising()) and n.chain_no > 0 and n.state = 'draft'
      and n.created_at + interval '24 hours' <= private.clock()
    union all
    select 'renewal', r.id, null, r.patient_id, r.requested_at, r.due_at
    from public.renewal_requests r where r.specialist_id = (select private.me_practising()) and r.closed_at is null
    union all
    select 'prescription_draft', d.id, d.appointment_id, d.patient_id, d.created_at, d.created_at + interval '24 hours'
    from public.prescriptions d where d.prescriber_id = (select private.me_practising()) and d.status = 'draft' and d.renews_id is null
    union all
    select 'messages', null, a.id, a.patient_id, min(m.sent_at), min(m.sent_at) + interval '24 hours'
    from public.messages m join public.appointments a on a.id = m.appointment_id
    left join public.message_reads r on r.appointment_id = m.appointment_id and r.profile_id = m.specialist_id
    where m.specialist_id = (select private.me_practising()) and m.kind = 'text' and m.deleted_at is null
      and m.sender_id <> m.specialist_id and m.seq > coalesce(r.read_up_to, 0)
    group by a.id, a.patient_id
    union all
    select 'result', null, null, u.patient_id, u.since, null from private.results_not_seen((select private.me_practising())) u
    union all
    -- Who did not come and has no visit since, nor one ahead.
    select 'follow_up', null, a.id, a.patient_id, a.starts_at, null
    from public.appointments a where a.specialist_id = (select private.me_practising()) and a.status = 'no_show_patient'
      and a.starts_at > private.clock() - interval '60 days' and not exists (select from public.appointments b
        where b.specialist_id = a.specialist_id and b.patient_id = a.patient_id and b.starts_at > a.starts_at
          and b.status in ('requested', 'awaiting_payment', 'booked', 'waiting', 'in_progress', 'completed', 'no_show_patient'))
    union all
    select 'access_request', q.id, q.appointment_id, q.patient_id, q.created_at, q.lapses_at
    from public.access_requests q where q.specialist_id = (select private.me_practising()) and q.state = 'pending'
      and q.lapses_at > private.clock()
    union all
    select 'access_ends', g.id, null, g.patient_id, g.created_at, g.until
    from public.access_grants g where g.grantee_id = (select private.me_practising()) and g.state = 'active'
      and g.purpose <> 'visit' and g.until > private.clock() and g.until <= private.clock() + interval '7 days'
  ) l join public.profiles p on p.id = l.patient_id
  order by l.due_at, l.since
$$;
comment on function public.my_open_loops() is
  'What waits for the calling specialist, most urgent first: notes of held visits (ref_id null: not begun) and addenda that are not signed, renewal requests, drafts of prescriptions, unread messages, results of a record that is open to them which they have not opened since, people who did not come and have no visit since (60 days), their requests for access until they lapse, access besides visits that ends within seven days; each with its age, when it is due (null: by no rule) and whether it is late. No word of a chart.';
