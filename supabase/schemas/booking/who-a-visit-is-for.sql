-- Whom a visit is for: private.subject_of() says it, and everything that names, shows, shares or exports a visit asks there.
--
-- In a visit for somebody else nothing of the account holder's record opens, whatever they granted; both sides are told whom
-- it is for, and nobody prescribes in the wrong name. Whom a visit is for is changed in one order of locks, and no longer once
-- a specialist said yes to it.

create function private.subject_of(p_visit public.appointments, out id uuid, out is_holder boolean, out name text,
  out date_of_birth date, out gender text, out relation text)
language sql stable security definer set search_path = '' as $$
  select case when h.own then v.patient_id else coalesce(v.for_person_id, v.id) end, h.own,
    case when h.own then p.name else v.for_name end, case when h.own then f.date_of_birth else v.for_birth_date end,
    case when h.own then f.gender else v.for_gender end, v.for_relation
  from (select (p_visit).*) v cross join lateral (select v.for_name is null as own) h
  join public.profiles p on p.id = v.patient_id join public.patients f on f.profile_id = v.patient_id
$$;
comment on function private.subject_of(public.appointments) is
  'Whom a visit is for: the account holder (is_holder), or somebody they care for, as it was said for that visit. The id is the account''s, the related person''s, or, once that one was removed, the visit''s own.';

create function private.subject_of_id(p_appointment uuid, out id uuid, out is_holder boolean, out name text,
  out date_of_birth date, out gender text, out relation text)
language sql stable security definer set search_path = '' as $$
  select s.* from public.appointments a cross join lateral private.subject_of(a) s where a.id = p_appointment
$$;
comment on function private.subject_of_id(uuid) is 'Whom the visit with this id is for; nothing without such a visit.';

create function private.about_another(p_appointment uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', s.name, 'dateOfBirth', s.date_of_birth) from private.subject_of_id(p_appointment) s
  where not s.is_holder
$$;
comment on function private.about_another(uuid) is
  'What marks a row of the account holder''s record that came of a visit for somebody else: {name, dateOfBirth}; null for all others.';

create function private.for_whom(p_visit public.appointments, p_reader uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('personId', case when p_reader = p_visit.patient_id then p_visit.for_person_id end, 'name', s.name,
    'dateOfBirth', s.date_of_birth, 'gender', s.gender, 'relation', s.relation)
  from private.subject_of(p_visit) s
  where not s.is_holder and (p_reader in (p_visit.patient_id, p_visit.specialist_id, p_visit.booked_by)
    or private.delegated(p_visit.patient_id, 'records', p_reader) is not null
    or exists (select from public.consultations c where c.appointment_id = p_visit.id and c.covered_by = p_reader))
$$;
comment on function private.for_whom(public.appointments, uuid) is
  'Whom a visit is for, as this reader is told: {personId, name, dateOfBirth, gender, relation}; null when it is for the account holder, and for who only books for them, unless they wrote it.';

create function private.sees_another(p_reader uuid, p_patient uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_and(a.for_name is not null), false)
  from public.consultations c join public.appointments a on a.id = c.appointment_id
  where c.patient_id = p_patient and p_reader in (c.specialist_id, c.covered_by) and c.state in ('lobby', 'active', 'interrupted')
$$;
comment on function private.sees_another(uuid, uuid) is
  'Whether somebody else than the account holder is in a visit of theirs with this specialist now, from the waiting room to its end, and the holder is in none.';

create function private.set_visit_person(p_visit public.appointments, p_person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := p_visit;
  v_row public.related_persons;
begin
  if p_person is not null then
    -- What was chosen for the holder's own visit opens nothing of their record in somebody else's.
    perform private.replace_grant(g, '{}', g.may, g.until, private.me(), null, g.files) from public.access_grants g
    where g.appointment_id = v_visit.id and g.state in ('offered', 'active') and g.categories <> '{}';
    select * into v_row from public.related_persons r
    where r.id = p_person and r.patient_id = v_visit.patient_id and r.patient_id = private.me() for share;
    if not found then
      perform private.refuse('person.notFound');
    end if;
  end if;
  if v_visit.for_person_id is not distinct from v_row.id and (v_row.id is not null or v_visit.for_name is null) then
    return;
  end if;
  -- The specialist said yes to seeing this person; seeing another one is another request.
  if v_visit.status = 'awaiting_payment' and v_visit.requested_at is not null then
    perform private.refuse('booking.personAccepted');
  end if;
  -- A specialist who was asked and has not answered is told; what they read looks again by the higher sequence.
  update public.appointments a set for_person_id = v_row.id, for_name = v_row.name, for_birth_date = v_row.date_of_birth,
    for_gender = v_row.gender, for_relation = v_row.relation,
    sequence = a.sequence + case v_visit.status when 'requested' then 1 else 0 end
  where a.id = v_visit.id returning * into v_visit;
  if v_visit.status = 'requested' then
    perform private.tell_visit(v_visit, 'booking.requestChanged', 'specialist',
      jsonb_build_object('answerUntil', v_visit.hold_expires_at));
  end if;
end $$;
comment on function private.set_visit_person(public.appointments, uuid) is
  'Who a visit that is being booked is for: somebody the caller cares for, or (null) the patient of the account. A delegate chooses only the latter. Not after the specialist accepted it; one who was asked is told. Hints: booking.personAccepted, person.notFound.';

create function private.save_related_person(p_person uuid, p_form jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from public.related_persons r where r.id = p_person and r.patient_id = private.me()) then
    perform public.change_related_person(p_person, p_form);
  else
    perform public.add_related_person(p_form, p_person);
  end if;
end $$;
comment on function private.save_related_person(uuid, jsonb) is
  'Adds or corrects somebody the caller cares for. Hints: those of add_related_person and change_related_person.';
