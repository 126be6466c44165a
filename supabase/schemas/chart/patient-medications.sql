-- Medicines, kept as conditions are (patient-conditions).

create table public.patient_medications (
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
  dose text not null default '' check (length(dose) <= 300),
  frequency text not null default '' check (length(frequency) <= 120),
  imported_from text not null default '' check (length(imported_from) <= 120),
  check ((code is null) = (code_system is null)),
  check ((confirmed_by is null) = (confirmed_at is null)),
  constraint patient_medications_status check (status in ('active', 'ended', 'removed'))
);
comment on table public.patient_medications is
  'Medicines a patient takes, with dose. Patient reads own and changes what they reported; clinicians add and confirm by chart functions. Never deleted; earlier versions in chart_versions.';

-- The category is part of it: "already listed" must not tell anybody of a row they may not see.
create unique index patient_medications_once on public.patient_medications (patient_id, category, lower(label))
  where status = 'active';
create index patient_medications_confirmed_by on public.patient_medications (confirmed_by) where confirmed_by is not null;
create index patient_medications_recorded_by on public.patient_medications (recorded_by);

alter table public.patient_medications enable row level security;
alter table public.patient_medications force row level security;
create policy "people read their own patient medications" on public.patient_medications for select to authenticated
  using (patient_id = (select private.me()));
revoke all on public.patient_medications from public, anon, authenticated, service_role;
grant select on public.patient_medications to authenticated;

create trigger patient_medications_guard before update on public.patient_medications
  for each row execute function private.guard_chart_entry();
select private.keep_rows('public.patient_medications');
create trigger patient_medications_touch before update on public.patient_medications for each row
  execute function private.touch();
create trigger patient_medications_versions before update on public.patient_medications for each row
  execute function private.keep_version('id', 'patient_id', 'source', 'recorded_by', 'created_at');
