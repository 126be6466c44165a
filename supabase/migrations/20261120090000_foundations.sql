-- Foundations every later migration stands on: who is asking, how a refusal is said, settings, rate limits.
--
-- Helpers live in schema `private`, which the API does not expose. Functions that decide run as their owner
-- (security definer) with an empty search path and make their own check of the caller; nobody may execute a
-- function that is not granted by name. Grants never lean on a platform's default privileges: each file revokes
-- first and grants afterwards.

-- Definer functions must see every row although row security is forced on their owner, too.
do $$ begin
  if not (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    raise exception 'run migrations as a role with bypassrls (on hosted Supabase: postgres)';
  end if;
end $$;

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;
-- Policies call private.me() as the person who asks.
grant usage on schema private to anon, authenticated, service_role;

create table private.settings (
  key text primary key check (length(key) between 1 and 60),
  value text not null check (length(value) <= 500)
);
comment on table private.settings is
  'Switches of this installation, written by its operator: payment_provider (none, sandbox, …), demo (true, false).';
alter table private.settings enable row level security;
alter table private.settings force row level security;
revoke all on private.settings from public, anon, authenticated, service_role;
-- Paying in a sandbox is a choice that an installation makes knowingly, never the default.
insert into private.settings (key, value) values ('payment_provider', 'none'), ('demo', 'false');

create function private.setting(p_key text) returns text
language sql stable security definer set search_path = '' as $$
  select value from private.settings where key = p_key
$$;
comment on function private.setting(text) is 'One setting of this installation, or null.';

create function private.me() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_subject text := auth.jwt() ->> 'sub';
begin
  if v_subject is null or v_subject = '' then
    return null;
  end if;
  -- A session of ours (id-token exchange): the subject is the uuid of auth.users.
  if v_subject ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    return v_subject::uuid;
  end if;
  -- Third-party mode: the subject is the identity provider's own id.
  return (select p.id from public.profiles p where p.clerk_id = v_subject);
end $$;
comment on function private.me() is
  'The profile id of the caller in both token modes, or null. Policies write (select private.me()) so it runs once per query.';

create function private.refuse(p_hint text, p_values jsonb default null) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  raise exception 'refused: %', p_hint
    using errcode = 'P0001', hint = p_hint, detail = coalesce(p_values::text, '');
end $$;
comment on function private.refuse(text, jsonb) is
  'Refuses with P0001; the hint is an id of the message catalogue, the detail holds the values for its slots.';

create function private.require_me() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
begin
  if v_me is null then
    raise exception 'not signed in' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me;
end $$;
comment on function private.require_me() is 'The caller, or a refusal with 42501 when nobody is signed in.';

create function private.is_time_zone(p_zone text) returns boolean
language plpgsql stable security invoker set search_path = '' as $$
begin
  if p_zone is null or p_zone !~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$' or length(p_zone) > 60 then
    return false;
  end if;
  perform now() at time zone p_zone;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;
comment on function private.is_time_zone(text) is 'Whether the text names a zone that the database knows.';

create function private.zone_or(p_zone text, p_else text) returns text
language sql stable security invoker set search_path = '' as $$
  select case when private.is_time_zone(p_zone) then p_zone else p_else end
$$;
comment on function private.zone_or(text, text) is 'The named zone, or the second when the database does not know the first.';

create table private.rate_counts (
  bucket text not null check (length(bucket) <= 120),
  period timestamptz not null,
  used int not null default 0,
  primary key (bucket, period)
);
comment on table private.rate_counts is 'Calls per caller and period of functions that anyone may call. Tidied by expire_lapsed_holds.';
alter table private.rate_counts enable row level security;
alter table private.rate_counts force row level security;
revoke all on private.rate_counts from public, anon, authenticated, service_role;

create function private.spend(p_action text, p_per_caller int, p_altogether int, p_seconds int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_period timestamptz := to_timestamp(floor(extract(epoch from now()) / p_seconds) * p_seconds);
  v_headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  -- Only what the nearest proxy wrote counts: anybody may send the first entries of x-forwarded-for themselves.
  v_caller text := coalesce(private.me()::text, v_headers ->> 'cf-connecting-ip',
    btrim(split_part(v_headers ->> 'x-forwarded-for', ',', -1)), '');
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
  'Counts a call of an open function and refuses with data.busy above the limit per caller, or for all guests together.';

create function private.touch() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
comment on function private.touch() is 'Keeps updated_at.';

create function private.refuse_change() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501', hint = 'access.refused';
end $$;
comment on function private.refuse_change() is 'Trigger of append-only tables: refuses update, delete and truncate for anyone.';

revoke execute on function private.setting(text), private.me(), private.refuse(text, jsonb), private.require_me(),
  private.is_time_zone(text), private.zone_or(text, text), private.spend(text, int, int, int), private.touch(),
  private.refuse_change() from public, anon, authenticated, service_role;
grant execute on function private.me() to anon, authenticated, service_role;
