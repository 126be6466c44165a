-- Specialists: who they are, whether their registration was checked, what they offer and when.
--
-- A specialist becomes visible through public.specialist_public only: registration verified within the last year and
-- listed. Every other function that shows or books a specialist asks that view, so the rule exists once.

create table public.specialists (
  profile_id uuid primary key references public.profiles (id),
  specialty text not null check (specialty in ('general', 'internal', 'pediatrics', 'cardiology', 'dermatology', 'neurology',
    'obgyn', 'psychiatry', 'orthopedics', 'oncology', 'other')),
  license_number text not null check (length(license_number) between 1 and 300),
  hpcsa_number text generated always as (case when regexp_replace(upper(license_number), '[^A-Z0-9]', '', 'g') ~ '^[A-Z]{2,4}[0-9]{5,8}$'
    then regexp_replace(upper(license_number), '[^A-Z0-9]', '', 'g') end) stored,
  reg_state text not null default 'pending'
    check (reg_state in ('unverified', 'pending', 'verified', 'rejected', 'suspended', 'expired')),
  reg_checked_at timestamptz,
  years_experience int not null check (years_experience between 0 and 70),
  education text not null check (length(education) between 1 and 300),
  hospital text not null check (length(hospital) between 1 and 300),
  bio text not null check (length(bio) between 10 and 2000),
  languages text[] not null check (cardinality(languages) between 1 and 50),
  rate_minor int not null check (rate_minor between 0 and 10000000),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  accepts_insurance boolean not null default false,
  time_zone text not null check (length(time_zone) <= 60),
  listed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (reg_state <> 'verified' or (hpcsa_number is not null and reg_checked_at is not null))
);
comment on table public.specialists is
  'A specialist''s own record. Owner reads; registration and listing are set by the operator only. Others see specialist_public.';

create table public.registration_events (
  id bigint generated always as identity primary key,
  specialist_id uuid not null references public.specialists (profile_id),
  from_state text,
  to_state text not null,
  evidence text not null check (length(evidence) between 1 and 1000),
  at timestamptz not null default now()
);
create function private.name_is_checked(p_profile uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.specialists s where s.profile_id = p_profile and s.reg_checked_at is not null)
$$;
comment on function private.name_is_checked(uuid) is
  'Whether an operator compared this name with the register. People choose the name of their identity; nobody may wear a checked registration under another one.';

comment on table public.registration_events is 'Who checked a registration, when and on what evidence. Append-only; not readable through the API.';

create view public.specialist_public with (security_barrier = true) as
  select s.profile_id as specialist_id, p.name, s.specialty, s.languages, s.hospital, s.bio, s.years_experience,
    s.accepts_insurance, s.hpcsa_number as council_number, s.reg_checked_at as registration_checked_at, s.time_zone
  from public.specialists s join public.profiles p on p.id = s.profile_id
  where s.listed and s.reg_state = 'verified' and s.reg_checked_at > now() - interval '1 year';
comment on view public.specialist_public is
  'Card of every verified and listed specialist, for anyone. Deliberately runs as its owner: a whitelist of columns over tables nobody else may read. A check older than a year unlists by itself.';

create table public.visit_types (
  id uuid primary key default gen_random_uuid(),
  specialist_id uuid not null references public.specialists (profile_id),
  name text not null check (length(name) between 1 and 100),
  position int not null default 0,
  minutes int not null check (minutes between 5 and 480),
  modes text[] not null check (cardinality(modes) between 1 and 3 and modes <@ array['video', 'voice', 'chat']),
  price_minor int not null check (price_minor between 0 and 100000000),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  buffer_before_minutes int not null default 0 check (buffer_before_minutes between 0 and 120),
  buffer_after_minutes int not null default 0 check (buffer_after_minutes between 0 and 120),
  grid_minutes int not null default 30 check (grid_minutes in (5, 10, 15, 20, 30, 60)),
  notice_minutes int not null default 120 check (notice_minutes between 0 and 20160),
  window_days int not null default 60 check (window_days between 1 and 400),
  cancel_notice_minutes int not null default 1440 check (cancel_notice_minutes between 0 and 20160),
  late_refund_percent int not null default 50 check (late_refund_percent between 0 and 100),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.visit_types is
  'What a specialist offers: length, modes, price, buffers, grid and notice. Anyone reads those of listed specialists; the owner reads all.';
create index visit_types_of_specialist on public.visit_types (specialist_id, position);
create unique index visit_types_once on public.visit_types (specialist_id, lower(name)) where active;

create table public.availability_rules (
  id uuid primary key default gen_random_uuid(),
  specialist_id uuid not null references public.specialists (profile_id),
  weekday int not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  valid_from date,
  valid_to date,
  check (ends_at > starts_at)
);
comment on table public.availability_rules is
  'Weekly hours in the specialist''s wall-clock time; weekday 1 is Monday, 24:00 joins with the next day''s 00:00. The public asks find_slots.';
create index availability_rules_of_specialist on public.availability_rules (specialist_id, weekday);

create table public.availability_exceptions (
  id uuid primary key default gen_random_uuid(),
  specialist_id uuid not null references public.specialists (profile_id),
  on_date date not null,
  starts_at time not null default '00:00',
  ends_at time not null default '24:00',
  kind text not null check (kind in ('off', 'extra')),
  check (ends_at > starts_at)
);
comment on table public.availability_exceptions is 'Time off and extra time on one local date; off always wins. The public asks find_slots.';
create index availability_exceptions_of_specialist on public.availability_exceptions (specialist_id, on_date);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['specialists', 'registration_events', 'visit_types', 'availability_rules', 'availability_exceptions'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('alter table public.%I force row level security', v_table);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', v_table);
  end loop;
end $$;
revoke all on public.specialist_public from public, anon, authenticated, service_role;

grant select on public.specialist_public to anon, authenticated;
grant select on public.visit_types to anon, authenticated;
grant select on public.specialists, public.availability_rules, public.availability_exceptions to authenticated;

create policy "specialists read their own record" on public.specialists
  for select to authenticated using (profile_id = (select private.me()));
create policy "anyone reads what listed specialists offer" on public.visit_types
  for select to anon, authenticated
  using (active and specialist_id in (select sp.specialist_id from public.specialist_public sp));
create policy "specialists read all they offer" on public.visit_types
  for select to authenticated using (specialist_id = (select private.me()));
create policy "specialists read their own hours" on public.availability_rules
  for select to authenticated using (specialist_id = (select private.me()));
create policy "specialists read their own exceptions" on public.availability_exceptions
  for select to authenticated using (specialist_id = (select private.me()));

create trigger specialists_touch before update on public.specialists for each row execute function private.touch();
create trigger visit_types_touch before update on public.visit_types for each row execute function private.touch();
create trigger registration_events_keep before update or delete on public.registration_events
  for each row execute function private.refuse_change();
create trigger registration_events_keep_all before truncate on public.registration_events
  for each statement execute function private.refuse_change();

create function public.set_registration(p_specialist uuid, p_state text, p_evidence text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists;
begin
  select * into v_row from public.specialists where profile_id = p_specialist for update;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  -- Numbers beginning with ZZ are made up for demonstrations; no council issues them.
  if p_state = 'verified' and (v_row.hpcsa_number is null
    or (v_row.hpcsa_number like 'ZZ%' and private.setting('demo') is distinct from 'true')) then
    perform private.refuse('validation.licenseNumber');
  end if;
  update public.specialists set reg_state = p_state, listed = (p_state = 'verified'),
    reg_checked_at = case when p_state = 'verified' then now() else reg_checked_at end
  where profile_id = p_specialist;
  insert into public.registration_events (specialist_id, from_state, to_state, evidence)
  values (p_specialist, v_row.reg_state, p_state, p_evidence);
end $$;
comment on function public.set_registration(uuid, text, text) is
  'Records the outcome of checking a council number. Verified lists the specialist, every other state unlists. Operator only.';

revoke execute on function private.name_is_checked(uuid), public.set_registration(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.set_registration(uuid, text, text) to service_role;
