-- Visits and what came of them as FHIR R4. Unsigned notes and prescriptions that were not issued are nobody's record yet.

create function private.fhir_appointment(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Appointment', 'id', a.id, 'meta', private.fhir_meta(null, a.version,
    a.updated_at),
    'status', case a.status when 'requested' then 'proposed' when 'held' then 'pending' when 'awaiting_payment'
      then 'pending'
      when 'booked' then 'booked' when 'waiting' then 'arrived' when 'in_progress' then 'fulfilled' when 'completed'
        then 'fulfilled'
      when 'no_show_patient' then 'noshow' when 'no_show_specialist' then 'noshow' when 'entered_in_error'
        then 'entered-in-error'
      else 'cancelled' end,
    'cancelationReason', case when a.status in ('cancelled', 'declined', 'expired', 'no_show_patient',
      'no_show_specialist') then
      jsonb_build_object('text', coalesce(nullif(a.cancel_reason, ''), a.status)) end,
    'serviceType', jsonb_build_array(jsonb_build_object('text', a.visit_type_name)),
    'reasonCode', jsonb_build_array(jsonb_build_object('text', a.reason)), 'description', a.mode, 'created', a.created_at,
    'start', a.starts_at, 'end', a.ends_at, 'minutesDuration', (extract(epoch from a.ends_at - a.starts_at) / 60)::int,
    'participant', jsonb_build_array(
      jsonb_build_object('actor', private.fhir_ref('Patient', a.patient_id::text), 'status', 'accepted'),
      jsonb_build_object('actor', private.fhir_who(a.specialist_id, p_person), 'status',
        case a.status when 'declined' then 'declined' when 'requested' then 'needs-action' else 'accepted' end)))
  from public.appointments a where a.patient_id = p_person
$$;
comment on function private.fhir_appointment(uuid) is 'Visits as booked. Source: https://hl7.org/fhir/R4/appointment.html';

create function private.fhir_encounter(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Encounter', 'id', c.id, 'meta', private.fhir_meta(null, c.version,
    c.updated_at),
    'status', case c.state when 'scheduled' then 'planned' when 'lobby' then 'arrived' when 'active' then 'in-progress'
      when 'interrupted' then 'in-progress' when 'abandoned' then 'cancelled' else 'finished' end,
    'class', jsonb_build_object('system', 'http://terminology.hl7.org/CodeSystem/v3-ActCode', 'code', 'VR'),
    'subject', private.fhir_ref('Patient', c.patient_id::text),
    'appointment', jsonb_build_array(private.fhir_ref('Appointment', c.appointment_id::text)),
    'participant', jsonb_build_array(jsonb_build_object('individual', private.fhir_who(c.specialist_id, p_person)),
      jsonb_build_object('individual', private.fhir_who(c.covered_by, p_person))),
    'period', jsonb_build_object('start', c.started_at, 'end', case when c.started_at is not null then c.ended_at end),
    'reasonCode', jsonb_build_array(jsonb_build_object('text', c.closing_reason)),
    'location', jsonb_build_array(jsonb_build_object('location', jsonb_build_object('display', c.patient_location))))
  from public.consultations c where c.patient_id = p_person
$$;
comment on function private.fhir_encounter(uuid) is
  'Visits as they went; location is where the patient said to be. Source: https://hl7.org/fhir/R4/encounter.html';

create function private.fhir_encounter_of(p_appointment uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.fhir_ref('Encounter', c.id::text) from public.consultations c where c.appointment_id = p_appointment
$$;
comment on function private.fhir_encounter_of(uuid) is 'The encounter of an appointment, or null.';

create function private.fhir_communication(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Communication', 'id', m.id,
    'status', case when m.deleted_at is null then 'completed' else 'entered-in-error' end,
    'category', jsonb_build_array(jsonb_build_object('text', coalesce(m.event, m.kind))),
    'subject', private.fhir_ref('Patient', m.patient_id::text), 'encounter', private.fhir_encounter_of(m.appointment_id),
    'about', jsonb_build_array(private.fhir_ref('Appointment', m.appointment_id::text)),
    'sent', m.sent_at, 'sender', private.fhir_who(m.sender_id, p_person),
    'payload', jsonb_build_array(case when m.body ~ '\S' then jsonb_build_object('contentString', m.body) end,
      case when m.document_id is not null then jsonb_build_object('contentReference',
        private.fhir_ref('DocumentReference', m.document_id::text)) end))
  from public.messages m where m.patient_id = p_person
$$;
comment on function private.fhir_communication(uuid) is
  'Messages of visits; one taken back has no words. Source: https://hl7.org/fhir/R4/communication.html';

create function private.lines_of(p_texts jsonb) returns text
language sql immutable security invoker set search_path = '' as $$
  select string_agg(t.line, E'\n' order by t.place) from jsonb_array_elements_text(p_texts) with ordinality t (line, place)
$$;
comment on function private.lines_of(jsonb) is 'A list of texts as lines of one text; null without any.';

create function private.fhir_composition(p_person uuid) returns setof jsonb
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
  union all
  select jsonb_build_object('resourceType', 'Composition', 'id', r.id, 'meta', private.fhir_meta(r.category, r.version,
    r.updated_at),
    'status', case r.status when 'removed' then 'entered-in-error' else 'final' end,
    'type', private.fhir_code('http://loinc.org', '51855-5', 'Patient Note'),
    'subject', private.fhir_ref('Patient', r.patient_id::text), 'date', r.updated_at,
    'author', jsonb_build_array(private.fhir_who(r.recorded_by, p_person)), 'title', r.label,
    'section', jsonb_build_array(jsonb_build_object('text', private.fhir_div(r.note))))
  from public.patient_remarks r where r.patient_id = p_person
$$;
comment on function private.fhir_composition(uuid) is 'Signed notes and addenda, and what the patient wrote. Source: https://hl7.org/fhir/R4/composition.html';

create function private.fhir_medicationrequest(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'MedicationRequest', 'id', i.id,
    'meta', private.fhir_meta(p.category, p.version, p.updated_at),
    'status', replace(p.status, '_', '-'), 'statusReason', jsonb_build_object('text', p.status_reason), 'intent', 'order',
    'groupIdentifier', jsonb_build_object('system', 'urn:ietf:rfc:3986', 'value', 'urn:uuid:' || p.id),
    'medicationCodeableConcept', jsonb_build_object('text', concat_ws(' ', i.medicine, nullif(i.strength, ''),
      nullif(i.form, ''))),
    'subject', private.fhir_ref('Patient', p.patient_id::text), 'encounter', private.fhir_encounter_of(p.appointment_id),
    'authoredOn', p.issued_at, 'requester', private.fhir_who(p.prescriber_id, p_person),
    'dosageInstruction', jsonb_build_array(jsonb_build_object('text', i.directions)),
    'dispenseRequest', jsonb_build_object('numberOfRepeatsAllowed', i.repeats, 'quantity', jsonb_build_object('value',
      i.quantity),
      'validityPeriod', jsonb_build_object('start', p.issued_at), 'expectedSupplyDuration', jsonb_build_object('value',
        i.days_supply,
        'unit', 'days', 'system', 'http://unitsofmeasure.org', 'code', 'd')),
    'note', jsonb_build_array(jsonb_build_object('text', p.override_reason)))
  from public.prescriptions p join public.prescription_items i on i.prescription_id = p.id
  where p.patient_id = p_person and p.issued_at is not null
$$;
comment on function private.fhir_medicationrequest(uuid) is
  'Issued prescriptions, one resource per medicine; groupIdentifier holds them together. Source: https://hl7.org/fhir/R4/medicationrequest.html';

create function private.fhir_servicerequest(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'ServiceRequest', 'id', l.id || '-' || t.nr,
    'meta', private.fhir_meta(null, l.version, coalesce(l.withdrawn_at, l.issued_at)),
    'identifier', jsonb_build_array(jsonb_build_object('system', 'urn:ietf:rfc:3986', 'value', 'urn:uuid:' || l.id)),
    'requisition', jsonb_build_object('type', private.fhir_code('http://terminology.hl7.org/CodeSystem/v2-0203', 'PLAC', 'Placer Identifier'),
      'value', l.verify_code),
    'status', case when l.withdrawn_at is null then 'active' else 'revoked' end, 'intent', 'order',
    'category', jsonb_build_array(case l.body ->> 'category'
      when 'imaging' then private.fhir_code('http://snomed.info/sct', '363679005', 'Imaging')
      else private.fhir_code('http://snomed.info/sct', '108252007', 'Laboratory procedure') end),
    'priority', l.body ->> 'urgency', 'code', jsonb_build_object('text', t.test),
    'subject', private.fhir_ref('Patient', l.patient_id::text), 'encounter', private.fhir_encounter_of(l.appointment_id),
    'authoredOn', l.issued_at, 'requester', private.fhir_who(l.author_id, p_person),
    'replaces', case when l.replaces_id is not null then jsonb_build_array(private.fhir_ref('ServiceRequest', l.replaces_id || '-1')) end,
    'performer', case when l.body ->> 'to' <> '' then jsonb_build_array(jsonb_build_object('display', l.body ->> 'to')) end,
    'reasonCode', jsonb_build_array(case when l.body ->> 'code' <> ''
        then private.fhir_code('http://hl7.org/fhir/sid/icd-10', l.body ->> 'code', l.body ->> 'question')
      else jsonb_build_object('text', l.body ->> 'question') end),
    'patientInstruction', case when (l.body ->> 'fasting')::boolean then 'Come fasting' end)
  from public.letters l cross join jsonb_array_elements_text(l.body -> 'tests') with ordinality t (test, nr)
  where l.patient_id = p_person and l.kind = 'test_request'
$$;
comment on function private.fhir_servicerequest(uuid) is
  'Ordered tests, one resource each; requisition holds those of an order together, by the code that stands on it. Source: https://hl7.org/fhir/R4/servicerequest.html';

create function private.fhir_questionnaireresponse(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'QuestionnaireResponse', 'id', i.appointment_id || '-' || i.version,
    'status', case when i.version = 1 then 'completed' else 'amended' end, 'subject',
      private.fhir_ref('Patient', i.patient_id::text),
    'encounter', private.fhir_encounter_of(i.appointment_id), 'authored', i.created_at, 'author',
      private.fhir_who(i.written_by, p_person),
    'item', (select jsonb_agg(jsonb_build_object('linkId', q.link, 'text', q.text, 'answer', q.answers) order by q.place)
      from (values
      (1, 'reason', 'Reason for the visit', case when i.reason ~ '\S'
        then jsonb_build_array(jsonb_build_object('valueString', i.reason))
        end),
      (2, 'questions', 'Questions to ask', (select jsonb_agg(jsonb_build_object('valueString', t))
        from unnest(i.top_questions) t)),
      (3, 'worse', 'Symptoms since booking', case when i.symptoms_worse is not null then
        jsonb_build_array(jsonb_build_object('valueString', i.symptoms_worse)) end),
      (4, 'danger', 'Danger signs, by the patient''s own device', (select jsonb_agg(jsonb_build_object('valueString',
          (s.value ->> 'says') || case s.value ->> 'answer' when 'unsure' then ' (not sure)' else '' end))
        from jsonb_array_elements(i.danger -> 'signs') s)),
      (5, 'files', 'Files for the visit', (select jsonb_agg(jsonb_build_object('valueReference',
        private.fhir_ref('DocumentReference', d.id::text))) from public.documents d where d.id = any (i.files)
          and d.patient_id = p_person))
      ) q (place, link, text, answers) where q.answers is not null))
  from public.intake i where i.patient_id = p_person
$$;
comment on function private.fhir_questionnaireresponse(uuid) is
  'What was answered before visits, every version. Source: https://hl7.org/fhir/R4/questionnaireresponse.html';

create function private.fhir_riskassessment(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'RiskAssessment', 'id', t.id,
    'status', case when t.attached_at is null then 'preliminary' else 'final' end,
    'subject', coalesce(case when t.answers ->> 'about' = 'other'
      then jsonb_build_object('display', 'Somebody else than the person of this account') end,
      private.fhir_ref('Patient', p.profile_id::text), jsonb_build_object('display', 'The person of this account')),
    'encounter', private.fhir_encounter_of(t.appointment_id), 'occurrenceDateTime', t.created_at,
    'method', jsonb_build_object('text', case when t.rules_used is null
      then 'Symptom checker, rules ' || r.language || ' version ' || r.version
      else 'Symptom checker on the person''s own device, rules ' || t.rules_used || ', not reviewed by a clinician' end),
    'prediction', jsonb_build_array(jsonb_build_object('qualitativeRisk', jsonb_build_object('text',
      'Level ' || t.level || ' of 5'),
      'rationale', case when cardinality(t.fired) > 0 then 'Rules: ' || array_to_string(t.fired, ', ') end)))
  from public.triage_sessions t left join public.triage_rulesets r on r.id = t.ruleset_id
  left join public.patients p on p.profile_id = t.profile_id where t.profile_id = p_person
$$;
comment on function private.fhir_riskassessment(uuid) is
  'Results of the symptom checker; level 1 is the most urgent. Source: https://hl7.org/fhir/R4/riskassessment.html';
