-- Asking somebody into a practice by their exact address and the role they would have, and taking that back.

create function public.invite_to_organization(p_key uuid, p_email text, p_role text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_role private.practitioner_roles := private.role_of(v_me);
  v_email text := lower(btrim(coalesce(p_email, ''), E' \t\n\r'));
  v_code text := left(private.new_verify_code(), 12);
  v_name text;
begin
  if v_role.id is not null then
    perform private.require_second_factor('staff');
  end if;
  if not private.has_right(v_role.organization_id, 'members') or private.may_manage(v_role.organization_id, p_role) is not true then
    raise exception 'who manages members invites' using errcode = '42501', hint = 'access.refused';
  end if;
  if p_key is null or p_role is null or p_role not in ('doctor', 'locum', 'nurse', 'reception', 'manager', 'billing') then
    perform private.refuse('data.invalid');
  end if;
  if v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(v_email) > 254 then
    perform private.refuse('validation.email');
  end if;
  -- One after the other: how many there are is counted under this lock.
  select o.name into v_name from private.organizations o where o.id = v_role.organization_id for update;
  if exists (select from private.organization_invitations i where i.id = p_key) then
    if not exists (select from private.organization_invitations i where i.id = p_key and i.invited_by = v_me) then
      perform private.refuse('data.conflict');
    end if;
    return;
  end if;
  -- What is known of an address here is what this practice did with it: nobody finds out by inviting who has an account.
  if exists (select from private.organization_invitations i where i.organization_id = v_role.organization_id and i.email = v_email
      and i.ended_at is null and i.expires_at > private.clock())
    or exists (select from private.practitioner_roles r join public.profiles p on p.id = r.profile_id
      where r.organization_id = v_role.organization_id and r.ended_at is null and p.email = v_email) then
    perform private.refuse('team.alreadyInvited');
  end if;
  if (select count(*) from private.organization_invitations i where i.organization_id = v_role.organization_id and i.ended_at is null
      and i.expires_at > private.clock()) >= 20 then
    perform private.refuse('team.tooMany');
  end if;
  perform private.spend('invite_to_organization', 20, 20, 86400);
  insert into private.organization_invitations (id, organization_id, code, email, code_hash, invited_by, expires_at)
  values (p_key, v_role.organization_id, p_role, v_email, private.code_hash(v_code), v_me, private.clock() + interval '14 days');
  insert into public.outbox (recipient_email, template, payload, dedupe_key)
  -- Nobody is named: whether the address is somebody's here is not told.
  values (v_email, 'notifications.teamInvitation', jsonb_build_object('recipientName', '', 'fromName', private.person_name(v_me), 'code', v_code,
    'until', private.clock() + interval '14 days'), 'notifications.teamInvitation:' || p_key);
  perform private.note_in_organization(v_role.organization_id, 'invited', null, p_key, p_role);
end $$;
comment on function public.invite_to_organization(uuid, text, text) is
  'The owner, for reception and billing a manager too, invites the owner of an address; a code of 12 letters goes there and is kept as a hash. Lapses after 14 days. Answers alike whether the address has an account. Repeatable by key. Hints: validation.email, team.alreadyInvited, team.tooMany, data.invalid, data.conflict, data.busy.';
grant execute on function public.invite_to_organization to authenticated;

create function public.withdraw_organization_invitation(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_row private.organization_invitations;
begin
  select * into v_row from private.organization_invitations i where i.id = p_id for update;
  if v_row.id is null or private.may_manage(v_row.organization_id, v_row.code) is not true then
    perform private.refuse('data.notFound');
  end if;
  if v_row.ended_at is not null then
    if v_row.outcome = 'withdrawn' then
      return;
    end if;
    perform private.refuse('team.answered');
  end if;
  update private.organization_invitations set ended_at = private.clock(), outcome = 'withdrawn', answered_by = v_me where id = p_id;
  perform private.note_in_organization(v_row.organization_id, 'withdrawn', null, v_row.id, v_row.code);
end $$;
comment on function public.withdraw_organization_invitation(uuid) is
  'Who may invite to its role takes an open invitation back; its code opens nothing then. Repeatable. Hints: data.notFound, team.answered.';
grant execute on function public.withdraw_organization_invitation to authenticated;
