-- What was asked, allowed, seen and paid as FHIR R4.

create function private.fhir_task(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Task', 'id', r.id, 'intent', 'order', 'code', jsonb_build_object('text',
    'Renew a prescription'),
    'status', case r.state when 'seen' then 'received' when 'ready' then 'completed' when 'withdrawn' then 'cancelled'
      when 'decided' then case r.decision when 'approved' then 'accepted' else 'rejected' end else 'requested' end,
    'businessStatus', jsonb_build_object('text', concat_ws(', ', r.state, r.decision)),
    'statusReason', jsonb_build_object('text', r.reason), 'for', private.fhir_ref('Patient', r.patient_id::text),
    'focus', (select private.fhir_ref('MedicationRequest', i.id::text) from public.prescription_items i
      where i.prescription_id = r.prescription_id order by i.position limit 1),
    'authoredOn', r.requested_at, 'lastModified', coalesce(r.closed_at, r.decided_at, r.seen_at, r.requested_at),
    'requester', private.fhir_who(r.requested_by, p_person), 'owner', private.fhir_who(r.specialist_id, p_person),
    'note', jsonb_build_array(jsonb_build_object('text', nullif(r.note, ''))))
  from public.renewal_requests r where r.patient_id = p_person
  union all
  select jsonb_build_object('resourceType', 'Task', 'id', c.id, 'intent', 'order', 'code', jsonb_build_object('text',
    'Correct an entry'),
    'status', case c.state when 'corrected' then 'completed' when 'refused' then 'rejected' when 'withdrawn' then 'cancelled'
      else 'requested' end,
    'statusReason', jsonb_build_object('text', c.answer), 'for', private.fhir_ref('Patient', c.patient_id::text),
    'focus', case when c.kind = 'prescriptions' then (select private.fhir_ref('MedicationRequest', i.id::text)
        from public.prescription_items i where i.prescription_id = c.row_id order by i.position limit 1)
      else private.fhir_ref(case c.kind when 'patient_conditions' then 'Condition' when 'patient_allergies'
        then 'AllergyIntolerance'
        when 'patient_medications' then 'MedicationStatement' when 'patient_vaccinations' then 'Immunization' when 'observations' then 'Observation'
        when 'documents' then 'DocumentReference' else 'Composition' end, c.row_id::text) end,
    'authoredOn', c.created_at, 'lastModified', coalesce(c.answered_at, c.created_at),
    'restriction', jsonb_build_object('period', jsonb_build_object('end', c.due_at)),
    'requester', private.fhir_who(c.requested_by, p_person), 'owner', private.fhir_who(c.author_id, p_person),
    'note', jsonb_build_array(jsonb_build_object('text', c.wrong), jsonb_build_object('text', nullif(c.wanted, ''))))
  from public.correction_requests c where c.patient_id = p_person
  union all
  select jsonb_build_object('resourceType', 'Task', 'id', q.id, 'intent', 'order', 'code', jsonb_build_object('text',
    'Allow access'),
    'status', case q.state when 'pending' then 'requested' when 'granted' then 'accepted' when 'refused' then 'rejected'
      else 'cancelled' end,
    'businessStatus', jsonb_build_object('text', q.state), 'description', concat_ws(': ', q.may,
      array_to_string(q.categories, ', ')),
    'for', private.fhir_ref('Patient', q.patient_id::text), 'authoredOn', q.created_at,
    'lastModified', coalesce(q.decided_at, q.created_at), 'restriction', jsonb_build_object('period',
      jsonb_build_object('end', q.lapses_at)),
    'requester', private.fhir_who(q.specialist_id, p_person), 'owner', private.fhir_ref('Patient', q.patient_id::text),
    'reasonCode', jsonb_build_object('text', q.purpose), 'note', jsonb_build_array(jsonb_build_object('text',
      nullif(q.message, ''))))
  from public.access_requests q where q.patient_id = p_person
$$;
comment on function private.fhir_task(uuid) is
  'Renewals, requests for correction and for access. Source: https://hl7.org/fhir/R4/task.html';

create function private.fhir_permission(p_id uuid, p_status text, p_patient jsonb, p_at timestamptz, p_until timestamptz,
  p_actor jsonb, p_role text, p_what text[], p_why text) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Consent', 'id', p_id, 'status', p_status,
    'scope', private.fhir_code('consentscope', 'patient-privacy'),
    'category', jsonb_build_array(private.fhir_code('http://loinc.org', '59284-0', p_why)), 'patient', p_patient,
      'dateTime', p_at,
    'policyRule', private.fhir_code('v3-ActCode', 'OPTIN'),
    'provision', jsonb_build_object('type', 'permit', 'period', jsonb_build_object('start', p_at, 'end', p_until),
      'actor', jsonb_build_array(jsonb_build_object('role', private.fhir_code('v3-ParticipationType', 'IRCP', p_role),
        'reference', p_actor)),
      'action', jsonb_build_array(private.fhir_code('consentaction', 'access')),
      'code', (select jsonb_agg(jsonb_build_object('text', c)) from unnest(p_what) c)))
$$;
comment on function private.fhir_permission(uuid, text, jsonb, timestamptz, timestamptz, jsonb, text, text[], text) is
  'What somebody is allowed, as Consent. Source: https://hl7.org/fhir/R4/consent.html';

create function private.fhir_consent(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select private.fhir_permission(g.id, case g.state when 'active' then 'active' when 'offered' then 'proposed'
    else 'inactive' end,
    private.fhir_ref('Patient', g.patient_id::text), g.created_at, coalesce(g.ended_at, g.until),
      private.fhir_who(g.grantee_id, p_person),
    g.may, g.categories, g.purpose)
  from public.access_grants g where g.patient_id = p_person
  union all
  -- The address somebody was invited by is theirs; their name is known once they accepted.
  select private.fhir_permission(d.id, case d.state when 'active' then 'active' when 'offered' then 'proposed'
    when 'refused' then
    'rejected' else 'inactive' end, case when d.patient_id = p_person then private.fhir_ref('Patient', d.patient_id::text)
      else jsonb_build_object('display', private.person_name(d.patient_id)) end, d.offered_at, coalesce(d.ended_at, d.until),
    coalesce(private.fhir_who(d.delegate_id, p_person), jsonb_build_object('display', 'Somebody who was invited')),
    coalesce(nullif(d.relationship, ''), 'delegate'), d.scopes, 'acting for a patient')
  from public.delegations d where p_person in (d.patient_id, d.delegate_id)
  union all
  select jsonb_build_object('resourceType', 'Consent', 'id', c.id, 'status', case c.decision when 'given' then case
    when exists (
      select from public.consents l where l.profile_id = c.profile_id and l.kind = c.kind and l.seq > c.seq) then 'inactive'
      else 'active' end when 'refused' then 'rejected' else 'inactive' end,
    'scope', private.fhir_code('consentscope', case c.kind when 'telehealth' then 'treatment' else 'patient-privacy' end),
    'category', jsonb_build_array(private.fhir_code('http://loinc.org', '59284-0', concat_ws(' ', c.kind, 'version',
      c.version, c.locale))),
    'patient', (select private.fhir_ref('Patient', p.profile_id::text) from public.patients p
      where p.profile_id = c.profile_id),
    'dateTime', c.at, 'policyRule', private.fhir_code('v3-ActCode', case c.decision when 'given' then 'OPTIN'
      else 'OPTOUT' end),
    'sourceAttachment', jsonb_build_object('contentType', 'text/plain', 'title', t.title, 'data',
      replace(encode(convert_to(t.body,
      'utf8'), 'base64'), E'\n', '')))
  from public.consents c join public.terms_versions t on t.id = c.terms_id where c.profile_id = p_person
  union all
  select jsonb_build_object('resourceType', 'Consent', 'id', k.id, 'status', case
      when exists (select from public.capacity_decisions l where l.appointment_id = k.appointment_id and l.seq > k.seq) then 'inactive'
      when k.understands then 'active' else 'rejected' end,
    'scope', private.fhir_code('consentscope', 'treatment'),
    'category', jsonb_build_array(private.fhir_code('http://loinc.org', '59284-0', case when k.understands
      then 'agrees to treatment themselves' else 'a parent is needed' end)),
    'patient', private.fhir_ref('Patient', k.patient_id::text), 'performer', jsonb_build_array(private.fhir_ref('Patient', k.patient_id::text)),
    'dateTime', k.at, 'policyRule', private.fhir_code('v3-ActCode', case when k.understands then 'OPTIN' else 'OPTOUT' end,
      'Children''s Act 38 of 2005, s. 129: ' || k.reason))
  from public.capacity_decisions k where k.patient_id = p_person
$$;
comment on function private.fhir_consent(uuid) is
  'Grants, delegations in both directions, decisions about our texts with the text, and whether a young person agrees themselves. Source: https://hl7.org/fhir/R4/consent.html';

create function private.fhir_auditevent(p_person uuid, p_after uuid, p_most int) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'AuditEvent', 'id', l.id, 'recorded', l.at, 'outcome', case l.action when 'wrong_passcode' then '4' else '0' end,
    'type', jsonb_build_object('system', 'http://dicom.nema.org/resources/ontology/DCM', 'code', '110110', 'display',
      'Patient Record'),
    'action', case l.action when 'add' then 'C' when 'change' then 'U' else 'R' end,
    'purposeOfEvent', jsonb_build_array(case when l.basis = 'break_glass' then private.fhir_code('v3-ActReason', 'ETREAT',
      l.basis)
      else jsonb_build_object('text', l.basis) end),
    'agent', jsonb_build_array(jsonb_build_object('requestor', true, 'name', l.actor_name,
      'role', jsonb_build_array(jsonb_build_object('text', l.actor_role)),
      'who', case when exists (select from public.specialists s where s.profile_id = l.actor_id)
        then private.fhir_ref('Practitioner', l.actor_id::text) end)),
    'source', jsonb_build_object('observer', jsonb_build_object('display', 'Sawubona')),
    'entity', jsonb_build_array(jsonb_build_object('what', private.fhir_ref('Patient', l.patient_id::text), 'name',
      l.category,
      'description', concat_ws(', ', l.action, nullif(l.screen, '')))))
  from public.access_log l where l.patient_id = p_person
    and l.seq > coalesce((select a.seq from public.access_log a where a.id = p_after and a.patient_id = p_person), 0)
  order by l.seq limit p_most
$$;
comment on function private.fhir_auditevent(uuid, uuid, int) is
  'Who looked at the chart: so many lines after that one, oldest first. Source: https://hl7.org/fhir/R4/auditevent.html';

create function private.fhir_invoice(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Invoice', 'id', p.id, 'date', coalesce(p.paid_at, p.created_at),
    'status', case when p.state in ('failed', 'expired') then 'cancelled' when p.state in ('requires_payment',
      'processing', 'authorised')
      then 'issued' else 'balanced' end,
    'identifier', case when p.receipt_number is not null then jsonb_build_array(jsonb_build_object('value',
      p.receipt_number::text)) end,
    'type', jsonb_build_object('text', 'Payment'), 'subject', private.fhir_ref('Patient', p.patient_id::text),
    'recipient', private.fhir_ref('Patient', p.patient_id::text),
    'participant', jsonb_build_array(jsonb_build_object('actor', private.fhir_who(a.specialist_id, p_person)),
      case when p.payer_id is not null then jsonb_build_object('role', jsonb_build_object('text', 'Paid by'), 'actor',
        private.fhir_who(p.payer_id, p_person)) end),
    'lineItem', jsonb_build_array(jsonb_build_object('chargeItemCodeableConcept', jsonb_build_object('text',
      a.visit_type_name),
      'priceComponent', jsonb_build_array(jsonb_build_object('type', 'base', 'amount', private.fhir_money(p.amount_minor,
        p.currency))))),
    'totalGross', private.fhir_money(p.amount_minor, p.currency), 'note', jsonb_build_array(jsonb_build_object('text',
      p.state)))
  from public.payments p join public.appointments a on a.id = p.appointment_id where p.patient_id = p_person
  union all
  select jsonb_build_object('resourceType', 'Invoice', 'id', r.id, 'date', coalesce(r.settled_at, r.created_at),
    'status', case r.state when 'settled' then 'balanced' when 'failed' then 'cancelled' else 'issued' end,
    'type', jsonb_build_object('text', r.kind), 'subject', private.fhir_ref('Patient', r.patient_id::text),
    'recipient', private.fhir_ref('Patient', r.patient_id::text),
    'totalGross', private.fhir_money(- r.amount_minor, r.currency), 'note', jsonb_build_array(jsonb_build_object('text',
      r.reason)))
  from public.refunds r where r.patient_id = p_person
$$;
comment on function private.fhir_invoice(uuid) is
  'Payments, and refunds as negative sums. Source: https://hl7.org/fhir/R4/invoice.html';
