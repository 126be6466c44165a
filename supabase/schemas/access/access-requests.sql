-- Requests for access: what a specialist asks of a patient.

create table public.access_requests (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid not null references public.specialists (profile_id),
  categories text[] not null check (cardinality(categories) between 1 and 10 and categories <@ array['profile', 'medicines',
    'conditions', 'notes', 'documents', 'results', 'readings', 'mental_health', 'sexual_health', 'messages']),
  purpose text not null check (purpose in ('visit', 'ongoing_care', 'second_opinion')),
  appointment_id uuid references public.appointments (id),
  may text not null default 'view' check (may in ('view', 'add')),
  message text not null default '' check (length(message) <= 500),
  state text not null default 'pending' check (state in ('pending', 'granted', 'refused', 'withdrawn', 'lapsed')),
  created_at timestamptz not null default private.clock(),
  lapses_at timestamptz not null default private.clock() + interval '7 days',
  decided_at timestamptz,
  check (patient_id <> specialist_id),
  check ((purpose = 'visit') = (appointment_id is not null)),
  check ((state in ('pending', 'lapsed')) = (decided_at is null))
);
comment on table public.access_requests is 'A specialist asks a patient for access. Both read it; changed by functions only; lapses after seven days.';

create index access_requests_of_patient on public.access_requests (patient_id, created_at desc);
create index access_requests_of_specialist on public.access_requests (specialist_id, created_at desc);
create index access_requests_of_appointment on public.access_requests (appointment_id) where appointment_id is not null;
create index access_requests_lapsing on public.access_requests (lapses_at) where state = 'pending';
create unique index access_requests_once on public.access_requests (patient_id, specialist_id) where state = 'pending';

alter table public.access_requests enable row level security;
alter table public.access_requests force row level security;
create policy "patients read their own access requests" on public.access_requests for select to authenticated
  using (patient_id = (select private.me()));
create policy "specialists read the requests they made" on public.access_requests
  for select to authenticated using (specialist_id = (select private.me_practising()));
revoke all on public.access_requests from public, anon, authenticated, service_role;
grant select on public.access_requests to authenticated;

create trigger closed before insert on public.access_requests for each row execute function private.refuse_closed('wait');
create trigger access_requests_announce after insert or update on public.access_requests for each row
  execute function private.announce_access('request');
create trigger access_requests_guard before insert or update on public.access_requests for each row
  execute function private.guard_access();
select private.keep_rows('public.access_requests');
