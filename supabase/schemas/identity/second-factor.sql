-- The second factor: whose work asks for it, and which sessions of ours have proven it.
--
-- A password can be guessed, read over a shoulder or given away; a chart shall not open by it alone. So what somebody may do as a
-- specialist, an operator or a member of a practice rests on a second proof as well. Their own record as a patient does not.

create table private.proven_sessions (
  session_id uuid primary key,
  user_id uuid not null,
  proven_at timestamptz not null default private.clock()
);
comment on table private.proven_sessions is
  'Sessions of ours (id-token exchange) that were opened with a second factor, kept as long as the session. Written by second_factor() alone.';
create index proven_sessions_of_user on private.proven_sessions (user_id);

alter table private.proven_sessions enable row level security;
alter table private.proven_sessions force row level security;
revoke all on private.proven_sessions from public, anon, authenticated, service_role;

create function private.second_factor_proven() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims jsonb := auth.jwt();
begin
  -- A token of the identity itself says how many minutes ago each factor was verified; -1: not in this session.
  if v_claims ? 'fva' then
    return coalesce(jsonb_typeof(v_claims -> 'fva') = 'array' and jsonb_typeof(v_claims -> 'fva' -> 1) = 'number'
      and v_claims -> 'fva' ->> 1 ~ '^[0-9]{1,7}$', false);
  end if;
  return exists (select from private.proven_sessions s
    where s.session_id::text = v_claims ->> 'session_id' and s.user_id::text = v_claims ->> 'sub');
end $$;
comment on function private.second_factor_proven() is
  'Whether the session of this request has proven a second factor, by the token (fva) or, for a session of ours, by what its exchange said. Unknown is no.';

create function private.lacks_second_factor(p_part text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A setting that is missing asks it of everybody it could name.
  return coalesce(p_part = any (string_to_array(replace(private.setting('second_factor_for'), ' ', ''), ',')), true)
    and not private.second_factor_proven();
end $$;
comment on function private.lacks_second_factor(text) is
  'Whether this request lacks the second factor that the setting second_factor_for asks of that part: specialist, operator, staff.';

create function private.require_second_factor(p_part text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.lacks_second_factor(p_part) then
    perform private.refuse('auth.secondFactorNeeded');
  end if;
end $$;
comment on function private.require_second_factor(text) is
  'Refuses a request without the second factor that is asked of this part. Hint: auth.secondFactorNeeded.';

create function private.keep_second_factor() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_session auth.sessions;
begin
  select * into v_session from auth.sessions s
  where s.id::text = auth.jwt() ->> 'session_id' and s.user_id::text = auth.jwt() ->> 'sub';
  if v_session.id is null then
    return;
  end if;
  delete from private.proven_sessions p where p.user_id = v_session.user_id
    and not exists (select from auth.sessions s where s.id = p.session_id);
  -- The exchange keeps what a token said with the identity, and the next one writes over it. It is this session's word only
  -- while no younger session of the person is there: else one opened by a password alone could take another's proof.
  insert into private.proven_sessions (session_id, user_id)
  select v_session.id, v_session.user_id from auth.identities i
  where i.user_id = v_session.user_id and i.provider in ('jwt', 'custom:clerk', 'keycloak')
    and i.identity_data -> 'custom_claims' ->> 'second_factor' = 'true'
    and v_session.created_at - coalesce(i.last_sign_in_at, i.updated_at) between interval '-1 second' and interval '2 seconds'
    and not exists (select from auth.sessions n where n.user_id = v_session.user_id and n.created_at > v_session.created_at)
  limit 1
  on conflict (session_id) do nothing;
end $$;
comment on function private.keep_second_factor() is
  'Keeps for the session of this request that the exchange which opened it named a second factor, if it was the last one of this person.';

create function public.second_factor() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
begin
  perform private.keep_second_factor();
  if private.second_factor_proven() then
    return 'proven';
  end if;
  return case when (exists (select from public.profiles p where p.id = v_me and p.role = 'specialist') and private.lacks_second_factor('specialist'))
      or (private.is_operator(v_me) and private.lacks_second_factor('operator'))
      or ((private.role_of(v_me)).id is not null and private.lacks_second_factor('staff'))
    then 'needed' else 'optional' end;
end $$;
comment on function public.second_factor() is
  'After an exchange: keeps whether the session was opened with a second factor, and says so (proven), or that the caller''s work asks for one (needed), or neither (optional).';
grant execute on function public.second_factor to authenticated;
