-- What patients report from their access log, and the answers.

create table public.access_reports (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  log_id uuid not null references public.access_log (id),
  report text not null check (length(report) between 1 and 1000),
  reported_at timestamptz not null default private.clock(),
  answer text check (length(answer) between 10 and 1000),
  answered_at timestamptz,
  answered_by uuid references public.operators (profile_id),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
comment on table public.access_reports is
  'A patient reports a line of their access log. They read it with its answer; operators read and answer all; once per line, changed by functions only.';

create unique index access_reports_once on public.access_reports (log_id);
create index access_reports_of_patient on public.access_reports (patient_id, reported_at desc);
create index access_reports_waiting on public.access_reports (reported_at) where answered_at is null;
create index access_reports_of_operator on public.access_reports (answered_by) where answered_by is not null;

alter table public.access_reports enable row level security;
alter table public.access_reports force row level security;
create policy "patients read their own access reports" on public.access_reports for select to authenticated
  using (patient_id = (select private.me()));
create policy "operators read access reports" on public.access_reports for select to authenticated
  using ((select private.me_operating()) is not null);
revoke all on public.access_reports from public, anon, authenticated, service_role;
grant select on public.access_reports to authenticated;

create function private.guard_access_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.answered_at is not null or to_jsonb(new) - array['answer', 'answered_at', 'answered_by']
      <> to_jsonb(old) - array['answer', 'answered_at', 'answered_by'] then
    raise exception 'what was reported and answered never changes' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_access_report() is 'A report is answered once; neither changes.';

create trigger access_reports_guard before update on public.access_reports
  for each row execute function private.guard_access_report();

select private.keep_rows('public.access_reports');
