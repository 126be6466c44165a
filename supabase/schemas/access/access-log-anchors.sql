-- Proving the access log: every row against its hash, its neighbour and the head of its chain; and the whole chain
-- against anchors, because whoever owns the tables could also recompute every hash.
--
-- An anchor is a row number and its hash, signed and noted in a store that the database cannot write (decision 0075). The
-- function anchors-worker does that every minute: it reads the chains here, recomputes them itself, and writes back what it
-- found. Its verdict is kept here for people to see; whoever owns the database can change the verdict, but not the store.

create table private.access_log_anchoring (
  id boolean primary key default true check (id),
  entry bigint not null default 0 check (entry >= 0),
  entry_hash text not null default repeat('0', 64) check (entry_hash ~ '^[0-9a-f]{64}$'),
  store text not null default 'unknown' check (store in ('unknown', 'well', 'away', 'cut', 'changed')),
  checked_at timestamptz,
  anchored_at timestamptz,
  waiting_since timestamptz
);
comment on table private.access_log_anchoring is
  'What anchors-worker said last, one row: the last entry of the store and its hash, how the store is, when the logs were compared with it, when they last agreed; since when lines wait (real time).';
insert into private.access_log_anchoring default values;

alter table private.access_log_anchoring enable row level security;
alter table private.access_log_anchoring force row level security;
revoke all on private.access_log_anchoring from public, anon, authenticated, service_role;

create table private.access_log_faults (
  patient_id uuid primary key,
  seq bigint not null,
  problem text not null check (problem in ('content', 'link', 'anchor')),
  found_at timestamptz not null default clock_timestamp()
);
comment on table private.access_log_faults is
  'Chains that anchors-worker found not to be what they were. Gone when it has found the whole chain well again. Without a foreign key: the chain and its patient may be what was removed.';

alter table private.access_log_faults enable row level security;
alter table private.access_log_faults force row level security;
revoke all on private.access_log_faults from public, anon, authenticated, service_role;

create function private.check_access_log(p_patient uuid, out intact boolean, out problem text, out at_seq bigint,
  out checked bigint, out anchored_seq bigint, out anchored_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zero bytea := decode(repeat('00', 32), 'hex');
  v_head private.access_log_heads;
  v_last public.access_log;
begin
  select count(*) into checked from public.access_log l where l.patient_id = p_patient;
  select * into v_head from private.access_log_heads h where h.patient_id = p_patient;
  anchored_seq := nullif(v_head.anchored_seq, 0);
  anchored_at := v_head.anchored_at;
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
    if (coalesce(v_last.seq, 0), coalesce(v_last.hash, v_zero)) is distinct from (coalesce(v_head.seq, 0), coalesce(v_head.hash, v_zero))
    then
      problem := 'tail';
      at_seq := coalesce(v_last.seq, 0) + 1;
    end if;
  end if;
  -- What was found from outside: a chain that was recomputed is whole in itself, but not the one of then.
  if problem is null then
    select 'anchor', f.seq into problem, at_seq from private.access_log_faults f where f.patient_id = p_patient;
  end if;
  if problem is null and v_head.anchored_seq > v_head.seq then
    problem := 'anchor';
    at_seq := v_head.seq + 1;
  end if;
  intact := problem is null;
end $$;
comment on function private.check_access_log(uuid) is
  'Recomputes a patient''s chain. problem: order (a row missing, doubled or moved), content, link, tail (cut off), anchor (not the chain that was anchored); at_seq: where it begins.';

create function public.verify_access_log(p_patient uuid default null)
returns table (intact boolean, problem text, at_seq bigint, checked bigint, anchored_seq bigint, anchored_at timestamptz,
  outside text, outside_at timestamptz, gap_from bigint, gap_to bigint, gap_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if p_patient is not null and p_patient <> v_me and private.me_operating() is null then
    raise exception 'for the patient or an operator' using errcode = '42501', hint = 'access.refused';
  end if;
  return query select c.intact, c.problem, c.at_seq, c.checked, c.anchored_seq, c.anchored_at,
      case when exists (select from private.access_log_faults f where f.patient_id = coalesce(p_patient, v_me)) then 'differs'
        when s.store <> 'well' then s.store when g.gap_from is not null then 'restored' else 'agrees' end, s.checked_at,
      g.gap_from, g.gap_to, g.gap_at
    from private.check_access_log(coalesce(p_patient, v_me)) c cross join private.access_log_anchoring s
      cross join lateral (select min(l.from_seq) as gap_from, max(l.to_seq) as gap_to, max(r.sealed_at) as gap_at
        from private.log_gaps l join private.log_restorations r on r.publication_id = l.publication_id
        where l.patient_id = coalesce(p_patient, v_me)) g;
end $$;
comment on function public.verify_access_log(uuid) is
  'Whether an access log is as it was written, for its patient (null: the caller) or an operator; shows no content. problem: order, content, link, tail, anchor. outside: what anchors-worker last said of it (agrees, differs, restored: agrees but for the lines gap_from to gap_to, for which nothing stands since a restore at gap_at; unknown, away, cut, changed: of the store) and when; the word of this database, so scripts/verify-anchors asks without it.';
grant execute on function public.verify_access_log to authenticated;

create function public.my_access_log_chain(p_after bigint default 0, p_limit int default 500)
returns table (seq bigint, fields text, prev_hash text, hash text)
language sql stable security definer set search_path = '' as $$
  select l.seq, private.access_log_fields(l), encode(l.prev_hash, 'hex'), encode(l.hash, 'hex')
  from public.access_log l where l.patient_id = (select private.me()) and l.seq > coalesce(p_after, 0)
    and (select private.actor_may('sensitive'))
  order by l.seq limit least(greatest(coalesce(p_limit, 500), 1), 1000)
$$;
comment on function public.my_access_log_chain(bigint, int) is
  'The caller''s own log as their browser can recompute it: of the rows after that number what their hashes cover as text, and their hashes in hexadecimal.';
grant execute on function public.my_access_log_chain to authenticated;

create function public.access_log_chains() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('known', jsonb_build_object('number', s.entry, 'hash', s.entry_hash), 'heads',
    (select coalesce(jsonb_agg(jsonb_build_array(h.patient_id, l.seq, encode(l.hash, 'hex'), h.anchored_seq) order by h.patient_id), '[]')
      from private.access_log_heads h cross join lateral (select r.seq, r.hash from public.access_log r
        where r.patient_id = h.patient_id order by r.seq desc limit 1) l))
  from private.access_log_anchoring s
$$;
comment on function public.access_log_chains() is
  'For anchors-worker: {known: the last entry of the store that it told of, heads: [[patient, number, hash of the last row, number that was anchored last] of each chain]}.';
grant execute on function public.access_log_chains to service_role;

create function public.access_log_lines(p_wanted jsonb, p_limit int default 5000) returns jsonb
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
grant execute on function public.access_log_lines to service_role;

create function public.report_anchors(p_report jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_fault jsonb;
  v_store text := p_report ->> 'store';
begin
  update private.access_log_anchoring set store = v_store, checked_at = clock_timestamp(),
    entry = coalesce((p_report ->> 'entry')::bigint, entry), entry_hash = coalesce(p_report ->> 'entry_hash', entry_hash),
    anchored_at = case when v_store = 'well' then clock_timestamp() else anchored_at end,
    waiting_since = case when v_store = 'well' then null else waiting_since end;
  update private.access_log_heads h set anchored_seq = a.seq, anchored_at = private.clock()
  from (select (e.value ->> 0)::uuid as patient_id, (e.value ->> 1)::bigint as seq
    from jsonb_array_elements(coalesce(p_report -> 'anchored', '[]')) e) a
  where h.patient_id = a.patient_id and h.anchored_seq <> a.seq;
  delete from private.access_log_faults f
  where f.patient_id in (select e.value::uuid from jsonb_array_elements_text(coalesce(p_report -> 'well', '[]')) e);
  for v_fault in select value from jsonb_array_elements(coalesce(p_report -> 'faults', '[]')) loop
    insert into private.access_log_faults (patient_id, seq, problem)
    values ((v_fault ->> 'patientId')::uuid, (v_fault ->> 'seq')::bigint, v_fault ->> 'problem')
    on conflict (patient_id) do update set seq = excluded.seq, problem = excluded.problem;
    perform private.tell_operators('access.logBroken', (v_fault ->> 'patientId')::uuid,
      'access.logBroken:' || (v_fault ->> 'patientId') || ':' || (v_fault ->> 'problem') || ':' || (v_fault ->> 'seq'));
  end loop;
  if v_store in ('cut', 'changed') then
    perform private.tell_operators('access.anchorsStopped', null, 'access.anchorsStopped:' || v_store || ':' || clock_timestamp()::date);
  end if;
end $$;
comment on function public.report_anchors(jsonb) is
  'What anchors-worker found: {store, entry, entry_hash, anchored: [[patient, number]], well: [patient], faults: [{patientId, seq, problem}]}. Tells operators of faults, and of a store that was changed or cut.';
grant execute on function public.report_anchors to service_role;

create function private.watch_anchors() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_since timestamptz;
begin
  -- Since when lines wait is counted in real time, while this job is called: a machine that was off is not late.
  update private.access_log_anchoring s set waiting_since = case
    when not exists (select from private.access_log_heads h where h.seq > h.anchored_seq) then null
    else coalesce((select s.waiting_since from private.job_runs j where j.name = 'private.watch_anchors'
      and j.last_ok_at > private.clock() - interval '5 minutes'), clock_timestamp()) end
  returning s.waiting_since into v_since;
  if v_since is null or v_since > clock_timestamp() - interval '10 minutes' then
    return 0;
  end if;
  perform private.tell_operators('access.anchorsStopped', null, 'access.anchorsStopped:late:' || clock_timestamp()::date);
  return (select count(*) from private.access_log_heads h where h.seq > h.anchored_seq);
end $$;
comment on function private.watch_anchors() is
  'Tells operators, once a day, when lines of access logs have waited for more than ten minutes to be anchored. Gives how many logs do.';
