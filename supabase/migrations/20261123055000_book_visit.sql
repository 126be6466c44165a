-- Booking a held time is one call: words, person, symptom check, files and what is shared arrive with it as a whole, or the
-- hold stays as it was. Until now the page sent four to eight calls in a row, and a lost one left half of them behind.

drop function public.set_visit_person(uuid, uuid);
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

drop function public.attach_visit_files(uuid, uuid[]);
create function private.attach_visit_files(p_visit public.appointments, p_files uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_files uuid[] := array(select distinct f from unnest(p_files) f);
  v_found int;
begin
  -- Whoever books for somebody else neither sees their files nor chooses among them.
  if p_visit.patient_id <> private.me() then
    if cardinality(v_files) > 0 then
      perform private.refuse('booking.notFound');
    end if;
    return;
  end if;
  if p_files is null or array_position(p_files, null) is not null then
    perform private.refuse('data.invalid');
  end if;
  if cardinality(v_files) > 10 then
    perform private.refuse('validation.tooMany');
  end if;
  perform from public.visit_files f where f.patient_id = p_visit.patient_id order by f.id for update;
  select count(*) into v_found from public.visit_files f
  where f.id = any (v_files) and f.patient_id = p_visit.patient_id and (f.appointment_id = p_visit.id
    or not exists (select from public.appointments a where a.id = f.appointment_id and private.live_visit(a.status)));
  if v_found < cardinality(v_files) then
    perform private.refuse('booking.fileGone');
  end if;
  if exists (select from public.visit_files f where f.id = any (v_files) and f.state <> 'stored') then
    perform private.refuse('booking.filesNotReady');
  end if;
  update public.visit_files f set appointment_id = null
  where f.appointment_id = p_visit.id and f.id <> all (v_files);
  update public.visit_files f set appointment_id = p_visit.id, expires_at = private.clock() + interval '6 hours'
  where f.id = any (v_files);
end $$;
comment on function private.attach_visit_files(public.appointments, uuid[]) is
  'Exactly these inspected files of the patient come with a visit that is being booked; at most ten. For the patient alone. Hints: booking.notFound, fileGone, filesNotReady, validation.tooMany, data.invalid.';

drop function public.submit_booking(uuid, text, boolean);
create function private.submit_booking(p_appointment uuid, p_reason text) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
  v_first boolean;
  v_next text;
begin
  select * into v_row from public.appointments a where a.id = p_appointment for update;
  v_first := v_row.status = 'held';
  v_next := v_row.status;
  if v_first then
    v_next := case when v_row.needs_approval then 'requested' when v_row.price_minor = 0 then 'booked' else 'awaiting_payment' end;
    if v_next <> 'requested' then
      perform private.require_payment(v_row);
    end if;
  end if;
  -- A second submit corrects the reason; it does not buy more time.
  update public.appointments set reason = p_reason, consent_at = coalesce(consent_at, private.clock()), status = v_next,
    booked_at = case when v_next = 'booked' then private.clock() end,
    requested_at = case when v_first and v_next = 'requested' then private.clock() else requested_at end,
    hold_expires_at = case when v_next = 'booked' then null when not v_first then hold_expires_at
      when v_next = 'requested' then private.answer_until(v_row) else private.clock() + interval '15 minutes' end
  where id = v_row.id returning * into v_row;
  if v_first and v_next = 'requested' then
    perform private.tell_visit(v_row, 'booking.requested', 'specialist', jsonb_build_object('answerUntil', v_row.hold_expires_at));
  end if;
  perform private.drop_drafts(private.me());
  return v_row;
end $$;
comment on function private.submit_booking(uuid, text) is
  'Sends what was asked for and found in order: to the specialist when they answer first, to payment, or straight to booked when it costs nothing.';

create function public.book_visit(p_appointment uuid, p_reason text, p_consent boolean, p_person uuid default null,
  p_person_form jsonb default null, p_check_key text default null, p_check jsonb default null, p_files uuid[] default '{}',
  p_access text[] default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.my_appointment(p_appointment, 'patient');
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_check jsonb;
begin
  perform private.refuse_submit(v_visit, v_reason, p_consent);
  if p_person is not null and p_person_form is not null then
    perform private.save_related_person(p_person, p_person_form);
  end if;
  perform private.set_visit_person(v_visit, p_person);
  if p_check_key is not null then
    v_check := public.save_symptom_check(p_check_key, p_check);
    perform public.attach_triage((v_check ->> 'id')::uuid, p_appointment, p_check ->> 'hasCalled' = 'true');
  end if;
  perform private.attach_visit_files(v_visit, p_files);
  if p_access is not null then
    -- The record is the account holder's: a visit about somebody else opens nothing of it but what came for the visit.
    perform public.set_visit_access(p_appointment, case when p_person is null then p_access else '{}' end, true);
  end if;
  return private.submit_booking(p_appointment, v_reason);
end $$;
comment on function public.book_visit(uuid, text, boolean, uuid, jsonb, text, jsonb, uuid[], text[]) is
  'Books a held time, or corrects what was sent while it waits for an answer or its money: reason and consent; whom it is for (null: the patient of the account; with a form somebody who is added or corrected under that id); a symptom check with its key; exactly these files; what is shared of the record (null: as before). All of it or nothing. Repeatable. Hints: booking.notFound, cannotSubmit, holdExpired, reasonRequired, reasonTooLong, consentRequired, tooManyRequests, personAccepted, fileGone, filesNotReady, and those of add_related_person, change_related_person, save_symptom_check, attach_triage and set_visit_access.';

revoke execute on function private.set_visit_person(public.appointments, uuid), private.save_related_person(uuid, jsonb),
  private.attach_visit_files(public.appointments, uuid[]), private.submit_booking(uuid, text),
  public.book_visit(uuid, text, boolean, uuid, jsonb, text, jsonb, uuid[], text[])
  from public, anon, authenticated, service_role;
grant execute on function public.book_visit(uuid, text, boolean, uuid, jsonb, text, jsonb, uuid[], text[]) to authenticated;
