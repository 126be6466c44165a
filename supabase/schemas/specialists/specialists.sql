-- Specialists: who they are, and whether their registration was checked.
--
-- Pending → verified or rejected; verified → suspended, expired or rejected. What was checked is named by the checker
-- (number, name, specialty), so nobody can change it while the register is being read.

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
  education text not null check (length(education) between 1 and 300)
    constraint education_is_one_line check (education = private.one_line(education)),
  hospital text not null check (length(hospital) between 1 and 300)
    constraint hospital_is_one_line check (hospital = private.one_line(hospital)),
  bio text not null check (length(bio) between 10 and 2000),
  languages text[] not null check (cardinality(languages) between 1 and 50),
  rate_minor int not null check (rate_minor between 0 and 10000000),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  accepts_insurance boolean not null default false,
  time_zone text not null check (length(time_zone) <= 60),
  listed boolean not null default false,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  reg_until timestamptz,
  reg_note text not null default '' check (length(reg_note) <= 1000),
  version int not null default 1,
  hours_version int not null default 1,
  gender text check (gender in ('male', 'female', 'non-binary', 'other')),
  province text check (province in ('EC', 'FS', 'GP', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC')),
  city text not null default '' check (length(city) <= 80)
    constraint city_is_one_line check (city = private.one_line(city)),
  reg_due_at timestamptz,
  reg_more_at timestamptz,
  practice_number text not null default '' check (practice_number ~ '^[0-9]{0,15}$'),
  practice_address text not null default '' check (length(practice_address) <= 200)
    constraint practice_address_is_one_line check (practice_address = private.one_line(practice_address)),
  practice_phone text not null default '' check (practice_phone ~ '^[+0-9 ()-]{0,30}$'),
  prescribes_up_to int not null default 6 check (prescribes_up_to between 0 and 6),
  suspends_at timestamptz,
  check (reg_state <> 'verified' or (hpcsa_number is not null and reg_checked_at is not null)),
  check (reg_state <> 'verified' or reg_until is not null),
  check (province is not null or city = '')
);
comment on table public.specialists is
  'A specialist''s own record. Owner reads; registration and listing are set by the operator only. Others see specialist_public.';
comment on column public.specialists.reg_until is 'Until when the check holds: the end of the practising card, at most a year ahead.';
comment on column public.specialists.suspends_at is
  'From when a suspension holds that an operator announced: no visit is booked for then or later, and none is held.';
comment on column public.specialists.reg_note is 'What the operator told the specialist about the last decision.';
comment on column public.specialists.reg_due_at is 'By when an operator answers the check that waits; null: number or evidence is not here yet, or more was asked for.';
comment on column public.specialists.reg_more_at is 'Since when more is asked for; reg_note says what.';
comment on column public.specialists.version is 'Rises with every change of what the specialist says about themselves.';
comment on column public.specialists.hours_version is
  'Rises with every change of weekly hours, exceptions and zone: they are one plan.';
comment on column public.specialists.gender is 'As the specialist says; null when not said.';
comment on column public.specialists.province is 'Where the practice is, ISO 3166-2:ZA; null outside of South Africa and when not said.';
comment on column public.specialists.practice_number is
  'Practice code number of the Board of Healthcare Funders, seven digits as a rule, by which medical aids pay; empty when not said.';

comment on column public.specialists.practice_address is 'Where the practice is reached, as prescriptions say it (regulation 33); empty when not said.';
comment on column public.specialists.prescribes_up_to is
  'The highest schedule they prescribe in a visit from afar; 0: nothing that needs a prescription. Patients are told before they pay.';
comment on column public.specialists.practice_phone is 'Where a pharmacist rings; empty when not said.';

create index specialists_registration_ends on public.specialists (reg_until) where reg_state in ('verified', 'suspended');

alter table public.specialists enable row level security;
alter table public.specialists force row level security;
create policy "specialists read their own record" on public.specialists
  for select to authenticated using (profile_id = (select private.me()));
revoke all on public.specialists from public, anon, authenticated, service_role;
grant select on public.specialists to authenticated;

create function private.guard_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'specialists are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.reg_state <> 'pending' then
      raise exception 'a registration begins as pending' using errcode = '23514';
    end if;
    new.listed := false;
    return new;
  end if;
  if new.reg_state <> old.reg_state and old.reg_state || '>' || new.reg_state not in ('pending>verified',
      'pending>rejected', 'pending>unverified', 'unverified>pending', 'rejected>pending', 'expired>pending', 'expired>verified', 'expired>rejected',
      'verified>suspended', 'verified>expired', 'verified>rejected', 'suspended>verified', 'suspended>expired',
      'suspended>rejected') then
    raise exception 'a registration cannot go from % to %', old.reg_state, new.reg_state using errcode = '23514';
  end if;
  if new.profile_id <> old.profile_id
    or (new.license_number <> old.license_number and new.reg_state not in ('unverified', 'pending')) then
    raise exception 'a checked number never changes' using errcode = '23514';
  end if;
  if new.reg_state = 'verified' and not exists (select from private.council_numbers n
    where n.number = old.hpcsa_number and n.specialist_id = new.profile_id and n.released_at is null) then
    raise exception 'a number is verified for whoever holds it' using errcode = '23514';
  end if;
  new.listed := new.listed and new.reg_state = 'verified';
  if new.reg_state <> 'verified' then
    new.suspends_at := null;
  end if;
  -- What waits with a check ends with it.
  if new.reg_state <> 'pending' then
    new.reg_due_at := null;
    new.reg_more_at := null;
  end if;
  return new;
end $$;
comment on function private.guard_registration() is
  'The registration machine. Only verified is ever listed; a number changes only while it is open (unverified, pending).';

create trigger specialists_guard before insert or update or delete on public.specialists
  for each row execute function private.guard_registration();

create function private.record_registration_claim() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.license_number <> old.license_number
    or (new.reg_state <> old.reg_state and new.reg_state in ('pending', 'unverified')) then
    insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_id, actor_role,
      council_number, name, at)
    select new.profile_id, case when tg_op = 'UPDATE' then old.reg_state end, new.reg_state,
      case new.reg_state when 'pending' then 'Asked for a check' else 'Took the question back' end, private.me(),
      case when private.me() = new.profile_id then 'specialist' else 'server' end, new.license_number, p.name, private.clock()
    from public.profiles p where p.id = new.profile_id;
  end if;
  return null;
end $$;
comment on function private.record_registration_claim() is 'Writes every number that a specialist claims into the history. Decisions are written by the functions that make them.';

create trigger specialists_claims after insert or update on public.specialists
  for each row execute function private.record_registration_claim();

create trigger specialists_announce_rights after update on public.specialists for each row
  when (old.reg_state is distinct from new.reg_state or old.reg_until is distinct from new.reg_until)
  execute function private.announce_rights('profile_id');
create trigger specialists_touch before update on public.specialists for each row execute function private.touch();
create trigger specialists_guard_all before truncate on public.specialists
  for each statement execute function private.refuse_change();
create trigger specialists_version before update on public.specialists for each row
  when ((old.bio, old.languages, old.education, old.hospital, old.years_experience, old.rate_minor, old.accepts_insurance,
      old.gender, old.province, old.city, old.practice_number)
    is distinct from (new.bio, new.languages, new.education, new.hospital, new.years_experience, new.rate_minor,
      new.accepts_insurance, new.gender, new.province, new.city, new.practice_number))
  execute function private.raise_version();
