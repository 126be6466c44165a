-- Places in the line for a time that becomes free: first in, first offered. The place is a number that never changes.

create function private.guard_waitlist() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_new jsonb := to_jsonb(new) - array['state', 'unanswered', 'ended_at', 'decided_at'];
begin
  if v_new <> to_jsonb(old) - array['state', 'unanswered', 'ended_at', 'decided_at'] then
    raise exception 'these facts of % never change', tg_table_name using errcode = '23514';
  end if;
  if new.state <> old.state and old.state not in ('waiting', 'offered') then
    raise exception '% is over', tg_table_name using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_waitlist() is 'A place in line and an offer keep their facts; once over they stay over.';

create table public.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  place bigint not null generated always as identity unique,
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid references public.specialists (profile_id),
  specialty text check (length(specialty) between 1 and 40),
  visit_type_id uuid references public.visit_types (id),
  appointment_id uuid references public.appointments (id),
  modes text[] not null check (cardinality(modes) between 1 and 3 and modes <@ array['video', 'voice', 'chat']),
  wanted tstzrange not null check (not isempty(wanted) and lower(wanted) is not null and upper(wanted) is not null),
  state text not null default 'waiting' check (state in ('waiting', 'fulfilled', 'left', 'ended')),
  unanswered int not null default 0 check (unanswered >= 0),
  joined_by uuid not null references public.profiles (id),
  idempotency_key uuid not null,
  created_at timestamptz not null default private.clock(),
  ended_at timestamptz,
  unique (patient_id, idempotency_key),
  check ((specialist_id is null) <> (specialty is null)),
  check (specialist_id is not null or (visit_type_id is null and appointment_id is null)),
  check ((state = 'waiting') = (ended_at is null))
);
comment on table public.waitlist_entries is
  'A place in line for a time with a specialist, with anyone of a specialty, or for an earlier time of a booked visit. Patient reads own; specialists learn a count; written by functions only.';

create index waitlist_of_specialist on public.waitlist_entries (specialist_id, place) where state = 'waiting';
create index waitlist_of_specialty on public.waitlist_entries (specialty, place) where state = 'waiting';
create index waitlist_of_appointment on public.waitlist_entries (appointment_id);
create index waitlist_specialists on public.waitlist_entries (specialist_id);
create index waitlist_of_visit_type on public.waitlist_entries (visit_type_id);
create index waitlist_ending on public.waitlist_entries (upper(wanted)) where state = 'waiting';

alter table public.waitlist_entries enable row level security;
alter table public.waitlist_entries force row level security;
create policy "patients read their own waitlist entries" on public.waitlist_entries for select to authenticated
  using (patient_id = (select private.me()));
revoke all on public.waitlist_entries from public, anon, authenticated, service_role;
grant select on public.waitlist_entries to authenticated;

create trigger closed before insert on public.waitlist_entries for each row execute function private.refuse_closed('wait');
create trigger waitlist_entries_guard before update on public.waitlist_entries for each row
  execute function private.guard_waitlist();
select private.keep_rows('public.waitlist_entries');
