-- Who is a member, and what a role may do.

create function private.role_of(p_profile uuid) returns private.practitioner_roles
language sql stable security definer set search_path = '' as $$
  select r.* from private.practitioner_roles r where r.profile_id = p_profile and r.ended_at is null
$$;
comment on function private.role_of(uuid) is 'The live role of a person in their practice; all null: they are in none.';

create function private.role_counts(p_role private.practitioner_roles) returns boolean
language sql stable security definer set search_path = '' as $$
  -- A doctor's rights rest on their registration: while it does not stand they have none in the practice either.
  select p_role.id is not null and p_role.ended_at is null
    and (p_role.code not in ('owner', 'doctor', 'locum') or private.is_practising(p_role.profile_id))
    and not (private.lacks_second_factor('staff') and coalesce(p_role.profile_id = private.actor(), false))
$$;
comment on function private.role_counts(private.practitioner_roles) is
  'Whether a role gives its rights now: it has not ended, a doctor''s registration stands and, where it is the caller''s own, the session has the second factor that is asked of staff.';

create function private.is_doctor_of(p_role private.practitioner_roles) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_role.code in ('owner', 'doctor', 'locum') and private.role_counts(p_role)
$$;
comment on function private.is_doctor_of(private.practitioner_roles) is 'Whether this is the live role of a doctor whose registration stands.';

create function private.has_right(p_organization uuid, p_right text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.practitioner_roles r join private.organization_rights t on t.code = r.code and t."right" = p_right
    where r.organization_id = p_organization and r.profile_id = private.actor() and private.role_counts(r) and not private.is_acting())
$$;
comment on function private.has_right(uuid, text) is
  'Whether who signed in has this right in that practice, however far it reaches. Never a right to a record by itself.';

create function private.may_manage(p_organization uuid, p_code text) returns boolean
language sql stable security definer set search_path = '' as $$
  -- Also while an owner's registration does not stand: ending and taking back only closes. Who invites has the right as well.
  select not private.is_acting() and not private.lacks_second_factor('staff') and exists (select from private.practitioner_roles r
    where r.organization_id = p_organization and r.profile_id = private.actor() and r.ended_at is null
      and case r.code when 'owner' then p_code <> 'owner' when 'manager' then p_code in ('reception', 'billing') else false end)
$$;
comment on function private.may_manage(uuid, text) is
  'Whether who signed in looks after this role: the owner all but their own, a manager reception and billing.';

create function private.note_in_organization(p_organization uuid, p_kind text, p_person uuid, p_invitation uuid, p_code text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.organization_events (organization_id, kind, actor_id, person_id, invitation_id, code)
  values (p_organization, p_kind, private.actor(), p_person, p_invitation, p_code)
$$;
comment on function private.note_in_organization(uuid, text, uuid, uuid, text) is 'Writes a line of what happened in a practice.';

create function private.owner_of(p_organization uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select r.profile_id from private.practitioner_roles r where r.organization_id = p_organization and r.code = 'owner' and r.ended_at is null
$$;
comment on function private.owner_of(uuid) is 'Who owns a practice.';

create function public.my_organization() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_role private.practitioner_roles := private.role_of(v_me);
begin
  if v_role.id is null then
    return jsonb_build_object('mayFound', private.is_practising(v_me), 'endedAt', (select max(r.ended_at)
      from private.practitioner_roles r where r.profile_id = v_me), 'organization', null);
  end if;
  perform private.require_second_factor('staff');
  return (select jsonb_build_object('mayFound', false, 'endedAt', null, 'organization', jsonb_build_object('id', o.id, 'name', o.name,
    'practiceNumber', o.practice_number, 'phone', o.phone, 'address', o.address, 'myRole', v_role.code, 'myId', v_role.id,
    'invites', case when not private.has_right(v_role.organization_id, 'members') then '[]' when v_role.code = 'owner'
      then '["doctor", "locum", "nurse", "reception", "manager", "billing"]' else '["reception", "billing"]' end::jsonb,
    'members', (select jsonb_agg(jsonb_build_object('id', r.id, 'name', p.name, 'role', r.code, 'since', r.started_at,
        'typedNumber', r.typed_number, 'mayEnd', r.id <> v_role.id and private.may_manage(o.id, r.code)) order by r.started_at, r.id)
      from private.practitioner_roles r join public.profiles p on p.id = r.profile_id where r.organization_id = o.id and r.ended_at is null),
    'tasks', private.tasks_of(v_me, o.id), 'covers', private.covers_of(v_me, o.id),
    'rights', (select jsonb_agg(jsonb_build_object('role', t.code, 'right', t."right", 'extent', t.extent)) from private.organization_rights t),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.code, 'until', i.expires_at)
        order by i.invited_at), '[]') from private.organization_invitations i where i.organization_id = o.id and i.ended_at is null
        and i.expires_at > private.clock() and private.may_manage(o.id, i.code)),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'by', private.person_name(e.actor_id),
        'person', private.person_name(e.person_id), 'email', (select i.email from private.organization_invitations i where i.id = e.invitation_id), 'role', e.code, 'at', e.at) order by e.id desc), '[]')
      from (select * from private.organization_events w where w.organization_id = o.id and v_role.code = 'owner'
        order by w.id desc limit 50) e)))
    from private.organizations o where o.id = v_role.organization_id);
end $$;
comment on function public.my_organization() is
  'The caller''s practice: {mayFound, endedAt, organization: null or its name, members with their roles, the table of rights, what the caller is to do and asked of others, where they stand in or are stood in for, and for who manages them the open invitations; for the owner the last fifty events}. Hint: auth.secondFactorNeeded.';
grant execute on function public.my_organization to authenticated;
