-- How sessions end: by their absolute limit, by standing idle, by their person or by us; and that the sessions of the data
-- backend which they opened end with them, each with its own.
alter table identity.sessions drop constraint sessions_status_check;
alter table identity.sessions add constraint sessions_status_check check (status in
  ('active', 'ended', 'removed', 'revoked', 'replaced', 'expired', 'abandoned'));
alter table identity.sessions add column abandon_at timestamptz;
update identity.sessions set abandon_at = expires_at;
alter table identity.sessions alter column abandon_at set not null;
comment on column identity.sessions.abandon_at is 'Ends then unless it is used before: every use moves this.';

create table identity.backend_sessions (
  id uuid primary key references auth.sessions on delete cascade,
  session_id text not null references identity.sessions on delete cascade
);
create index on identity.backend_sessions (session_id);
comment on table identity.backend_sessions is
  'Which session here opened which session of the data backend, by the `sid` of the exchanged token.';

create function identity.end_backend_sessions() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from auth.sessions s using identity.backend_sessions b where b.id = s.id and b.session_id = old.id;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger ends_backend_sessions before update of status on identity.sessions
  for each row when (old.status = 'active' and new.status <> 'active') execute function identity.end_backend_sessions();
create trigger removes_backend_sessions before delete on identity.sessions
  for each row execute function identity.end_backend_sessions();
comment on function identity.end_backend_sessions() is 'Whatever ends a session ends exactly what it opened.';

create function identity.move_backend_ends() returns trigger
language plpgsql set search_path = '' as $$
begin
  update auth.sessions s set not_after = new.expires_at from identity.backend_sessions b
  where b.id = s.id and b.session_id = new.id;
  return null;
end $$;
create trigger moves_backend_ends after update of expires_at on identity.sessions
  for each row when (old.expires_at is distinct from new.expires_at) execute function identity.move_backend_ends();
comment on function identity.move_backend_ends() is 'What a session opened never outlives it.';
