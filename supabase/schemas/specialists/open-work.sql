-- What waits for a specialist, in one list. An item leaves it by the act that answers it or by being done, never by being opened.

create function private.work_done_up_to(p_owner uuid, p_kind text, p_item uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select w.up_to from private.work_acts w
  where w.owner_id = p_owner and w.kind = p_kind and w.item_id = p_item and w.act in ('done', 'reopened') order by w.no desc limit 1
$$;
comment on function private.work_done_up_to(uuid, text, uuid) is 'Until when an item is done with; null: not at all.';

create function private.results_waiting(p_owner uuid, p_reader uuid)
returns table (patient_id uuid, since timestamptz, newest_at timestamptz, seen_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with open as (
    select g.patient_id, greatest(min(g.created_at), private.work_done_up_to(p_owner, 'result', g.patient_id)) as at
    from public.access_grants g
    where g.grantee_id = p_owner and g.state = 'active' and (g.until is null or g.until > private.clock())
      and 'results' = any (g.categories)
    group by g.patient_id
  ), came as (
    select r.patient_id, r.recorded_at as at from public.observations r join open o on o.patient_id = r.patient_id
    where r.category = 'results' and r.recorded_at > o.at and r.recorded_by <> p_owner and r.status <> 'entered_in_error'
      and not exists (select from public.observations n where n.replaces = r.id)
    union all
    select d.patient_id, d.created_at from public.documents d join open o on o.patient_id = d.patient_id
    where d.category = 'results' and d.created_at > o.at and d.recorded_by <> p_owner and d.state = 'stored'
      and d.appointment_id is null
      -- Told by the owner, or by the colleague who had it then.
      and not exists (select from private.result_answers r where r.document_id = d.id and (r.by_id = p_owner
        or exists (select from private.work_acts w where w.owner_id = p_owner and w.kind = 'result' and w.item_id = d.patient_id
          and w.act = 'given' and w.to_id = r.by_id and w.at <= r.at)))
  )
  select c.patient_id, min(c.at), max(c.at), (select max(l.at) from public.access_log l where l.patient_id = c.patient_id
    and l.actor_id = p_reader and l.category = 'results' and l.action = 'view' having max(l.at) >= max(c.at))
  from came c group by c.patient_id
$$;
comment on function private.results_waiting(uuid, uuid) is
  'Whose record has results that came since the owner said that the last ones are done with (never: since the record was opened to them) and about which nothing was told to the patient, since when, when the newest came, and when the reader last opened the results (null: not since the newest); only where a live grant opens results to the owner. Not which, nor how many.';

create function private.work_takers(p_me uuid, p_kind text, p_item uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select distinct k.other from public.consultations c
  cross join lateral (values (c.specialist_id, c.covered_by), (c.covered_by, c.specialist_id)) k (one, other)
  where k.one = p_me and k.other is not null and case p_kind when 'messages' then c.appointment_id = p_item
      when 'result' then c.patient_id = p_item else false end
    and private.is_practising(k.other)
    and (p_kind <> 'result' or (private.access_basis(k.other, c.patient_id, 'results')).basis = 'grant')
$$;
comment on function private.work_takers(uuid, text, uuid) is
  'The colleagues to whom this person can give an item: messages to who stands in for the visit or holds it; results of a patient to who stood in between the two and may open them by a grant of their own. Who else treats somebody is nobody''s to know.';

create function private.work_given(p_owner uuid, p_kind text, p_item uuid, p_since timestamptz, out to_id uuid, out by_id uuid)
language sql stable security definer set search_path = '' as $$
  select w.to_id, w.by_id from (
    select a.* from private.work_acts a
    where a.owner_id = p_owner and a.kind = p_kind and a.item_id = p_item and a.act in ('given', 'taken_back', 'done')
    order by a.no desc limit 1) w
  where w.act = 'given' and w.at >= p_since
    and w.to_id in (select t.id from private.work_takers(w.by_id, p_kind, p_item) t (id))
$$;
comment on function private.work_given(uuid, text, uuid, timestamptz) is
  'Who has an item that waits since then, and who gave it; nothing: its owner. It comes back when it is taken back or done, when something new waits, and when the colleague may not any more.';

create function private.open_work(p_me uuid)
returns table (kind text, ref_id uuid, item_id uuid, owner_id uuid, appointment_id uuid, patient_id uuid, since timestamptz,
  due_at timestamptz, newest_at timestamptz, seen_at timestamptz, urgent boolean)
language sql stable security definer set search_path = '' as $$
  -- From the end of the visit on, begun or not; late a day after it. What was given up needs none.
  select 'note', n.id, a.id, p_me, a.id, a.patient_id, a.ends_at, a.ends_at + interval '24 hours', a.ends_at, null::timestamptz, false
  from public.appointments a
  left join public.consultations c on c.appointment_id = a.id
  left join public.notes n on n.appointment_id = a.id and n.chain_no = 0 and n.state = 'draft'
    and n.author_id = coalesce(c.covered_by, a.specialist_id)
  where coalesce(c.covered_by, a.specialist_id) = p_me and a.status = 'completed'
    and c.state is distinct from 'abandoned' and (n.id is not null or not exists (select from public.notes s
      where s.appointment_id = a.id and s.chain_no = 0 and s.state = 'signed'))
  union all
  select 'addendum', n.id, n.id, p_me, n.appointment_id, n.patient_id, n.created_at, n.created_at + interval '24 hours', n.created_at,
    null, false
  from public.notes n where n.author_id = p_me and n.chain_no > 0 and n.state = 'draft'
    and n.created_at + interval '24 hours' <= private.clock()
  union all
  select 'renewal', r.id, r.id, p_me, null, r.patient_id, r.requested_at, r.due_at, r.requested_at, r.seen_at, false
  from public.renewal_requests r where r.specialist_id = p_me and r.closed_at is null
  union all
  select 'prescription_draft', d.id, d.id, p_me, d.appointment_id, d.patient_id, d.created_at, d.created_at + interval '24 hours',
    d.created_at, null, false
  from public.prescriptions d where d.prescriber_id = p_me and d.status = 'draft' and (d.renews_id is null or d.replaces_id is not null)
  union all
  select 'letter_draft', d.id, d.id, p_me, d.appointment_id, a.patient_id, d.updated_at, d.updated_at + interval '24 hours',
    d.updated_at, null, false
  from public.letter_drafts d join public.appointments a on a.id = d.appointment_id where d.author_id = p_me
  union all
  select 'messages', null, a.id, a.specialist_id, a.id, a.patient_id, u.since, u.since + interval '24 hours', m.newest_at,
    (select r.at from public.message_reads r where r.appointment_id = a.id and r.profile_id = p_me and r.read_up_to >= m.seq), m.urgent
  from private.unanswered(array(
    select m.appointment_id from public.messages m where m.specialist_id = p_me
    union select c.appointment_id from public.consultations c where c.covered_by = p_me), true) u
  join public.appointments a on a.id = u.appointment_id
  left join public.consultations c on c.appointment_id = a.id
  cross join lateral (select max(m.seq) as seq, max(m.sent_at) as newest_at, bool_or(m.red_flag is not null) as urgent
    from public.messages m where m.appointment_id = a.id and m.kind = 'text' and m.deleted_at is null and m.sent_at >= u.since
      and not coalesce(m.sender_id in (a.specialist_id, c.covered_by), false)) m
  union all
  select 'result', null, u.patient_id, p_me, null, u.patient_id, u.since, null, u.newest_at, u.seen_at, false
  from private.results_waiting(p_me, p_me) u
  union all
  select 'result', null, u.patient_id, w.owner_id, null, u.patient_id, u.since, null, u.newest_at, u.seen_at, false
  from (select distinct a.owner_id, a.item_id from private.work_acts a
    where a.to_id = p_me and a.kind = 'result' and a.owner_id <> p_me) w
  join lateral private.results_waiting(w.owner_id, p_me) u on u.patient_id = w.item_id
  where (private.work_given(w.owner_id, 'result', w.item_id, u.since)).to_id = p_me
  union all
  select 'correction', q.id, q.id, p_me, null, q.patient_id, q.created_at, q.due_at, q.created_at, null, false
  from public.correction_requests q where q.author_id = p_me and q.state = 'open'
  union all
  select 'request', null, a.id, p_me, a.id, a.patient_id, a.requested_at, a.hold_expires_at, a.requested_at, null, false
  from public.appointments a where a.specialist_id = p_me and a.status = 'requested' and a.hold_expires_at > private.clock()
  union all
  -- Who did not come and has no visit since, nor one ahead.
  select 'follow_up', null, a.id, p_me, a.id, a.patient_id, a.starts_at, null, a.starts_at, null, false
  from public.appointments a where a.specialist_id = p_me and a.status = 'no_show_patient'
    and a.starts_at > private.clock() - interval '60 days' and not exists (select from public.appointments b
      where b.specialist_id = a.specialist_id and b.patient_id = a.patient_id and b.starts_at > a.starts_at
        and b.status in ('requested', 'awaiting_payment', 'booked', 'waiting', 'in_progress', 'completed', 'no_show_patient'))
    and private.work_done_up_to(p_me, 'follow_up', a.id) is null
  union all
  select 'access_request', q.id, q.id, p_me, q.appointment_id, q.patient_id, q.created_at, q.lapses_at, q.created_at, null, false
  from public.access_requests q where q.specialist_id = p_me and q.state = 'pending' and q.lapses_at > private.clock()
  union all
  select 'access_ends', g.id, g.id, p_me, null, g.patient_id, g.created_at, g.until, g.created_at, null, false
  from public.access_grants g where g.grantee_id = p_me and g.state = 'active'
    and g.purpose <> 'visit' and g.until > private.clock() and g.until <= private.clock() + interval '7 days'
    and private.work_done_up_to(p_me, 'access_ends', g.id) is null
$$;
comment on function private.open_work(uuid) is
  'What waits for a specialist who practises (null: nothing), with what a colleague has for them and what they have for a colleague.';

create function public.my_open_loops()
returns table (kind text, ref_id uuid, item_id uuid, appointment_id uuid, patient_id uuid, patient_name text, patient_born date,
  since timestamptz, due_at timestamptz, overdue boolean, starts_at timestamptz, seen_at timestamptz, urgent boolean,
  with_name text, from_name text, takers jsonb)
language sql stable security definer set search_path = '' as $$
  select l.kind, l.ref_id, l.item_id, l.appointment_id, l.patient_id, p.name, b.date_of_birth, l.since, l.due_at,
    coalesce(l.due_at <= private.clock(), false), v.starts_at,
    coalesce(l.seen_at, case when l.kind in ('correction', 'request', 'follow_up', 'access_ends') then (select max(w.at)
      from private.work_acts w where w.owner_id = l.owner_id and w.kind = l.kind and w.item_id = l.item_id and w.act = 'seen') end),
    l.urgent,
    case when g.to_id <> me.id then private.person_name(g.to_id) end,
    case when g.to_id = me.id then private.person_name(g.by_id) end,
    (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', private.person_name(t.id)) order by t.id), '[]')
      from private.work_takers(me.id, l.kind, l.item_id) t (id) where l.kind in ('messages', 'result') and g.to_id is null)
  from (select private.me_practising() as id) me
  cross join lateral private.open_work(me.id) l
  join public.profiles p on p.id = l.patient_id
  left join public.patients b on b.profile_id = l.patient_id
  left join public.appointments v on v.id = l.appointment_id
  left join lateral private.work_given(l.owner_id, l.kind, l.item_id, l.since) g on l.kind in ('messages', 'result')
  order by l.urgent desc, coalesce(l.due_at, l.since + interval '24 hours'), l.since
  limit 500
$$;
comment on function public.my_open_loops() is
  'What waits for the calling specialist, at most 500, most urgent first: notes of held visits (ref_id null: not begun) and addenda that are not signed, renewal requests, drafts of prescriptions and letters, messages without an answer (urgent: one came with a danger sign), results that came and are not done with, corrections and visits asked for, people who did not come and have no visit since (60 days), their requests for access until they lapse, access besides visits that ends within seven days; each with whom it is about, its age, of a visit when that began, when it is due (null: by no rule) and whether it is late, since when the caller has seen it (null: not since the newest of it; of own drafts never), which colleague has it (with_name) or gave it to the caller (from_name), and to whom it can be given (id, name). item_id names it to mark_work. No word of a chart.';
grant execute on function public.my_open_loops to authenticated;
