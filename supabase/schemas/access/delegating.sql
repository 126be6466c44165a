-- Delegations: a patient lets somebody act for them, in named scopes, until they end it or the other leaves.
--
-- book: visits are booked, moved, cancelled. join: they sit in them, beside the patient or for them. pay: visits are paid. records: the chart is read. sensitive: mental and
-- sexual health, too. prescriptions: medicines and renewals. messages: the thread of a visit. notices: they hear of what their
-- other scopes open (notices-to-delegates.sql). One does not imply another.
--
-- The invitation goes to an address. Whether it has an account shows only when its owner accepts, so that nobody finds
-- out by inviting who uses the product.

create function public.invite_delegate(p_key uuid, p_email text, p_scopes text[], p_relationship text default '',
  p_may text default 'view', p_until timestamptz default null, p_basis text default 'invited') returns public.delegations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_email text := lower(btrim(coalesce(p_email, ''), E' \t\n\r'));
  v_relationship text := btrim(coalesce(p_relationship, ''), E' \t\n\r');
  v_known text[] := array['book', 'join', 'pay', 'records', 'sensitive', 'prescriptions', 'messages', 'notices'];
  v_own public.delegations;
  v_row public.delegations;
begin
  if p_basis is distinct from 'invited' then
    -- Another guardian or carer of the person the caller looks after: with the same rights as theirs.
    if p_basis is null or p_basis not in ('guardian', 'carer') or not private.is_acting() then
      perform private.refuse('data.invalid');
    end if;
    v_own := private.cared_for(v_me);
    if p_basis = 'guardian' and v_own.basis <> 'guardian' then
      perform private.refuse('person.basisRequired');
    end if;
    v_known := v_own.scopes;
    p_scopes := v_own.scopes;
    p_may := v_own.may;
  end if;
  select * into v_row from public.delegations d where d.id = p_key;
  if found then
    if v_row.patient_id <> v_me then
      perform private.refuse('data.conflict');
    end if;
    return v_row;
  end if;
  if v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(v_email) > 254 then
    perform private.refuse('validation.email');
  end if;
  if p_scopes is null or cardinality(p_scopes) = 0 then
    perform private.refuse('access.scopesRequired');
  end if;
  if p_key is null or array_position(p_scopes, null) is not null or not p_scopes <@ v_known
    or ('sensitive' = any (p_scopes) and not 'records' = any (p_scopes)) or p_may is null or p_may not in ('view', 'add') then
    perform private.refuse('data.invalid');
  end if;
  if length(v_relationship) > 100 then
    perform private.refuse('validation.tooLong');
  end if;
  if v_relationship <> private.plain_name(v_relationship) then
    perform private.refuse('validation.plainName');
  end if;
  perform private.check_until(p_until);
  if exists (select from public.profiles p where p.id = private.actor() and p.email = v_email) then
    perform private.refuse('access.delegateSelf');
  end if;
  perform private.spend('invite_delegate', 20, 20, 86400);
  perform from public.patients p where p.profile_id = v_me for no key update;
  if exists (select from public.delegations d left join public.profiles p on p.id = d.delegate_id where d.patient_id = v_me
      and d.state in ('offered', 'active') and v_email in (d.invited_email, p.email)) then
    perform private.refuse('access.alreadyInvited');
  end if;
  if (select count(*) from public.delegations d where d.patient_id = v_me and d.state in ('offered', 'active')) >= 10 then
    perform private.refuse('access.tooManyDelegates');
  end if;
  insert into public.delegations (id, patient_id, invited_email, scopes, may, relationship, until, basis, relation)
  values (p_key, v_me, v_email, array(select s from unnest(v_known) with ordinality as k (s, at) where s = any (p_scopes) order by at),
    p_may, v_relationship, p_until, p_basis, case when p_basis <> 'invited' then v_own.relation end) returning * into v_row;
  perform private.notify(p.id, 'access.delegationOffered', v_row.id,
    jsonb_build_object('patientName', (select me.name from public.profiles me where me.id = v_me)), 'access.delegationOffered:' || v_row.id)
  from public.profiles p where p.email = v_email;
  return v_row;
end $$;
comment on function public.invite_delegate(uuid, text, text[], text, text, timestamptz, text) is
  'A patient invites the owner of an address to act for them; answers alike whether it has an account; with p_basis guardian or carer, while acting for somebody without a sign-in, as another of those who look after them, with equal rights. Lapses after 14 days. Repeatable by key. Hints: validation.email, access.scopesRequired, access.delegateSelf, access.alreadyInvited, access.tooManyDelegates, access.untilPast, validation.tooLong, validation.plainName, person.notFound, person.basisRequired, data.invalid, data.busy, data.conflict.';
grant execute on function public.invite_delegate to authenticated;

create function private.delegation_to_me(p_delegation uuid) returns public.delegations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.delegations;
begin
  select * into v_row from public.delegations d where d.id = p_delegation and (d.delegate_id = v_me or (d.delegate_id is null
    and d.state = 'offered' and d.invited_email = (select p.email from public.profiles p where p.id = v_me))) for update;
  if not found then
    perform private.refuse('access.delegationNotFound');
  end if;
  return v_row;
end $$;
comment on function private.delegation_to_me(uuid) is
  'A delegation to the caller, or an invitation to their proven address, locked. Hint: access.delegationNotFound.';

create function public.accept_delegation(p_delegation uuid) returns public.delegations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.delegations;
begin
  -- The patient's lock comes first, as in booking: a visit and a delegation of one person never come about side by side.
  perform private.lock_patient(d.patient_id) from public.delegations d where d.id = p_delegation
    and d.invited_email = (select p.email from public.profiles p where p.id = v_me);
  v_row := private.delegation_to_me(p_delegation);
  if private.is_operator(v_me) then
    raise exception 'an operator acts for nobody' using errcode = '42501', hint = 'access.refused';
  end if;
  if v_row.state = 'active' then
    return v_row;
  end if;
  if v_row.offered_at <= private.clock() - interval '14 days' or v_row.until <= private.clock() or exists (
      select from public.delegations d where d.patient_id = v_row.patient_id and d.delegate_id = v_me and d.state = 'active') then
    perform private.refuse('access.notNow');
  end if;
  update public.delegations set state = 'active', delegate_id = v_me, accepted_at = private.clock() where id = v_row.id
  returning * into v_row;
  perform private.notify(v_row.patient_id, 'access.delegationAccepted', v_row.id,
    jsonb_build_object('delegateName', (select p.name from public.profiles p where p.id = v_me)), 'access.delegationAccepted:' || v_row.id);
  return v_row;
end $$;
comment on function public.accept_delegation(uuid) is
  'The invited person accepts to act for the patient; not one who treats them. Repeatable. Hints: access.delegationNotFound, access.notNow, access.delegateTreats.';
grant execute on function public.accept_delegation to authenticated;

create function public.refuse_delegation(p_delegation uuid) returns public.delegations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.delegations := private.delegation_to_me(p_delegation);
begin
  if v_row.state <> 'refused' then
    update public.delegations set state = 'refused', delegate_id = private.me(), ended_at = private.clock(), ended_by = private.me()
    where id = v_row.id returning * into v_row;
  end if;
  return v_row;
end $$;
comment on function public.refuse_delegation(uuid) is
  'The invited person refuses. Repeatable. Hints: access.delegationNotFound, access.notNow.';
grant execute on function public.refuse_delegation to authenticated;

create function public.end_delegation(p_delegation uuid) returns public.delegations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.delegations;
begin
  select * into v_row from public.delegations d where d.id = p_delegation
    and (d.patient_id = v_me or (d.delegate_id = private.actor() and d.state not in ('offered', 'refused'))) for update;
  if not found then
    perform private.refuse('access.delegationNotFound');
  end if;
  if v_row.basis <> 'invited' and v_row.state = 'active' then
    -- Guardians have equal rights: only an operator, with a paper, ends another's. An adult ends who looked after them. And
    -- nobody leaves a child with no one.
    if v_row.delegate_id <> private.actor() and not (v_row.patient_id = private.actor() and exists (select from public.patients f
        where f.profile_id = v_row.patient_id and private.birthday(f.date_of_birth, 18) <= private.today_at_home())) then
      perform private.refuse('person.guardianStays');
    end if;
    if not exists (select from public.delegations d where d.patient_id = v_row.patient_id and d.id <> v_row.id
        and d.basis <> 'invited' and 'manage' = any (private.effective_scopes(d)))
      and exists (select from public.profiles p where p.id = v_row.patient_id and p.clerk_id is null) then
      perform private.refuse('person.lastGuardian');
    end if;
  end if;
  if v_row.state in ('offered', 'active') then
    update public.delegations set state = 'ended', ended_at = private.clock(), ended_by = private.actor() where id = v_row.id
    returning * into v_row;
    if v_row.delegate_id is not null then
      perform private.notify(case when private.actor() <> v_row.delegate_id then v_row.delegate_id else v_row.patient_id end,
        'access.delegationEnded', v_row.id, '{}', 'access.delegationEnded:' || v_row.id);
    end if;
  end if;
  return v_row;
end $$;
comment on function public.end_delegation(uuid) is
  'The patient ends a delegation or takes an invitation back, or the delegate leaves: at once. Of two guardians each ends only their own part, the last one none. Repeatable. Hints: access.delegationNotFound, person.guardianStays, person.lastGuardian.';
grant execute on function public.end_delegation to authenticated;

create function public.my_delegations()
returns table (id uuid, state text, viewer_role text, counterpart_id uuid, counterpart_name text, invited_email text, scopes text[],
  may text, relationship text, basis text, until timestamptz, offered_at timestamptz, accepted_at timestamptz, ended_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select d.id, case when d.state = 'offered' and (d.offered_at <= private.clock() - interval '14 days' or d.until <= private.clock())
      or d.state = 'active' and d.until <= private.clock() then 'lapsed' else d.state end,
    case when d.patient_id = me.id then 'patient' else 'delegate' end, o.id, o.name, d.invited_email, d.scopes, d.may,
    d.relationship, d.basis, d.until, d.offered_at, d.accepted_at, d.ended_at
  from (select p.id, p.email from public.profiles p where p.id = (select private.me())) me
  join public.delegations d on me.id in (d.patient_id, d.delegate_id)
    or (d.delegate_id is null and d.state = 'offered' and d.invited_email = me.email)
  left join public.profiles o on o.id = case when d.patient_id = me.id then d.delegate_id else d.patient_id end
  order by d.offered_at desc limit 200
$$;
comment on function public.my_delegations() is
  'Delegations the caller gave, received or is invited to, newest first; an invited person has no name here until they accept.';
grant execute on function public.my_delegations to authenticated;
