-- "I think this is wrong": a patient asks the author of an entry to correct it (POPIA section 24), with a date by which an
-- answer is due. A request that is refused stays beside the entry, so that readers see that it is disputed.

create table public.correction_requests (
  id uuid primary key,
  patient_id uuid not null references public.patients (profile_id),
  kind text not null check (kind in ('patient_conditions', 'patient_allergies', 'patient_medications', 'patient_vaccinations', 'observations', 'documents',
    'notes', 'prescriptions')),
  row_id uuid not null,
  author_id uuid not null references public.specialists (profile_id),
  wrong text not null check (length(wrong) between 1 and 1000),
  wanted text not null default '' check (length(wanted) <= 1000),
  state text not null default 'open' check (state in ('open', 'corrected', 'refused', 'withdrawn')),
  requested_by uuid not null references public.profiles (id),
  created_at timestamptz not null default private.clock(),
  due_at timestamptz not null default private.clock() + interval '30 days',
  reminded_at timestamptz,
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  check ((state in ('corrected', 'refused')) = (answer is not null)),
  check ((state = 'open') = (answered_at is null))
);
comment on table public.correction_requests is
  'Requests to correct what a clinician wrote. Patient and the author read them; changed by functions only; an answer is due within thirty days.';

create index correction_requests_of_patient on public.correction_requests (patient_id, created_at desc);
create index correction_requests_of_author on public.correction_requests (author_id, due_at);
create index correction_requests_of_row on public.correction_requests (row_id);
create unique index correction_requests_once on public.correction_requests (row_id, patient_id) where state = 'open';

alter table public.correction_requests enable row level security;
alter table public.correction_requests force row level security;
create policy "patients read the corrections they asked for" on public.correction_requests
  for select to authenticated using (patient_id = (select private.me()));
create policy "authors read the corrections asked of them" on public.correction_requests
  for select to authenticated using (author_id = (select private.me_in_care()));
revoke all on public.correction_requests from public, anon, authenticated, service_role;
grant select on public.correction_requests to authenticated;

create function private.guard_correction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_follow text[] := array['state', 'answer', 'answered_at', 'reminded_at'];
begin
  if to_jsonb(new) - v_follow <> to_jsonb(old) - v_follow then
    raise exception 'what was asked never changes' using errcode = '42501', hint = 'access.refused';
  elsif old.state <> 'open' then
    perform private.refuse('chart.correctionDone');
  end if;
  return new;
end $$;
comment on function private.guard_correction() is
  'Open requests are answered or withdrawn once; what was asked never changes. Hint: chart.correctionDone.';

create trigger correction_requests_guard before update on public.correction_requests
  for each row execute function private.guard_correction();

select private.keep_rows('public.correction_requests');
