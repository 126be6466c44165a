-- Allergies, kept as conditions are (patient-conditions).

create table public.patient_allergies (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  label text not null check (length(label) between 1 and 120),
  source text not null default 'self' check (source in ('self', 'clinician')),
  status text not null default 'active',
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  category text not null default 'profile' check (category in ('profile', 'mental_health', 'sexual_health')),
  code text check (code ~ '^[A-Za-z0-9][A-Za-z0-9.-]{0,17}$'),
  code_system text check (code_system in ('icd10', 'snomed', 'atc', 'rxnorm', 'nappi', 'cvx')),
  note text not null default '' check (length(note) <= 300),
  recorded_by uuid not null references public.profiles (id),
  confirmed_by uuid references public.specialists (profile_id),
  confirmed_at timestamptz,
  version int not null default 1,
  reaction text not null default '' check (length(reaction) <= 200),
  severity text check (severity in ('mild', 'moderate', 'severe', 'life_threatening')),
  imported_from text not null default '' check (length(imported_from) <= 120),
  check ((code is null) = (code_system is null)),
  check ((confirmed_by is null) = (confirmed_at is null)),
  constraint patient_allergies_status check (status in ('active', 'ended', 'removed'))
);
comment on table public.patient_allergies is
  'Allergies with reaction and severity. Patient reads own and changes what they reported; clinicians add and confirm by chart functions. Never deleted; earlier versions in chart_versions.';

-- The category is part of it: "already listed" must not tell anybody of a row they may not see.
create unique index patient_allergies_once on public.patient_allergies (patient_id, category, lower(label))
  where status = 'active';
create index patient_allergies_confirmed_by on public.patient_allergies (confirmed_by) where confirmed_by is not null;
create index patient_allergies_recorded_by on public.patient_allergies (recorded_by);

alter table public.patient_allergies enable row level security;
alter table public.patient_allergies force row level security;
create policy "people read their own patient allergies" on public.patient_allergies for select to authenticated
  using (patient_id = (select private.me()));
revoke all on public.patient_allergies from public, anon, authenticated, service_role;
grant select on public.patient_allergies to authenticated;

create trigger patient_allergies_guard before update on public.patient_allergies
  for each row execute function private.guard_chart_entry();
select private.keep_rows('public.patient_allergies');
create trigger patient_allergies_touch before update on public.patient_allergies for each row
  execute function private.touch();
create trigger patient_allergies_versions before update on public.patient_allergies for each row
  execute function private.keep_version('id', 'patient_id', 'source', 'recorded_by', 'created_at');
