-- The history of each appointment: every step, who took it and why.

create table public.appointment_events (
  id bigint generated always as identity primary key,
  appointment_id uuid not null references public.appointments (id),
  from_status text,
  to_status text not null,
  actor uuid,
  at timestamptz not null default private.clock(),
  sequence int not null,
  reason text check (length(reason) <= 500),
  meta jsonb not null default '{}' check (jsonb_typeof(meta) = 'object' and length(meta::text) <= 2048)
);
comment on table public.appointment_events is
  'History of each visit: every change of status or time, by whom (null: the system), why. Append-only, written by trigger; readers are those of the visit.';

create index appointment_events_of_appointment on public.appointment_events (appointment_id, id);

alter table public.appointment_events enable row level security;
alter table public.appointment_events force row level security;
create policy "readers of an appointment read its history" on public.appointment_events
  for select to authenticated using (appointment_id in (select a.id from public.appointments a));
revoke all on public.appointment_events from public, anon, authenticated, service_role;
grant select (id, appointment_id, from_status, to_status, actor, at, sequence) on public.appointment_events to authenticated;

select private.append_only('public.appointment_events');
