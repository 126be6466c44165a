-- Searches are open to everybody, so how many one caller sends is bounded.
--
-- Counting must not slow an honest search, so nobody waits at a counter: each connection has a part of its own, and the
-- parts are summed.

create table private.search_counts (
  caller text not null check (length(caller) <= 64),
  period timestamptz not null,
  part int not null,
  used int not null,
  primary key (caller, period, part)
);
comment on table private.search_counts is
  'Searches per caller and ten minutes, in parts by database connection: two searches never wait for each other''s counter. Tidied as it is written.';

create index search_counts_by_period on private.search_counts (period);

alter table private.search_counts enable row level security;
alter table private.search_counts force row level security;
revoke all on private.search_counts from public, anon, authenticated, service_role;

create function private.count_search(p_caller text, p_cost int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- What a database can bear is a matter of real time, also where the clock of the data stands still.
  v_period timestamptz := date_bin(interval '10 minutes', clock_timestamp(), timestamptz '2000-01-01 00:00:00Z');
  v_used int;
begin
  insert into private.search_counts as c (caller, period, part, used) values (p_caller, v_period, pg_backend_pid(), p_cost)
  on conflict (caller, period, part) do update set used = c.used + p_cost returning used into v_used;
  if v_used = p_cost then
    delete from private.search_counts c where c.ctid = any (array(
      select o.ctid from private.search_counts o where o.period < v_period - interval '10 minutes' limit 200 for update skip locked));
  end if;
  select sum(c.used) into v_used from private.search_counts c where c.caller = p_caller and c.period = v_period;
  return v_used;
end $$;
comment on function private.count_search(text, int) is 'Counts searches of a caller; gives how many these ten minutes have seen.';
revoke execute on function private.count_search from public, anon, authenticated, service_role;

create function private.spend_search(p_cost int default 1) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_caller text := private.caller_name();
begin
  -- Nothing but a counter is written, which nobody needs to wait for; a crash forgets a second of it.
  perform set_config('synchronous_commit', 'off', true);
  if v_caller <> '' and private.count_search(left(encode(sha256(convert_to(v_caller, 'utf8')), 'hex'), 32), p_cost) > 600 then
    perform private.refuse('data.busy');
  end if;
  if private.me() is null and private.count_search('guests', p_cost) > 12000 then
    perform private.refuse('data.busy');
  end if;
end $$;
comment on function private.spend_search(int) is
  'Counts searches and refuses with data.busy above 600 in ten minutes per caller, or 12,000 of all guests together.';
revoke execute on function private.spend_search from public, anon, authenticated, service_role;
