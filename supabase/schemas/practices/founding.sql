-- A confirmed specialist founds a practice and is its owner.

create function public.found_organization(p_key uuid, p_form jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_name text;
  v_number text;
  v_phone text;
  v_address text;
begin
  if private.me_practising() is null or private.is_acting() then
    raise exception 'a confirmed specialist founds a practice' using errcode = '42501', hint = 'access.refused';
  end if;
  perform private.require_form(p_form);
  v_name := private.form_name(p_form, 'name', 'team.nameRequired', 2, 120);
  v_number := private.form_text(p_form, 'practiceNumber', 'team.practiceNumber', 7, 7);
  v_phone := private.one_line(private.form_optional(p_form, 'phone', 40));
  v_address := private.one_line(private.form_optional(p_form, 'address', 300));
  if v_number !~ '^[0-9]{7}$' then
    perform private.refuse('team.practiceNumber');
  end if;
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  perform from public.profiles p where p.id = v_me for update;
  if exists (select from private.organizations o where o.id = p_key) then
    if not exists (select from private.organizations o where o.id = p_key and o.founded_by = v_me) then
      perform private.refuse('data.conflict');
    end if;
    return;
  end if;
  if (private.role_of(v_me)).id is not null then
    perform private.refuse('team.already');
  end if;
  perform private.spend('found_organization', 5, 5, 86400);
  insert into private.organizations (id, name, practice_number, phone, address, founded_by)
  values (p_key, v_name, v_number, v_phone, v_address, v_me);
  insert into private.practitioner_roles (organization_id, profile_id, code) values (p_key, v_me, 'owner');
  perform private.note_in_organization(p_key, 'founded', v_me, null, 'owner');
end $$;
comment on function public.found_organization(uuid, jsonb) is
  'A confirmed specialist who is in no practice founds one and owns it. Repeatable by key. Hints: team.nameRequired, team.practiceNumber, team.already, validation.tooLong, validation.plainName, data.invalid, data.conflict, data.busy.';
grant execute on function public.found_organization to authenticated;
