-- Who may work as a specialist at this moment.

create function private.card_grace() returns interval
language sql immutable security invoker set search_path = '' as $$
  select interval '14 days'
$$;
comment on function private.card_grace() is
  'For how long after the end of a yearly card booked visits stay and are held, so that the new card can be shown. Nobody books meanwhile.';

create function private.registration_stands(p_profile uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.specialists s where s.profile_id = p_profile and s.reg_state = 'verified'
    and s.reg_until + private.card_grace() > private.clock()
    and s.reg_checked_at + interval '1 year' + private.card_grace() > private.clock()
    and (s.suspends_at is null or s.suspends_at > private.clock()))
$$;
comment on function private.registration_stands(uuid) is
  'Whether this specialist''s registration is verified, checked within a year and not past its end (both with card_grace) nor the day of an announced suspension; listed or not.';

create function private.is_practising(p_profile uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Only of who asks is their session known. Nobody else's work stops because a doctor signed in without their telephone.
  return private.registration_stands(p_profile)
    and not (private.lacks_second_factor('specialist') and coalesce(p_profile in (private.actor(), private.me()), false));
end $$;
comment on function private.is_practising(uuid) is
  'Whether somebody may work as a specialist now: their registration stands and, where it is the caller''s own, the session has the second factor that is asked of specialists.';

create function private.me_practising() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
begin
  return case when private.is_practising(v_me) then v_me end;
end $$;
comment on function private.me_practising() is
  'The caller while they practise, else null: how every policy and function asks for a specialist''s part in somebody''s care. Once a registration is suspended or runs out, all of it is closed to them at the next question.';
grant execute on function private.me_practising to authenticated;

create function private.me_in_care() returns uuid
language sql stable security definer set search_path = '' as $$
  select me.id from (select private.me() as id) me
  where not exists (select from public.specialists s where s.profile_id = me.id) or private.is_practising(me.id)
$$;
comment on function private.me_in_care() is
  'The caller, unless they are a specialist who does not practise: for what both patients and specialists do, such as news of visits.';
grant execute on function private.me_in_care to authenticated;

create function private.me_finishing() returns uuid
language sql stable security definer set search_path = '' as $$
  select s.profile_id from public.specialists s where s.profile_id = private.me()
    and s.reg_state in ('verified', 'suspended', 'expired') and not private.lacks_second_factor('specialist')
$$;
comment on function private.me_finishing() is
  'The caller, a specialist who was checked, also after a suspension or the end of the card: what they began to write in that time they may finish and sign. Null for everybody else.';

create function private.require_practising() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if private.me_practising() is null then
    if private.registration_stands(v_me) then
      perform private.require_second_factor('specialist');
    end if;
    raise exception 'for verified specialists only' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me;
end $$;
comment on function private.require_practising() is 'The caller, a specialist whose registration is verified; 42501 for everyone else. Hint: auth.secondFactorNeeded.';

create function private.require_specialist() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if not exists (select from public.specialists s where s.profile_id = v_me) then
    raise exception 'for specialists only' using errcode = '42501', hint = 'access.refused';
  end if;
  perform private.require_second_factor('specialist');
  return v_me;
end $$;
comment on function private.require_specialist() is
  'The caller, a specialist whose number may be still unchecked; 42501 for everyone else. Hint: auth.secondFactorNeeded.';

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
