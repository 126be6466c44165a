-- Notes of one's own: what a patient, or who acts for them, writes into the record in their own words. Nobody else writes or
-- confirms them; otherwise kept as conditions are (patient-conditions).

create table public.patient_remarks (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  label text not null check (length(label) between 1 and 120),
  source text not null default 'self' check (source = 'self'),
  status text not null default 'active',
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  category text not null default 'notes' check (category in ('notes', 'mental_health', 'sexual_health')),
  note text not null check (length(note) between 1 and 4000),
  recorded_by uuid not null references public.profiles (id),
  version int not null default 1,
  constraint patient_remarks_status check (status in ('active', 'ended', 'removed'))
);
comment on table public.patient_remarks is
  'What patients write into their record in their own words. Patient reads own; changed by chart functions, never by clinicians. Never deleted; earlier versions in chart_versions.';

create index patient_remarks_of_patient on public.patient_remarks (patient_id, updated_at desc);
create index patient_remarks_recorded_by on public.patient_remarks (recorded_by);

alter table public.patient_remarks enable row level security;
alter table public.patient_remarks force row level security;
create policy "people read their own patient remarks" on public.patient_remarks for select to authenticated
  using (patient_id = (select private.me()));
revoke all on public.patient_remarks from public, anon, authenticated, service_role;
grant select on public.patient_remarks to authenticated;

create trigger patient_remarks_guard before update on public.patient_remarks
  for each row execute function private.guard_chart_entry();
select private.keep_rows('public.patient_remarks');
create trigger patient_remarks_touch before update on public.patient_remarks for each row
  execute function private.touch();
create trigger patient_remarks_versions before update on public.patient_remarks for each row
  execute function private.keep_version('id', 'patient_id', 'source', 'recorded_by', 'created_at');
