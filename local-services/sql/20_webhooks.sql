-- Messages to the function identity-webhook, as the vendor sends them: written with what they tell, sent until they are taken.
create table identity.webhooks (
  id text primary key default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  tries int not null default 0,
  next_at timestamptz not null default now()
);
create index on identity.webhooks (next_at);
comment on table identity.webhooks is 'What the identity still has to tell the server; a row goes once it was taken.';

create function identity.tell_session_end() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into identity.webhooks (type, data) values ('session.' || new.status, jsonb_build_object(
    'object', 'session', 'id', new.id, 'client_id', new.client_id, 'user_id', new.user_id, 'status', new.status));
  return null;
end $$;
create trigger tells_its_end after update of status on identity.sessions for each row
  when (old.status = 'active' and new.status in ('ended', 'removed', 'revoked')) execute function identity.tell_session_end();
comment on function identity.tell_session_end() is 'The vendor''s events session.ended, session.removed and session.revoked.';

create function identity.tell_user_end() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into identity.webhooks (type, data) values (
    case tg_op when 'DELETE' then 'user.deleted' else 'user.updated' end,
    case tg_op when 'DELETE' then jsonb_build_object('object', 'user', 'id', old.id, 'deleted', true)
      else jsonb_build_object('object', 'user', 'id', old.id, 'banned', new.banned_at is not null) end);
  return null;
end $$;
create trigger tells_its_ban after update of banned_at on identity.users for each row
  when (old.banned_at is distinct from new.banned_at) execute function identity.tell_user_end();
create trigger tells_its_end after delete on identity.users for each row execute function identity.tell_user_end();
comment on function identity.tell_user_end() is 'The vendor''s events user.updated, of a ban, and user.deleted.';
