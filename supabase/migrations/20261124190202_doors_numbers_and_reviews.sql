create function private.doors(p_visit public.appointments, out opens_at timestamptz, out closes_at timestamptz)
language sql immutable security invoker set search_path = '' as $$
  -- What an operator put back has no time of its own any more; it is still to be held or finished.
  select p_visit.starts_at - interval '30 minutes', case when p_visit.corrected_at is null
    then p_visit.ends_at + interval '15 minutes' else 'infinity' end
$$;
comment on function private.doors(public.appointments) is
  'From when and until when one can come into a booked visit: 30 minutes before it, 15 after its end.';
revoke execute on function private.doors from public, anon, authenticated, service_role;

create or replace function private.refuse_unless_open(p_visit public.appointments, p_until timestamptz default null) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_doors record;
begin
  select * into v_doors from private.doors(p_visit);
  if p_visit.status not in ('booked', 'waiting', 'in_progress') then
    perform private.refuse('consultation.over');
  end if;
  if p_visit.status = 'booked' and private.clock() < v_doors.opens_at then
    perform private.refuse('consultation.tooEarly', jsonb_build_object('from', v_doors.opens_at));
  end if;
  if p_visit.status = 'booked' and private.clock() >= coalesce(p_until, v_doors.closes_at) then
    perform private.refuse('consultation.tooLate');
  end if;
end $$;
comment on function private.refuse_unless_open(public.appointments, timestamptz) is
  'A visit''s room is open while its doors are, or until the time given, when nobody came; and as long as it runs. Hints: consultation.tooEarly, tooLate, over.';

create function private.number_to_ring(p_room public.consultations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('phone', n.phone, 'e164', n.e164, 'givenFor', n.given_for) from (
    select p_room.callback_phone as phone, p_room.callback_e164 as e164, 'visit' as given_for, 1 as place
    union all
    (select c.callback_phone, c.callback_e164, 'earlier', 2 from public.consultations c
      where c.patient_id = p_room.patient_id and c.callback_phone is not null order by c.consent_at desc limit 1)
    union all
    select p.phone_raw, p.phone_e164, 'profile', 3 from public.profiles p where p.id = p_room.patient_id) n
  where n.phone <> '' order by n.place limit 1
$$;
comment on function private.number_to_ring(public.consultations) is
  'The number on which the patient of a visit can be rung: said for it, else said last for another one, else of their profile ({phone, e164, givenFor: visit, earlier, profile}). Null: none is known.';
revoke execute on function private.number_to_ring from public, anon, authenticated, service_role;

create function private.was_held(p_visit public.appointments) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_visit.status = 'completed' and not exists (select from public.consultations c
    where c.appointment_id = p_visit.id and c.state = 'abandoned')
$$;
comment on function private.was_held(public.appointments) is 'Whether a visit took place, and was not given up.';
revoke execute on function private.was_held from public, anon, authenticated, service_role;

create or replace function private.visit_room(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('state', c.state, 'medium', c.medium, 'waitingSince', c.waiting_since, 'startedAt', c.started_at,
    'endedAt', c.ended_at, 'endedBy', case when c.ended_at is null then null when c.ended_by is null then 'system'
      when c.ended_by = c.patient_id then 'patient' when c.ended_by = c.specialist_id then 'specialist'
      when c.ended_by = c.covered_by then 'covering' else 'delegate' end,
    'pausedSeconds', private.paused_until(c, private.clock()),
    'patientLateMinutes', c.patient_late_minutes, 'specialistLateMinutes', c.specialist_late_minutes,
    'coveringName', (select p.name from public.profiles p where p.id = c.covered_by),
    'patientHere', private.is_here(c.id, array['patient', 'delegate']),
    'specialistHere', private.is_here(c.id, array['specialist', 'covering']), 'noteSignedAt', c.note_signed_at)
  || jsonb_build_object('interruptedAt', c.interrupted_at, 'interruptedSide', c.interrupted_side,
    'fallbackStep', c.fallback_step,
    'identityConfirmedAt', case when p_side in ('specialist', 'covering') then c.identity_confirmed_at end,
    -- Our own word for a visit that was called off or missed is no reason that somebody gave.
    'closingReason', case when p_side <> 'delegate' and c.closing_reason <> p_visit.status then c.closing_reason end,
    -- A patient who never came in is rung as well before they are called absent; until then no number is looked at.
    'ring', case when p_side in ('specialist', 'covering') and p_visit.status in ('booked', 'waiting', 'in_progress')
      and private.clock() >= (private.doors(p_visit)).opens_at then private.number_to_ring(c) end,
    'place', private.visit_place(c, p_side, p_me), 'noShow', private.no_show_now(p_visit, p_side))
  from public.consultations c where c.appointment_id = p_visit.id
$$;
comment on function private.visit_room(public.appointments, text, uuid) is 'How a visit goes or went, for one side of it; null before it was booked.';

create or replace function public.record_join_event(p_appointment uuid, p_kind text, p_key uuid, p_detail text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_leaving boolean := p_kind = 'leave';
begin
  if p_kind is null or p_kind not in ('join', 'leave', 'drop', 'device', 'quality') or p_key is null then
    perform private.refuse('data.invalid');
  end if;
  if length(p_detail) > 100 then
    perform private.refuse('validation.tooLong');
  end if;
  perform private.spend('join_event', 120, 120, 60);
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering'], v_leaving);
  perform private.refuse_unless_open(v.visit);
  if p_kind = 'join' and v.side in ('patient', 'delegate') and (v.visit).status = 'booked' then
    perform private.refuse('consultation.enterFirst');
  end if;
  perform private.write_join_event(v.room, v.visit, v.side, p_kind, p_key, coalesce(p_detail, ''));
  -- Whoever goes early may still go for a while; their visit waits for them as before.
  if v_leaving and v.side in ('patient', 'delegate') and (v.visit).status = 'waiting'
    and private.clock() < (v.visit).starts_at - interval '5 minutes'
    -- Who locked their phone meanwhile waits as well: whoever came and did not leave keeps the place.
    and not exists (select from private.last_steps((v.room).id, array['patient', 'delegate']) s where s.kind <> 'leave') then
    perform private.move_appointment(p_appointment, 'booked', 'left the waiting room');
  end if;
end $$;
comment on function public.record_join_event(uuid, text, uuid, text) is
  'The browser of a participant says join, leave, drop (the call broke off), device or quality. Repeatable by key. A patient who leaves more than five minutes early is out of the waiting room, the visit stays booked. No event ever ends a visit. Hints: consultation.notFound, tooEarly, tooLate, over, enterFirst.';

create or replace function public.record_callback(p_appointment uuid, p_answered boolean, p_key uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
begin
  if p_answered is null or p_key is null then
    perform private.refuse('data.invalid');
  end if;
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering']);
  perform private.refuse_unless_open(v.visit, 'infinity');
  if not p_answered and private.number_to_ring(v.room) is null then
    perform private.refuse('consultation.noNumber');
  end if;
  perform private.write_join_event(v.room, v.visit, v.side, 'callback', p_key, case when p_answered then 'answered' else 'noAnswer' end);
end $$;
comment on function public.record_callback(uuid, boolean, uuid) is
  'The specialist rang the patient: answered or not. Repeatable by key. Without an attempt nobody is called absent, and without a number nobody attempts it. Hints: consultation.notFound, tooEarly, over, noNumber.';

create or replace function public.stay_at_the_door(p_appointment uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_seen timestamptz;
begin
  perform private.spend('stay_at_the_door', 60, 60, 60);
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering']);
  perform private.refuse_unless_open(v.visit);
  -- A page that is only open says nothing: they came by a press, and whoever went comes back by one.
  if not exists (select from private.last_steps((v.room).id, array[v.side]) s
      where s.profile_id = private.me() and s.kind <> 'leave') then
    return false;
  end if;
  select d.seen_at into v_seen from private.door_stays d where d.consultation_id = (v.room).id
    and d.profile_id = private.me() and d.visit_starts_at = (v.visit).starts_at;
  insert into private.door_stays as d (consultation_id, profile_id, visit_starts_at, side)
  values ((v.room).id, private.me(), (v.visit).starts_at, v.side)
  on conflict (consultation_id, profile_id, visit_starts_at) do update
    set seen_at = greatest(d.seen_at, excluded.seen_at), side = excluded.side, silent_at = null;
  if v_seen <= private.clock() - interval '75 seconds' then
    perform private.broadcast('consultation:' || p_appointment, 'presence', jsonb_build_object('side', v.side, 'kind', 'join'));
  end if;
  return true;
end $$;
comment on function public.stay_at_the_door(uuid) is
  'The caller still has the door of this visit open (every 30 seconds). False: they do not count as here, because they did not come yet or left; a press does that. Hints: consultation.notFound, tooEarly, tooLate, over; data.busy.';

create or replace function public.enter_waiting_room(p_appointment uuid, p_location text, p_callback text, p_consent boolean, p_key uuid)
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
    callback_e164 = private.to_e164(v_callback), consent_at = coalesce(consent_at, private.clock()),
    consent_by = coalesce(consent_by, private.me())
  where id = (v.room).id;
  perform private.write_join_event(v.room, v.visit, v.side, 'join', p_key);
  if (v.visit).status = 'booked' then
    perform private.move_appointment(p_appointment, 'waiting', 'entered the waiting room');
    perform private.tell_practice(v.room, 'consultation.patientWaiting');
  end if;
  select * into v_row from public.consultations c where c.id = (v.room).id;
  return v_row;
end $$;
comment on function public.enter_waiting_room(uuid, text, text, boolean, uuid) is
  'The patient (or a messages-delegate) comes in, from 30 minutes before the visit until 15 after its end: consent, where they are, a number to ring. Repeatable; also coming back and correcting place or number. Hints: consultation.notFound, tooEarly, tooLate, over, locationRequired, consentRequired, validation.phone, validation.tooLong.';

create or replace function public.take_room_seat(p_appointment uuid, p_seat uuid, p_fingerprint text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_seat public.room_seats;
  v_n int;
begin
  if p_seat is null or p_fingerprint is null or p_fingerprint !~ '^([0-9A-F]{2}:){31}[0-9A-F]{2}$' then
    perform private.refuse('data.invalid');
  end if;
  perform private.spend('room_seat', 30, 30, 60);
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering', 'guest']);
  perform private.refuse_unless_open(v.visit);
  if v.side in ('specialist', 'covering') then
    perform private.require_practising();
  elsif (v.visit).status = 'booked' then
    perform private.refuse('consultation.enterFirst');
  end if;
  -- One after the other: the number says whose tab came last.
  perform from public.consultations c where c.id = (v.room).id for update;
  select * into v_seat from public.room_seats s where s.id = p_seat;
  if found then
    if (v_seat.profile_id, v_seat.consultation_id, v_seat.fingerprint) is distinct from (private.me(), (v.room).id, p_fingerprint) then
      perform private.refuse('data.conflict');
    end if;
    return private.room_now((v.room).id);
  end if;
  perform private.empty_seats(array(select s.id from public.room_seats s where s.consultation_id = (v.room).id
    and s.profile_id = private.me() and s.left_at is null), 'taken');
  select coalesce(max(s.n), 0) + 1 into v_n from public.room_seats s where s.consultation_id = (v.room).id;
  insert into public.room_seats (id, consultation_id, profile_id, side, n, fingerprint, visit_starts_at)
  values (p_seat, (v.room).id, private.me(), v.side, v_n, p_fingerprint, (v.visit).starts_at);
  perform private.write_join_event(v.room, v.visit, v.side, 'join', gen_random_uuid(), 'seat');
  perform private.broadcast('consultation:' || p_appointment, 'seat', jsonb_build_object('n', v_n, 'left', null));
  return private.room_now((v.room).id);
end $$;
comment on function public.take_room_seat(uuid, uuid, text) is
  'The caller''s tab sits down in the call of a visit under this id and the SHA-256 of its certificate (hexadecimal pairs with colons); their other tabs have left. Repeatable. Gives {state, medium, several, seats: [{id, n, side, name, mine, fingerprint}]}. Hints: consultation.notFound, tooEarly, tooLate, over, enterFirst; access.refused; data.conflict for an id that was used otherwise.';

create or replace function public.admit_patient(p_appointment uuid, p_key uuid) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row public.consultations;
begin
  perform private.require_practising();
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  perform private.refuse_unless_open(v.visit);
  perform private.write_join_event(v.room, v.visit, v.side, 'join', p_key);
  if (v.visit).status <> 'in_progress' then
    perform private.move_appointment(p_appointment, 'in_progress', 'admitted');
    perform private.tell_patient(v.room, 'consultation.admitted');
  end if;
  select * into v_row from public.consultations c where c.id = (v.room).id;
  return v_row;
end $$;
comment on function public.admit_patient(uuid, uuid) is
  'The specialist (or a covering colleague) begins the visit, with the patient there or not yet. Repeatable. Hints: consultation.notFound, tooEarly, tooLate, over; access.refused.';

create or replace function public.room_access(p_appointment uuid, p_seat uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_room public.consultations;
  v_side text := private.part_in(p_appointment, v_me);
  v_seat uuid;
begin
  -- A bad line asks at each mend and each reload; the limit is for programs, not for it.
  perform private.spend('room_access', 30, 30, 60);
  select * into v_visit from public.appointments a where a.id = p_appointment;
  select * into v_room from public.consultations c where c.appointment_id = p_appointment;
  if v_side is null and (private.guest_in(p_appointment, v_me)).id is not null then
    v_side := 'guest';
  end if;
  if v_room.id is null or v_side is null then
    perform private.refuse('consultation.notFound');
  end if;
  perform private.refuse_unless_open(v_visit);
  select s.id into v_seat from public.room_seats s where s.consultation_id = v_room.id and s.profile_id = v_me
    and s.left_at is null and (p_seat is null or s.id = p_seat);
  insert into private.room_keys (consultation_id) values (v_room.id) on conflict do nothing;
  return jsonb_build_object('side', v_side, 'room', v_room.room_id, 'seat', v_seat,
    'key', (select encode(k.key, 'base64') from private.room_keys k where k.consultation_id = v_room.id),
    -- Whoever sat there counts on: a call does not go back and forth between two ways because somebody left.
    'isOfMany', private.has_guests(v_room.id) or (select count(distinct s.profile_id) > 2 from public.room_seats s
      where s.consultation_id = v_room.id),
    'hidesAddress', private.hides_address(v_visit, v_me),
    'hidingIsOwn', exists (select from private.call_wishes w where w.profile_id = v_me));
end $$;
comment on function public.room_access(uuid, uuid) is
  'For the function room-access: what the caller, who takes part in this open visit, needs for its call: {side, room, seat, key, isOfMany, hidesAddress, hidingIsOwn}. seat: the one named if it is theirs and not left, else the one they sit in; null: none. hidingIsOwn: they said so or not themselves, else the specialist did. Thirty times a minute. Hints: consultation.notFound, tooEarly, tooLate, over; data.busy.';

create or replace function public.guest_place(p_appointment uuid, p_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.visit_guests;
  v_visit public.appointments;
begin
  perform private.refuse_reading_request();
  v_row := private.invitation_by(p_appointment, p_token);
  select * into v_visit from public.appointments a where a.id = p_appointment;
  return private.guest_line(v_row) || jsonb_build_object('startsAt', v_visit.starts_at, 'endsAt', v_visit.ends_at,
    'opensAt', (private.doors(v_visit)).opens_at, 'isRunning', v_visit.status = 'in_progress',
    'mode', v_visit.mode,
    -- Whose visit it is shows when they are in it, not before.
    'people', case when v_row.state = 'admitted' then jsonb_build_object('patientName', private.person_name(v_visit.patient_id),
      'specialistName', private.person_name(v_visit.specialist_id)) end);
end $$;
comment on function public.guest_place(uuid, text) is
  'What the invited see: their line as guests_of_visit, when the visit is, whether it runs, and, once admitted, who is in it. By the token of the link before they accept. POST only. Hint: guests.notFound.';

create or replace function private.visit_results(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'notes', private.visit_notes(p_visit, p_me), 'payment', private.visit_money(p_visit, p_side, p_me),
    'threadUntil', case when p_visit.booked_at is not null then private.thread_closes_at(p_visit) end,
    'prescriptions', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'status', p.status, 'issuedAt', p.issued_at,
        'runsOutOn', p.runs_out_on, 'items', (select coalesce(jsonb_agg(jsonb_build_object('medicine', i.medicine,
            'form', i.form, 'strength', i.strength, 'directions', i.directions, 'quantity', i.quantity,
            'repeats', i.repeats) order by i.position), '[]')
          from public.prescription_items i where i.prescription_id = p.id)) order by p.created_at), '[]')
      from public.prescriptions p
      where p.appointment_id = p_visit.id and p.status not in ('cancelled', 'entered_in_error')
        and (p.patient_id = p_me and p.issued_at is not null or p.prescriber_id = p_me)),
    'review', (select jsonb_build_object('started', r.started, 'connection', r.connection, 'nextStep', r.next_step)
      from public.reviews r where r.appointment_id = p_visit.id and r.patient_id = p_me),
    'reviewUntil', case when p_side = 'patient' and private.was_held(p_visit) then p_visit.ends_at + interval '60 days' end,
    'earlier', (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from (
      select a.id, a.starts_at as "startsAt", a.status, a.mode from public.appointments a
      where a.patient_id = p_visit.patient_id and a.specialist_id = p_visit.specialist_id and a.starts_at <= p_visit.starts_at
        and a.id <> p_visit.id
        and a.status in ('completed', 'no_show_patient', 'no_show_specialist') and p_me in (a.patient_id, a.specialist_id)
      order by a.starts_at desc limit 5) e))
$$;
comment on function private.visit_results(public.appointments, text, uuid) is
  'What came of a visit, for who may read it: signed notes for the patient, own notes and prescriptions for who wrote them; and the earlier visits of the same two people.';

create or replace function public.visit_details(p_appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_side text;
begin
  select * into v_visit from public.appointments a where a.id = p_appointment;
  v_side := private.side_in_visit(v_visit, v_me);
  if v_visit.id is null or v_side is null then
    perform private.refuse('consultation.notFound');
  end if;
  return jsonb_build_object('askedAt', private.clock(), 'side', v_side,
      'visit', private.visit_row(v_visit, v_side, v_me)
        || jsonb_build_object('alternatives', private.times_offered_instead(v_visit)),
      'patientName', private.person_name(v_visit.patient_id), 'specialistName', private.person_name(v_visit.specialist_id),
      'bookedByName', case when v_visit.booked_by not in (v_visit.patient_id, v_visit.specialist_id)
        then private.person_name(v_visit.booked_by) end,
      'invitation', private.visit_invitation(v_visit, v_side), 'instead', private.time_kept_instead(v_visit),
      'consentAt', v_visit.consent_at, 'opensAt', (private.doors(v_visit)).opens_at,
      'closesAt', nullif((private.doors(v_visit)).closes_at, 'infinity'),
      'room', private.visit_room(v_visit, v_side, v_me), 'history', private.visit_history(v_visit, v_side))
    || private.visit_prepared(v_visit, v_side, v_me) || private.visit_results(v_visit, v_side, v_me);
end $$;
comment on function public.visit_details(uuid) is
  'One visit as its patient, their delegate, its specialist or a covering colleague may see it: the visit itself, how it goes, its history, what was prepared and shared, and what came of it. Hint: consultation.notFound, the same for no part in it and no such visit.';

create or replace function public.submit_review(p_appointment uuid, p_facts jsonb) returns public.reviews
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_row public.reviews;
begin
  if p_facts is null or jsonb_typeof(p_facts) <> 'object' then
    perform private.refuse('data.invalid');
  end if;
  if coalesce(p_facts ->> 'started', '') not in ('on_time', 'within_15', 'later') then
    perform private.refuse('review.started');
  elsif (p_facts ->> 'connection') not in ('clear', 'interrupted', 'failed')
      or (p_facts ->> 'nextStep') not in ('clear', 'partly', 'unclear') then
    perform private.refuse('data.invalid');
  end if;
  select * into v_visit from public.appointments a where a.id = p_appointment and a.patient_id = v_me for key share;
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  if not private.was_held(v_visit) then
    perform private.refuse('review.notCompleted');
  end if;
  select * into v_row from public.reviews r where r.appointment_id = p_appointment;
  if not found then
    if v_visit.ends_at + interval '60 days' < private.clock() then
      perform private.refuse('review.tooLate');
    end if;
    insert into public.reviews (appointment_id, patient_id, specialist_id, started, connection, next_step)
    values (p_appointment, v_me, v_visit.specialist_id, p_facts ->> 'started', p_facts ->> 'connection',
      p_facts ->> 'nextStep')
    on conflict (appointment_id) do nothing;
    select * into v_row from public.reviews r where r.appointment_id = p_appointment;
  end if;
  if (v_row.started, v_row.connection, v_row.next_step)
    is distinct from (p_facts ->> 'started', p_facts ->> 'connection', p_facts ->> 'nextStep') then
    perform private.refuse('review.alreadyGiven');
  end if;
  return v_row;
end $$;
comment on function public.submit_review(uuid, jsonb) is
  'The patient of a visit that was held says once what happened: { started, connection?, nextStep? }; within 60 days, repeatable with the same words. Hints: booking.notFound, review.notCompleted, review.started, review.alreadyGiven, review.tooLate.';

