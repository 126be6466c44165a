-- How often people may write by functions that many may call. A count goes when its transaction is undone, and so does what
-- was written in it; what functions only answer is counted where that is not so (call-counts.sql).

create table private.rate_counts (
  bucket text not null check (length(bucket) <= 120),
  period timestamptz not null,
  used bigint not null default 0,
  bytes bigint not null default 0,
  primary key (bucket, period)
);
comment on table private.rate_counts is 'What callers wrote, per period: how often, and of what is bounded by the day also how many bytes. Tidied by expire_lapsed_holds.';

alter table private.rate_counts enable row level security;
alter table private.rate_counts force row level security;
revoke all on private.rate_counts from public, anon, authenticated, service_role;

create function private.may_still(p_caller text, p_used bigint, p_per_caller int, p_all bigint, p_altogether int) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select p_all <= p_altogether
    or case p_caller when '' then random() < 0.1 else p_used <= greatest(p_per_caller / 10, 1) end
$$;
comment on function private.may_still(text, bigint, int, bigint, int) is
  'Whether a guest is answered, by what they and all guests used in this period. What is for all slows and never closes: beyond it an address has a tenth of its own, and of calls without an address one in ten is answered.';

create function private.spend(p_action text, p_per_caller int, p_altogether int, p_seconds int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_period timestamptz := to_timestamp(floor(extract(epoch from private.clock()) / p_seconds) * p_seconds);
  v_caller text := private.caller_name();
  v_used int;
  v_all int;
begin
  -- The address is kept as a hash for one period only; it is a counter's name, not a record of who came.
  insert into private.rate_counts as c (bucket, period, used)
  values (p_action || ':' || left(encode(sha256(convert_to(v_caller, 'utf8')), 'hex'), 32), v_period, 1)
  on conflict (bucket, period) do update set used = c.used + 1 returning used into v_used;
  -- Whoever is above their own counts no more for all.
  if v_caller <> '' and v_used > p_per_caller then
    perform private.refuse('data.busy');
  end if;
  -- What strangers use up must not shut out people who are signed in.
  if private.me() is not null then
    return;
  end if;
  insert into private.rate_counts as c (bucket, period, used) values (p_action, v_period, 1)
  on conflict (bucket, period) do update set used = c.used + 1 returning used into v_all;
  if not private.may_still(v_caller, v_used, p_per_caller, v_all, p_altogether) then
    perform private.refuse('data.busy');
  end if;
end $$;
comment on function private.spend(text, int, int, int) is
  'Counts a call that writes and refuses with data.busy above the limit per caller, or where may_still says so for all guests together. For calls that only answer: spend_call.';

create function private.may_come(p_action text, p_headers jsonb, p_per_caller int, p_altogether int, p_seconds int) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_period timestamptz := to_timestamp(floor(extract(epoch from private.clock()) / p_seconds) * p_seconds);
  v_caller text := private.address_in(coalesce(p_headers, '{}'));
  v_mine int;
  v_all int;
begin
  insert into private.rate_counts as c (bucket, period, used)
  values (p_action || ':' || left(encode(sha256(convert_to(v_caller, 'utf8')), 'hex'), 32), v_period, 1)
  on conflict (bucket, period) do update set used = c.used + 1 returning used into v_mine;
  if v_caller <> '' and v_mine > p_per_caller then
    return false;
  end if;
  insert into private.rate_counts as c (bucket, period, used) values (p_action, v_period, 1)
  on conflict (bucket, period) do update set used = c.used + 1 returning used into v_all;
  return private.may_still(v_caller, v_mine, p_per_caller, v_all, p_altogether);
end $$;
comment on function private.may_come(text, jsonb, int, int, int) is
  'Counts a call of a stranger by a function of the server, which hands on the headers that may say whence it came. As spend counts, but what is above the limit is said, not thrown, so that it stays counted.';
