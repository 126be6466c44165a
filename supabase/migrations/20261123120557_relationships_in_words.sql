-- A relationship that is no plain name is refused in words, as in the form.

create or replace function public.invite_delegate(p_key uuid, p_email text, p_scopes text[], p_relationship text default '',
  p_may text default 'view', p_until timestamptz default null) returns public.delegations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_email text := lower(btrim(coalesce(p_email, ''), E' \t\n\r'));
  v_relationship text := btrim(coalesce(p_relationship, ''), E' \t\n\r');
  v_known text[] := array['book', 'pay', 'records', 'sensitive', 'prescriptions', 'messages'];
  v_row public.delegations;
begin
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
  if exists (select from public.profiles p where p.id = v_me and p.email = v_email) then
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
  insert into public.delegations (id, patient_id, invited_email, scopes, may, relationship, until)
  values (p_key, v_me, v_email, array(select s from unnest(v_known) with ordinality as k (s, at) where s = any (p_scopes) order by at),
    p_may, v_relationship, p_until) returning * into v_row;
  perform private.notify(p.id, 'access.delegationOffered', v_row.id,
    jsonb_build_object('patientName', (select me.name from public.profiles me where me.id = v_me)), 'access.delegationOffered:' || v_row.id)
  from public.profiles p where p.email = v_email;
  return v_row;
end $$;
comment on function public.invite_delegate(uuid, text, text[], text, text, timestamptz) is
  'A patient invites the owner of an address to act for them; answers alike whether it has an account. Lapses after 14 days. Repeatable by key. Hints: validation.email, access.scopesRequired, access.delegateSelf, access.alreadyInvited, access.tooManyDelegates, access.untilPast, validation.tooLong, validation.plainName, data.invalid, data.busy, data.conflict.';
revoke execute on function public.invite_delegate from public, anon, authenticated, service_role;
grant execute on function public.invite_delegate to authenticated;
