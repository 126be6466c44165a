-- Answering an invitation into a practice, and ending a membership.

create function private.invitation_of(p_code text) returns private.organization_invitations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_row private.organization_invitations;
begin
  if private.is_acting() or private.is_operator(v_me) then
    raise exception 'nobody joins for somebody else, nor an operator' using errcode = '42501', hint = 'access.refused';
  end if;
  -- A count that stands whatever becomes of the request: a code is not guessed.
  if private.count_call('codes', v_me || ' team', 3600) > 20 then
    perform private.refuse('data.busy');
  end if;
  -- The address and the code together: one of them is not enough, and either wrong answers alike.
  select * into v_row from private.organization_invitations i
  where i.code_hash = private.code_hash(upper(regexp_replace(left(coalesce(p_code, ''), 40), '[^0-9A-Za-z]', '', 'g')))
    and i.email = (select lower(p.email) from public.profiles p where p.id = v_me) and i.ended_at is null
    and i.expires_at > private.clock() for update;
  if v_row.id is null then
    perform private.refuse('team.codeUnknown');
  end if;
  return v_row;
end $$;
comment on function private.invitation_of(text) is
  'The open invitation of this code to the caller''s own proven address, locked. Twenty tries an hour. Hints: team.codeUnknown, data.busy.';

create function public.see_organization_invitation(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.organization_invitations := private.invitation_of(p_code);
begin
  return (select jsonb_build_object('name', o.name, 'role', v_row.code, 'by', private.person_name(v_row.invited_by), 'until', v_row.expires_at)
    from private.organizations o where o.id = v_row.organization_id);
end $$;
comment on function public.see_organization_invitation(text) is
  'What an invitation offers, for whose address it is: {name, role, by, until}. Hints: team.codeUnknown, data.busy.';
grant execute on function public.see_organization_invitation to authenticated;

create function public.answer_organization_invitation(p_code text, p_accept boolean, p_number text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_row private.organization_invitations;
  v_number text := btrim(coalesce(p_number, ''));
begin
  perform from public.profiles p where p.id = v_me for update;
  v_row := private.invitation_of(p_code);
  if p_accept is null then
    perform private.refuse('data.invalid');
  end if;
  if p_accept then
    if (private.role_of(v_me)).id is not null then
      perform private.refuse('team.already');
    end if;
    if v_row.code in ('doctor', 'locum') and not private.is_practising(v_me) then
      perform private.refuse('team.doctorsOnly');
    end if;
    if v_row.code = 'nurse' and v_number !~ '^[0-9A-Za-z/-]{4,20}$' then
      perform private.refuse('team.nurseNumber');
    end if;
    insert into private.practitioner_roles (organization_id, profile_id, code, typed_number)
    values (v_row.organization_id, v_me, v_row.code, case when v_row.code = 'nurse' then v_number else '' end);
  end if;
  update private.organization_invitations set ended_at = private.clock(), answered_by = v_me,
    outcome = case when p_accept then 'accepted' else 'refused' end where id = v_row.id;
  perform private.note_in_organization(v_row.organization_id, case when p_accept then 'joined' else 'refused' end, v_me, v_row.id, v_row.code);
  if p_accept then
    perform private.notify(private.owner_of(v_row.organization_id), 'team.someoneJoined', v_row.id, '{}', 'team.someoneJoined:' || v_row.id);
  else
    perform private.notify(private.owner_of(v_row.organization_id), 'team.someoneRefused', v_row.id, '{}', 'team.someoneRefused:' || v_row.id);
  end if;
end $$;
comment on function public.answer_organization_invitation(text, boolean, text) is
  'The invited person joins the practice or says no; doctors and locums are confirmed specialists, a nurse types a number that nobody checks. Hints: team.codeUnknown, team.already, team.doctorsOnly, team.nurseNumber, data.invalid, data.busy.';
grant execute on function public.answer_organization_invitation to authenticated;

create function public.end_organization_membership(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_row private.practitioner_roles;
begin
  select * into v_row from private.practitioner_roles r where r.id = p_id for update;
  if v_row.id is null or private.is_acting() or not (v_row.profile_id = v_me or private.may_manage(v_row.organization_id, v_row.code)) then
    perform private.refuse('data.notFound');
  end if;
  if v_row.ended_at is not null then
    return;
  end if;
  -- A practice without an owner would be nobody's to look after.
  if v_row.code = 'owner' then
    perform private.refuse('team.lastOwner');
  end if;
  update private.practitioner_roles set ended_at = private.clock(), ended_by = v_me where id = p_id;
  perform private.return_tasks(v_row.profile_id), private.end_covers_of(v_row.profile_id);
  perform private.rights_changed(v_row.profile_id);
  perform private.note_in_organization(v_row.organization_id, case when v_row.profile_id = v_me then 'left' else 'ended' end,
    v_row.profile_id, null, v_row.code);
  if v_row.profile_id = v_me then
    perform private.notify(private.owner_of(v_row.organization_id), 'team.someoneLeft', v_row.id, '{}', 'team.someoneLeft:' || v_row.id);
  else
    perform private.notify(v_row.profile_id, 'team.membershipEnded', v_row.id, '{}', 'team.membershipEnded:' || v_row.id);
  end if;
end $$;
comment on function public.end_organization_membership(uuid) is
  'A member leaves, or who manages them ends their membership; it counts at once. The owner cannot leave. Repeatable. Hints: data.notFound, team.lastOwner.';
grant execute on function public.end_organization_membership to authenticated;

create function private.leave_organizations(p_me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_own private.practitioner_roles := private.role_of(p_me);
  v_row private.practitioner_roles;
begin
  -- With its owner goes the practice: nobody is left who may invite or end.
  for v_row in update private.practitioner_roles r set ended_at = private.clock(), ended_by = p_me
      where r.ended_at is null and (r.id = v_own.id or (v_own.code = 'owner' and r.organization_id = v_own.organization_id)) returning r.* loop
    insert into private.organization_events (organization_id, kind, actor_id, person_id, code)
    values (v_row.organization_id, case v_row.profile_id when p_me then 'left' else 'ended' end, p_me, v_row.profile_id, v_row.code);
    perform private.return_tasks(v_row.profile_id), private.end_covers_of(v_row.profile_id);
    if v_row.profile_id <> p_me then
      perform private.notify(v_row.profile_id, 'team.membershipEnded', v_row.id, '{}', 'team.membershipEnded:' || v_row.id);
    end if;
  end loop;
  update private.organization_invitations i set ended_at = private.clock(), outcome = 'withdrawn', answered_by = p_me
  where i.ended_at is null and (i.invited_by = p_me or (v_own.code = 'owner' and i.organization_id = v_own.organization_id)
    or i.email = (select lower(p.email) from public.profiles p where p.id = p_me));
  update private.organization_invitations i set email = 'closed@account.invalid'
  where i.answered_by = p_me and i.outcome <> 'withdrawn' or i.email = (select lower(p.email) from public.profiles p where p.id = p_me);
end $$;
comment on function private.leave_organizations(uuid) is
  'For the closing of an account: its membership ends, of an owner the whole practice''s, and invitations name its address no more.';
