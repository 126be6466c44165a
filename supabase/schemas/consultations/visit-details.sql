-- Everything about one visit for the person who looks at it: one call, so that what is on the page is of one moment.
--
-- Each part holds what that side may read anyway; nothing here opens a door. Who has no part in a visit gets the answer that
-- a visit gives which does not exist.

create function private.side_in_visit(p_visit public.appointments, p_me uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when p_visit.status = 'entered_in_error' or private.is_hidden(p_visit.id) then null
    when p_visit.patient_id = p_me then 'patient'
    when p_visit.specialist_id = p_me and (p_visit.booked_at is not null or p_visit.requested_at is not null)
      and private.is_practising(p_me) then 'specialist'
    when exists (select from public.consultations c where c.appointment_id = p_visit.id and c.covered_by = p_me)
      and private.is_practising(p_me) then 'covering'
    -- Who acts for the patient without a right to the record, or takes part beside them under an own name.
    when p_visit.patient_id = private.me() or private.stands_for(p_visit.patient_id, 'join', p_me) then 'delegate' end
$$;
comment on function private.side_in_visit(public.appointments, uuid) is
  'As what somebody looks at a visit: patient, delegate, specialist (from request or booking on) and covering while they practise; null: they do not.';

create function private.visit_row(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', v.id, 'status', case when l.lapsed then 'expired' else v.status end, 'starts_at', v.starts_at,
    'ends_at', v.ends_at, 'mode', v.mode, 'reason', case when p_side <> 'delegate' or v.booked_by = p_me
      then v.reason else '' end,
    'sequence', v.sequence, 'hold_expires_at', case when not l.lapsed then v.hold_expires_at end,
    'extension_used', v.extension_used, 'visit_type_id', v.visit_type_id, 'visit_type_name', v.visit_type_name,
    'minutes', (extract(epoch from v.ends_at - v.starts_at) / 60)::int, 'price_minor', v.price_minor, 'currency', v.currency,
    'viewer_role', case when w.practice then 'specialist' else 'patient' end,
    'counterpart_id', case when w.practice then v.patient_id else v.specialist_id end,
    'counterpart_name', case when w.practice then patient.name else doctor.name end,
    'counterpart_specialty', case when not w.practice then s.specialty end,
    'tz_patient', v.tz_patient, 'tz_specialist', v.tz_specialist, 'cancelled_by', v.cancelled_by)
  || jsonb_build_object('cancel_reason', v.cancel_reason, 'cancelled_late', v.cancelled_late,
    'payment_state', case when l.lapsed and pay.state in ('requires_payment', 'processing', 'failed') then 'expired'
      else pay.state end,
    'created_at', v.created_at, 'needs_approval', v.needs_approval, 'moves_left', greatest(3 - v.moves_by_patient, 0),
    'alternatives', '[]'::jsonb, 'booked_by_other', v.booked_by <> v.patient_id, 'extra_minutes', v.extra_minutes,
    'cancels_at', case when v.cancels_as ->> 'by' = case when w.practice then 'specialist' else 'patient' end then v.cancels_at end,
    'proposed_start', (q.of).proposed_start, 'proposal_reason', (q.of).proposal_reason, 'proposal_until', (q.of).proposal_until,
    'stands_in_for', case p_side when 'covering' then doctor.name end,
    'covering_name', case when p_side <> 'covering' then private.covering_name(v.id) end,
    'patient_born', person.born, 'patient_gender', person.gender, 'first_visit', person.first_visit,
    'charge_minor', coalesce(pay.amount_minor, v.price_minor), 'charge_currency', coalesce(pay.currency, v.currency))
  from (select (p_visit).*) v
  cross join lateral (select v.status in ('requested', 'held', 'awaiting_payment')
    and v.hold_expires_at <= private.clock() as lapsed) l
  cross join lateral (select p_side in ('specialist', 'covering') as practice) w
  join public.profiles patient on patient.id = v.patient_id join public.profiles doctor on doctor.id = v.specialist_id
  join public.specialists s on s.profile_id = v.specialist_id
  left join public.payments pay on pay.appointment_id = v.id
  left join lateral (select p_visit as of where private.is_proposed(p_visit)) q on true
  left join lateral private.person_in_visit(p_visit) person on w.practice
$$;
comment on function private.visit_row(public.appointments, text, uuid) is
  'A visit as a row of my_appointments, for one side of it.';

create function private.visit_history(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'status', e.to_status, 'moved', e.from_status = e.to_status,
      'by', case when e.actor is null then 'system' when e.actor = p_visit.patient_id then 'patient'
        when e.actor = p_visit.specialist_id then 'specialist' when k.name is not null then 'covering' else 'other' end,
      'byName', k.name, 'own', coalesce(e.actor = p_me, false),
      'wasAt', e.meta -> 'wasAt', 'movedTo', e.meta -> 'startsAt', 'accepted', coalesce((e.meta -> 'accepted')::boolean, false),
      -- Only what one side wrote for the other; the reasons of other steps are our own words.
      'reason', case when e.from_status = e.to_status or e.to_status in ('cancelled', 'declined') then e.reason end)
    order by e.id), '[]')
  from public.appointment_events e
  -- Who stood in then, also when somebody else does now.
  left join lateral (select private.person_name(e.actor) as name where exists (select from public.consultation_events o
    join public.consultations c on c.id = o.consultation_id where c.appointment_id = p_visit.id and o.covered_by = e.actor)) k on true
  where e.appointment_id = p_visit.id and (p_side in ('patient', 'delegate')
    or e.to_status not in ('held', 'awaiting_payment', 'expired'))
$$;
comment on function private.visit_history(public.appointments, text, uuid) is
  'The steps of a visit, oldest first: what, when, by which side (of a colleague who stood in: byName) and whether by the caller, what it was moved from and to, and whether that was a time its specialist had proposed (accepted; then the reason is theirs).';

create function private.visit_intake(p_visit public.appointments, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('savedAt', i.created_at, 'reason', i.reason, 'questions', i.top_questions,
    'symptoms', i.symptoms_worse, 'danger', i.danger, 'files', (select coalesce(jsonb_agg(
        private.file_line(d, p_me) order by d.created_at, d.id), '[]')
      from public.documents d where d.id = any (i.files) and d.appointment_id is distinct from p_visit.id
        and d.state not in ('refused', 'removed')))
  from public.intake i where i.appointment_id = p_visit.id order by i.version desc limit 1
$$;
comment on function private.visit_intake(public.appointments, uuid) is 'What the patient said before a visit, its newest version; null: nothing.';

create function private.visit_prepared(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with may as materialized (
    select p_side = 'patient' as patient, p_side = 'delegate' and p_visit.patient_id = private.me() and private.actor_may('book')
      as books, p_side in ('specialist', 'covering') and exists (select from public.consultations c
      where c.appointment_id = p_visit.id and p_me in (c.specialist_id, c.covered_by)) as holds
  )
  select jsonb_build_object(
    'preparation', case when m.patient or m.books or m.holds then (select jsonb_build_object('done', p.done,
        'devices', p.devices, 'devicesTestedAt', p.devices_tested_at)
      from public.visit_preparations p where p.appointment_id = p_visit.id) end,
    'intake', case when m.patient then private.visit_intake(p_visit, p_me) end,
    'toOpen', m.holds and exists (select from jsonb_each(private.visit_words(p_visit, p_me)) w where w.value <> 'null'),
    'files', case when m.patient or m.holds then (select coalesce(jsonb_agg(private.file_line(d, p_me)
        order by d.created_at, d.id), '[]')
      from public.documents d where d.appointment_id = p_visit.id and d.state = 'stored') else '[]' end,
    'triage', exists (select from public.triage_sessions t where t.appointment_id = p_visit.id and private.sees_check(t.category, t.saved_by, t.answers)),
    'urgentAt', case when m.patient or m.holds then (select max(t.attached_at) from public.triage_sessions t
      where t.appointment_id = p_visit.id and t.level <= 2) end,
    'sharing', (select jsonb_build_object('categories', g.categories, 'files', g.files, 'state', g.state, 'until', g.until)
      from public.access_grants g where g.appointment_id = p_visit.id
        and (m.patient or m.books or g.grantee_id = p_me and g.state <> 'offered')
      order by g.version desc, g.created_at desc limit 1))
  from may m
$$;
comment on function private.visit_prepared(public.appointments, text, uuid) is
  'What was prepared for a visit and what it shares: for the patient and, without their words and files, who books for them; for the practice from the booking on, but for the words (toOpen: open_visit_words has some). The name of a file is the owner''s alone: others open it, which is written into the access log.';

create function private.visit_results(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
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
        and (p.patient_id = p_me and p.issued_at is not null and private.sees_category(p.category) or p.prescriber_id = p_me)),
    'review', (select jsonb_build_object('started', r.started, 'connection', r.connection, 'nextStep', r.next_step)
      from public.reviews r where r.appointment_id = p_visit.id and r.patient_id = p_me),
    'reviewUntil', case when p_side = 'patient' and private.was_held(p_visit) then p_visit.ends_at + interval '60 days' end,
    'earlier', (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from (
      select a.id, a.starts_at as "startsAt", a.status, a.mode from public.appointments a
      where a.patient_id = p_visit.patient_id and a.specialist_id = p_visit.specialist_id and a.starts_at <= p_visit.starts_at
        and a.id <> p_visit.id and a.status in ('completed', 'no_show_patient', 'no_show_specialist') and p_me in (a.patient_id, a.specialist_id)
      order by a.starts_at desc limit 5) e))
$$;
comment on function private.visit_results(public.appointments, text, uuid) is
  'What came of a visit, for who may read it: signed notes for the patient, own notes and prescriptions for who wrote them; and the earlier visits of the patient with the same specialist.';

create function private.missing_before(p_visit public.appointments, p_side text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('allergies', (private.allergy_state(p_visit.patient_id, private.actor_may('sensitive'))).state = 'not_asked',
    'weight', private.today_at_home() < private.birthday(f.date_of_birth, 12) and not exists (select from public.observations o
      where o.patient_id = p_visit.patient_id and o.code = 'body_weight' and o.status <> 'entered_in_error'
        and o.taken_at > private.clock() - interval '30 days' and not exists (select from public.observations n where n.replaces = o.id)))
  from public.patients f where f.profile_id = p_visit.patient_id and p_side = 'patient' and private.may_write_record(f.profile_id)
    and p_visit.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting')
$$;
comment on function private.missing_before(public.appointments, text) is
  'What the patient''s side can still tell before the doctor comes: {allergies: nobody has asked; weight: none of the last 30 days of somebody under 12}. Null for others, and for who may not write into the record.';

create function private.may_write_record(p_patient uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select b.basis is not null from private.access_basis(private.actor(), p_patient, 'profile', true) b
$$;
comment on function private.may_write_record(uuid) is 'Whether the caller may add to this record: its person, or who acts for them with that right.';

create function public.visit_details(p_appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Who acts without a right to the record looks as the delegate they are.
  v_me uuid := case when private.actor_may('records') then private.require_me() else private.require_actor() end;
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
      -- Whoever holds the visit asks for it, to be sure whom they see; the patient's own device asks by it for danger signs.
      'patientBorn', case when v_side = 'patient' or v_side in ('specialist', 'covering') and v_visit.booked_at is not null
        then (select f.date_of_birth from public.patients f where f.profile_id = v_visit.patient_id) end,
      'bookedByName', case when v_visit.booked_by not in (v_visit.patient_id, v_visit.specialist_id)
        then private.person_name(v_visit.booked_by) end,
      'companion', case when v_side <> 'delegate' then v_visit.companion else '' end,
      'consentWords', case when v_side in ('patient', 'delegate') then private.consent_words(v_visit.patient_id, private.actor()) end,
      'present', private.visit_present(v_visit, v_side), 'capacity', case when v_side <> 'delegate' then private.capacity_of(v_visit) end,
      'turned', private.turned_to(v_visit, v_side), 'invitation', private.visit_invitation(v_visit, v_side), 'instead', private.time_kept_instead(v_visit),
      'consentAt', v_visit.consent_at, 'opensAt', (private.doors(v_visit)).opens_at,
      'closesAt', nullif((private.doors(v_visit)).closes_at, 'infinity'),
      'room', private.visit_room(v_visit, v_side, v_me), 'history', private.visit_history(v_visit, v_side, v_me),
      'brief', private.visit_brief(v_visit, v_side, v_me), 'missing', private.missing_before(v_visit, v_side))
    || private.visit_prepared(v_visit, v_side, v_me) || private.visit_results(v_visit, v_side, v_me);
end $$;
comment on function public.visit_details(uuid) is
  'One visit as its patient, their delegate, its specialist or a covering colleague may see it: the visit itself, how it goes, its history, what was prepared and shared, and what came of it. patientBorn: for the patient, and for who holds a booked visit. present: for who holds it; consentWords: by which words the caller agrees at the door. Hint: consultation.notFound, the same for no part in it and no such visit.';
grant execute on function public.visit_details to authenticated;

create function private.times_offered_instead(p_visit public.appointments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(t.at::timestamptz order by t.at::timestamptz), '[]')
  from public.appointment_events e cross join jsonb_array_elements_text(e.meta -> 'alternatives') t (at)
  where p_visit.status = 'declined' and e.appointment_id = p_visit.id and e.to_status = 'declined'
    and t.at::timestamptz > private.clock()
$$;
comment on function private.times_offered_instead(public.appointments) is
  'Times that came with a no and lie ahead, earliest first; none for a visit that was not declined.';

create function private.visit_invitation(p_visit public.appointments, p_side text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reason', case when p_side in ('patient', 'specialist') then q.reason end)
  from public.squeeze_ins q where q.appointment_id = p_visit.id
$$;
comment on function private.visit_invitation(public.appointments, text) is
  'Why the specialist invited to an extra visit, for the two of them; others learn only that it is one. Null for other visits.';
