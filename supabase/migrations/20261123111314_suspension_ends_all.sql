-- A suspended or lapsed specialist sees and does nothing about patients any more; their patients are told and get their money back.

create function private.end_visit(p_room public.consultations, p_state text, p_reason text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
begin
  if p_state <> 'ended' then
    update public.consultations c set state = p_state, ended_at = v_now, ended_by = private.me(), closing_reason = p_reason,
      paused_seconds = private.paused_until(c, v_now), interrupted_at = null, interrupted_side = null, fallback_step = null
    where c.id = p_room.id;
  end if;
  perform private.move_appointment(p_room.appointment_id, 'completed', p_reason, jsonb_build_object('consultation', p_state));
  perform private.capture_payment(p_room.appointment_id);
  if p_state = 'abandoned' then
    perform private.refund(p_room.appointment_id, null, 'visit abandoned');
  end if;
end $$;
comment on function private.end_visit(public.consultations, text, text) is
  'Ends a running visit: the appointment is completed and the payment captured; an abandoned visit is refunded in full.';
revoke execute on function private.end_visit from public, anon, authenticated, service_role;

create function private.me_practising() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
begin
  return case when private.is_practising(v_me) then v_me end;
end $$;
comment on function private.me_practising() is
  'The caller while they practise, else null: how every policy and function asks for a specialist''s part in somebody''s care. Once a registration is suspended or runs out, all of it is closed to them at the next question.';
revoke execute on function private.me_practising from public, anon, authenticated, service_role;
grant execute on function private.me_practising to authenticated;

create function private.me_in_care() returns uuid
language sql stable security definer set search_path = '' as $$
  select me.id from (select private.me() as id) me
  where not exists (select from public.specialists s where s.profile_id = me.id) or private.is_practising(me.id)
$$;
comment on function private.me_in_care() is
  'The caller, unless they are a specialist who does not practise: for what both patients and specialists do, such as news of visits.';
revoke execute on function private.me_in_care from public, anon, authenticated, service_role;
grant execute on function private.me_in_care to authenticated;

create function private.call_off(p_visit public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
begin
  perform private.refund(p_visit.id, null, 'specialist away');
  v_row := private.move_appointment(p_visit.id, 'cancelled', 'The specialist cannot see patients at the moment.',
    '{"by": "system"}');
  -- Visits that were booked or asked for tell of it themselves; what the patient only began is told here.
  if p_visit.status = 'awaiting_payment' and p_visit.requested_at is null then
    perform private.tell(v_row, 'booking.cancelled', 'patient');
  elsif exists (select from public.squeeze_ins q where q.appointment_id = p_visit.id) and p_visit.status = 'held' then
    perform private.tell_visit(v_row, 'booking.invitationWithdrawn', 'patient');
  end if;
end $$;
comment on function private.call_off(public.appointments) is
  'Calls off a visit that has not begun because its specialist does not practise: all money back, the patient told.';
revoke execute on function private.call_off from public, anon, authenticated, service_role;

create function private.close_one_visit(p_visit uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
  v_room public.consultations;
begin
  select * into v_row from public.appointments a where a.id = p_visit;
  if not private.try_lock_calendars(v_row.patient_id, v_row.specialist_id) then
    return false;
  end if;
  select * into v_row from public.appointments a where a.id = p_visit for update;
  if v_row.status in ('held', 'requested', 'awaiting_payment', 'booked', 'waiting') then
    perform private.call_off(v_row);
    return true;
  end if;
  select * into v_room from public.consultations c where c.appointment_id = p_visit for update;
  -- A patient in the middle of a visit stays with the colleague who holds it.
  if v_row.status <> 'in_progress' or private.is_practising(v_room.covered_by) then
    return false;
  end if;
  perform private.end_visit(v_room, 'abandoned', 'The specialist cannot go on.');
  perform private.tell_patient(v_room, 'consultation.specialistAway');
  return true;
end $$;
comment on function private.close_one_visit(uuid) is
  'Calls off or ends one visit of a specialist who does not practise; false: nothing to do, or somebody is busy with it.';
revoke execute on function private.close_one_visit from public, anon, authenticated, service_role;

create function private.close_practice_access(p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_patient uuid;
begin
  for v_patient in with ended as (
      update public.access_grants set state = 'expired', ended_at = v_now where id in (select g.id from public.access_grants g
        where g.grantee_id = p_specialist and g.state = 'active' for update skip locked) returning patient_id)
    select distinct e.patient_id from ended e loop
    perform private.notify(v_patient, 'access.specialistAway', p_specialist, '{}',
      concat_ws(':', 'access.specialistAway', p_specialist, v_patient, v_now::date));
  end loop;
  update public.access_requests set state = 'lapsed' where id in (select r.id from public.access_requests r
    where r.specialist_id = p_specialist and r.state = 'pending' for update skip locked);
  update public.break_glass set ended_at = v_now where id in (select b.id from public.break_glass b
    where b.specialist_id = p_specialist and b.ended_at is null for update skip locked);
end $$;
comment on function private.close_practice_access(uuid) is
  'Ends what patients gave this specialist, and what the specialist asked for or took in an emergency.';
revoke execute on function private.close_practice_access from public, anon, authenticated, service_role;

create function private.close_practice_loops(p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_room public.consultations;
  v_entries uuid[];
  v_renewal public.renewal_requests;
begin
  for v_room in update public.consultations set covered_by = null where id in (select c.id from public.consultations c
      where c.covered_by = p_specialist and c.ended_at is null for update skip locked) returning * loop
    perform private.tell_patient(v_room, 'consultation.coverEnded', '{}', p_specialist::text);
    perform private.tell_participant(v_room, v_room.specialist_id, 'consultation.coverEnded', '{}', p_specialist::text);
  end loop;
  v_entries := array(select e.id from public.waitlist_entries e where e.specialist_id = p_specialist and e.state = 'waiting'
    for update skip locked);
  perform private.end_entries(v_entries, 'ended');
  perform private.notify(e.patient_id, 'waitlist.specialistAway', e.id, '{}', 'waitlist.specialistAway:' || e.id)
  from public.waitlist_entries e where e.id = any (v_entries);
  -- An approval waits for a prescription that will not come: it is open again, then closed like the others.
  update public.renewal_requests set state = 'seen', decision = null, decided_at = null, reason = '', new_prescription_id = null
  where specialist_id = p_specialist and state = 'decided' and decision = 'approved';
  for v_renewal in update public.renewal_requests set state = 'withdrawn', closed_at = private.clock()
      where id in (select r.id from public.renewal_requests r where r.specialist_id = p_specialist
        and r.state in ('requested', 'seen') for update skip locked) returning * loop
    perform private.tell_of_renewal(v_renewal, v_renewal.patient_id, 'renewal.prescriberAway');
  end loop;
end $$;
comment on function private.close_practice_loops(uuid) is
  'Ends what else waits for this specialist: visits they cover for colleagues, places in line, renewals. The others are told.';
revoke execute on function private.close_practice_loops from public, anon, authenticated, service_role;

create function private.close_practice(p_specialist uuid) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit uuid;
  v_count int := 0;
begin
  if private.is_practising(p_specialist) then
    return 0;
  end if;
  for v_visit in select a.id from public.appointments a where a.specialist_id = p_specialist
      and a.starts_at > private.clock() - interval '7 days'
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
    order by a.starts_at limit 500 loop
    v_count := v_count + private.close_one_visit(v_visit)::int;
  end loop;
  perform private.close_practice_access(p_specialist), private.close_practice_loops(p_specialist);
  return v_count;
end $$;
comment on function private.close_practice(uuid) is
  'Does for one specialist who does not practise what has to be done for their patients; repeatable. How many visits it called off or ended.';
revoke execute on function private.close_practice from public, anon, authenticated, service_role;

create function private.close_practices() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
begin
  return coalesce((select sum(private.close_practice(s.profile_id))::int from public.specialists s
    where (s.reg_state <> 'verified' or s.reg_until <= v_now or s.reg_checked_at <= v_now - interval '1 year')
      and (exists (select from public.appointments a where a.specialist_id = s.profile_id
          and a.starts_at > v_now - interval '7 days'
          and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress'))
        or exists (select from public.access_grants g where g.grantee_id = s.profile_id and g.state = 'active')
        or exists (select from public.consultations c where c.covered_by = s.profile_id and c.ended_at is null)
        or exists (select from public.waitlist_entries e where e.specialist_id = s.profile_id and e.state = 'waiting')
        or exists (select from public.renewal_requests r where r.specialist_id = s.profile_id and r.closed_at is null))), 0);
end $$;
comment on function private.close_practices() is
  'The scheduled job: close_practice for everyone who does not practise and still has something open. Returns how many visits were called off or ended.';
revoke execute on function private.close_practices from public, anon, authenticated, service_role;

create or replace function public.my_access_requests()
returns table (id uuid, state text, viewer_role text, counterpart_id uuid, counterpart_name text, categories text[], purpose text,
  may text, message text, appointment_id uuid, created_at timestamptz, lapses_at timestamptz, decided_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select r.id, case when r.state = 'pending' and r.lapses_at <= private.clock() then 'lapsed' else r.state end,
    case when r.patient_id = me.id then 'patient' else 'specialist' end, o.id, o.name, r.categories, r.purpose, r.may, r.message,
    r.appointment_id, r.created_at, r.lapses_at, r.decided_at
  from (select private.me() as id) me
  join public.access_requests r on me.id = r.patient_id or r.specialist_id = (select private.me_practising())
  join public.profiles o on o.id = case when r.patient_id = me.id then r.specialist_id else r.patient_id end
  order by r.created_at desc limit 500
$$;
comment on function public.my_access_requests() is
  'Requests of the caller on either side, newest first. Those past their seven days appear as lapsed before anyone has flipped them.';

create or replace function public.withdraw_squeeze_in(p_appointment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
begin
  perform private.require_me();
  if not exists (select from public.squeeze_ins q where q.appointment_id = p_appointment and q.specialist_id = private.me_practising()) then
    perform private.refuse('booking.notFound');
  end if;
  v_row := private.locked_appointment(p_appointment);
  if v_row.status in ('cancelled', 'expired') then
    return;
  end if;
  -- Once the patient agreed it is a visit like any other and is cancelled like one.
  if v_row.status <> 'held' then
    perform private.refuse('booking.notNow');
  end if;
  v_row := private.move_appointment(p_appointment, 'cancelled', null, jsonb_build_object('by', 'specialist'));
  perform private.tell_visit(v_row, 'booking.invitationWithdrawn', 'patient');
end $$;
comment on function public.withdraw_squeeze_in(uuid) is
  'Takes an invitation to an extra visit back while the patient has not agreed. Repeatable. Hints: booking.notFound, booking.notNow.';

create or replace function private.visits_outside(p_specialist uuid, p_before uuid[] default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone text := (select s.time_zone from public.specialists s where s.profile_id = p_specialist);
  v_visit public.appointments;
  v_openings timestamptz[];
  v_used tstzmultirange := '{}';
  v_visits jsonb := '[]';
begin
  for v_visit in select a.* from public.appointments a where a.id = any (private.ids_outside(p_specialist, v_zone))
      and private.is_practising(p_specialist) order by a.starts_at, a.id loop
    -- Fifty at a time are moved by hand; the others follow when these are gone.
    v_openings := case when jsonb_array_length(v_visits) < 50 and v_visit.status = 'booked'
      then private.three_openings(v_visit, v_zone, v_used) else '{}' end;
    if cardinality(v_openings) > 0 then
      v_used := v_used + tstzmultirange(tstzrange(v_openings[1], v_openings[1] + (v_visit.ends_at - v_visit.starts_at)));
    end if;
    v_visits := v_visits || jsonb_build_object('appointmentId', v_visit.id, 'patientId', v_visit.patient_id,
      'patientName', private.person_name(v_visit.patient_id), 'startsAt', v_visit.starts_at, 'endsAt', v_visit.ends_at,
      'visitTypeName', v_visit.visit_type_name, 'mode', v_visit.mode, 'status', v_visit.status,
      'touched', p_before is not null and not v_visit.id = any (p_before), 'openings', to_jsonb(v_openings));
  end loop;
  return v_visits;
end $$;
comment on function private.visits_outside(uuid, uuid[]) is
  'Coming visits outside the hours of a specialist who practises, soonest first: who, when, whether this change did it (touched), and openings instead.';

create or replace function public.decide_request(p_appointment uuid, p_accept boolean, p_reason text default null,
  p_alternatives timestamptz[] default '{}') returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'specialist');
  v_alternatives timestamptz[] := coalesce(p_alternatives, '{}');
begin
  if v_row.status = 'declined' and p_accept is false or v_row.status in ('awaiting_payment', 'booked') and p_accept is true then
    return v_row;
  end if;
  if v_row.status = 'expired' or v_row.hold_expires_at <= private.clock() then
    perform private.refuse('booking.requestLapsed');
  end if;
  if v_row.status <> 'requested' or p_accept is null then
    perform private.refuse('booking.notNow');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  if p_accept then
    perform private.require_payment(v_row);
    perform private.explain_step(v_row.id, p_reason);
    update public.appointments set status = case when v_row.price_minor = 0 then 'booked' else 'awaiting_payment' end,
      booked_at = case when v_row.price_minor = 0 then private.clock() end,
      hold_expires_at = case when v_row.price_minor > 0 then private.answer_until(v_row) end
    where id = v_row.id returning * into v_row;
    if v_row.status = 'awaiting_payment' then
      perform private.tell_visit(v_row, 'booking.approved', 'patient', jsonb_build_object('payUntil', v_row.hold_expires_at));
    end if;
    return v_row;
  end if;
  perform private.refuse_alternatives(v_row, v_alternatives);
  perform private.explain_step(v_row.id, p_reason, jsonb_build_object('alternatives', to_jsonb(v_alternatives)));
  update public.appointments set status = 'declined', hold_expires_at = null, cancel_reason = nullif(btrim(p_reason), '')
  where id = v_row.id returning * into v_row;
  perform private.tell_visit(v_row, 'booking.declined', 'patient', jsonb_build_object('alternatives', to_jsonb(v_alternatives)));
  return v_row;
end $$;
comment on function public.decide_request(uuid, boolean, text, timestamptz[]) is
  'The specialist''s answer to a request: yes (booked, or awaiting payment), or no with a reason and up to five openings instead. Repeatable. Hints: booking.requestLapsed, notNow, notFound, slotTaken, slotNotOffered, validation.tooMany, tooLong.';

create or replace function private.tell_visit(p_row public.appointments, p_event text, p_side text, p_more jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.notify(me.id, p_event, p_row.id, jsonb_build_object('side', p_side, 'appointmentId', p_row.id,
      'recipientName', me.name, 'counterpartName', other.name, 'startsAt', p_row.starts_at, 'endsAt', p_row.ends_at,
      'timeZone', case p_side when 'patient' then p_row.tz_patient else p_row.tz_specialist end,
      'minutes', (extract(epoch from p_row.ends_at - p_row.starts_at) / 60)::int, 'mode', p_row.mode,
      'priceMinor', p_row.price_minor, 'currency', p_row.currency, 'sequence', p_row.sequence) || p_more,
    p_row.id || ':' || p_row.sequence || ':' || p_event || ':' || p_side)
  from public.profiles me, public.profiles other
  where me.id = case p_side when 'patient' then p_row.patient_id else p_row.specialist_id end
    and (p_side = 'patient' or private.is_practising(me.id))
    and other.id = case p_side when 'patient' then p_row.specialist_id else p_row.patient_id end;
end $$;
comment on function private.tell_visit(public.appointments, text, text, jsonb) is
  'Tells one side of a visit of an event, once per event and sequence; a specialist only while they practise. Names, times and prices, no health word.';

create or replace function public.book_visit(p_appointment uuid, p_reason text, p_consent boolean, p_person uuid default null,
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
  'Books a held time, or corrects what was sent while it waits for an answer or its money: reason and consent; whom it is for (null: the patient of the account; with a form somebody who is added or corrected under that id); a symptom check with its key; exactly these files; what is shared of the record (null: as before). All of it or nothing. Repeatable. Hints: booking.notFound, cannotSubmit, holdExpired, specialistAway, reasonRequired, reasonTooLong, consentRequired, tooManyRequests, personAccepted, fileGone, filesNotReady, and those of add_related_person, change_related_person, save_symptom_check, attach_triage and set_visit_access.';

create or replace function public.cancellation_terms(p_appointment uuid)
returns table (free_until timestamptz, late boolean, refund_minor int, currency text, paid_minor int, late_refund_minor int,
  asked_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.appointments;
  v_paid int;
begin
  select * into v_row from public.appointments a where a.id = p_appointment and (a.patient_id = v_me
    or (a.specialist_id = private.me_practising() and (a.booked_at is not null or a.requested_at is not null))
    or private.delegated(a.patient_id, 'book', v_me) is not null);
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  v_paid := private.refundable(v_row.id);
  -- Before anything was paid the rule is told by the price.
  return query select c.free_until, c.late, c.refund_minor, v_row.currency, v_paid,
    round((case when v_row.booked_at is null then v_row.price_minor else v_paid end) * v_row.late_refund_percent / 100.0)::int,
    private.clock()
    from private.cancellation(v_row, private.side_of(v_row)) c;
end $$;
comment on function public.cancellation_terms(uuid) is
  'What cancelling at this moment gives back, and what it would after free_until (late_refund_minor; of the price while nothing is paid). For either side or a delegate. Hint: booking.notFound.';

create or replace function public.my_appointments(p_patient uuid default null, p_visit uuid default null, p_group text default null,
  p_after timestamptz default null, p_after_id uuid default null)
returns table (id uuid, status text, starts_at timestamptz, ends_at timestamptz, mode text, reason text, sequence int,
  hold_expires_at timestamptz, extension_used boolean, visit_type_id uuid, visit_type_name text, minutes int, price_minor int,
  currency text, viewer_role text, counterpart_id uuid, counterpart_name text, counterpart_specialty text, tz_patient text,
  tz_specialist text, cancelled_by text, cancel_reason text, cancelled_late boolean, payment_state text, created_at timestamptz,
  needs_approval boolean, moves_left int, alternatives timestamptz[], booked_by_other boolean,
  for_whom jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := private.acting_for(p_patient, 'book');
  v_words boolean := v_patient = v_me or private.delegated(v_patient, 'records', v_me) is not null;
begin
  if p_group not in ('upcoming', 'past', 'cancelled') or (p_after is null) <> (p_after_id is null) or p_after is not null and p_group is null then
    perform private.refuse('data.invalid');
  end if;
  return query
  with mine as (
    select a.*, 'patient' as side, a.specialist_id as other, s.specialty
    from public.appointments a join public.specialists s on s.profile_id = a.specialist_id
    where a.patient_id = v_patient and a.status <> 'entered_in_error' and (p_visit is null or a.id = p_visit)
      and (a.cancelled_by, a.cancel_reason) is distinct from ('system', 'replaced')
      and not (a.booked_at is null and private.offers_earlier_time(a.id))
    union all
    select a.*, 'specialist', a.patient_id, null
    from public.appointments a
    where v_patient = v_me and a.specialist_id = private.me_practising() and (a.booked_at is not null or a.requested_at is not null)
      and (p_visit is null or a.id = p_visit)
  ), standing as (
    select a.*, a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at <= c.at as lapsed,
      case when a.status = 'in_progress' or a.status in ('booked', 'waiting') and a.ends_at > c.at
          or a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at > c.at then 'upcoming'
        when a.status in ('booked', 'waiting', 'completed', 'no_show_patient', 'no_show_specialist') then 'past'
        else 'cancelled' end as lies
    from mine a cross join (select private.clock() as at) c
  ), ranked as (
    select a.*, row_number() over (partition by a.lies order by case a.lies when 'upcoming' then a.starts_at end,
      case when a.lies <> 'upcoming' then a.starts_at end desc, case a.lies when 'upcoming' then a.id end, a.id desc) as place
    from standing a
    where (p_group is null or a.lies = p_group) and (p_after is null or case a.lies
      when 'upcoming' then (a.starts_at, a.id) > (p_after, p_after_id) else (a.starts_at, a.id) < (p_after, p_after_id) end)
  )
  select m.id, case when m.lapsed then 'expired' else m.status end, m.starts_at, m.ends_at, m.mode,
    case when m.side = 'specialist' or v_words or m.booked_by = v_me then m.reason else '' end, m.sequence,
    case when m.lapsed then null else m.hold_expires_at end, m.extension_used, m.visit_type_id, m.visit_type_name,
    (extract(epoch from m.ends_at - m.starts_at) / 60)::int, m.price_minor, m.currency, m.side, m.other, o.name, m.specialty,
    m.tz_patient, m.tz_specialist, m.cancelled_by, m.cancel_reason, m.cancelled_late,
    case when m.lapsed and p.state in ('requires_payment', 'processing', 'failed') then 'expired' else p.state end, m.created_at,
    m.needs_approval, greatest(3 - m.moves_by_patient, 0), case when m.status = 'declined' then coalesce((
      select array_agg(t.at::timestamptz order by t.at) from public.appointment_events e
      cross join jsonb_array_elements_text(e.meta -> 'alternatives') t (at)
      where e.appointment_id = m.id and e.to_status = 'declined' and t.at::timestamptz > private.clock()), '{}') else '{}' end,
    m.booked_by <> m.patient_id, case when m.for_name is not null and (m.side = 'specialist' or v_words or m.booked_by = v_me)
      then jsonb_build_object('personId', case when v_words and m.side = 'patient' then m.for_person_id end, 'name', m.for_name,
        'dateOfBirth', m.for_birth_date, 'gender', m.for_gender, 'relation', m.for_relation) end
  from ranked m join public.profiles o on o.id = m.other left join public.payments p on p.appointment_id = m.id
  where m.place <= case m.lies when 'upcoming' then 200 else 50 end
  order by m.starts_at desc, m.id desc;
end $$;
comment on function public.my_appointments(uuid, uuid, text, timestamptz, uuid) is
  'Visits of the caller on either side, or with p_patient those of somebody who delegated booking to them; newest first. Without a group the first page of each: the next 200 of upcoming, the last 50 of past and of cancelled (with those that lapsed or were declined). With a group and the start and id of the last one known, the page after it. With p_visit that one alone. What lapsed appears as expired before anyone has flipped it; a time offered as an earlier one for a visit stands in my_waitlist only. for_whom: {personId, name, dateOfBirth, gender, relation} when it is not the patient. Hints: access.notDelegated, data.invalid.';

create or replace function private.tell_asked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.status = 'requested' and new.status = 'expired' then
    perform private.tell_visit(new, 'booking.requestLapsed', 'patient');
  elsif new.status = 'cancelled' and new.cancelled_by = 'system' then
    perform private.tell(new, 'booking.cancelled', 'patient');
  elsif new.status = 'cancelled' and new.cancelled_by = 'specialist' then
    perform private.tell_visit(new, 'booking.declined', 'patient', jsonb_build_object('alternatives', '[]'::jsonb));
  else
    perform private.tell_visit(new, 'booking.requestWithdrawn', 'specialist');
  end if;
  return null;
end $$;
comment on function private.tell_asked() is
  'Tells the other side when a visit that was asked for ends before it was booked: no answer, no money, or a change of mind.';

create or replace function private.my_appointment(p_appointment uuid, p_side text default null, p_scope text default 'book')
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.appointments;
begin
  select * into v_row from public.appointments a where a.id = p_appointment;
  if not found or not (p_side is distinct from 'specialist'
      and (v_row.patient_id = v_me or private.delegated(v_row.patient_id, p_scope, v_me) is not null)
    -- Null is nobody: without the coalesce a specialist who does not practise would be neither refused nor let in.
    or p_side is distinct from 'patient' and coalesce(v_row.specialist_id = private.me_practising(), false)
      and (v_row.booked_at is not null or v_row.requested_at is not null)) then
    perform private.refuse('booking.notFound');
  end if;
  perform private.lock_calendars(v_row.patient_id, v_row.specialist_id);
  select * into v_row from public.appointments a where a.id = p_appointment for update;
  return v_row;
end $$;
comment on function private.my_appointment(uuid, text, text) is
  'A visit of the caller, of a patient who delegated that scope to them, or of their practice, with both calendars locked; else booking.notFound.';

create or replace function private.refuse_submit(p_row public.appointments, p_reason text, p_consent boolean) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_row.status not in ('held', 'requested', 'awaiting_payment', 'expired') then
    perform private.refuse('booking.cannotSubmit');
  end if;
  if p_row.status = 'expired' or p_row.hold_expires_at <= private.clock() then
    perform private.refuse('booking.holdExpired');
  end if;
  if not private.is_practising(p_row.specialist_id) then
    perform private.refuse('booking.specialistAway');
  end if;
  if p_reason = '' then
    perform private.refuse('booking.reasonRequired');
  end if;
  if length(p_reason) > 1000 then
    perform private.refuse('booking.reasonTooLong');
  end if;
  if p_consent is not true then
    perform private.refuse('booking.consentRequired');
  end if;
  if p_row.status = 'held' and p_row.needs_approval and (select count(*) from public.appointments a
      where a.patient_id = p_row.patient_id and a.status = 'requested' and a.hold_expires_at > private.clock()) >= 3 then
    perform private.refuse('booking.tooManyRequests');
  end if;
end $$;
comment on function private.refuse_submit(public.appointments, text, boolean) is 'What speaks against sending these details now.';

create or replace function public.answer_correction(p_id uuid, p_corrected boolean, p_answer text) returns public.correction_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.correction_requests;
  v_answer text := btrim(coalesce(p_answer, ''), E' \t\n\r');
begin
  select * into v_row from public.correction_requests r where r.id = p_id and r.author_id = private.me_in_care()
  for update;
  if not found then
    perform private.refuse('chart.notFound');
  elsif v_answer = '' then
    perform private.refuse('chart.correctionAnswerRequired');
  elsif length(v_answer) > 1000 then
    perform private.refuse('validation.tooLong');
  elsif p_corrected is null then
    perform private.refuse('data.invalid');
  end if;
  if p_corrected then
    perform private.strike(v_row.kind, v_row.row_id, v_me, v_answer);
  end if;
  update public.correction_requests set state = case when p_corrected then 'corrected' else 'refused' end, answer = v_answer,
    answered_at = private.clock()
  where id = p_id returning * into v_row;
  perform private.notify(v_row.patient_id, 'chart.correctionAnswered', v_row.id, '{}', 'chart.correctionAnswered:' || v_row.id);
  return v_row;
end $$;
comment on function public.answer_correction(uuid, boolean, text) is
  'The author answers: corrected (an entry that still stands unchanged is struck; notes and prescriptions the author corrects by addendum or stop) or refused with a reason. Hints: chart.notFound, chart.correctionAnswerRequired, chart.correctionDone, validation.tooLong.';

create or replace function private.my_note(p_note uuid) returns public.notes
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.notes;
begin
  perform private.require_me();
  select * into v_row from public.notes n where n.id = p_note and n.author_id = private.me_practising() for update;
  if not found then
    perform private.refuse('notes.notFound');
  end if;
  return v_row;
end $$;
comment on function private.my_note(uuid) is 'The caller''s own note, locked. Hint: notes.notFound.';

create or replace function public.my_consultations()
returns table (id uuid, appointment_id uuid, state text, appointment_status text, starts_at timestamptz, ends_at timestamptz,
  mode text, medium text, fallback_step text, viewer_side text, patient_name text, specialist_name text, covering_name text,
  waiting_since timestamptz, started_at timestamptz, ended_at timestamptz, paused_seconds int, note_signed_at timestamptz,
  sign_off_overdue boolean)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select c.*, 'patient' as side from public.consultations c where c.patient_id = (select private.me())
    union all
    select c.*, 'specialist' from public.consultations c where c.specialist_id = (select private.me_practising())
    union all
    select c.*, 'covering' from public.consultations c where c.covered_by = (select private.me_practising())
    union all
    select c.*, 'delegate' from public.consultations c
    join public.delegations d on d.patient_id = c.patient_id and d.delegate_id = (select private.me())
    where d.state = 'active' and 'messages' = any (d.scopes) and (d.until is null or d.until > private.clock())
      and c.specialist_id <> d.delegate_id and c.covered_by is distinct from d.delegate_id
  )
  select m.id, m.appointment_id, m.state, a.status, a.starts_at, a.ends_at, a.mode, m.medium, m.fallback_step, m.side, p.name,
    s.name, k.name, m.waiting_since, m.started_at, m.ended_at, private.paused_until(c, private.clock()), m.note_signed_at,
    m.side in ('specialist', 'covering') and m.state in ('ended', 'transferred_to_emergency') and m.note_signed_at is null
      and m.ended_at <= private.clock() - interval '24 hours'
  from mine m join public.consultations c on c.id = m.id
  join public.appointments a on a.id = m.appointment_id and a.status <> 'entered_in_error'
  join public.profiles p on p.id = m.patient_id join public.profiles s on s.id = m.specialist_id
  left join public.profiles k on k.id = m.covered_by
  order by a.starts_at desc limit 500
$$;
comment on function public.my_consultations() is
  'Consultations the caller takes part in, newest first, with what their lists are sorted by: who waits since when, what runs, and whether a note has been due for more than 24 hours.';

create or replace function private.part_in(p_appointment uuid, p_profile uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when a.patient_id = p_profile then 'patient'
      when a.specialist_id = p_profile and a.booked_at is not null and private.is_practising(p_profile) then 'specialist'
      when c.covered_by = p_profile and private.is_practising(p_profile) then 'covering'
      when private.delegated(a.patient_id, 'messages', p_profile) is not null then 'delegate' end
    from public.appointments a left join public.consultations c on c.appointment_id = a.id
    where a.id = p_appointment and p_profile is not null);
end $$;
comment on function private.part_in(uuid, uuid) is
  'As what somebody takes part in a visit: patient, delegate (for messages), specialist (once booked) and covering while they practise; null: not at all.';

create or replace function private.close_visit(p_appointment uuid, p_state text, p_reason text default null) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row public.consultations;
begin
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  if (v.room).state = p_state or ((v.room).state = 'note_signed' and p_state = 'ended') then
    return v.room;
  end if;
  if (v.room).state not in ('active', 'interrupted') then
    perform private.refuse('consultation.notNow');
  end if;
  perform private.end_visit(v.room, p_state, p_reason);
  select * into v_row from public.consultations c where c.id = (v.room).id;
  return v_row;
end $$;
comment on function private.close_visit(uuid, text, text) is
  'Closes a running visit by its specialist, or the colleague who covers it.';

create or replace function private.side_in_visit(p_visit public.appointments, p_me uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when p_visit.status = 'entered_in_error' then null
    when p_visit.patient_id = p_me then 'patient'
    when p_visit.specialist_id = p_me and (p_visit.booked_at is not null or p_visit.requested_at is not null)
      and private.is_practising(p_me) then 'specialist'
    when exists (select from public.consultations c where c.appointment_id = p_visit.id and c.covered_by = p_me)
      and private.is_practising(p_me) then 'covering'
    when private.delegated(p_visit.patient_id, 'book', p_me) is not null
      or private.delegated(p_visit.patient_id, 'messages', p_me) is not null then 'delegate' end
$$;
comment on function private.side_in_visit(public.appointments, uuid) is
  'As what somebody looks at a visit: patient, delegate, specialist (from request or booking on) and covering while they practise; null: they do not.';

create or replace function public.document_to_check(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_answer jsonb;
begin
  -- Where and in what state, never what it is called: this answer is not logged.
  select jsonb_build_object('path', d.path, 'mime_type', d.mime_type, 'state', d.state, 'scan_note', d.scan_note) into v_answer
  from public.documents d where d.id = p_id and d.recorded_by = private.me_in_care();
  if v_answer is null then
    select jsonb_build_object('path', f.path, 'mime_type', f.mime_type, 'state', f.state, 'scan_note', f.scan_note) into v_answer
    from public.visit_files f where f.id = p_id and f.patient_id = v_me;
  end if;
  if v_answer is null then
    perform private.refuse('chart.notFound');
  end if;
  return v_answer;
end $$;
comment on function public.document_to_check(uuid) is
  'The document, or the file for a visit, that the caller announced, for the function that inspects it. Hint: chart.notFound.';

create or replace function private.tell_of_message(p_visit public.appointments, p_sender uuid) returns void
language sql volatile security definer set search_path = '' as $$
  -- Once per stretch of unread messages, not once per message.
  select private.notify(r.id, 'message.received', p_visit.id, jsonb_build_object('appointmentId', p_visit.id),
    concat_ws(':', 'message', p_visit.id, r.id, coalesce((select m.read_up_to from public.message_reads m
      where m.appointment_id = p_visit.id and m.profile_id = r.id), 0)))
  from (select p_visit.patient_id as id
    union select t.id from (select p_visit.specialist_id as id union select c.covered_by from public.consultations c
      where c.appointment_id = p_visit.id and c.covered_by is not null) t where private.is_practising(t.id)
    union select d.delegate_id from public.delegations d where d.patient_id = p_visit.patient_id
      and private.delegated(p_visit.patient_id, 'messages', d.delegate_id) is not null) r
  where r.id <> p_sender
$$;
comment on function private.tell_of_message(public.appointments, uuid) is 'Tells everyone else in the thread that something new waits.';

create or replace function public.my_notifications(p_before uuid default null, p_limit int default 30)
returns table (id uuid, event text, ref_id uuid, payload jsonb, created_at timestamptz, read_at timestamptz, mail text)
language sql stable security definer set search_path = '' as $$
  select n.id, n.event, n.ref_id, n.payload, n.created_at, n.read_at,
    coalesce((select case o.state when 'sending' then 'waiting' else o.state end from public.outbox o
      where o.notification_id = n.id order by o.id desc limit 1), 'none')
  from public.notifications n
  where n.recipient_id = (select private.me())
    -- News that name patients are closed to a specialist who does not practise, like the visits they are about.
    and ((select private.me_in_care()) is not null or not n.payload ?| array['counterpartName', 'patientName'])
    and (p_before is null or (n.created_at, n.id) < (
    select b.created_at, b.id from public.notifications b where b.id = p_before and b.recipient_id = (select private.me())))
  order by n.created_at desc, n.id desc limit least(greatest(coalesce(p_limit, 30), 1), 100)
$$;
comment on function public.my_notifications(uuid, int) is
  'What the caller was told, newest first, in pages; mail says whether it also went out by mail: none, waiting, sent, failed.';

create or replace function private.tell_participant(p_room public.consultations, p_recipient uuid, p_event text, p_more jsonb,
  p_again text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_patient boolean := p_recipient = p_room.patient_id;
  v_visit public.appointments;
begin
  if not v_patient and not private.is_practising(p_recipient) then
    return;
  end if;
  select * into v_visit from public.appointments a where a.id = p_room.appointment_id;
  perform private.notify(p_recipient, p_event, v_visit.id, jsonb_build_object(
      'side', case when v_patient then 'patient' else 'specialist' end, 'appointmentId', v_visit.id,
      'recipientName', (select p.name from public.profiles p where p.id = p_recipient),
      'counterpartName', (select p.name from public.profiles p
        where p.id = case when v_patient then p_room.specialist_id else p_room.patient_id end),
      'startsAt', v_visit.starts_at, 'endsAt', v_visit.ends_at, 'mode', v_visit.mode,
      'timeZone', case when v_patient then v_visit.tz_patient else v_visit.tz_specialist end) || p_more,
    p_event || ':' || v_visit.id || ':' || extract(epoch from v_visit.starts_at)::bigint || ':' || p_recipient || ':' || p_again);
end $$;
comment on function private.tell_participant(public.consultations, uuid, text, jsonb, text) is
  'Tells one person of a visit, once per event, time of the visit and the last argument.';

create or replace function private.book_paid(p_row public.appointments) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_row.status in ('booked', 'waiting', 'in_progress', 'completed', 'no_show_patient') then
    return true;
  end if;
  if p_row.status not in ('held', 'awaiting_payment', 'expired')
    or (p_row.starts_at <= private.clock() and (p_row.status = 'expired' or p_row.hold_expires_at <= private.clock())) then
    return false;
  end if;
  if not private.is_practising(p_row.specialist_id) then
    return false;
  end if;
  if p_row.status = 'expired' then
    perform private.flip_lapsed(p_row.patient_id, p_row.specialist_id, p_row.blocks);
    if exists (select from public.appointments a where a.specialist_id = p_row.specialist_id and a.id <> p_row.id
        and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
        and (a.blocks && p_row.during or a.during && p_row.blocks))
      or private.acts_for(p_row.patient_id, p_row.specialist_id) then
      return false;
    end if;
  end if;
  update public.appointments set status = 'booked', booked_at = private.clock(), hold_expires_at = null where id = p_row.id;
  return true;
exception when exclusion_violation or check_violation then
  -- The patient has another visit then, or the visit never said what it is about: nothing that money can book.
  return false;
end $$;
comment on function private.book_paid(public.appointments) is
  'Books a paid visit; false when its time is gone or its specialist no longer practises. Late money books again if the time is still free.';

create or replace function public.visit_payment(p_appointment uuid) returns table (state text, amount_minor int, refund_minor int, currency text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  return query select p.state, p.amount_minor, p.refund_minor, p.currency
    from public.payments p join public.appointments a on a.id = p.appointment_id
    where a.id = p_appointment and a.specialist_id = private.me_practising() and a.booked_at is not null;
  if not found then
    perform private.refuse('payment.notFound');
  end if;
end $$;
comment on function public.visit_payment(uuid) is
  'State and amount of a visit''s payment for its specialist, from the booking on. Hint: payment.notFound.';

create or replace function public.set_prescription_status(p_id uuid, p_to text, p_reason text default null) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions := private.my_prescription(p_id);
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  if p_to is null or p_to not in ('active', 'on_hold', 'completed', 'stopped', 'cancelled', 'entered_in_error') then
    perform private.refuse('data.invalid');
  end if;
  if v_row.status = p_to then
    return v_row;
  end if;
  if v_row.status = 'draft' and p_to <> 'cancelled' then
    perform private.refuse('prescriptions.notNow');
  end if;
  if length(v_reason) > 500 then
    perform private.refuse('prescriptions.reasonTooLong');
  end if;
  -- Putting away a draft or ending a course needs no reason; everything that surprises a patient does.
  if v_row.status <> 'draft' and p_to not in ('active', 'completed') and length(v_reason) < 10 then
    perform private.refuse('prescriptions.reasonRequired');
  end if;
  update public.prescriptions set status = p_to, status_reason = v_reason where id = v_row.id returning * into v_row;
  if v_row.issued_at is not null then
    perform private.notify(v_row.patient_id, 'prescription.changed', v_row.id, '{}',
      'prescription.changed:' || v_row.id || ':' || v_row.version);
  else
    perform private.renewal_draft_is_gone(v_row);
  end if;
  return v_row;
end $$;
comment on function public.set_prescription_status(uuid, text, text) is
  'The prescriber holds, resumes, completes, stops, cancels or corrects a prescription, with the reason; repeatable. Drafts are only cancelled here. Hints: prescriptions.notFound, notNow, reasonRequired, reasonTooLong.';

create or replace function public.draft_prescription(p_appointment uuid, p_key uuid, p_items jsonb default '[]',
  p_category text default 'medicines')
returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_row public.prescriptions;
  v_visit public.appointments;
begin
  select * into v_row from public.prescriptions p where p.prescriber_id = v_me and p.client_key = p_key;
  if found then
    return v_row;
  end if;
  v_visit := private.treating_visit(p_appointment);
  if p_key is null or p_category is null or p_category not in ('medicines', 'mental_health', 'sexual_health') then
    perform private.refuse('data.invalid');
  end if;
  perform private.require_draft_items(p_items);
  insert into public.prescriptions (patient_id, prescriber_id, appointment_id, category, draft_items, client_key)
  values (v_visit.patient_id, v_me, v_visit.id, p_category, p_items, p_key)
  on conflict (prescriber_id, client_key) do nothing returning * into v_row;
  if v_row.id is null then
    select * into v_row from public.prescriptions p where p.prescriber_id = v_me and p.client_key = p_key;
  end if;
  return v_row;
end $$;
comment on function public.draft_prescription(uuid, uuid, jsonb, text) is
  'Begins a prescription for a visit the caller treats; repeatable by its key. Hints: notes.notFound, notInVisit, windowClosed; prescriptions.tooManyItems.';

create or replace function private.my_prescription(p_id uuid) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions;
begin
  perform private.require_me();
  select * into v_row from public.prescriptions p where p.id = p_id and p.prescriber_id = private.me_practising() for update;
  if not found then
    perform private.refuse('prescriptions.notFound');
  end if;
  return v_row;
end $$;
comment on function private.my_prescription(uuid) is 'A prescription the caller wrote, locked. Hint: prescriptions.notFound.';

create or replace function private.my_renewal(p_request uuid) returns public.renewal_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.renewal_requests;
begin
  perform private.require_me();
  select * into v_row from public.renewal_requests r where r.id = p_request and r.specialist_id = private.me_practising()
  for update;
  if not found then
    perform private.refuse('renewals.notFound');
  end if;
  return v_row;
end $$;
comment on function private.my_renewal(uuid) is 'A request asked of the caller, locked. Hint: renewals.notFound.';

create or replace function public.decide_renewal(p_request uuid, p_decision text, p_reason text default '')
returns public.renewal_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.renewal_requests := private.my_renewal(p_request);
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_draft uuid;
begin
  if p_decision is null or p_decision not in ('approved', 'declined', 'visit_needed') then
    perform private.refuse('data.invalid');
  end if;
  if v_row.state in ('decided', 'ready') and v_row.decision = p_decision then
    return v_row;
  end if;
  if v_row.state not in ('requested', 'seen') then
    perform private.refuse('renewals.alreadyDecided');
  end if;
  if length(v_reason) > 500 then
    perform private.refuse('prescriptions.reasonTooLong');
  end if;
  if p_decision <> 'approved' and length(v_reason) < 10 then
    perform private.refuse('prescriptions.reasonRequired');
  end if;
  perform public.see_renewal(v_row.id);
  if p_decision = 'approved' then
    -- Approved is not ready: the new prescription waits as a draft until it is checked and issued.
    insert into public.prescriptions (patient_id, prescriber_id, appointment_id, renews_id, category, draft_items,
      client_key)
    select p.patient_id, p.prescriber_id, p.appointment_id, p.id, p.category, private.items_as_draft(p.id), gen_random_uuid()
    from public.prescriptions p where p.id = v_row.prescription_id returning id into v_draft;
  end if;
  update public.renewal_requests set state = 'decided', decision = p_decision, reason = v_reason,
    decided_at = private.clock(), new_prescription_id = v_draft,
    closed_at = case when p_decision <> 'approved' then private.clock() end
  where id = v_row.id returning * into v_row;
  perform private.tell_of_renewal(v_row, v_row.patient_id, 'renewal.decided');
  return v_row;
end $$;
comment on function public.decide_renewal(uuid, text, text) is
  'approved (a draft with the same medicines waits to be issued), declined or visit_needed, both with a reason; repeatable. Hints: renewals.notFound, alreadyDecided; prescriptions.reasonRequired, reasonTooLong.';

create or replace function public.my_open_loops()
returns table (kind text, ref_id uuid, appointment_id uuid, patient_id uuid, patient_name text, since timestamptz,
  due_at timestamptz, overdue boolean)
language sql stable security definer set search_path = '' as $$
  select l.kind, l.ref_id, l.appointment_id, l.patient_id, p.name, l.since, l.due_at, l.due_at <= private.clock()
  from (
    -- Unsigned a day after the visit: begun or not.
    select 'note' as kind, n.id as ref_id, a.id as appointment_id, a.patient_id, a.ends_at as since,
      a.ends_at + interval '24 hours' as due_at
    from public.appointments a
    left join public.consultations c on c.appointment_id = a.id
    left join public.notes n on n.appointment_id = a.id and n.chain_no = 0 and n.state = 'draft'
      and n.author_id = coalesce(c.covered_by, a.specialist_id)
    where coalesce(c.covered_by, a.specialist_id) = (select private.me_practising()) and a.status = 'completed'
      and a.ends_at + interval '24 hours' <= private.clock() and (n.id is not null or not exists (select from public.notes s
        where s.appointment_id = a.id and s.chain_no = 0 and s.state = 'signed'))
    union all
    select 'addendum', n.id, n.appointment_id, n.patient_id, n.created_at, n.created_at + interval '24 hours'
    from public.notes n where n.author_id = (select private.me_practising()) and n.chain_no > 0 and n.state = 'draft'
      and n.created_at + interval '24 hours' <= private.clock()
    union all
    select 'renewal', r.id, null, r.patient_id, r.requested_at, r.due_at
    from public.renewal_requests r where r.specialist_id = (select private.me_practising()) and r.closed_at is null
    union all
    select 'prescription_draft', d.id, d.appointment_id, d.patient_id, d.created_at, d.created_at + interval '24 hours'
    from public.prescriptions d where d.prescriber_id = (select private.me_practising()) and d.status = 'draft' and d.renews_id is null
    union all
    select 'messages', null, a.id, a.patient_id, min(m.sent_at), min(m.sent_at) + interval '24 hours'
    from public.messages m join public.appointments a on a.id = m.appointment_id
    left join public.message_reads r on r.appointment_id = m.appointment_id and r.profile_id = m.specialist_id
    where m.specialist_id = (select private.me_practising()) and m.kind = 'text' and m.deleted_at is null
      and m.sender_id <> m.specialist_id and m.seq > coalesce(r.read_up_to, 0)
    group by a.id, a.patient_id
  ) l join public.profiles p on p.id = l.patient_id
  order by l.due_at, l.since
$$;
comment on function public.my_open_loops() is
  'What waits for the calling specialist, most urgent first: notes unsigned a day after the visit (ref_id null: not begun), addenda, renewal requests, drafts of prescriptions, unread messages; each with its age and whether it is late.';

create or replace function private.tell_of_renewal(p_row public.renewal_requests, p_recipient uuid, p_event text) returns void
language sql volatile security definer set search_path = '' as $$
  select private.notify(p_recipient, p_event, p_row.id, jsonb_build_object('requestedAt', p_row.requested_at),
    concat_ws(':', p_event, p_row.id, p_row.version, p_recipient))
  where p_recipient <> p_row.specialist_id or private.is_practising(p_recipient)
$$;
comment on function private.tell_of_renewal(public.renewal_requests, uuid, text) is 'Tells one person of one step of a request: ids and times, no medicine.';

create or replace function private.patients_of(p_specialist uuid) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select a.patient_id from public.appointments a
    where a.specialist_id = p_specialist and a.booked_at is not null
      and a.status in ('booked', 'waiting', 'in_progress', 'completed') and private.is_practising(p_specialist)
    union
    select g.patient_id from public.access_grants g
    where g.grantee_id = p_specialist and g.state = 'active' and (g.until is null or g.until > private.clock())
      and private.is_practising(p_specialist);
end $$;
comment on function private.patients_of(uuid) is
  'The people somebody treats while they practise: with a visit that is coming, going on or completed, or a live grant.';

create or replace function private.require_practising() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if private.me_practising() is null then
    raise exception 'for verified specialists only' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me;
end $$;
comment on function private.require_practising() is 'The caller, a specialist whose registration is verified; 42501 for everyone else.';

create or replace function private.decide_registration(p_specialist uuid, p_state text, p_number text, p_name text, p_specialty text,
  p_evidence text, p_note text, p_until timestamptz, p_actor uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_until timestamptz := coalesce(p_until, v_now + interval '1 year');
  v_evidence text := btrim(coalesce(p_evidence, ''), E' \t\n\r');
  v_note text := btrim(coalesce(p_note, ''), E' \t\n\r');
  v_name text;
  v_row public.specialists;
  v_last public.registration_events;
begin
  if p_state is null or p_state not in ('verified', 'rejected', 'suspended') then
    perform private.refuse('data.invalid');
  end if;
  if v_evidence = '' then
    perform private.refuse('registration.evidenceRequired');
  end if;
  if length(v_evidence) > 1000 or length(v_note) > 1000 then
    perform private.refuse('validation.tooLong');
  end if;
  select p.name into v_name from public.profiles p where p.id = p_specialist for no key update;
  select * into v_row from public.specialists where profile_id = p_specialist for no key update;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  if not private.same_number(p_number, v_row.license_number) or coalesce(p_name, v_name) <> v_name
    or coalesce(p_specialty, v_row.specialty) <> v_row.specialty then
    perform private.refuse('registration.changedMeanwhile');
  end if;
  select * into v_last from public.registration_events e where e.specialist_id = p_specialist order by e.id desc limit 1;
  -- The same button twice is one check; the same words a year later are a new one.
  if v_last.at > v_now - interval '10 minutes' and v_last.evidence = v_evidence and v_last.to_state = p_state
    and v_last.actor_id is not distinct from p_actor
    and (p_until is null or v_last.valid_until is not distinct from p_until) then
    return;
  end if;
  if v_row.reg_state in ('unverified', 'rejected') or (p_state = 'suspended' and v_row.reg_state <> 'verified') then
    perform private.refuse('registration.notNow');
  end if;
  if p_state = 'verified' then
    if v_until <= v_now or v_until > v_now + interval '1 year' then
      perform private.refuse('registration.untilRange');
    end if;
    perform private.hold_number(v_row.hpcsa_number, p_specialist);
  elsif p_state = 'rejected' then
    update private.council_numbers set released_at = v_now
    where specialist_id = p_specialist and number = v_row.hpcsa_number and released_at is null;
  end if;
  update public.specialists set reg_state = p_state, listed = (p_state = 'verified'), reg_note = v_note,
    reg_checked_at = case when p_state = 'verified' then v_now else reg_checked_at end,
    reg_until = case when p_state = 'verified' then v_until else reg_until end
  where profile_id = p_specialist;
  insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_id, actor_role,
    council_number, name, note, valid_until, at)
  values (p_specialist, v_row.reg_state, p_state, v_evidence, p_actor,
    case when p_actor is null then 'server' else 'operator' end, v_row.license_number, v_name, v_note,
    case when p_state = 'verified' then v_until end, v_now);
  perform private.notify(p_specialist, 'registration.' || p_state);
  perform private.close_practice(p_specialist);
end $$;
comment on function private.decide_registration(uuid, text, text, text, text, text, text, timestamptz, uuid) is
  'Records the outcome of a check if what was checked is still what the row says, and closes the practice of whoever may no longer work. A repeated call with the same words does nothing.';

create or replace function private.expire_registrations() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_expired int := 0;
  r record;
begin
  for r in select s.profile_id, s.reg_state, s.license_number, p.name from public.specialists s
    join public.profiles p on p.id = s.profile_id
    where s.reg_state in ('verified', 'suspended') and (s.reg_until <= v_now or s.reg_checked_at <= v_now - interval '1 year')
    for update of s skip locked loop
    update public.specialists set reg_state = 'expired', listed = false where profile_id = r.profile_id;
    insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_role, council_number, name,
      at)
    values (r.profile_id, r.reg_state, 'expired', 'The time of the check ran out', 'system', r.license_number, r.name, v_now);
    perform private.notify(r.profile_id, 'registration.expired');
    perform private.close_practice(r.profile_id);
    v_expired := v_expired + 1;
  end loop;
  for r in select s.profile_id, s.reg_until from public.specialists s
    where s.reg_state = 'verified' and s.reg_until < v_now + interval '30 days' loop
    perform private.notify(r.profile_id, 'registration.endsSoon', null, jsonb_build_object('until', r.reg_until),
      format('registration.endsSoon:%s:%s', r.profile_id, extract(epoch from r.reg_until)::bigint));
  end loop;
  return v_expired;
end $$;
comment on function private.expire_registrations() is
  'Marks registrations past their end as expired and tells their owners, 30 days before, too. Views unlist by time already, and what they may see is closed by it; this tidies and looks after their patients.';

alter policy "specialists read the grants they were given" on public.access_grants
  using (grantee_id = (select private.me_practising()) and state <> 'offered');
alter policy "people read what they looked at" on public.access_log
  using (actor_id = (select private.me_in_care()));
alter policy "specialists read the requests they made" on public.access_requests
  using (specialist_id = (select private.me_practising()));
alter policy "specialists read their own break-glass" on public.break_glass
  using (specialist_id = (select private.me_practising()));
alter policy "specialists read the extra visits they invited to" on public.squeeze_ins
  using (specialist_id = (select private.me_practising()));
alter policy "specialists read appointments once asked or booked" on public.appointments
  using (specialist_id = (select private.me_practising()) and (booked_at is not null or requested_at is not null));
alter policy "people hear about their own appointments" on realtime.messages
  using (extension = 'broadcast' and (select realtime.topic()) = 'appointments:' || (select private.me_in_care())::text);
alter policy "authors read the corrections asked of them" on public.correction_requests
  using (author_id = (select private.me_in_care()));
alter policy "authors read their own note copies" on public.note_copies
  using (author_id = (select private.me_practising()));
alter policy "authors read their own notes" on public.notes
  using (author_id = (select private.me_practising()));
alter policy "authors read how their plan was understood" on public.plan_answers
  using (author_id = (select private.me_practising()));
alter policy "specialists read the consultations they hold" on public.consultations
  using (specialist_id = (select private.me_practising()));
alter policy "covering colleagues read the consultations they cover" on public.consultations
  using (covered_by = (select private.me_practising()));
alter policy "who holds the visit reads its intake" on public.intake
  using (appointment_id in (select c.appointment_id from public.consultations c
    where c.specialist_id = (select private.me_practising()) or c.covered_by = (select private.me_practising())));
alter policy "who holds the visit reads what is ready" on public.visit_preparations
  using (appointment_id in (select c.appointment_id from public.consultations c
    where c.specialist_id = (select private.me_practising()) or c.covered_by = (select private.me_practising())));
alter policy "specialists see how far their messages were read" on public.message_reads
  using (specialist_id = (select private.me_practising()));
alter policy "specialists read the messages of their visits" on public.messages
  using (specialist_id = (select private.me_practising()));
alter policy "people read their own notifications" on public.notifications
  using (recipient_id = (select private.me())
    and ((select private.me_in_care()) is not null or not payload ?| array['counterpartName', 'patientName']));
alter policy "prescribers read their own prescription events" on public.prescription_events
  using (prescriber_id = (select private.me_practising()));
alter policy "prescribers read their own prescription items" on public.prescription_items
  using (prescriber_id = (select private.me_practising()));
alter policy "prescribers read their own prescriptions" on public.prescriptions
  using (prescriber_id = (select private.me_practising()));
alter policy "prescribers read the renewals asked of them" on public.renewal_requests
  using (specialist_id = (select private.me_practising()));

update private.job_runs set every = '1 minute' where name = 'private.expire_registrations';
insert into private.job_runs (name, every) values ('private.close_practices', '0 seconds');
