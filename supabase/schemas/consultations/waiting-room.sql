-- The waiting room: coming in with consent, whereabouts and a number to ring; running late; how long it may take.

create function public.enter_waiting_room(p_appointment uuid, p_location text, p_callback text, p_consent boolean, p_key uuid,
  p_callback_e164 text default null)
returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_location text := btrim(coalesce(p_location, ''), E' \t\n\r');
  v_callback text := btrim(coalesce(p_callback, ''), E' \t\n\r');
  v_row public.consultations;
begin
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate'], true);
  perform private.refuse_unless_open(v.visit);
  if v_location = '' then
    perform private.refuse('consultation.locationRequired');
  end if;
  if length(v_callback) < 10 then
    perform private.refuse('validation.phone');
  end if;
  if length(v_location) > 300 or length(v_callback) > 40 then
    perform private.refuse('validation.tooLong');
  end if;
  if p_consent is not true then
    perform private.refuse('consultation.consentRequired');
  end if;
  -- Somebody may collapse during the call: the newest place and number count, also after coming back.
  update public.consultations set patient_location = v_location, callback_phone = v_callback,
    callback_e164 = private.said_e164(v_callback, p_callback_e164), consent_at = coalesce(consent_at, private.clock()),
    consent_by = coalesce(consent_by, private.actor()),
    consent_words = coalesce(consent_words, private.consent_words(patient_id, private.actor()))
  where id = (v.room).id;
  perform private.write_join_event(v.room, v.visit, v.side, 'join', p_key);
  if (v.visit).status = 'booked' then
    perform private.move_appointment(p_appointment, 'waiting', 'entered the waiting room');
    perform private.tell_practice(v.room, 'consultation.patientWaiting');
  end if;
  select * into v_row from public.consultations c where c.id = (v.room).id;
  return v_row;
end $$;
comment on function public.enter_waiting_room(uuid, text, text, boolean, uuid, text) is
  'The patient (or a messages-delegate) comes in, from 30 minutes before the visit until 15 after its end: consent, where they are, a number to ring. Repeatable; also coming back and correcting place or number. Hints: consultation.notFound, tooEarly, tooLate, over, locationRequired, consentRequired, validation.phone, validation.tooLong.';
grant execute on function public.enter_waiting_room to authenticated;

create function private.tell_patient(p_room public.consultations, p_event text, p_more jsonb default '{}', p_again text default '')
returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_participant(p_room, p_room.patient_id, p_event, p_more, p_again);
end $$;
comment on function private.tell_patient(public.consultations, text, jsonb, text) is 'Tells the patient of a visit.';

create function private.tell_practice(p_room public.consultations, p_event text, p_more jsonb default '{}', p_again text default '')
returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_participant(p_room, t.id, p_event, p_more, p_again)
  from unnest(array[p_room.specialist_id, p_room.covered_by]) t (id) where t.id is not null;
end $$;
comment on function private.tell_practice(public.consultations, text, jsonb, text) is
  'Tells the specialist of a visit, and a colleague who stands in.';

create function public.announce_delay(p_appointment uuid, p_minutes int) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_now timestamptz := private.clock();
  v_more jsonb := jsonb_build_object('delayMinutes', p_minutes);
  v_row public.consultations;
begin
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering']);
  if (v.visit).status not in ('booked', 'waiting') or v_now >= (v.visit).ends_at then
    perform private.refuse('consultation.over');
  end if;
  if v_now < (v.visit).starts_at - interval '2 hours' then
    perform private.refuse('consultation.delayTooEarly');
  end if;
  if p_minutes is null or p_minutes not between 5 and 120 then
    perform private.refuse('consultation.delayMinutes');
  end if;
  if v.side in ('patient', 'delegate') then
    update public.consultations set patient_late_minutes = p_minutes, patient_late_at = v_now
    where id = (v.room).id returning * into v_row;
    perform private.tell_practice(v_row, 'consultation.runningLate', v_more, p_minutes::text);
  else
    update public.consultations set specialist_late_minutes = p_minutes, specialist_late_at = v_now
    where id = (v.room).id returning * into v_row;
    perform private.tell_patient(v_row, 'consultation.runningLate', v_more, p_minutes::text);
  end if;
  return v_row;
end $$;
comment on function public.announce_delay(uuid, int) is
  'Either side says that it runs 5 to 120 minutes late, from two hours before the visit; the other side is told at once. It moves no deadline of a no-show. Hints: consultation.notFound, over, delayTooEarly, delayMinutes.';
grant execute on function public.announce_delay to authenticated;

create function public.waiting_time(p_appointment uuid)
returns table (specialist_here boolean, in_another_visit boolean, announced_minutes int, behind_minutes int, usual_from int,
  usual_to int, based_on int)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_now timestamptz := private.clock();
begin
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering']);
  return query
  select private.is_here((v.room).id, array['specialist', 'covering']),
    exists (select from public.appointments a where a.specialist_id = (v.visit).specialist_id and a.status = 'in_progress'
      and a.id <> p_appointment),
    (v.room).specialist_late_minutes,
    greatest(0, floor(extract(epoch from v_now - (v.visit).starts_at) / 60))::int,
    u.low, u.high, u.visits
  from (
    select round(percentile_cont(0.25) within group (order by d.minutes))::int as low,
      round(percentile_cont(0.75) within group (order by d.minutes))::int as high, count(*)::int as visits
    from (
      select greatest(0, extract(epoch from c.started_at - a.starts_at) / 60) as minutes
      from public.consultations c join public.appointments a on a.id = c.appointment_id
      where c.specialist_id = (v.visit).specialist_id and c.started_at is not null and c.id <> (v.room).id
      order by c.created_at desc limit 30) d
  ) u;
end $$;
comment on function public.waiting_time(uuid) is
  'What a wait can honestly be said to depend on: is the specialist here, in another visit, announced late, how far behind now, and the middle half of the delays of their last 30 visits. Hint: consultation.notFound.';
grant execute on function public.waiting_time to authenticated;
