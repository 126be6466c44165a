-- The identity says that a session of a person, or the person, is at an end: their data sessions end with it.

create table private.identity_events (
  id text primary key check (length(id) <= 100),
  identity text not null check (length(identity) <= 200),
  heard_at timestamptz not null default now(),
  -- When sessions that opened since are ended, too; null when none are.
  again_at timestamptz
);
create index on private.identity_events (again_at) where again_at is not null;
comment on table private.identity_events is
  'Messages of the identity about ended sessions, for a day: each counts once by its id.';

alter table private.identity_events enable row level security;
alter table private.identity_events force row level security;
revoke all on private.identity_events from public, anon, authenticated, service_role;

create function private.end_sessions_of(p_identity text, p_opened tstzrange) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from auth.sessions s using auth.identities i
  where i.user_id = s.user_id and i.provider in ('jwt', 'custom:clerk', 'keycloak') and i.provider_id = p_identity
    and s.created_at <@ p_opened;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function private.end_sessions_of(text, tstzrange) is
  'Ends the data sessions of a person of the identity that were opened in that time; refresh tokens go with them. How many.';

create function public.end_data_sessions(p_event text, p_identity text, p_opened_until timestamptz) returns int
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- A token of the identity lives for a minute: who had one could still exchange it, and stay for hours.
  insert into private.identity_events (id, identity, again_at)
  values (p_event, p_identity, case when p_opened_until is null then now() + interval '75 seconds' end)
  on conflict (id) do nothing;
  if not found then
    return 0;
  end if;
  -- Which browser's session was revoked is not known here; whoever holds another one turns notices on again by a press.
  if p_opened_until is null then
    perform private.end_push(array(select s.id from private.push_subscriptions s join public.profiles p on p.id = s.profile_id
      where p.clerk_id = p_identity), 'signedOut');
  end if;
  return private.end_sessions_of(p_identity, tstzrange(null, p_opened_until, '[]'));
end $$;
comment on function public.end_data_sessions(text, text, timestamptz) is
  'For the function identity-webhook: ends the data sessions of a person that were open at that time, once for each message. Null: all, and after 75 seconds those that opened since, see end_late_sessions; no browser gets notices any more then.';
grant execute on function public.end_data_sessions to service_role;

create function private.end_late_sessions() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int := 0;
  v_event private.identity_events;
begin
  for v_event in update private.identity_events e set again_at = null where e.again_at <= now() returning e.* loop
    v_count := v_count + private.end_sessions_of(v_event.identity, tstzrange(v_event.heard_at, null));
  end loop;
  delete from private.identity_events where heard_at < now() - interval '1 day';
  return v_count;
end $$;
comment on function private.end_late_sessions() is
  'Ends what a token from just before a revocation, a ban or a deletion still opened. Forgets messages after a day.';
