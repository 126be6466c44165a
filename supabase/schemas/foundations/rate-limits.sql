-- How often people may write by functions that many may call. A count goes when its transaction is undone, and so does what
-- was written in it; what functions only answer is counted where that is not so (call-counts.sql).

create table private.rate_counts (
  bucket text not null check (length(bucket) <= 120),
  period timestamptz not null,
  used int not null default 0,
  primary key (bucket, period)
);
comment on table private.rate_counts is 'What callers wrote, per period. Tidied by expire_lapsed_holds.';

alter table private.rate_counts enable row level security;
alter table private.rate_counts force row level security;
revoke all on private.rate_counts from public, anon, authenticated, service_role;

create function private.spend(p_action text, p_per_caller int, p_altogether int, p_seconds int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_period timestamptz := to_timestamp(floor(extract(epoch from private.clock()) / p_seconds) * p_seconds);
  v_caller text := private.caller_name();
  v_used int;
begin
  -- The address is kept as a hash for one period only; it is a counter's name, not a record of who came.
  insert into private.rate_counts as c (bucket, period, used)
  values (p_action || ':' || left(encode(sha256(convert_to(v_caller, 'utf8')), 'hex'), 32), v_period, 1)
  on conflict (bucket, period) do update set used = c.used + 1 returning used into v_used;
  if v_caller <> '' and v_used > p_per_caller then
    perform private.refuse('data.busy');
  end if;
  -- What strangers use up must not shut out people who are signed in.
  if private.me() is not null then
    return;
  end if;
  insert into private.rate_counts as c (bucket, period, used) values (p_action, v_period, 1)
  on conflict (bucket, period) do update set used = c.used + 1 returning used into v_used;
  if v_used > p_altogether then
    perform private.refuse('data.busy');
  end if;
end $$;
comment on function private.spend(text, int, int, int) is
  'Counts a call that writes and refuses with data.busy above the limit per caller, or for all guests together. For calls that only answer: spend_call.';
revoke execute on function private.spend from public, anon, authenticated, service_role;
