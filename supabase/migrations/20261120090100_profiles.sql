-- People: one profile per signed-in person, the patient's own facts, and whom to call in an emergency.
--
-- profiles.id is auth.users.id after the id-token exchange; in third-party mode there is no such row, therefore no
-- foreign key. Role, names and completion are written by functions only: what a browser can write never decides.

create table public.profiles (
  id uuid primary key,
  clerk_id text unique check (length(clerk_id) between 1 and 200),
  role text check (role in ('patient', 'specialist')),
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  name text not null generated always as (coalesce(nullif(btrim(first_name || ' ' || last_name), ''), 'User')) stored,
  email text not null default '' check (length(email) <= 254),
  phone_raw text check (length(phone_raw) <= 40),
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  locale text not null default 'en-ZA' check (length(locale) <= 20),
  time_zone text not null default 'Africa/Johannesburg' check (length(time_zone) <= 60),
  terms_accepted_at timestamptz,
  onboarding_completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is
  'One row per signed-in person. Owner reads; written by functions only. Others meet a person through specialist_public or a shared appointment.';

create table public.patients (
  profile_id uuid primary key references public.profiles (id),
  date_of_birth date not null,
  gender text not null check (gender in ('male', 'female', 'non-binary', 'other', 'prefer-not-to-say')),
  address text not null check (length(address) between 1 and 300),
  blood_type text not null default '' check (length(blood_type) <= 10),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.patients is 'What onboarding asks of a patient. Owner reads. An empty blood_type means unknown, never a default group.';

create table public.patient_conditions (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  label text not null check (length(label) between 1 and 120),
  source text not null default 'self' check (source in ('self', 'clinician')),
  status text not null default 'active' check (status in ('active', 'removed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.patient_conditions is 'Conditions a patient reported. Owner reads; taken off the list as status removed, never deleted.';

create table public.patient_allergies (like public.patient_conditions including all);
alter table public.patient_allergies add foreign key (patient_id) references public.patients (profile_id);
comment on table public.patient_allergies is 'Allergies a patient reported. Owner reads; taken off the list as status removed, never deleted.';

create table public.patient_medications (like public.patient_conditions including all);
alter table public.patient_medications add foreign key (patient_id) references public.patients (profile_id);
comment on table public.patient_medications is 'Medicines a patient takes. Owner reads; taken off the list as status removed, never deleted.';

create unique index patient_conditions_once on public.patient_conditions (patient_id, lower(label)) where status = 'active';
create unique index patient_allergies_once on public.patient_allergies (patient_id, lower(label)) where status = 'active';
create unique index patient_medications_once on public.patient_medications (patient_id, lower(label)) where status = 'active';

create table public.emergency_contacts (
  patient_id uuid primary key references public.patients (profile_id),
  name text not null check (length(name) between 1 and 100),
  relationship text not null check (length(relationship) between 1 and 100),
  phone text not null check (length(phone) between 10 and 40),
  updated_at timestamptz not null default now()
);
comment on table public.emergency_contacts is 'Whom to call for a patient. Owner reads; nobody else in this step.';

do $$
declare
  v_table text;
  v_owner text;
begin
  foreach v_table in array array['profiles', 'patients', 'patient_conditions', 'patient_allergies', 'patient_medications',
    'emergency_contacts'] loop
    v_owner := case v_table when 'profiles' then 'id' when 'patients' then 'profile_id' else 'patient_id' end;
    execute format('alter table public.%I enable row level security', v_table);
    execute format('alter table public.%I force row level security', v_table);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', v_table);
    execute format('grant select on public.%I to authenticated', v_table);
    execute format('create policy "people read their own %s" on public.%I for select to authenticated using (%I = (select private.me()))',
      replace(v_table, '_', ' '), v_table, v_owner);
    execute format('create trigger %I before update on public.%I for each row execute function private.touch()',
      v_table || '_touch', v_table);
  end loop;
end $$;

create function private.to_e164(p_phone text) returns text
language sql immutable security invoker set search_path = '' as $$
  select case
    when d ~ '^\+[1-9][0-9]{7,14}$' then d
    when d ~ '^00[1-9][0-9]{7,14}$' then '+' || substr(d, 3)
    when d ~ '^0[1-9][0-9]{8}$' then '+27' || substr(d, 2)
  end from (select regexp_replace(p_phone, '[^0-9+]', '', 'g') as d) x
$$;
comment on function private.to_e164(text) is
  'The number in international form when that is certain (a bare ten-digit number is South African), else null. A hint, never a refusal.';

create function private.identity_facts(out clerk_id text, out email text, out first_name text, out last_name text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims jsonb := auth.jwt();
  v_subject text := v_claims ->> 'sub';
  v_facts jsonb := v_claims;
  v_name text;
begin
  if v_subject ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    -- The identity row is written by the exchange from a verified token; metadata that a person can edit is not read.
    select i.provider_id, i.identity_data into clerk_id, v_facts
    from auth.identities i
    where i.user_id::text = v_subject and i.provider in ('jwt', 'custom:clerk', 'keycloak')
    order by i.last_sign_in_at desc nulls last limit 1;
    v_facts := coalesce(v_facts, '{}');
    email := coalesce(nullif(v_facts ->> 'email', ''), (select u.email from auth.users u where u.id::text = v_subject));
  else
    clerk_id := v_subject;
    email := v_facts ->> 'email';
  end if;
  v_name := btrim(coalesce(v_facts ->> 'full_name', v_facts ->> 'name', ''));
  first_name := left(coalesce(nullif(btrim(v_facts ->> 'first_name'), ''), nullif(btrim(v_facts ->> 'given_name'), ''),
    nullif(split_part(v_name, ' ', 1), '')), 100);
  last_name := left(coalesce(nullif(btrim(v_facts ->> 'last_name'), ''), nullif(btrim(v_facts ->> 'family_name'), ''),
    nullif(btrim(substr(v_name, length(split_part(v_name, ' ', 1)) + 1)), '')), 100);
  email := left(lower(email), 254);
end $$;
comment on function private.identity_facts() is 'What the verified identity of the caller says: its id, e-mail and names.';

create function public.sync_my_profile(p_role text default null) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.me();
  v_facts record;
  v_row public.profiles;
begin
  select * into v_facts from private.identity_facts();
  if v_id is null and v_facts.clerk_id is null then
    perform private.require_me();
  end if;
  if p_role is not null and p_role not in ('patient', 'specialist') then
    perform private.refuse('role.required');
  end if;
  insert into public.profiles as p (id, clerk_id, role, first_name, last_name, email)
  values (coalesce(v_id, gen_random_uuid()), v_facts.clerk_id, p_role, coalesce(v_facts.first_name, ''),
    coalesce(v_facts.last_name, ''), coalesce(v_facts.email, ''))
  on conflict (id) do update set
    clerk_id = coalesce(excluded.clerk_id, p.clerk_id),
    role = coalesce(p.role, excluded.role),
    first_name = case when private.name_is_checked(p.id) then p.first_name else coalesce(v_facts.first_name, p.first_name) end,
    last_name = case when v_facts.first_name is null or private.name_is_checked(p.id) then p.last_name
      else coalesce(v_facts.last_name, '') end,
    email = coalesce(v_facts.email, p.email)
  returning * into v_row;
  return v_row;
end $$;
comment on function public.sync_my_profile(text) is
  'Copies the verified identity of the caller into their profile; repeatable. Sets the role only while there is none. A name that was checked against the register stays.';

create function public.choose_role(p_role text) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.profiles;
begin
  if p_role is null or p_role not in ('patient', 'specialist') then
    perform private.refuse('role.required');
  end if;
  v_row := public.sync_my_profile(p_role);
  if v_row.role <> p_role then
    -- Once onboarding is done the role carries duties (registration, bookings); only an operator may change it.
    if v_row.onboarding_completed_at is not null then
      perform private.refuse('role.alreadyChosen');
    end if;
    update public.profiles set role = p_role where id = v_row.id returning * into v_row;
  end if;
  return v_row;
end $$;
comment on function public.choose_role(text) is 'Sets the role of the caller; refused with role.alreadyChosen once onboarding is complete.';

revoke execute on function private.to_e164(text), private.identity_facts(), public.sync_my_profile(text), public.choose_role(text)
  from public, anon, authenticated, service_role;
grant execute on function public.sync_my_profile(text), public.choose_role(text) to authenticated;
