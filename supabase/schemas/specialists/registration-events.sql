-- What became of each registration: who checked what, on what evidence, and until when it holds.

create table public.registration_events (
  id bigint generated always as identity primary key,
  specialist_id uuid not null references public.specialists (profile_id),
  from_state text,
  to_state text not null,
  evidence text not null check (length(evidence) between 1 and 1000),
  at timestamptz not null default private.clock(),
  actor_id uuid,
  actor_role text not null default 'server' check (actor_role in ('specialist', 'operator', 'server', 'system')),
  council_number text not null default '' check (length(council_number) <= 300),
  name text not null default '' check (length(name) <= 201),
  note text not null default '' check (length(note) <= 1000),
  valid_until timestamptz,
  check (actor_role not in ('specialist', 'operator') or actor_id is not null)
);
comment on table public.registration_events is
  'Every number a specialist claimed and every check of it: who, when, on what evidence, until when. Append-only; operators read it.';

create index registration_events_of_specialist on public.registration_events (specialist_id, id desc);

alter table public.registration_events enable row level security;
alter table public.registration_events force row level security;
create policy "operators read the history of registrations" on public.registration_events for select to authenticated
  using ((select private.me_operating()) is not null);
revoke all on public.registration_events from public, anon, authenticated, service_role;
grant select on public.registration_events to authenticated;

select private.append_only('public.registration_events');
