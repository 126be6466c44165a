-- The one function that says on what basis somebody may see or add to a category of a patient's chart.

create function private.chart_categories() returns text[]
language sql immutable security invoker set search_path = '' as $$
  select array['profile', 'medicines', 'conditions', 'notes', 'documents', 'results', 'readings', 'mental_health',
    'sexual_health', 'messages']
$$;
comment on function private.chart_categories() is 'The categories of a chart, in the order in which people see them.';

create function private.adds_in_visit(p_appointment uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.consultations c join public.appointments a on a.id = c.appointment_id
    where c.appointment_id = p_appointment and c.started_at is not null and private.live_visit(a.status)
      and private.clock() < a.ends_at + interval '14 days')
$$;
comment on function private.adds_in_visit(uuid) is
  'Whether a visit has begun and ended less than 14 days ago: as long as that, who holds it writes down what it brought.';

create function private.visit_additions() returns text[]
language sql immutable security invoker set search_path = '' as $$
  select array['profile', 'medicines', 'conditions', 'results', 'readings']
$$;
comment on function private.visit_additions() is
  'Categories to which a visit adds (allergies are in profile, vaccinations in medicines), also where they are closed to read: who was told of an allergy must be able to write it down.';

create function private.tidy_categories(p_categories text[]) returns text[]
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if p_categories is null or array_position(p_categories, null) is not null
    or not p_categories <@ private.chart_categories() then
    perform private.refuse('data.invalid');
  end if;
  return array(select c from unnest(private.chart_categories()) with ordinality as known (c, at)
    where c = any (p_categories) order by at);
end $$;
comment on function private.tidy_categories(text[]) is 'The categories, each once, in their usual order. Hint: data.invalid.';

create function private.parts_to_add(p_grant public.access_grants) returns text[]
language sql stable security definer set search_path = '' as $$
  select case p_grant.may when 'add' then p_grant.categories
    when 'visit' then case when private.adds_in_visit(p_grant.appointment_id)
      then private.tidy_categories(p_grant.categories || private.visit_additions()) else '{}' end
    else '{}' end
$$;
comment on function private.parts_to_add(public.access_grants) is 'The categories to which a live grant lets somebody add now.';

create function private.access_basis(p_reader uuid, p_patient uuid, p_category text, p_add boolean default false,
  out basis text, out basis_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A word that is no category opens nothing, whatever else would.
  if p_category is null or p_category <> all (private.chart_categories()) then
    return;
  end if;
  if p_reader = p_patient then
    basis := 'self';
    return;
  end if;
  -- Whoever reviews must not be a party: an operator reads no chart, also not as somebody's delegate.
  if private.is_operator(p_reader) then
    return;
  end if;
  select 'delegation', d.id into basis, basis_id from public.delegations d
  cross join lateral private.effective_scopes(d) s (scopes)
  where d.patient_id = p_patient and d.delegate_id = p_reader and d.state = 'active'
    -- A delegation opens the record to requests made for that patient (x-acting-for), not to one's own.
    and (p_patient = private.me() or p_reader is distinct from private.actor())
    and (d.may = 'add' or not p_add or p_category = 'messages')
    and case p_category when 'messages' then 'messages' = any (s.scopes)
      when 'mental_health' then array['records', 'sensitive'] <@ s.scopes
      when 'sexual_health' then array['records', 'sensitive'] <@ s.scopes
      when 'medicines' then s.scopes && array['records', 'prescriptions']
      else 'records' = any (s.scopes) end;
  if basis is not null or not private.is_practising(p_reader) then
    return;
  end if;
  select 'grant', g.id into basis, basis_id from public.access_grants g
  where g.patient_id = p_patient and g.grantee_id = p_reader and g.state = 'active'
    and (g.until is null or g.until > private.clock())
    and p_category = any (case when p_add then private.parts_to_add(g) else g.categories end)
  order by g.until desc nulls first limit 1;
  if basis is not null or p_add then
    return;
  end if;
  select 'break_glass', b.id into basis, basis_id from public.break_glass b
  where b.patient_id = p_patient and b.specialist_id = p_reader and b.ended_at is null and b.expires_at > private.clock()
  order by b.expires_at desc limit 1;
end $$;
comment on function private.access_basis(uuid, uuid, text, boolean) is
  'On what basis this person may now see (or add to) a category: self, delegation, grant, break_glass; null: not at all.';

create function private.hold_rights(p_reader uuid, p_patient uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.access_grants g
  where g.grantee_id = p_reader and g.patient_id = p_patient and g.state = 'active' for share;
  perform from public.delegations d
  where d.delegate_id = p_reader and d.patient_id = p_patient and d.state = 'active' for share;
  perform from public.break_glass b
  where b.specialist_id = p_reader and b.patient_id = p_patient and b.ended_at is null for share;
end $$;
comment on function private.hold_rights(uuid, uuid) is
  'Keeps this person''s rights to a chart as they are until the transaction ends: a revocation waits for a read that has begun, and a read waits for a revocation. Ask access_basis() afterwards.';

create function private.check_until(p_until timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_until <= private.clock() or p_until > private.clock() + interval '10 years' then
    perform private.refuse('access.untilPast');
  end if;
end $$;
comment on function private.check_until(timestamptz) is 'Refuses an end that has passed or lies beyond ten years; null means until revoked.';

create function private.require_patient() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if not exists (select from public.patients p where p.profile_id = v_me) then
    raise exception 'for patients only' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me;
end $$;
comment on function private.require_patient() is 'The caller, a patient with a chart; 42501 for everyone else.';
