-- Who a visit is for: changed in one order of locks, and no longer once a specialist said yes to it.
--
-- A correction locked the person and then their visits, choosing somebody for a visit locked the visit and then the person: in
-- two tabs each waited for the other. Everything of one patient begins with their calendar now, as a booking does.

create function private.lock_patient(p_patient uuid) returns void
language sql volatile security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('patient:' || p_patient, 0))
$$;
comment on function private.lock_patient(uuid) is
  'Holds a patient''s calendar until the transaction ends: the first lock of whatever touches their visits, the one lock_calendars begins with.';

create or replace function public.change_related_person(p_person uuid, p_form jsonb) returns public.related_persons
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_new public.related_persons := private.related_person_values(p_form);
  v_row public.related_persons;
begin
  perform private.lock_patient(v_me);
  update public.related_persons r set name = v_new.name, date_of_birth = v_new.date_of_birth, gender = v_new.gender,
    relation = v_new.relation
  where r.id = p_person and r.patient_id = v_me returning * into v_row;
  if not found then
    perform private.refuse('person.notFound');
  end if;
  -- A visit ahead follows a correction; what was, stays as it was said.
  update public.appointments a set for_name = v_row.name, for_birth_date = v_row.date_of_birth, for_gender = v_row.gender,
    for_relation = v_row.relation
  where a.for_person_id = v_row.id and a.status in ('held', 'requested', 'awaiting_payment', 'booked', 'waiting')
    and a.ends_at > private.clock();
  return v_row;
end $$;

create or replace function public.remove_related_person(p_person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
begin
  perform private.lock_patient(v_me);
  delete from public.related_persons r where r.id = p_person and r.patient_id = v_me;
end $$;

create or replace function public.set_visit_person(p_appointment uuid, p_person uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.my_appointment(p_appointment, 'patient');
  v_row public.related_persons;
begin
  if v_visit.status not in ('held', 'requested', 'awaiting_payment') then
    perform private.refuse('booking.cannotSubmit');
  end if;
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
comment on function public.set_visit_person(uuid, uuid) is
  'Who a visit that is being booked is for: somebody the caller cares for, or (null) the patient of the account. A delegate chooses only the latter. Not after the specialist accepted it; one who was asked is told. Repeatable. Hints: booking.notFound, cannotSubmit, personAccepted, person.notFound.';

revoke execute on function private.lock_patient(uuid) from public, anon, authenticated, service_role;
