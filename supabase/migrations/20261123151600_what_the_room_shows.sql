-- What the room shows: where a visit stands, what is missing, what came of it; and what to watch for after it.

create or replace function private.is_watch_list(p_lines jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select coalesce(jsonb_typeof(p_lines) = 'array' and jsonb_array_length(p_lines) <= 6
    and not exists (select from jsonb_array_elements(p_lines) l where jsonb_typeof(l) <> 'string'
      or (l #>> '{}') !~ '\S' or length(l #>> '{}') > 200), false)
$$;
comment on function private.is_watch_list(jsonb) is 'Whether these are at most six lines of at most 200 characters, none of them blank.';
revoke execute on function private.is_watch_list from public, anon, authenticated, service_role;

create or replace function private.is_watch_for(p_watch jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select coalesce(jsonb_typeof(p_watch) = 'object' and p_watch - 'callAtOnce' - 'writeOrBook' = '{}'
    and private.is_watch_list(coalesce(p_watch -> 'callAtOnce', '[]'))
    and private.is_watch_list(coalesce(p_watch -> 'writeOrBook', '[]')), false)
$$;
comment on function private.is_watch_for(jsonb) is
  'Whether this says what to watch for after a visit: callAtOnce (112) and writeOrBook, each a list of lines; a part that is left out has none.';
revoke execute on function private.is_watch_for from public, anon, authenticated, service_role;

create or replace function private.check_watch_for(p_watch jsonb) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if jsonb_path_exists(p_watch, 'strict $.*[*] ? (@ like_regex ".{201}" flag "s")', silent => true) then
    perform private.refuse('validation.tooLong');
  end if;
  if jsonb_path_exists(p_watch, 'strict $.* ? (@.size() > 6)', silent => true) then
    perform private.refuse('validation.tooMany');
  end if;
  if not private.is_watch_for(p_watch) then
    perform private.refuse('data.invalid');
  end if;
end $$;
comment on function private.check_watch_for(jsonb) is
  'Refuses what is no list of what to watch for. Hints: validation.tooLong, validation.tooMany, data.invalid.';
revoke execute on function private.check_watch_for from public, anon, authenticated, service_role;

alter table public.notes add column watch_for jsonb not null default '{}' check (private.is_watch_for(watch_for));
comment on column public.notes.watch_for is
  'What the patient is to watch for, in plain words: {callAtOnce: [], writeOrBook: []}. Read with the signed plan.';
alter table public.note_copies add column watch_for jsonb not null default '{}';

drop function public.save_note(uuid, int, jsonb, text, jsonb);
drop function private.visit_room(public.appointments);

create or replace function private.note_hash(p_note public.notes) returns bytea
language sql immutable security invoker set search_path = '' as $$
  select sha256(convert_to((jsonb_build_array(p_note.id, p_note.appointment_id, p_note.patient_id, p_note.author_id,
    p_note.addendum_of, p_note.category, p_note.soap, p_note.plan_plain, p_note.teach_back,
    (extract(epoch from p_note.signed_at) * 1000000)::bigint)
    || case p_note.watch_for when '{}' then '[]' else jsonb_build_array(p_note.watch_for) end)::text, 'utf8'))
$$;
comment on function private.note_hash(public.notes) is
  'SHA-256 over everything that is signed. A note that names nothing to watch for has the one it had before there was such a list.';
revoke execute on function private.note_hash from public, anon, authenticated, service_role;

create or replace function private.keep_copy(p_note public.notes, p_why text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select c.id into v_id from public.note_copies c where c.note_id = p_note.id
    and (c.soap, c.plan_plain, c.teach_back, c.watch_for)
      = (p_note.soap, p_note.plan_plain, p_note.teach_back, p_note.watch_for) limit 1;
  if v_id is null then
    insert into public.note_copies (note_id, author_id, version, why, soap, plan_plain, teach_back, watch_for)
    values (p_note.id, p_note.author_id, p_note.version, p_why, p_note.soap, p_note.plan_plain, p_note.teach_back,
      p_note.watch_for)
    returning id into v_id;
  end if;
  return v_id;
end $$;
comment on function private.keep_copy(public.notes, text) is 'Keeps words of a draft beside it; the same words once.';
revoke execute on function private.keep_copy from public, anon, authenticated, service_role;

create or replace function public.save_note(p_note uuid, p_version int, p_soap jsonb, p_plan_plain text,
  p_teach_back jsonb default '[]', p_watch_for jsonb default '{}')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.notes := private.my_note(p_note);
  v_new public.notes := v_row;
begin
  if jsonb_typeof(p_soap) = 'object' and exists (select from jsonb_each_text(p_soap) e where length(e.value) > 10000) then
    perform private.refuse('notes.partTooLong');
  end if;
  if p_version is null or not coalesce(private.is_soap(p_soap), false)
    or not coalesce(private.is_teach_back(p_teach_back), false) then
    perform private.refuse('data.invalid');
  end if;
  perform private.check_watch_for(p_watch_for);
  if length(p_plan_plain) > 4000 then
    perform private.refuse('notes.planTooLong');
  end if;
  v_new.soap := p_soap;
  v_new.plan_plain := coalesce(p_plan_plain, '');
  v_new.teach_back := p_teach_back;
  v_new.watch_for := p_watch_for;
  -- A repeat whose answer was lost on the way finds its own words already there.
  if (v_row.soap, v_row.plan_plain, v_row.teach_back, v_row.watch_for)
    = (v_new.soap, v_new.plan_plain, v_new.teach_back, v_new.watch_for) then
    return jsonb_build_object('saved', true, 'note', to_jsonb(v_row));
  end if;
  if v_row.state <> 'draft' or v_row.version <> p_version then
    v_new.version := p_version;
    return jsonb_build_object('saved', false, 'hint', case v_row.state when 'draft' then 'notes.changedElsewhere'
      else 'notes.signedElsewhere' end, 'copy_id', private.keep_copy(v_new, 'late'), 'note', to_jsonb(v_row));
  end if;
  if not exists (select from public.note_copies c where c.note_id = v_row.id and c.why = 'earlier'
      and c.at > private.clock() - interval '1 minute') and (v_row.soap <> '{}' or v_row.plan_plain <> '') then
    perform private.keep_copy(v_row, 'earlier');
  end if;
  update public.notes set soap = v_new.soap, plan_plain = v_new.plan_plain, teach_back = v_new.teach_back,
    watch_for = v_new.watch_for
  where id = v_row.id returning * into v_row;
  return jsonb_build_object('saved', true, 'note', to_jsonb(v_row));
end $$;
comment on function public.save_note(uuid, int, jsonb, text, jsonb, jsonb) is
  'Saves a draft that began from that version. Came another save first, nothing is overwritten: saved is false, the newest note comes back with the hint to show, and these words are kept in note_copies. Hints: notes.notFound, partTooLong, planTooLong, validation.tooLong, validation.tooMany, data.invalid; as an answer notes.changedElsewhere, signedElsewhere.';
revoke execute on function public.save_note from public, anon, authenticated, service_role;
grant execute on function public.save_note to authenticated;

create or replace function private.lines_of(p_texts jsonb) returns text
language sql immutable security invoker set search_path = '' as $$
  select string_agg(t.line, E'\n' order by t.place) from jsonb_array_elements_text(p_texts) with ordinality t (line, place)
$$;
comment on function private.lines_of(jsonb) is 'A list of texts as lines of one text; null without any.';
revoke execute on function private.lines_of from public, anon, authenticated, service_role;

create or replace function private.fhir_composition(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Composition', 'id', n.id, 'meta', private.fhir_meta(n.category, n.version,
    n.signed_at),
    'status', 'final', 'type', private.fhir_code('http://loinc.org', '11488-4', 'Consult note'),
    'subject', private.fhir_ref('Patient', n.patient_id::text), 'encounter', private.fhir_encounter_of(n.appointment_id),
    'date', n.signed_at, 'author', jsonb_build_array(private.fhir_who(n.author_id, p_person)),
    'title', case when n.addendum_of is null then 'Note of a visit' else 'Addendum' end,
    'attester', jsonb_build_array(jsonb_build_object('mode', 'professional', 'time', n.signed_at,
      'party', private.fhir_who(n.author_id, p_person))),
    'relatesTo', case when n.addendum_of is not null then jsonb_build_array(jsonb_build_object('code', 'appends',
      'targetReference', private.fhir_ref('Composition', n.addendum_of::text))) end,
    'section', (select jsonb_agg(jsonb_build_object('title', s.title, 'text', private.fhir_div(s.words)) order by s.place)
      from (values (1, 'Subjective', n.soap ->> 'subjective'), (2, 'Objective', n.soap ->> 'objective'),
        (3, 'Assessment', n.soap ->> 'assessment'), (4, 'Plan', n.soap ->> 'plan'),
        (5, 'The plan in plain words', n.plan_plain),
        (6, 'Call 112 at once', private.lines_of(n.watch_for -> 'callAtOnce')),
        (7, 'Write or book', private.lines_of(n.watch_for -> 'writeOrBook'))) s (place, title, words) where s.words ~ '\S'))
  from public.notes n where n.patient_id = p_person and n.state = 'signed'
$$;
comment on function private.fhir_composition(uuid) is 'Signed notes and addenda. Source: https://hl7.org/fhir/R4/composition.html';
revoke execute on function private.fhir_composition from public, anon, authenticated, service_role;

create or replace function private.is_here(p_consultation uuid, p_sides text[], p_not uuid default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from (
      select distinct on (e.profile_id) e.* from public.join_events e
      where e.consultation_id = p_consultation and e.side = any (p_sides) and e.kind in ('join', 'leave', 'drop')
        and e.visit_starts_at = (select a.starts_at from public.appointments a
          join public.consultations c on c.appointment_id = a.id where c.id = p_consultation)
      order by e.profile_id, e.id desc) last
    left join lateral (
      select max(s.seen_at) as seen_at, bool_or(s.left_at is null and s.seen_at > private.clock() - interval '75 seconds') as sits
      from public.room_seats s where s.consultation_id = p_consultation and s.profile_id = last.profile_id
        and s.visit_starts_at = last.visit_starts_at) seat on true
    -- A browser that crashed says no goodbye: who ever sat in the call is there while their seat is kept, or came back to
    -- the waiting room since.
    where last.profile_id is distinct from p_not and (seat.sits or (last.kind = 'join'
      and (seat.seen_at is null or (last.detail <> 'seat' and last.at > seat.seen_at)))))
$$;
comment on function private.is_here(uuid, text[], uuid) is
  'Whether somebody of these sides (other than the person named) is here: sits in the call (heard of within 75 seconds) or, without ever having sat there, came to this visit and neither left nor fell out since.';
revoke execute on function private.is_here from public, anon, authenticated, service_role;

create or replace function private.no_show_times(p_starts timestamptz, out report_from timestamptz, out specialist_by timestamptz,
  out patient_by timestamptz)
language sql immutable security invoker set search_path = '' as $$
  select p_starts + interval '10 minutes', p_starts + interval '15 minutes', p_starts + interval '20 minutes'
$$;
comment on function private.no_show_times(timestamptz) is
  'From when the practice may report that the patient did not come; until when the specialist must have come; until when the patient must have.';
revoke execute on function private.no_show_times from public, anon, authenticated, service_role;

create or replace function private.no_show_now(p_visit public.appointments, p_side text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reportFrom', t.report_from, 'specialistBy', t.specialist_by, 'patientBy', t.patient_by,
    'specialistCame', e.specialist_joined,
    'missing', case when p_side in ('specialist', 'covering') then to_jsonb(array_remove(array[
      case when not e.specialist_joined then 'join' end, case when e.patient_there then 'patientCame' end,
      case when not e.rang_in_vain then 'ring' end], null)) end)
  from private.no_show_times(p_visit.starts_at) t cross join private.join_evidence(p_visit.id) e
  where p_visit.status in ('booked', 'waiting') and p_visit.corrected_at is null
$$;
comment on function private.no_show_now(public.appointments, text) is
  'How the clock of no-shows stands for a coming visit: its times, whether the specialist came, and for the practice why it may not report one yet (join: nobody of the practice came; patientCame; ring: nobody rang in vain since the start). Null: nothing to decide.';
revoke execute on function private.no_show_now from public, anon, authenticated, service_role;

create or replace function private.settle_no_show(p_appointment uuid) returns text
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

create or replace function public.report_no_show(p_appointment uuid) returns public.appointments
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

create or replace function private.visit_place(p_room public.consultations, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('location', c.patient_location, 'phone', c.callback_phone, 'e164', c.callback_e164,
    'isOfThisVisit', c.id = p_room.id)
  from public.consultations c
  where c.patient_location is not null and case p_side
    when 'patient' then c.patient_id = p_me and (c.id = p_room.id or (p_room.patient_location is null
      and p_room.ended_at is null))
    when 'delegate' then c.id = p_room.id and private.delegated(c.patient_id, 'messages', p_me) is not null
    -- Where help is to be sent: while the visit runs, and for a day when the patient was handed over.
    else c.id = p_room.id and (c.state in ('lobby', 'active', 'interrupted')
      or (c.state = 'transferred_to_emergency' and c.ended_at > private.clock() - interval '1 day')) end
    and c.patient_id = p_room.patient_id
  order by c.consent_at desc limit 1
$$;
comment on function private.visit_place(public.consultations, text, uuid) is
  'Where the patient of a visit is and what number to ring: for themselves (before they said it, what they said last for another visit), for who writes for them, and for the practice while it runs. Null: nothing to tell.';
revoke execute on function private.visit_place from public, anon, authenticated, service_role;

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
    'place', private.visit_place(c, p_side, p_me), 'noShow', private.no_show_now(p_visit, p_side))
  from public.consultations c where c.appointment_id = p_visit.id
$$;
comment on function private.visit_room(public.appointments, text, uuid) is 'How a visit goes or went, for one side of it; null before it was booked.';
revoke execute on function private.visit_room from public, anon, authenticated, service_role;

create or replace function private.visit_notes(p_visit public.appointments, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'authorName', a.name, 'state', n.state,
      'category', n.category, 'isAddendum', n.chain_no > 0, 'soap', n.soap, 'planPlain', n.plan_plain,
      'signedAt', n.signed_at, 'updatedAt', n.updated_at, 'version', n.version, 'isMine', n.author_id = p_me,
      -- Which answer is right is told to who was asked once they answered.
      'teachBack', (select coalesce(jsonb_agg(case when n.author_id = p_me or tried.id is not null then q.value
          else q.value - 'right' end order by q.ordinality), '[]')
        from jsonb_array_elements(n.teach_back) with ordinality q),
      'answered', case when tried.id is not null then jsonb_build_object('answers', tried.answers,
        'misunderstood', tried.misunderstood, 'at', tried.at) end,
      'watchFor', '{"callAtOnce": [], "writeOrBook": []}' || n.watch_for)
    order by n.category, n.chain_no, n.created_at), '[]')
  from public.notes n join public.profiles a on a.id = n.author_id
  left join lateral (select t.* from public.plan_answers t where t.note_id = n.id order by t.id desc limit 1) tried on true
  where n.appointment_id = p_visit.id and (n.patient_id = p_me and n.state = 'signed'
    or n.author_id = p_me and n.state <> 'discarded')
$$;
comment on function private.visit_notes(public.appointments, uuid) is
  'The notes of a visit: signed ones for the patient, own ones for who writes them. Questions about the plan name the right answer to the author, and to the patient after they answered.';
revoke execute on function private.visit_notes from public, anon, authenticated, service_role;

create or replace function private.visit_money(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('state', p.state, 'amountMinor', p.amount_minor, 'refundMinor', p.refund_minor,
    'currency', p.currency, 'hasReceipt', w.pays and p.receipt_number is not null)
  from public.payments p cross join lateral (
    select p_side = 'patient' or private.delegated(p.patient_id, 'pay', p_me) is not null as pays) w
  where p.appointment_id = p_visit.id and (w.pays or (p_side = 'specialist' and p_visit.booked_at is not null))
$$;
comment on function private.visit_money(public.appointments, text, uuid) is
  'The payment of a visit, for its patient, who may pay for them, and its specialist; whether the first two find a receipt. Null: none, or not theirs to see.';
revoke execute on function private.visit_money from public, anon, authenticated, service_role;

create or replace function private.visit_prepared(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with may as materialized (
    select p_side = 'patient' as patient, p_side = 'delegate' and private.delegated(p_visit.patient_id, 'book', p_me) is not null
      as books, p_side in ('specialist', 'covering') and exists (select from public.consultations c
      where c.appointment_id = p_visit.id and p_me in (c.specialist_id, c.covered_by)) as holds
  )
  select jsonb_build_object(
    'preparation', case when m.patient or m.books or m.holds then (select jsonb_build_object('done', p.done,
        'devices', p.devices, 'devicesTestedAt', p.devices_tested_at)
      from public.visit_preparations p where p.appointment_id = p_visit.id) end,
    'intake', case when m.patient or m.holds then (select jsonb_build_object('savedAt', i.created_at, 'reason', i.reason,
        'questions', i.top_questions, 'symptoms', i.symptoms_worse, 'danger', i.danger, 'files', (select coalesce(jsonb_agg(
            private.file_line(d, p_me) order by d.created_at, d.id), '[]')
          from public.documents d where d.id = any (i.files) and d.appointment_id is distinct from p_visit.id
            and d.state not in ('refused', 'removed')))
      from public.intake i where i.appointment_id = p_visit.id order by i.version desc limit 1) end,
    'files', case when m.patient or m.holds then (select coalesce(jsonb_agg(private.file_line(d, p_me)
        order by d.created_at, d.id), '[]')
      from public.documents d where d.appointment_id = p_visit.id and d.state = 'stored') else '[]' end,
    'triage', exists (select from public.triage_sessions t where t.appointment_id = p_visit.id),
    'urgentAt', case when m.patient or m.holds then (select max(t.attached_at) from public.triage_sessions t
      where t.appointment_id = p_visit.id and t.level <= 2) end,
    'sharing', (select jsonb_build_object('categories', g.categories, 'files', g.files, 'state', g.state, 'until', g.until)
      from public.access_grants g where g.appointment_id = p_visit.id
        and (m.patient or m.books or g.grantee_id = p_me and g.state <> 'offered')
      order by g.version desc, g.created_at desc limit 1))
  from may m
$$;
comment on function private.visit_prepared(public.appointments, text, uuid) is
  'What was prepared for a visit and what it shares: for the patient and, without their words and files, who books for them; for the practice from the booking on. The name of a file is the owner''s alone: others open it, which is written into the access log.';
revoke execute on function private.visit_prepared from public, anon, authenticated, service_role;

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
    'reviewUntil', case when p_side = 'patient' and p_visit.status = 'completed' then p_visit.ends_at + interval '60 days' end,
    'earlier', (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from (
      select a.id, a.starts_at as "startsAt", a.status, a.mode from public.appointments a
      where a.patient_id = p_visit.patient_id and a.specialist_id = p_visit.specialist_id and a.starts_at <= p_visit.starts_at
        and a.id <> p_visit.id
        and a.status in ('completed', 'no_show_patient', 'no_show_specialist') and p_me in (a.patient_id, a.specialist_id)
      order by a.starts_at desc limit 5) e))
$$;
comment on function private.visit_results(public.appointments, text, uuid) is
  'What came of a visit, for who may read it: signed notes for the patient, own notes and prescriptions for who wrote them; and the earlier visits of the same two people.';
revoke execute on function private.visit_results from public, anon, authenticated, service_role;

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
      'invitation', private.visit_invitation(v_visit, v_side),
      'consentAt', v_visit.consent_at, 'opensAt', v_visit.starts_at - interval '30 minutes',
      'room', private.visit_room(v_visit, v_side, v_me), 'history', private.visit_history(v_visit, v_side))
    || private.visit_prepared(v_visit, v_side, v_me) || private.visit_results(v_visit, v_side, v_me);
end $$;
comment on function public.visit_details(uuid) is
  'One visit as its patient, their delegate, its specialist or a covering colleague may see it: the visit itself, how it goes, its history, what was prepared and shared, and what came of it. Hint: consultation.notFound, the same for no part in it and no such visit.';
revoke execute on function public.visit_details from public, anon, authenticated, service_role;
grant execute on function public.visit_details to authenticated;
