-- Conditions: details, codes, who said it, who confirmed it, and how sensitive it is.
--
-- A row begins as what the patient (or who acts for them) says, or as what a clinician enters. A clinician who may add to
-- the category confirms it. Rows leave the list as ended (it was true, it is over) or removed (it was wrong). Allergies
-- and medicines are kept in the same way.

create table public.patient_conditions (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  label text not null check (length(label) between 1 and 120),
  source text not null default 'self' check (source in ('self', 'clinician')),
  status text not null default 'active',
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  category text not null default 'conditions' check (category in ('conditions', 'mental_health', 'sexual_health')),
  code text check (code ~ '^[A-Za-z0-9][A-Za-z0-9.-]{0,17}$'),
  code_system text check (code_system in ('icd10', 'snomed', 'atc', 'rxnorm', 'nappi', 'cvx')),
  note text not null default '' check (length(note) <= 300),
  recorded_by uuid not null references public.profiles (id),
  confirmed_by uuid references public.specialists (profile_id),
  confirmed_at timestamptz,
  version int not null default 1,
  imported_from text not null default '' check (length(imported_from) <= 120),
  check ((code is null) = (code_system is null)),
  check ((confirmed_by is null) = (confirmed_at is null)),
  constraint patient_conditions_status check (status in ('active', 'ended', 'removed'))
);
comment on table public.patient_conditions is
  'Conditions. Patient reads own and changes what they reported; clinicians add and confirm by chart functions. Status active, ended, removed; earlier versions in chart_versions.';

-- The category is part of it: "already listed" must not tell anybody of a row they may not see.
create unique index patient_conditions_once on public.patient_conditions (patient_id, category, lower(label))
  where status = 'active';
create index patient_conditions_confirmed_by on public.patient_conditions (confirmed_by) where confirmed_by is not null;
create index patient_conditions_recorded_by on public.patient_conditions (recorded_by);

alter table public.patient_conditions enable row level security;
alter table public.patient_conditions force row level security;
create policy "people read their own patient conditions" on public.patient_conditions for select to authenticated
  using (patient_id = (select private.me()));
revoke all on public.patient_conditions from public, anon, authenticated, service_role;
grant select on public.patient_conditions to authenticated;

create trigger patient_conditions_guard before update on public.patient_conditions
  for each row execute function private.guard_chart_entry();
select private.keep_rows('public.patient_conditions');
create trigger patient_conditions_touch before update on public.patient_conditions for each row
  execute function private.touch();
create trigger patient_conditions_versions before update on public.patient_conditions for each row
  execute function private.keep_version('id', 'patient_id', 'source', 'recorded_by', 'created_at');
