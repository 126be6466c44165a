-- Granting, changing and taking back access to a chart; and the access that comes with a visit.
--
-- A visit shares a small set for as long as its follow-up takes. The patient sees and edits it before paying; sharing
-- nothing is a choice, too, and care does not depend on it. Sensitive categories are only ever chosen by name.

create function private.visit_categories() returns text[]
language sql immutable security invoker set search_path = '' as $$
  select array['profile', 'medicines', 'conditions']
$$;
comment on function private.visit_categories() is 'What a visit shares unless the patient chooses otherwise. Never a sensitive category.';

create function private.my_grant(p_grant uuid) returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.access_grants;
begin
  select * into v_row from public.access_grants g where g.id = p_grant and g.patient_id = v_me for update;
  if not found then
    perform private.refuse('access.grantNotFound');
  end if;
  return v_row;
end $$;
comment on function private.my_grant(uuid) is 'A grant that the caller gave, locked: reads that have begun are over. Hint: access.grantNotFound.';

create function private.replace_grant(p_old public.access_grants, p_categories text[], p_may text, p_until timestamptz,
  p_by uuid, p_request uuid default null, p_files boolean default null, p_grantee uuid default null) returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.access_grants;
begin
  update public.access_grants set state = 'superseded', ended_at = private.clock(), ended_by = p_by where id = p_old.id;
  insert into public.access_grants (patient_id, grantee_id, categories, purpose, may, appointment_id, request_id, state, until,
    created_by, version, files)
  values (p_old.patient_id, coalesce(p_grantee, p_old.grantee_id), p_categories, p_old.purpose, p_may, p_old.appointment_id,
    coalesce(p_request, p_old.request_id), p_old.state, p_until, coalesce(p_by, p_old.created_by), p_old.version + 1,
    coalesce(p_files, p_old.files and (cardinality(p_categories) > 0 or cardinality(p_old.categories) = 0)))
  returning * into v_row;
  return v_row;
end $$;
comment on function private.replace_grant(public.access_grants, text[], text, timestamptz, uuid, uuid, boolean, uuid) is
  'Puts a changed grant in the place of a live one, which stays readable as superseded. Files: as said; else as before, and closed when nothing is shared any more. To the same specialist, or to the one named.';

create function private.give_access(p_id uuid, p_patient uuid, p_grantee uuid, p_categories text[], p_purpose text, p_may text,
  p_until timestamptz, p_request uuid default null) returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.access_grants;
begin
  -- One standing grant per specialist and purpose: a second one takes the place of the first.
  perform from public.patients p where p.profile_id = p_patient for no key update;
  select * into v_row from public.access_grants g where g.patient_id = p_patient and g.grantee_id = p_grantee
    and g.purpose = p_purpose and g.state = 'active' for update;
  if found then
    update public.access_grants set state = 'superseded', ended_at = private.clock(), ended_by = p_patient where id = v_row.id;
  end if;
  insert into public.access_grants (id, patient_id, grantee_id, categories, purpose, may, request_id, until, created_by, version)
  values (p_id, p_patient, p_grantee, p_categories, p_purpose, p_may, p_request, p_until, p_patient, coalesce(v_row.version, 0) + 1)
  returning * into v_row;
  perform private.notify(p_grantee, 'access.granted', v_row.id,
    jsonb_build_object('patientName', (select p.name from public.profiles p where p.id = p_patient)), 'access.granted:' || v_row.id);
  return v_row;
end $$;
comment on function private.give_access(uuid, uuid, uuid, text[], text, text, timestamptz, uuid) is
  'Gives standing access to a specialist in place of what they had for the same purpose, and tells them.';

create function public.grant_access(p_key uuid, p_specialist uuid, p_categories text[], p_purpose text,
  p_may text default 'view', p_until timestamptz default null) returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_categories text[] := private.tidy_categories(p_categories);
  v_row public.access_grants;
begin
  select * into v_row from public.access_grants g where g.id = p_key;
  if found then
    if v_row.patient_id <> v_me then
      perform private.refuse('data.conflict');
    end if;
    return v_row;
  end if;
  if p_key is null or p_purpose is null or p_purpose not in ('ongoing_care', 'second_opinion')
    or p_may is null or p_may not in ('view', 'add') then
    perform private.refuse('data.invalid');
  end if;
  if cardinality(v_categories) = 0 then
    perform private.refuse('access.categoriesRequired');
  end if;
  perform private.check_until(p_until);
  if p_specialist = v_me or not private.is_practising(p_specialist) then
    perform private.refuse('access.specialistNotFound');
  end if;
  -- Each is a notice to a specialist who was not asked.
  if (select count(*) >= 30 from public.access_grants g where g.patient_id = v_me and g.purpose <> 'visit'
      and g.created_at > private.clock() - interval '1 day') then
    perform private.refuse('data.busy');
  end if;
  return private.give_access(p_key, v_me, p_specialist, v_categories, p_purpose, p_may, p_until);
end $$;
comment on function public.grant_access(uuid, uuid, text[], text, text, timestamptz) is
  'A patient gives a verified specialist access for ongoing care or a second opinion, until a date or until revoked; thirty in a day. Repeatable by key. Hints: access.categoriesRequired, access.untilPast, access.specialistNotFound, data.invalid, data.busy, data.conflict.';
grant execute on function public.grant_access to authenticated;

create function public.change_access(p_grant uuid, p_categories text[], p_may text, p_until timestamptz)
returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.access_grants := private.my_grant(p_grant);
  v_categories text[] := private.tidy_categories(p_categories);
begin
  if p_may is null or p_may not in ('view', 'add', 'visit') or p_may = 'visit' and v_row.purpose <> 'visit' then
    perform private.refuse('data.invalid');
  end if;
  if v_row.state <> 'active' or v_row.until <= private.clock() then
    perform private.refuse('access.notNow');
  end if;
  if cardinality(v_categories) = 0 and v_row.purpose <> 'visit' then
    perform private.refuse('access.categoriesRequired');
  end if;
  perform private.check_until(p_until);
  if (v_row.categories, v_row.may, v_row.until) is not distinct from (v_categories, p_may, p_until) then
    return v_row;
  end if;
  return private.replace_grant(v_row, v_categories, p_may, p_until, v_row.patient_id);
end $$;
comment on function public.change_access(uuid, text[], text, timestamptz) is
  'Changes what a live grant covers, allows and how long (null: until revoked). The old one stays readable as superseded. Hints: access.grantNotFound, access.notNow, access.categoriesRequired, access.untilPast, data.invalid.';
grant execute on function public.change_access to authenticated;

create function public.revoke_access(p_grant uuid) returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.access_grants := private.my_grant(p_grant);
begin
  if v_row.state in ('offered', 'active') then
    update public.access_grants set state = 'revoked', ended_at = private.clock(), ended_by = v_row.patient_id
    where id = v_row.id returning * into v_row;
  end if;
  return v_row;
end $$;
comment on function public.revoke_access(uuid) is
  'Takes access back at once: when this returns no read under it succeeds any more. What the specialist wrote stays theirs to read. Repeatable. Hint: access.grantNotFound.';
grant execute on function public.revoke_access to authenticated;
