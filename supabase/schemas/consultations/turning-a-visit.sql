-- A visit in which somebody else than its patient is: turned to another child of who booked it, while it runs.
--
-- Nothing moves between records. The visit of the first child ends, with what was written into it; one of the other child goes on
-- in its time, for its price. Only the payment goes with it. Who is with the child agrees at the door anew.

create function private.child_of_booker(p_visit public.appointments, p_consent_by uuid, p_first_name text, p_born date) returns uuid
language sql stable security definer set search_path = '' as $$
  select min(o.patient_id::text)::uuid
  from public.delegations d join public.delegations o on o.delegate_id = d.delegate_id and o.patient_id <> d.patient_id
  join public.profiles p on p.id = o.patient_id join public.patients f on f.profile_id = o.patient_id
  where d.patient_id = p_visit.patient_id and d.delegate_id in (p_visit.booked_by, p_consent_by)
    and d.state = 'active' and d.basis <> 'invited' and array['book', 'join'] <@ private.effective_scopes(d)
    and o.state = 'active' and o.basis <> 'invited' and array['book', 'join'] <@ private.effective_scopes(o)
    and f.date_of_birth = p_born and lower(p.first_name) = lower(p_first_name)
  having count(distinct o.patient_id) = 1
$$;
comment on function private.child_of_booker(public.appointments, uuid, text, date) is
  'The other person of that first name and birth date whom who booked this visit, or agreed at its door, books and sits in visits for, on the same footing as for its patient. Null: none, or more than one.';

create function private.refuse_turning(p_visit public.appointments, p_room public.consultations) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_visit.status <> 'in_progress' or p_room.state not in ('active', 'interrupted') or p_room.wrong_person_at is null then
    perform private.refuse('consultation.notNow');
  end if;
  if p_room.note_signed_at is not null
    or exists (select from public.notes n where n.appointment_id = p_visit.id and n.signed_at is not null)
    or exists (select from public.letters l where l.appointment_id = p_visit.id)
    or exists (select from private.papers p where p.appointment_id = p_visit.id)
    or exists (select from public.prescriptions p where p.appointment_id = p_visit.id and p.issued_at is not null)
    or not exists (select from public.payments p where p.appointment_id = p_visit.id
      and p.state in ('not_required', 'authorised', 'paid') and p.refund_minor = 0) then
    perform private.refuse('consultation.signedAlready');
  end if;
end $$;
comment on function private.refuse_turning(public.appointments, public.consultations) is
  'A visit is turned while it runs and the practice says that somebody else is in it (consultation.notNow), as long as nothing of it is signed, issued or paid back (consultation.signedAlready).';

create function private.visit_for_other(p_visit public.appointments, p_to uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_grant public.access_grants;
  v_new public.appointments;
begin
  insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, mode, hold_expires_at, booked_by, booked_at,
    tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes, late_refund_percent, needs_approval,
    idempotency_key, extra_minutes, extension_used, consent_at, reason, companion, turned_from)
  values (p_to, p_visit.specialist_id, p_visit.visit_type_id, p_visit.during, p_visit.blocks, p_visit.mode, p_visit.ends_at,
    p_visit.booked_by, private.clock(), p_visit.tz_patient, p_visit.tz_specialist, p_visit.visit_type_name, p_visit.price_minor,
    p_visit.currency, p_visit.cancel_notice_minutes, p_visit.late_refund_percent, p_visit.needs_approval, p_visit.id,
    p_visit.extra_minutes, p_visit.extension_used, p_visit.consent_at, 'Begun in a visit that was booked for another child',
    p_visit.companion, p_visit.id)
  returning * into v_new;
  update public.payments set appointment_id = v_new.id, patient_id = p_to where appointment_id = p_visit.id;
  -- Never more than was shared with the visit that it was.
  select * into v_grant from public.access_grants g where g.appointment_id = p_visit.id
  order by g.version desc, g.created_at desc limit 1;
  insert into public.access_grants (patient_id, grantee_id, categories, purpose, may, appointment_id, state, created_by, files)
  values (p_to, v_new.specialist_id, case when v_grant.state = 'active' then v_grant.categories else '{}' end, 'visit', 'visit', v_new.id,
    'offered', p_visit.booked_by, v_grant.state = 'active' and v_grant.files);
  perform private.move_appointment(v_new.id, 'booked', 'turned');
  return private.move_appointment(v_new.id, 'in_progress', 'turned');
end $$;
comment on function private.visit_for_other(public.appointments, uuid) is
  'The running visit of another person in the time, for the price and with the payment of one that is over; it shares what that one shared. Both calendars must be locked.';

create function public.turn_visit(p_appointment uuid, p_first_name text, p_born date) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v record;
  v_to uuid;
  v_new public.appointments;
begin
  -- Name and birth date can be guessed at: what a refused guess counted stands.
  if private.count_call('people', v_me::text, 3600) > 20 then
    perform private.refuse('data.busy');
  end if;
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering']);
  v_to := private.child_of_booker(v.visit, (v.room).consent_by, btrim(coalesce(p_first_name, '')), p_born);
  if v_to is null then
    perform private.refuse('consultation.noSuchChild');
  end if;
  -- Two people's calendars, in one order, before the specialist's.
  perform private.lock_patient(least((v.visit).patient_id, v_to)), private.lock_patient(greatest((v.visit).patient_id, v_to));
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  select * into v_new from public.appointments a where a.turned_from = p_appointment;
  if v_new.patient_id = v_to then
    return private.changed(v_new.id, v_new.version);
  end if;
  perform private.refuse_turning(v.visit, v.room);
  if exists (select from public.appointments a where a.patient_id = v_to and a.during && (v.visit).during
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock())) then
    perform private.refuse('person.hasVisitThen');
  end if;
  perform private.flip_lapsed(v_to, (v.visit).specialist_id, (v.visit).blocks);
  perform private.add_system_message(p_appointment, 'identity.turned');
  update public.consultations c set state = 'abandoned', ended_at = private.clock(), ended_by = v_me, closing_reason = 'turned',
    paused_seconds = private.paused_until(c, private.clock()), interrupted_at = null, interrupted_side = null, fallback_step = null
  where c.id = (v.room).id;
  v.visit := private.move_appointment(p_appointment, 'completed', 'turned', jsonb_build_object('consultation', 'turned'));
  v_new := private.visit_for_other(v.visit, v_to);
  -- Where help is to be sent does not wait for the door.
  update public.consultations c set patient_location = (v.room).patient_location, callback_phone = (v.room).callback_phone,
    callback_e164 = (v.room).callback_e164, covered_by = (v.room).covered_by
  where c.appointment_id = v_new.id;
  perform private.write_access_log((v.visit).patient_id, v_me, 'specialist', 'identity', 'review', 'visit', p_appointment, 'consultation');
  perform private.write_access_log(v_to, v_me, 'specialist', 'identity', 'review', 'visit', v_new.id, 'consultation');
  perform private.tell_patient(v.room, 'consultation.turned');
  perform private.tell_patient(c, 'consultation.admitted') from public.consultations c where c.appointment_id = v_new.id;
  return private.changed(v_new.id, v_new.version);
end $$;
comment on function public.turn_visit(uuid, text, date) is
  'Who holds a visit, and said that somebody else is in it, goes on with another child of who booked it, named by first name and birth date as they were told. The first visit is over, with what was written into it; the child''s own runs in its place, paid by the same payment. Both logs have it, both sides are told. Repeatable; gives {id, version} of the new visit. Hints: consultation.notFound, notNow, noSuchChild, signedAlready; person.hasVisitThen, booking.specialistActsForPatient, access.refused, data.busy.';
grant execute on function public.turn_visit to authenticated;

create function private.turned_to(p_visit public.appointments, p_side text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when p_side in ('specialist', 'covering') or private.stands_for(a.patient_id, 'book') then
    jsonb_build_object('id', a.id, 'personId', case when p_side in ('patient', 'delegate') then a.patient_id end,
      'name', private.person_name(a.patient_id)) else jsonb_build_object('id', null, 'personId', null, 'name', null) end
  from public.appointments a where a.turned_from = p_visit.id
$$;
comment on function private.turned_to(public.appointments, text) is
  'The visit of another child with which this one went on: {id, personId, name} for who holds it and who books for that child; of others, who only know that it did, each null. Null: it did not.';
