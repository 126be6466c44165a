-- The history of each consultation.

create table public.consultation_events (
  id bigint generated always as identity primary key,
  consultation_id uuid not null references public.consultations (id),
  from_state text,
  to_state text not null,
  medium text not null,
  fallback_step text,
  covered_by uuid,
  actor uuid,
  at timestamptz not null default private.clock()
);
comment on table public.consultation_events is
  'History of each consultation: states, media, fallback steps and stand-ins, by whom (null: the system). Append-only, written by trigger; readers are those of the consultation.';

create index consultation_events_of_consultation on public.consultation_events (consultation_id, id);

alter table public.consultation_events enable row level security;
alter table public.consultation_events force row level security;
create policy "readers of a consultation read its history" on public.consultation_events
  for select to authenticated using (consultation_id in (select c.id from public.consultations c));
revoke all on public.consultation_events from public, anon, authenticated, service_role;
grant select on public.consultation_events to authenticated;

select private.append_only('public.consultation_events');
