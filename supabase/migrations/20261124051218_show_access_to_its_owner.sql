-- The access manager of patients: emergencies in their own words, the field of who can look, and the log as a browser can recompute it.

create function private.access_log_fields(p_row public.access_log) returns text
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_array(p_row.patient_id, p_row.seq, p_row.id, p_row.actor_id, p_row.actor_name,
    p_row.actor_role, (extract(epoch from p_row.at) * 1000000)::bigint, p_row.category, p_row.action, p_row.basis,
    p_row.basis_id, p_row.screen, p_row.request_id, encode(p_row.prev_hash, 'hex'))::text
$$;
comment on function private.access_log_fields(public.access_log) is
  'Every field of a row except its own hash, as the text that is hashed; times in microseconds of the epoch, so that no session setting changes it.';
revoke execute on function private.access_log_fields from public, anon, authenticated, service_role;

create or replace function private.access_log_hash(p_row public.access_log) returns bytea
language sql immutable security invoker set search_path = '' as $$
  select sha256(convert_to(private.access_log_fields(p_row), 'utf8'))
$$;
comment on function private.access_log_hash(public.access_log) is
  'SHA-256 over access_log_fields of a row.';

create or replace function public.access_log_lines(p_wanted jsonb, p_limit int default 5000) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('patient_id', r.patient_id, 'seq', r.seq, 'fields', r.fields,
    'hash', r.hash, 'prev_hash', r.prev_hash) order by r.place, r.seq), '[]')
  from (select w.place, l.patient_id, l.seq, encode(l.hash, 'hex') as hash, encode(l.prev_hash, 'hex') as prev_hash,
      private.access_log_fields(l) as fields
    from jsonb_array_elements(p_wanted) with ordinality w (chain, place)
    join public.access_log l on l.patient_id = (w.chain ->> 'patient_id')::uuid and l.seq > (w.chain ->> 'after')::bigint
    order by w.place, l.seq limit least(greatest(coalesce(p_limit, 5000), 1), 5000)) r
$$;
comment on function public.access_log_lines(jsonb, int) is
  'For anchors-worker: of [{patient_id, after}] the rows after that number, in that order: what their hashes cover as text, and their hashes as they stand.';

create function public.my_access_log_chain(p_after bigint default 0, p_limit int default 500)
returns table (seq bigint, fields text, prev_hash text, hash text)
language sql stable security definer set search_path = '' as $$
  select l.seq, private.access_log_fields(l), encode(l.prev_hash, 'hex'), encode(l.hash, 'hex')
  from public.access_log l where l.patient_id = (select private.me()) and l.seq > coalesce(p_after, 0)
  order by l.seq limit least(greatest(coalesce(p_limit, 500), 1), 1000)
$$;
comment on function public.my_access_log_chain(bigint, int) is
  'The caller''s own log as their browser can recompute it: of the rows after that number what their hashes cover as text, and their hashes in hexadecimal.';
revoke execute on function public.my_access_log_chain from public, anon, authenticated, service_role;
grant execute on function public.my_access_log_chain to authenticated;

drop function public.who_can_see_me();
create function public.who_can_see_me()
returns table (kind text, id uuid, state text, person_id uuid, person_name text, categories text[], purpose text, may text,
  until timestamptz, since timestamptz, appointment_id uuid, scopes text[], last_looked_at timestamptz, specialty text)
language sql stable security definer set search_path = '' as $$
  with me as (select private.me() as id), live as (
    select 'grant' as kind, g.id, g.state, g.grantee_id as person, g.categories, g.purpose, g.may, g.until, g.created_at as since,
      g.appointment_id, null::text[] as scopes
    from me join public.access_grants g on g.patient_id = me.id and (g.state = 'offered' or g.state = 'active'
      and (g.until is null or g.until > private.clock()))
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
revoke execute on function public.who_can_see_me from public, anon, authenticated, service_role;
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
revoke execute on function public.my_emergencies from public, anon, authenticated, service_role;
grant execute on function public.my_emergencies to authenticated;
