-- Who was there: evidence for no-shows, appended with the server's time, never changed.

create table public.join_events (
  id bigint generated always as identity primary key,
  consultation_id uuid not null references public.consultations (id),
  profile_id uuid not null references public.profiles (id),
  side text not null check (side in ('patient', 'delegate', 'specialist', 'covering', 'guest')),
  kind text not null check (kind in ('join', 'leave', 'drop', 'device', 'quality', 'callback')),
  detail text not null default '' check (length(detail) <= 100),
  client_id uuid not null,
  visit_starts_at timestamptz not null,
  at timestamptz not null default private.clock(),
  unique (consultation_id, profile_id, client_id),
  check (kind <> 'callback' or (side in ('specialist', 'covering') and detail in ('answered', 'noAnswer')))
);
comment on table public.join_events is
  'Who came, left, fell out, checked a device or rang back, by the server''s time: the evidence for no-shows. Participants and operators read; appended through functions, never changed.';
comment on column public.join_events.visit_starts_at is 'The visit''s start when it was written: evidence does not move along with a rescheduled visit.';

create index join_events_of_consultation on public.join_events (consultation_id, id);
create index join_events_of_profile on public.join_events (profile_id, at desc);

alter table public.join_events enable row level security;
alter table public.join_events force row level security;
create policy "readers of a consultation read who was there" on public.join_events
  for select to authenticated using (consultation_id in (select c.id from public.consultations c));
create policy "operators read who was there" on public.join_events for select to authenticated
  using ((select private.me_operating()) is not null);
revoke all on public.join_events from public, anon, authenticated, service_role;
grant select on public.join_events to authenticated;

select private.append_only('public.join_events');
