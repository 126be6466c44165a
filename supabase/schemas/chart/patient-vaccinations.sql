-- Vaccinations that somebody was given (FHIR Immunization), kept as conditions are (patient-conditions).
--
-- A dose is an entry of its own. The date is as much of it as is known, because few people know the day of old ones.

create function private.is_said_day(p_day text) returns boolean
language plpgsql immutable security invoker set search_path = '' as $$
begin
  return p_day ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$' and p_day collate "C" >= '1900'
    and to_char((p_day || substr('-01-01', length(p_day) - 3))::date, 'YYYY-MM-DD') = p_day || substr('-01-01', length(p_day) - 3);
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end $$;
comment on function private.is_said_day(text) is
  'Whether this is a day as far as it was said: yyyy, yyyy-mm or yyyy-mm-dd, from 1900 on. Source: https://hl7.org/fhir/R4/datatypes.html#dateTime';

create table public.patient_vaccinations (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  label text not null check (length(label) between 1 and 120),
  source text not null default 'self' check (source in ('self', 'clinician')),
  status text not null default 'active',
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  category text not null default 'medicines' check (category in ('medicines', 'mental_health', 'sexual_health')),
  code text check (code ~ '^[A-Za-z0-9][A-Za-z0-9.-]{0,17}$'),
  code_system text check (code_system in ('icd10', 'snomed', 'atc', 'rxnorm', 'nappi', 'cvx')),
  note text not null default '' check (length(note) <= 300),
  recorded_by uuid not null references public.profiles (id),
  confirmed_by uuid references public.specialists (profile_id),
  confirmed_at timestamptz,
  version int not null default 1,
  given_on text not null default '' check (given_on = '' or private.is_said_day(given_on)),
  dose text not null default '' check (length(dose) <= 120),
  batch text not null default '' check (length(batch) <= 60),
  imported_from text not null default '' check (length(imported_from) <= 120),
  check ((code is null) = (code_system is null)),
  check ((confirmed_by is null) = (confirmed_at is null)),
  constraint patient_vaccinations_status check (status in ('active', 'ended', 'removed'))
);
comment on table public.patient_vaccinations is
  'Vaccinations given: given_on is yyyy, yyyy-mm or yyyy-mm-dd, empty where nobody knows. Patient reads own and changes what they reported; clinicians add and confirm by chart functions. Never deleted; earlier versions in chart_versions.';

-- The category is part of it: "already listed" must not tell anybody of a row they may not see.
create unique index patient_vaccinations_once on public.patient_vaccinations (patient_id, category, lower(label), given_on,
  lower(dose))
  where status = 'active';
create index patient_vaccinations_confirmed_by on public.patient_vaccinations (confirmed_by) where confirmed_by is not null;
create index patient_vaccinations_recorded_by on public.patient_vaccinations (recorded_by);

alter table public.patient_vaccinations enable row level security;
alter table public.patient_vaccinations force row level security;
create policy "people read their own patient vaccinations" on public.patient_vaccinations for select to authenticated
  using (patient_id = (select private.me()));
revoke all on public.patient_vaccinations from public, anon, authenticated, service_role;
grant select on public.patient_vaccinations to authenticated;

create trigger patient_vaccinations_guard before update on public.patient_vaccinations
  for each row execute function private.guard_chart_entry();
select private.keep_rows('public.patient_vaccinations');
create trigger patient_vaccinations_touch before update on public.patient_vaccinations for each row
  execute function private.touch();
create trigger patient_vaccinations_versions before update on public.patient_vaccinations for each row
  execute function private.keep_version('id', 'patient_id', 'source', 'recorded_by', 'created_at');
