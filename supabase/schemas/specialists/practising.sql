-- Who may work as a specialist at this moment.

create function private.is_practising(p_profile uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.specialists s where s.profile_id = p_profile and s.reg_state = 'verified'
    and s.reg_until > private.clock() and s.reg_checked_at > private.clock() - interval '1 year')
$$;
comment on function private.is_practising(uuid) is
  'Whether this specialist''s registration is verified, checked within a year and not past its end; listed or not.';
revoke execute on function private.is_practising from public, anon, authenticated, service_role;

create function private.require_practising() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if not private.is_practising(v_me) then
    raise exception 'for verified specialists only' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me;
end $$;
comment on function private.require_practising() is 'The caller, a specialist whose registration is verified; 42501 for everyone else.';
revoke execute on function private.require_practising from public, anon, authenticated, service_role;

create function private.require_specialist() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if not exists (select from public.specialists s where s.profile_id = v_me) then
    raise exception 'for specialists only' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me;
end $$;
comment on function private.require_specialist() is
  'The caller, a specialist whose number may be still unchecked; 42501 for everyone else.';
revoke execute on function private.require_specialist from public, anon, authenticated, service_role;

create function private.my_practice() returns public.specialists
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists;
begin
  -- Edits of one practice wait for each other; booking does not wait for them.
  select * into v_row from public.specialists s where s.profile_id = private.require_specialist() for no key update;
  return v_row;
end $$;
comment on function private.my_practice() is
  'The record of the caller, a specialist, locked against other edits; 42501 for everyone else.';
revoke execute on function private.my_practice from public, anon, authenticated, service_role;
