-- Who is asking: the caller in both token modes, and whom an open function counts a call for.

create function private.me() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_subject text := auth.jwt() ->> 'sub';
  v_id uuid;
begin
  if v_subject is null or v_subject = '' then
    return null;
  end if;
  -- A session of ours (id-token exchange): the subject is the uuid of auth.users.
  if v_subject ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    v_id := v_subject;
    -- A token outlives the account by up to an hour; it is nobody's.
    if exists (select from private.closed_accounts c where c.id = v_id) then
      return null;
    end if;
    return v_id;
  end if;
  -- Third-party mode: the subject is the identity provider's own id. A closed account has none.
  return (select p.id from public.profiles p where p.clerk_id = v_subject);
end $$;
comment on function private.me() is
  'The profile id of the caller in both token modes, or null. Policies write (select private.me()) so it runs once per query.';
revoke execute on function private.me from public, anon, authenticated, service_role;
grant execute on function private.me to anon, authenticated, service_role;

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
comment on function private.require_me() is 'The caller, or a refusal with 42501 when nobody is signed in.';
revoke execute on function private.require_me from public, anon, authenticated, service_role;

create function private.caller_name() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  -- Only what the nearest proxy wrote counts: anybody may send the first entries of x-forwarded-for themselves.
  v_address text := coalesce(v_headers ->> 'cf-connecting-ip', btrim(split_part(v_headers ->> 'x-forwarded-for', ',', -1)), '');
begin
  -- Whoever has one address of version 6 has the whole network around it (RFC 6177).
  if v_address like '%:%' and pg_input_is_valid(v_address, 'inet') then
    v_address := network(set_masklen(v_address::inet, 64))::text;
  end if;
  return coalesce(private.me()::text, v_address);
end $$;
comment on function private.caller_name() is
  'Whom a call is counted for: the person, or the network address of a guest (of version 6: its /64); empty when there is none.';
revoke execute on function private.caller_name from public, anon, authenticated, service_role;
