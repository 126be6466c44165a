-- Proving the access log: every row against its hash, its neighbour and the head of its chain; and the whole chain
-- against anchors, because whoever owns the tables could also recompute every hash.
--
-- An anchor is a row number and its hash, noted away from the log: in a table of its own, and by the server in a file
-- that the database cannot reach (local-services: anchors/access-log.jsonl; elsewhere whatever calls
-- access_log_anchors). What was anchored once cannot be told otherwise later.

create table private.access_log_anchors (
  id bigint generated always as identity primary key,
  patient_id uuid not null references public.patients (profile_id),
  seq bigint not null check (seq > 0),
  hash bytea not null check (length(hash) = 32),
  anchored_at timestamptz not null default private.clock(),
  unique (patient_id, seq)
);
comment on table private.access_log_anchors is 'Heads of log chains as they were at some time. Append-only; copied out of the database through access_log_anchors.';

alter table private.access_log_anchors enable row level security;
alter table private.access_log_anchors force row level security;
revoke all on private.access_log_anchors from public, anon, authenticated, service_role;

create trigger access_log_anchors_keep before update or delete on private.access_log_anchors
  for each row execute function private.refuse_change();
create trigger access_log_anchors_keep_all before truncate on private.access_log_anchors
  for each statement execute function private.refuse_change();

create function private.check_access_log(p_patient uuid, out intact boolean, out problem text, out at_seq bigint,
  out checked bigint, out anchored_seq bigint, out anchored_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zero bytea := decode(repeat('00', 32), 'hex');
  v_head private.access_log_heads;
  v_last public.access_log;
begin
  select count(*) into checked from public.access_log l where l.patient_id = p_patient;
  select a.seq, a.anchored_at into anchored_seq, anchored_at from private.access_log_anchors a
  where a.patient_id = p_patient order by a.seq desc limit 1;
  -- Within the chain: no number missing or doubled, each row as it was hashed, each bound to the one before.
  select case when c.seq <> c.place then 'order' when c.hash is distinct from c.should then 'content' else 'link' end, c.place
    into problem, at_seq
  from (select l.seq, l.hash, l.prev_hash, private.access_log_hash(l) as should, row_number() over chain as place,
      lag(l.hash, 1, v_zero) over chain as before
    from public.access_log l where l.patient_id = p_patient window chain as (order by l.seq, l.id)) c
  where c.seq <> c.place or c.hash is distinct from c.should or c.prev_hash is distinct from c.before
  order by c.place limit 1;
  -- Its end: the head was written with the last row.
  if problem is null then
    select * into v_last from public.access_log l where l.patient_id = p_patient order by l.seq desc limit 1;
    select * into v_head from private.access_log_heads h where h.patient_id = p_patient;
    if (coalesce(v_last.seq, 0), coalesce(v_last.hash, v_zero)) is distinct from (coalesce(v_head.seq, 0), coalesce(v_head.hash, v_zero))
    then
      problem := 'tail';
      at_seq := coalesce(v_last.seq, 0) + 1;
    elsif coalesce(v_head.anchored_seq, 0) <> coalesce(anchored_seq, 0) then
      problem := 'anchor';
      at_seq := coalesce(anchored_seq, 0);
    end if;
  end if;
  -- Against what was noted outside: a chain that was recomputed is whole in itself, but not the one of then.
  if problem is null then
    select 'anchor', a.seq into problem, at_seq from private.access_log_anchors a
    left join public.access_log l on l.patient_id = a.patient_id and l.seq = a.seq
    where a.patient_id = p_patient and l.hash is distinct from a.hash order by a.seq limit 1;
  end if;
  intact := problem is null;
end $$;
comment on function private.check_access_log(uuid) is
  'Recomputes a patient''s chain. problem: order (a row missing, doubled or moved), content, link, tail (cut off), anchor (not the chain that was anchored); at_seq: where it begins.';
revoke execute on function private.check_access_log from public, anon, authenticated, service_role;

create function public.verify_access_log(p_patient uuid default null)
returns table (intact boolean, problem text, at_seq bigint, checked bigint, anchored_seq bigint, anchored_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if p_patient is not null and p_patient <> v_me and not private.is_operator(v_me) then
    raise exception 'for the patient or an operator' using errcode = '42501', hint = 'access.refused';
  end if;
  return query select c.intact, c.problem, c.at_seq, c.checked, c.anchored_seq, c.anchored_at
    from private.check_access_log(coalesce(p_patient, v_me)) c;
end $$;
comment on function public.verify_access_log(uuid) is
  'Whether an access log is as it was written, for its patient (null: the caller) or an operator; shows no content. problem: order, content, link, tail, anchor.';
revoke execute on function public.verify_access_log from public, anon, authenticated, service_role;
grant execute on function public.verify_access_log to authenticated;

create function private.anchor_due_logs(p_every interval, p_limit int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_head private.access_log_heads;
  v_check record;
  v_count int := 0;
begin
  for v_head in select * from private.access_log_heads h where h.seq > h.anchored_seq
      and (h.anchored_at is null or h.anchored_at <= private.clock() - p_every)
      order by h.anchored_at nulls first limit p_limit for update skip locked loop
    select * into v_check from private.check_access_log(v_head.patient_id);
    if v_check.intact then
      insert into private.access_log_anchors (patient_id, seq, hash) values (v_head.patient_id, v_head.seq, v_head.hash);
      v_count := v_count + 1;
    else
      -- What is broken is not blessed by a new anchor.
      perform private.tell_operators('access.logBroken', v_head.patient_id,
        'access.logBroken:' || v_head.patient_id || ':' || v_check.problem || ':' || v_check.at_seq);
    end if;
    update private.access_log_heads set anchored_at = private.clock(),
      anchored_seq = case when v_check.intact then seq else anchored_seq end where patient_id = v_head.patient_id;
  end loop;
  return v_count;
end $$;
comment on function private.anchor_due_logs(interval, int) is
  'Anchors the chains that grew since their last anchor, each at most once in that time, after checking them; tells operators of broken ones. Returns how many were anchored.';
revoke execute on function private.anchor_due_logs from public, anon, authenticated, service_role;

create function private.anchor_access_logs() returns int
language sql volatile security definer set search_path = '' as $$
  select private.anchor_due_logs(interval '20 hours', 300)
$$;
comment on function private.anchor_access_logs() is
  'The scheduled anchoring: a new chain soon, every other once a night when it has grown. A few hundred at a time.';
revoke execute on function private.anchor_access_logs from public, anon, authenticated, service_role;

create function public.access_log_anchors(p_after bigint default 0, p_limit int default 1000)
returns table (id bigint, patient_id uuid, seq bigint, hash text, anchored_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select a.id, a.patient_id, a.seq, encode(a.hash, 'hex'), a.anchored_at from private.access_log_anchors a
  where a.id > p_after order by a.id limit least(greatest(coalesce(p_limit, 1000), 1), 10000)
$$;
comment on function public.access_log_anchors(bigint, int) is
  'For the server, to copy anchors to where the database cannot change them: those after an id, in order.';
revoke execute on function public.access_log_anchors from public, anon, authenticated, service_role;
grant execute on function public.access_log_anchors to service_role;

create function public.compare_access_anchors(p_anchors jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(a.value order by a.place), '[]') from jsonb_array_elements(p_anchors) with ordinality a (value, place)
  left join public.access_log l on l.patient_id = (a.value ->> 'patient_id')::uuid and l.seq = (a.value ->> 'seq')::bigint
  where encode(l.hash, 'hex') is distinct from a.value ->> 'hash'
$$;
comment on function public.compare_access_anchors(jsonb) is
  'For the server: of anchors kept outside ([{patient_id, seq, hash}]) those that the log no longer fits.';
revoke execute on function public.compare_access_anchors from public, anon, authenticated, service_role;
grant execute on function public.compare_access_anchors to service_role;
