-- No-shows, both ways, decided by evidence of who was there.
--
-- Nobody is absent by a status or a click. The patient missed a visit when the specialist came, rang without an answer and
-- nothing was seen of the patient since ten minutes before it. The specialist missed it when the patient waits and neither
-- they nor a colleague came since then. What evidence does not decide, an operator is told of.

create function private.join_evidence(p_appointment uuid, out patient_there boolean, out specialist_joined boolean,
  out rang_in_vain boolean)
language sql stable security definer set search_path = '' as $$
  with visit as (
    select c.id as consultation, a.starts_at, a.starts_at - interval '10 minutes' as since
    from public.appointments a join public.consultations c on c.appointment_id = a.id where a.id = p_appointment
  ), seen as (
    select e.*, v.since, v.starts_at from visit v join public.join_events e on e.consultation_id = v.consultation
      and e.visit_starts_at = v.starts_at
  )
  select
    -- Any sign since then, an answered call, or having come before and not gone.
    coalesce(bool_or((s.side in ('patient', 'delegate') or s.detail = 'answered') and s.at >= s.since), false)
      or exists (select from (select distinct on (b.profile_id) b.kind from seen b
          where b.side in ('patient', 'delegate') and b.at < b.since and b.kind in ('join', 'leave', 'drop')
          order by b.profile_id, b.id desc) last where last.kind = 'join'),
    -- A look at the page long before is no visit: whoever came then must have sat in the call since.
    coalesce(bool_or(s.side in ('specialist', 'covering') and s.kind = 'join' and s.at >= s.since), false)
      or exists (select from visit v join public.room_seats r on r.consultation_id = v.consultation
        and r.visit_starts_at = v.starts_at
        where r.side in ('specialist', 'covering') and r.seen_at >= v.since),
    coalesce(bool_or(s.kind = 'callback' and s.detail = 'noAnswer' and s.at >= s.starts_at), false)
  from seen s
$$;
comment on function private.join_evidence(uuid) is
  'What the join events of a visit''s present time say: was the patient''s side there since ten minutes before it, did the specialist or a colleague come or sit there since then, did they ring without an answer after its start.';
revoke execute on function private.join_evidence from public, anon, authenticated, service_role;

create function private.settle_no_show(p_appointment uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_row public.appointments;
  v_room public.consultations;
  v_seen record;
  v_times record;
begin
  select * into v_row from public.appointments a where a.id = p_appointment for update;
  -- Waits for evidence that is being written, and lets none in while it is weighed.
  select * into v_room from public.consultations c where c.appointment_id = p_appointment for update;
  if v_room.id is null or v_row.status not in ('booked', 'waiting') or v_row.corrected_at is not null then
    return null;
  end if;
  select * into v_seen from private.join_evidence(p_appointment);
  select * into v_times from private.no_show_times(v_row.starts_at);
  if v_row.status = 'waiting' and v_now >= v_times.specialist_by and v_seen.patient_there
    and not v_seen.specialist_joined then
    perform private.call_no_show_specialist(v_row, v_room);
    return 'no_show_specialist';
  end if;
  if v_now >= v_times.patient_by and v_seen.specialist_joined and not v_seen.patient_there
    and v_seen.rang_in_vain then
    perform private.call_no_show_patient(v_row, v_room);
    return 'no_show_patient';
  end if;
  return null;
end $$;
comment on function private.settle_no_show(uuid) is
  'Decides one visit by the rules of no-shows: the specialist''s absence 15 minutes after its start, the patient''s 20 minutes; null: nothing to decide.';
revoke execute on function private.settle_no_show from public, anon, authenticated, service_role;

create function private.call_no_show_patient(p_row public.appointments, p_room public.consultations) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.move_appointment(p_row.id, 'no_show_patient', 'the patient did not come');
  -- The terms shown at booking are for calling off late; not coming costs no more than that.
  perform private.capture_payment(p_row.id);
  perform private.refund(p_row.id, round(p_row.price_minor * p_row.late_refund_percent / 100.0)::int, 'patient absent');
  perform private.tell_patient(p_room, 'consultation.patientAbsent', private.what_is_paid(p_row.id));
  perform private.tell_practice(p_room, 'consultation.patientAbsent');
end $$;
comment on function private.call_no_show_patient(public.appointments, public.consultations) is
  'The patient missed the visit: charged as a late cancellation, both sides told.';
revoke execute on function private.call_no_show_patient from public, anon, authenticated, service_role;

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
        from private.nearest_to(p_row.visit_type_id, private.clock(), 3) n)));
  perform private.tell_practice(p_room, 'consultation.specialistAbsent',
    jsonb_build_object('keptAt', v_kept.starts_at, 'until', v_kept.hold_expires_at));
  perform private.tell_operators(p_row, 'consultation.specialistAbsent');
end $$;
comment on function private.call_no_show_specialist(public.appointments, public.consultations) is
  'The specialist missed the visit: everything is given back and the next time of theirs is kept for the patient; patient, specialist and operators are told, the patient with the next three openings as well. Both calendars must be locked.';
revoke execute on function private.call_no_show_specialist from public, anon, authenticated, service_role;

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
revoke execute on function private.tell_operators(appointments, text) from public, anon, authenticated, service_role;

create function private.tell_operators(p_event text, p_ref uuid, p_dedupe text) returns void
language sql volatile security definer set search_path = '' as $$
  select private.notify(o.profile_id, p_event, p_ref, '{}', p_dedupe || ':' || o.profile_id)
  from public.operators o where o.ended_at is null
$$;
comment on function private.tell_operators(text, uuid, text) is 'Tells every operator of something that waits for one of them.';
revoke execute on function private.tell_operators(text, uuid, text) from public, anon, authenticated, service_role;

create function public.report_no_show(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_seen record;
  v_from timestamptz;
  v_row public.appointments;
begin
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  if (v.visit).status = 'no_show_patient' then
    return v.visit;
  end if;
  if (v.visit).status not in ('booked', 'waiting') or (v.visit).corrected_at is not null then
    perform private.refuse('consultation.notNow');
  end if;
  select t.report_from into v_from from private.no_show_times((v.visit).starts_at) t;
  if private.clock() < v_from then
    perform private.refuse('consultation.waitLonger', jsonb_build_object('until', v_from));
  end if;
  perform from public.consultations c where c.id = (v.room).id for update;
  select * into v_seen from private.join_evidence(p_appointment);
  if not v_seen.specialist_joined then
    perform private.refuse('consultation.joinFirst');
  end if;
  if v_seen.patient_there then
    perform private.refuse('consultation.patientWasThere');
  end if;
  if not v_seen.rang_in_vain then
    perform private.refuse('consultation.callFirst');
  end if;
  perform private.call_no_show_patient(v.visit, v.room);
  select * into v_row from public.appointments a where a.id = p_appointment;
  return v_row;
end $$;
comment on function public.report_no_show(uuid) is
  'The specialist says that the patient did not come, from ten minutes after the start; evidence must agree. Repeatable. Hints: consultation.notFound, notNow, waitLonger, joinFirst, patientWasThere, callFirst.';
revoke execute on function public.report_no_show from public, anon, authenticated, service_role;
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
    where a.status in ('booked', 'waiting') and a.starts_at <= v_now - interval '15 minutes' and c.unsettled_at is null
      and a.corrected_at is null
    order by a.starts_at limit 200
  loop
    continue when not private.try_lock_calendars(v_row.patient_id, v_row.specialist_id);
    if private.settle_no_show(v_row.id) is not null then
      v_count := v_count + 1;
    elsif v_now >= v_row.ends_at + interval '15 minutes' then
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
revoke execute on function private.settle_no_shows from public, anon, authenticated, service_role;
