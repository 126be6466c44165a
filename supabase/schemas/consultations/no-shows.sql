-- No-shows, both ways, decided by evidence of who was there.
--
-- Nobody is absent by a status or a click. The patient missed a visit when the specialist came, rang without an answer and
-- nothing was seen of the patient since ten minutes before it. The specialist missed it when the patient waits, or sits alone
-- in a visit that was begun, and neither they nor a colleague was there for fifteen minutes. What evidence does not decide, an
-- operator is told of.

create function private.settle_no_show(p_appointment uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_row public.appointments;
  v_room public.consultations;
  v_times record;
begin
  select * into v_row from public.appointments a where a.id = p_appointment for update;
  -- Waits for evidence that is being written, and lets none in while it is weighed.
  select * into v_room from public.consultations c where c.appointment_id = p_appointment for update;
  if v_room.id is null or v_row.status not in ('booked', 'waiting', 'in_progress') or v_row.corrected_at is not null then
    return null;
  end if;
  select * into v_times from private.no_show_times(v_row);
  if v_row.status <> 'booked' and v_now >= v_times.specialist_by and v_times.patient_there then
    perform private.call_no_show_specialist(v_row, v_room);
    return 'no_show_specialist';
  end if;
  -- Who began without the patient ends that as well, by saying so.
  if v_row.status <> 'in_progress' and v_now >= v_times.patient_by and v_times.specialist_joined
    and not v_times.patient_there and v_times.rang_in_vain then
    perform private.call_no_show_patient(v_row, v_room);
    return 'no_show_patient';
  end if;
  return null;
end $$;
comment on function private.settle_no_show(uuid) is
  'Decides one visit by the rules of no-shows: the specialist''s absence for 15 minutes since its start, also of a visit that was begun and never held; the patient''s 20 minutes after it; null: nothing to decide.';

create function private.call_no_show_patient(p_row public.appointments, p_room public.consultations) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.move_appointment(p_row.id, 'no_show_patient', 'the patient did not come');
  -- The terms shown at booking are for calling off late; not coming costs no more than that.
  perform private.capture_payment(p_row.id);
  perform private.refund(p_row.id, round((private.charge_of(p_row)).amount_minor * p_row.late_refund_percent / 100.0)::int, 'patient absent');
  perform private.tell_patient(p_room, 'consultation.patientAbsent', private.what_is_paid(p_row.id));
  perform private.tell_practice(p_room, 'consultation.patientAbsent');
end $$;
comment on function private.call_no_show_patient(public.appointments, public.consultations) is
  'The patient missed the visit: charged as a late cancellation, both sides told.';

create function private.call_no_show_specialist(p_row public.appointments, p_room public.consultations) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_kept public.appointments;
begin
  perform private.refund(p_row.id, null, 'specialist absent');
  perform private.move_appointment(p_row.id, 'no_show_specialist', 'the specialist did not come');
  v_kept := private.keep_another_time(p_row);
  perform private.tell_patient(p_room, 'consultation.specialistAbsent', private.what_is_paid(p_row.id)
    || jsonb_build_object('keptAt', v_kept.starts_at, 'until', v_kept.hold_expires_at,
      'alternatives', (select coalesce(jsonb_agg(n.starts_at order by n.starts_at), '[]')
        from private.nearest_to(p_row.visit_type_id, private.clock(), 3, p_row.mode) n)));
  perform private.tell_practice(p_room, 'consultation.specialistAbsent',
    jsonb_build_object('keptAt', v_kept.starts_at, 'until', v_kept.hold_expires_at));
  perform private.tell_operators(p_row, 'consultation.specialistAbsent');
end $$;
comment on function private.call_no_show_specialist(public.appointments, public.consultations) is
  'The specialist missed the visit: everything is given back and the next time of theirs is kept for the patient; patient, specialist and operators are told, the patient with the next three openings as well. Both calendars must be locked.';

create function private.tell_operators(p_row public.appointments, p_event text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.notify(o.profile_id, p_event, p_row.id, jsonb_build_object('side', 'operator', 'startsAt', p_row.starts_at,
      'counterpartName', (select p.name from public.profiles p where p.id = p_row.specialist_id)),
    p_event || ':' || p_row.id || ':' || o.profile_id || ':' || extract(epoch from p_row.starts_at)::bigint)
  from public.operators o where o.ended_at is null;
end $$;
comment on function private.tell_operators(public.appointments, text) is
  'Tells every operator of a visit by its specialist and time, once per event; they learn nothing of the patient.';

create function private.tell_operators(p_event text, p_ref uuid, p_dedupe text) returns void
language sql volatile security definer set search_path = '' as $$
  select private.notify(o.profile_id, p_event, p_ref, '{}', p_dedupe || ':' || o.profile_id)
  from public.operators o where o.ended_at is null
$$;
comment on function private.tell_operators(text, uuid, text) is 'Tells every operator of something that waits for one of them.';

create function public.report_no_show(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_times record;
  v_row public.appointments;
begin
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  if (v.visit).status = 'no_show_patient' then
    return v.visit;
  end if;
  if (v.visit).status not in ('booked', 'waiting', 'in_progress') or (v.visit).corrected_at is not null then
    perform private.refuse('consultation.notNow');
  end if;
  perform from public.consultations c where c.id = (v.room).id for update;
  select * into v_times from private.no_show_times(v.visit);
  if private.clock() < v_times.report_from then
    perform private.refuse('consultation.waitLonger', jsonb_build_object('until', v_times.report_from));
  end if;
  if not v_times.specialist_joined then
    perform private.refuse('consultation.joinFirst');
  end if;
  if v_times.patient_there then
    perform private.refuse('consultation.patientWasThere');
  end if;
  if not v_times.rang_in_vain then
    perform private.refuse('consultation.callFirst');
  end if;
  perform private.call_no_show_patient(v.visit, v.room);
  select * into v_row from public.appointments a where a.id = p_appointment;
  return v_row;
end $$;
comment on function public.report_no_show(uuid) is
  'The specialist says that the patient did not come, from ten minutes after the start, also of a visit that was begun without them; evidence must agree. Repeatable. Hints: consultation.notFound, notNow, waitLonger, joinFirst, patientWasThere, callFirst.';
grant execute on function public.report_no_show to authenticated;

create function private.settle_no_shows() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_row public.appointments;
  v_count int := 0;
begin
  for v_row in
    select a.* from public.appointments a join public.consultations c on c.appointment_id = a.id
    where a.starts_at <= v_now - interval '15 minutes' and a.corrected_at is null
      and (a.status in ('booked', 'waiting') and c.unsettled_at is null
        or a.status = 'in_progress' and greatest(a.ends_at, c.started_at) > v_now - interval '1 hour')
    order by a.starts_at limit 200
  loop
    continue when not private.try_lock_calendars(v_row.patient_id, v_row.specialist_id);
    if private.settle_no_show(v_row.id) is not null then
      v_count := v_count + 1;
    elsif v_row.status <> 'in_progress' and v_now >= v_row.ends_at
        + (case v_row.status when 'waiting' then interval '30 minutes' else interval '15 minutes' end) then
      -- Nobody came, or evidence is missing: people look at it, the job does not come back to it.
      update public.consultations set unsettled_at = v_now where appointment_id = v_row.id;
      perform private.tell_operators(v_row, 'consultation.unsettled');
    end if;
  end loop;
  for v_row in
    select a.* from public.appointments a where a.status = 'in_progress' and a.ends_at <= v_now - interval '1 hour'
      and not exists (select from public.notifications n where n.recipient_id = a.specialist_id and n.ref_id = a.id
        and n.event = 'consultation.unfinished')
    order by a.ends_at limit 200
  loop
    perform private.tell_practice(c, 'consultation.unfinished') from public.consultations c where c.appointment_id = v_row.id;
  end loop;
  return v_count;
end $$;
comment on function private.settle_no_shows() is
  'The scheduled job: decides no-shows, tells operators of what evidence does not decide, reminds specialists of visits that nobody finished (they are never ended by it). Returns how many no-shows there were.';
