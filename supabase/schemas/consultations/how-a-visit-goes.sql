-- How a visit goes, and where its patient is, as one side of it may see that.

create function private.visit_place(p_room public.consultations, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('location', c.patient_location, 'phone', c.callback_phone, 'e164', c.callback_e164,
    'isOfThisVisit', c.id = p_room.id)
  from public.consultations c
  where c.patient_location is not null and case p_side
    when 'patient' then c.patient_id = p_me and (c.id = p_room.id or (p_room.patient_location is null
      and p_room.ended_at is null))
    when 'delegate' then c.id = p_room.id and private.stands_for(c.patient_id, 'join', p_me)
    -- Where help is to be sent: while the visit runs, and for a day when the patient was handed over.
    else c.id = p_room.id and (c.state in ('lobby', 'active', 'interrupted')
      or (c.state = 'transferred_to_emergency' and c.ended_at > private.clock() - interval '1 day')) end
    and c.patient_id = p_room.patient_id
  order by c.consent_at desc limit 1
$$;
comment on function private.visit_place(public.consultations, text, uuid) is
  'Where the patient of a visit is and what number to ring: for themselves (before they said it, what they said last for another visit), for who sits in it beside them, and for the practice while it runs. Null: nothing to tell.';

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

create function private.visit_words(p_visit public.appointments, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('intake', private.visit_intake(p_visit, p_me), 'place', private.visit_place(c, 'specialist', p_me),
    -- A patient who never came in is rung as well before they are called absent; until then no number is looked at.
    'ring', case when p_visit.status in ('booked', 'waiting', 'in_progress')
      and private.clock() >= (private.doors(p_visit)).opens_at then private.number_to_ring(c) end)
  from public.consultations c where c.appointment_id = p_visit.id
$$;
comment on function private.visit_words(public.appointments, uuid) is
  'What who holds a visit reads of its patient by it: {intake, place, ring}, each null where there is nothing to tell; null before it was booked.';

create function public.open_visit_words(p_appointment uuid, p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
begin
  perform private.refuse_reading_request();
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering']);
  perform private.log_look_of_visit(v.visit, 'intake', p_screen);
  return private.issue_look('words', (v.visit).patient_id, jsonb_build_object('appointment', p_appointment));
end $$;
comment on function public.open_visit_words(uuid, text) is
  'Opens what the patient wrote before a visit, and while it runs where they are and what number to ring, for who holds it; leaves a line in the access log, gives the ticket for read_look. Hint: consultation.notFound.';
grant execute on function public.open_visit_words to authenticated;

create function private.look_at_words(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
begin
  select * into v from private.join_visit((p_look.subject ->> 'appointment')::uuid, array['specialist', 'covering']);
  return private.visit_words(v.visit, p_look.issued_to);
end $$;
comment on function private.look_at_words(private.look_tickets) is 'What the patient wrote before a visit, where they are and what number to ring. Hint: consultation.notFound.';

create function public.my_places(p_appointment uuid)
returns table (appointment_id uuid, patient_location text, callback_phone text, consent_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.appointment_id, c.patient_location, c.callback_phone, c.consent_at
  from public.consultations c
  where c.patient_location is not null and not private.is_hidden(c.appointment_id) and (c.patient_id = (select private.me())
      -- Who comes in for the patient without a right to the record knows what they said themselves.
      and ((select private.actor_may('records')) or c.consent_by = (select private.actor()))
    or c.appointment_id = p_appointment and private.part_in(p_appointment, (select private.me())) = 'delegate')
  order by c.updated_at desc limit 20
$$;
comment on function public.my_places(uuid) is
  'Where the caller, a patient, said to be for their visits, and what number to ring, newest first; for who sits in the visit of somebody that of this visit alone.';
grant execute on function public.my_places to authenticated;

create function private.visit_room(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
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
    'agreedAt', case when p_side in ('patient', 'delegate') then c.consent_at end,
    'wrongPersonAt', c.wrong_person_at, 'identityConfirmedAt', case when p_side in ('specialist', 'covering') then c.identity_confirmed_at end,
    -- Our own word for a visit that was called off, missed or turned is no reason that somebody gave.
    'closingReason', case when p_side <> 'delegate' and c.closing_reason <> p_visit.status
      and not exists (select from public.appointments t where t.turned_from = p_visit.id) then c.closing_reason end,
    'ring', null, 'place', case when p_side in ('patient', 'delegate') then private.visit_place(c, p_side, p_me) end,
    'noShow', private.no_show_now(p_visit, p_side))
  from public.consultations c where c.appointment_id = p_visit.id
$$;
comment on function private.visit_room(public.appointments, text, uuid) is 'How a visit goes or went, for one side of it; null before it was booked.';
