-- Visits that are for somebody else than the account holder: both sides see whom, the holder's own chart stays closed unless
-- it is opened by name, and nobody prescribes in the wrong name.
--
-- Whom a visit is for is changed in one order of locks, and no longer once a specialist said yes to it.

create function private.set_visit_person(p_visit public.appointments, p_person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := p_visit;
  v_row public.related_persons;
begin
  if p_person is not null then
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
revoke execute on function private.set_visit_person from public, anon, authenticated, service_role;

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
revoke execute on function private.save_related_person from public, anon, authenticated, service_role;
