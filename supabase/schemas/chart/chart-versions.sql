-- Versions of clinical rows, written by private.keep_version.

create table public.chart_versions (
  kind text not null check (kind ~ '^[a-z_]{1,60}$'),
  row_id uuid not null,
  version int not null check (version > 0),
  patient_id uuid not null references public.patients (profile_id),
  category text not null check (length(category) <= 40),
  content jsonb not null,
  changed_at timestamptz not null default private.clock(),
  changed_by uuid,
  primary key (kind, row_id, version)
);
comment on table public.chart_versions is
  'Earlier versions of clinical rows, as they were. Patient reads own; others through chart_history. Append-only.';

create index chart_versions_of_patient on public.chart_versions (patient_id, changed_at desc);

alter table public.chart_versions enable row level security;
alter table public.chart_versions force row level security;
create policy "patients read earlier versions of their own rows" on public.chart_versions
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.chart_versions from public, anon, authenticated, service_role;
grant select on public.chart_versions to authenticated;

create trigger chart_versions_keep before update on public.chart_versions for each row
  when (not private.is_unlinking('chart_versions', to_jsonb(old), to_jsonb(new))) execute function private.refuse_change();
select private.keep_rows('public.chart_versions');
