-- Who is asking: the caller in both token modes, the person they act for, and whom an open function counts a call for.
--
-- actor() has signed in, me() is the person in whose place they act (RFC 8693: actor and subject); for nearly everybody both
-- are one. What is somebody's own asks for me(), what says who did it writes actor().

create function private.actor() returns uuid
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
      return (select coalesce(l.person_id, s.user_id) from auth.sessions s left join private.sign_ins l on l.account_id = s.user_id
        where s.id = v_session::uuid and s.user_id = v_subject::uuid and (s.not_after is null or s.not_after > now())
        and not private.has_died(coalesce(l.person_id, s.user_id)));
    end if;
    return null;
  end if;
  -- Third-party mode: the subject is the identity provider's own id, its token lives for a minute. A closed account has none.
  return (select p.id from public.profiles p where p.clerk_id = v_subject and not private.has_died(p.id));
end $$;
comment on function private.actor() is
  'The profile id of who signed in, in both token modes, or null: also for a token whose session is over.';
grant execute on function private.actor to anon, authenticated, service_role;

create function private.me() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Set by before_request alone, once the right to act was asked.
  return coalesce(nullif(current_setting('sawubona.acting_for', true), '')::uuid, private.actor());
end $$;
comment on function private.me() is
  'The profile id of the person a request is for: of the caller, or of whom they act for in this request. Null: nobody is signed in. Policies write (select private.me()) so it runs once per query.';
grant execute on function private.me to anon, authenticated, service_role;

create function private.before_request() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Without this, a token whose session is over would be answered like a stranger's: with empty lists. 401 makes browsers
  -- ask for another one. In third-party mode somebody new has no profile yet, and must get in.
  if private.actor() is null and private.caller_has_died() then
    perform private.refuse('account.holderDied');
  end if;
  if private.actor() is null and auth.jwt() ->> 'sub' ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    raise sqlstate 'PT401' using message = 'Session from session_id claim in JWT does not exist';
  end if;
  -- Whoever only reads, or has no account, holds no connection for longer. It begins with the next statement.
  if current_setting('role', true) = 'anon'
    or (current_setting('role', true) = 'authenticated' and current_setting('request.method', true) in ('GET', 'HEAD'))
  then
    perform set_config('statement_timeout', '3s', true);
  end if;
  if current_setting('role', true) = 'authenticated' then
    perform private.begin_acting();
  end if;
end $$;
comment on function private.before_request() is
  'Before every request of the data interface (PostgREST''s db-pre-request): 401 for a token whose session is over, the hint account.holderDied for one of somebody who has died; three seconds for strangers and for reads; the right to act for the person of x-acting-for. Hint: access.notDelegated.';
grant execute on function private.before_request to anon, authenticated, service_role;

-- Settings of the role that the data interface logs in as; all databases of a server share it. The second: nobody is told
-- which tables and functions there are.
do $$
declare
  v_setting text;
  v_value text;
begin
  for v_setting, v_value in values ('pgrst.db_pre_request', 'private.before_request'), ('pgrst.openapi_mode', 'disabled') loop
    if not exists (select from pg_catalog.pg_roles r
      where r.rolname = 'authenticator' and v_setting || '=' || v_value = any (r.rolconfig))
    then
      execute format('alter role authenticator set %s = %L', v_setting, v_value);
    end if;
  end loop;
end $$;
notify pgrst, 'reload config';

create function private.asked_plainly() returns boolean
language plpgsql stable security invoker set search_path = '' as $$
begin
  -- PostgREST lets anybody compare any text column with a pattern of theirs (`match`, `imatch`, `fts`), and one pattern can
  -- keep PostgreSQL busy for as long as it may. What is compared is a parameter; this is the statement alone.
  if current_setting('role', true) in ('anon', 'authenticated') and current_query() ~ '~|@@' then
    raise sqlstate 'PT400' using message = 'Nothing is compared with patterns here';
  end if;
  return true;
end $$;
comment on function private.asked_plainly() is
  'True; 400 for a request of a browser that compares with a pattern. Tables and views write (select private.asked_plainly()), which is asked before the first row.';
grant execute on function private.asked_plainly to anon, authenticated, service_role;

create function private.require_me() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
begin
  if v_me is null then
    raise exception 'not signed in' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me;
end $$;
comment on function private.require_me() is 'The person a request is for, or a refusal with 42501 when nobody is signed in.';

create function private.require_actor() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_me();
  return private.actor();
end $$;
comment on function private.require_actor() is 'Who signed in, whomever they act for; a refusal with 42501 when nobody did.';

create function private.address_in(p_headers jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Anybody may send any header: only what the nearest proxy wrote counts, the last entry of x-forwarded-for. A header of
  -- Cloudflare's is believed where this installation says that Cloudflare stands before it.
  v_address text := coalesce(case when private.setting('caller_address') = 'cf-connecting-ip' then p_headers ->> 'cf-connecting-ip'
    else btrim(split_part(p_headers ->> 'x-forwarded-for', ',', -1)) end, '');
begin
  -- Whoever has one address of version 6 has the whole network around it (RFC 6177).
  if v_address like '%:%' and pg_input_is_valid(v_address, 'inet') then
    v_address := network(set_masklen(v_address::inet, 64))::text;
  end if;
  return v_address;
end $$;
comment on function private.address_in(jsonb) is
  'The network address (of version 6: its /64) that the headers {name: value} of a request come from, by the setting caller_address: x-forwarded-for or cf-connecting-ip; empty when there is none.';

create function private.caller_name() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.actor()::text,
    private.address_in(coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb));
end $$;
comment on function private.caller_name() is
  'Whom a call is counted for: the person, or the network address of a guest; empty when there is none.';
