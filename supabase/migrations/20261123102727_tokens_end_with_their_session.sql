-- A token counts for nothing once its session is over: nobody is asked for, and the data interface answers 401.

create or replace function private.me() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims jsonb := auth.jwt();
  v_subject text := v_claims ->> 'sub';
  v_session text := v_claims ->> 'session_id';
  v_uuid constant text := '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';
begin
  if v_subject is null or v_subject = '' then
    return null;
  end if;
  -- A session of ours (id-token exchange): the subject is the uuid of auth.users. The token outlives a session that was
  -- ended, and an account that was closed; it is nobody's then.
  if v_subject ~ v_uuid then
    if v_session ~ v_uuid then
      return (select s.user_id from auth.sessions s where s.id = v_session::uuid and s.user_id = v_subject::uuid
        and (s.not_after is null or s.not_after > now()));
    end if;
    return null;
  end if;
  -- Third-party mode: the subject is the identity provider's own id, its token lives for a minute. A closed account has none.
  return (select p.id from public.profiles p where p.clerk_id = v_subject);
end $$;
comment on function private.me() is
  'The profile id of the caller in both token modes, or null: also for a token whose session is over. Policies write (select private.me()) so it runs once per query.';
revoke execute on function private.me from public, anon, authenticated, service_role;
grant execute on function private.me to anon, authenticated, service_role;

create function private.refuse_ended_session() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Without this, a token whose session is over would be answered like a stranger's: with empty lists. 401 makes browsers
  -- ask for another one. In third-party mode somebody new has no profile yet, and must get in.
  if private.me() is null and auth.jwt() ->> 'sub' ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    raise sqlstate 'PT401' using message = 'Session from session_id claim in JWT does not exist';
  end if;
end $$;
comment on function private.refuse_ended_session() is
  'Before every request of the data interface (PostgREST''s db-pre-request): 401 for a token whose session is over.';
revoke execute on function private.refuse_ended_session from public, anon, authenticated, service_role;
grant execute on function private.refuse_ended_session to anon, authenticated, service_role;

-- A setting of the role that the data interface logs in as; all databases of a server share it.
do $$ begin
  if not exists (select from pg_catalog.pg_roles r
    where r.rolname = 'authenticator' and 'pgrst.db_pre_request=private.refuse_ended_session' = any (r.rolconfig))
  then
    alter role authenticator set pgrst.db_pre_request = 'private.refuse_ended_session';
  end if;
end $$;
notify pgrst, 'reload config';
