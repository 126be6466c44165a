-- Who can see what, who looked, and the tidying of what has run out. Nothing depends on when the tidying runs: every
-- right is asked by the clock.

create function private.delegate_categories(p_scopes text[]) returns text[]
language sql immutable security invoker set search_path = '' as $$
  select array(select c from unnest(private.chart_categories()) with ordinality as k (c, at)
    where case c when 'messages' then 'messages' = any (p_scopes)
      when 'mental_health' then array['records', 'sensitive'] <@ p_scopes
      when 'sexual_health' then array['records', 'sensitive'] <@ p_scopes
      when 'medicines' then p_scopes && array['records', 'prescriptions']
      else 'records' = any (p_scopes) end order by at)
$$;
comment on function private.delegate_categories(text[]) is 'The categories of a chart that a delegate with these scopes may see, as access_basis() decides.';

create function public.who_can_see_me()
returns table (kind text, id uuid, state text, person_id uuid, person_name text, categories text[], purpose text, may text,
  until timestamptz, since timestamptz, appointment_id uuid, scopes text[], last_looked_at timestamptz, specialty text)
language sql stable security definer set search_path = '' as $$
  with me as (select private.me() as id), live as (
    select 'grant' as kind, g.id, g.state, g.grantee_id as person, g.categories, g.purpose, g.may, g.until, g.created_at as since,
      g.appointment_id, null::text[] as scopes
    from me join public.access_grants g on g.patient_id = me.id and (g.state = 'offered' or g.state = 'active'
      and (g.until is null or g.until > private.clock())) and not private.is_hidden(g.appointment_id)
    union all
    select 'delegation', d.id, d.state, d.delegate_id, private.delegate_categories(d.scopes), 'caring_for_me', d.may, d.until,
      d.accepted_at, null, d.scopes
    from me join public.delegations d on d.patient_id = me.id and d.state = 'active' and (d.until is null or d.until > private.clock())
    union all
    select 'break_glass', b.id, 'active', b.specialist_id, private.chart_categories(), 'emergency', 'view', b.expires_at, b.opened_at,
      null, null
    from me join public.break_glass b on b.patient_id = me.id and b.ended_at is null and b.expires_at > private.clock()
  )
  select l.kind, l.id, l.state, l.person, p.name, l.categories, l.purpose, l.may, l.until, l.since, l.appointment_id, l.scopes,
    (select max(a.at) from me join public.access_log a on a.patient_id = me.id and a.actor_id = l.person), s.specialty
  from live l join public.profiles p on p.id = l.person
  left join public.specialists s on s.profile_id = l.person and l.kind <> 'delegation' order by l.since desc
$$;
comment on function public.who_can_see_me() is
  'Everybody who can see something of the caller''s chart now, or will once a visit is booked (offered): what, why, until when, the field of a specialist, and when they last looked. What clinicians wrote stays readable to its author besides.';
grant execute on function public.who_can_see_me to authenticated;

create function public.my_emergencies()
returns table (id uuid, specialist_name text, reason_code text, reason text, opened_at timestamptz, ended_at timestamptz,
  is_open boolean, categories text[], review_state text, review_due_at timestamptz, reviewed_at timestamptz, review_note text,
  disputed_at timestamptz, dispute text, dispute_answer text, dispute_answered_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select b.id, p.name, b.reason_code, b.reason, b.opened_at, least(coalesce(b.ended_at, b.expires_at), b.expires_at),
    b.ended_at is null and b.expires_at > private.clock(),
    array(select distinct a.category from public.access_log a where a.patient_id = me.id and a.basis = 'break_glass'
      and a.basis_id = b.id and a.action <> 'emergency' order by 1),
    b.review_state, b.review_due_at, b.reviewed_at, b.review_note, b.disputed_at, b.dispute, b.dispute_answer, b.dispute_answered_at
  from (select private.me() as id) me
  join public.break_glass b on b.patient_id = me.id
  join public.profiles p on p.id = b.specialist_id
  order by b.opened_at desc limit 200
$$;
comment on function public.my_emergencies() is
  'Every time somebody opened the caller''s chart in an emergency: who, why in their words, from when to when, which parts they then looked at, the verdict, and what the caller said about it. Newest first.';
grant execute on function public.my_emergencies to authenticated;

create function public.my_access_log(p_before bigint default null, p_limit int default 100)
returns table (id uuid, seq bigint, at timestamptz, day date, actor_id uuid, actor_name text, actor_role text, category text,
  action text, basis text, basis_id uuid, purpose text, screen text, report_id uuid, reported_at timestamptz, report_answer text)
language sql stable security definer set search_path = '' as $$
  select l.id, l.seq, l.at, (l.at at time zone private.zone_or(me.time_zone, 'Africa/Johannesburg'))::date, l.actor_id, l.actor_name,
    l.actor_role, l.category, l.action, l.basis, l.basis_id, g.purpose, l.screen, r.id, r.reported_at, r.answer
  from public.profiles me
  join public.access_log l on l.patient_id = me.id and (p_before is null or l.seq < p_before)
  left join public.access_grants g on l.basis = 'grant' and g.id = l.basis_id
  left join public.access_reports r on r.log_id = l.id
  where me.id = (select private.me()) and private.sees_category(l.category)
    and ((select not private.is_acting()) or not private.is_hidden(g.appointment_id))
  order by l.seq desc limit least(greatest(coalesce(p_limit, 100), 1), 500)
$$;
comment on function public.my_access_log(bigint, int) is
  'Who looked at the caller''s chart: who, role, when, what, why, from which screen, newest first, with the day of their own zone to group by. Further back: p_before.';
grant execute on function public.my_access_log to authenticated;

create function private.lapse_access() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_count int := 0;
  v_rows int;
begin
  with gone as (
    update public.access_requests set state = 'lapsed' where id in (select r.id from public.access_requests r
      where r.state = 'pending' and r.lapses_at <= v_now order by r.lapses_at limit 500 for update skip locked) returning *
  ), told as (
    select private.notify(g.specialist_id, 'access.requestLapsed', g.id, '{}', 'access.requestLapsed:' || g.id) from gone g
  )
  select count(*) into v_rows from told;
  v_count := v_count + v_rows;
  update public.access_grants set state = 'expired', ended_at = until where id in (select g.id from public.access_grants g
    where g.state = 'active' and g.until <= v_now order by g.until limit 500 for update skip locked);
  get diagnostics v_rows = row_count;
  v_count := v_count + v_rows;
  update public.delegations set state = 'lapsed', ended_at = v_now where id in (select d.id from public.delegations d
    where d.state in ('offered', 'active') and (d.until <= v_now or d.state = 'offered' and d.offered_at <= v_now - interval '14 days')
    limit 500 for update skip locked);
  get diagnostics v_rows = row_count;
  v_count := v_count + v_rows;
  update public.break_glass set ended_at = expires_at where id in (select b.id from public.break_glass b
    where b.ended_at is null and b.expires_at <= v_now limit 500 for update skip locked);
  get diagnostics v_rows = row_count;
  v_count := v_count + v_rows;
  v_count := v_count + private.lapse_record_links();
  -- Said once each: a review that is late, and standing access that ends in three days.
  perform private.tell_operators('access.reviewOverdue', b.id, 'access.reviewOverdue:' || b.id) from public.break_glass b
  where b.review_state = 'pending' and b.review_due_at between v_now - interval '1 day' and v_now;
  perform private.notify(p.id, 'access.endingSoon', g.id, jsonb_build_object('until', g.until), 'access.endingSoon:' || g.id || ':' || p.id)
  from public.access_grants g, unnest(array[g.patient_id, g.grantee_id]) p (id)
  where g.state = 'active' and g.purpose <> 'visit' and g.until between v_now and v_now + interval '3 days'
    and g.created_at < v_now - interval '3 days'
    and not exists (select from public.notifications n where n.dedupe_key = 'access.endingSoon:' || g.id || ':' || p.id);
  return v_count;
end $$;
comment on function private.lapse_access() is
  'Flips requests, grants, invitations, delegations, emergencies and links to records whose time is over, so that open pages hear of it; reminds of late reviews and of access about to end. Returns how many were flipped.';
