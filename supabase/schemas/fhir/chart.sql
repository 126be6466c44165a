-- The chart as FHIR R4: each function gives the resources of one kind, everything about p_person.

create function private.fhir_imported(p_from text) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('text', 'Imported from ' || p_from) where p_from <> ''
$$;
comment on function private.fhir_imported(text) is 'A note that says where an entry was brought from; null without that.';

create function private.fhir_said_time(p_precision text, p_at timestamptz) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select case p_precision when 'moment' then to_jsonb(p_at) else to_jsonb(to_char(p_at at time zone 'UTC',
    case p_precision when 'day' then 'YYYY-MM-DD' when 'month' then 'YYYY-MM' else 'YYYY' end)) end
$$;
comment on function private.fhir_said_time(text, timestamptz) is
  'A time as far as it was said. Source: https://hl7.org/fhir/R4/datatypes.html#dateTime';

create function private.fhir_condition(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Condition', 'id', c.id, 'meta', private.fhir_meta(c.category, c.version,
    c.updated_at),
    'clinicalStatus', private.fhir_code('condition-clinical', case c.status when 'active' then 'active' when 'ended'
      then 'resolved'
      else 'inactive' end),
    'verificationStatus', private.fhir_code('condition-ver-status', case when c.confirmed_at is null and c.source = 'self'
      then 'unconfirmed' else 'confirmed' end),
    'category', jsonb_build_array(private.fhir_code('condition-category', 'problem-list-item')),
    'code', private.fhir_coded(c.label, c.code, c.code_system), 'subject', private.fhir_ref('Patient', c.patient_id::text),
    'recordedDate', c.created_at, 'recorder', private.fhir_who(c.recorded_by, p_person),
    'asserter', private.fhir_who(c.confirmed_by, p_person), 'note', jsonb_build_array(jsonb_build_object('text',
      nullif(c.note, '')), private.fhir_imported(c.imported_from)))
  from public.patient_conditions c where c.patient_id = p_person
$$;
comment on function private.fhir_condition(uuid) is
  'Conditions; taken off the list is inactive. Source: https://hl7.org/fhir/R4/condition.html';

create function private.fhir_allergyintolerance(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'AllergyIntolerance', 'id', c.id,
    'meta', private.fhir_meta(c.category, c.version, c.updated_at),
    'clinicalStatus', private.fhir_code('allergyintolerance-clinical', case c.status when 'active' then 'active'
      when 'ended' then 'resolved' else 'inactive' end),
    'verificationStatus', private.fhir_code('allergyintolerance-verification', case when c.confirmed_at is null
      and c.source = 'self' then 'unconfirmed' else 'confirmed' end),
    'criticality', case c.severity when 'life_threatening' then 'high' end,
    'code', private.fhir_coded(c.label, c.code, c.code_system), 'patient', private.fhir_ref('Patient', c.patient_id::text),
    'recordedDate', c.created_at, 'recorder', private.fhir_who(c.recorded_by, p_person),
    'asserter', private.fhir_who(c.confirmed_by, p_person), 'note', jsonb_build_array(jsonb_build_object('text',
      nullif(c.note, '')), private.fhir_imported(c.imported_from)),
    'reaction', case when c.reaction <> '' or c.severity is not null then jsonb_build_array(jsonb_build_object(
      'manifestation', jsonb_build_array(jsonb_build_object('text', coalesce(nullif(c.reaction, ''), 'Not described'))),
      'severity', case c.severity when 'life_threatening' then 'severe' else c.severity end)) end)
  from public.patient_allergies c where c.patient_id = p_person
  union all
  -- The standard says it by an entry of its own: an empty list says nothing.
  select jsonb_build_object('resourceType', 'AllergyIntolerance', 'id', 'none-known-' || p_person,
    'meta', private.fhir_meta('profile', null, s.at),
    'clinicalStatus', private.fhir_code('allergyintolerance-clinical', 'active'),
    'verificationStatus', private.fhir_code('allergyintolerance-verification', case when s.by_id is distinct from s.from_id
      then 'confirmed' else 'unconfirmed' end),
    'code', private.fhir_coded('No known allergy', '716186003', 'snomed'), 'patient', private.fhir_ref('Patient', p_person::text),
    'recordedDate', s.at, 'recorder', private.fhir_who(s.by_id, p_person), 'asserter', private.fhir_who(s.from_id, p_person))
  from private.allergy_state(p_person) s where s.state = 'none_known'
$$;
comment on function private.fhir_allergyintolerance(uuid) is 'Allergies, or that none are known (716186003). Source: https://hl7.org/fhir/R4/allergyintolerance.html';

create function private.fhir_medicationstatement(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'MedicationStatement', 'id', c.id,
    'meta', private.fhir_meta(c.category, c.version, c.updated_at),
    'status', case when c.status = 'active' then 'active' when v.id is not null then 'stopped' when c.status = 'ended' then 'completed'
      else 'unknown' end,
    'statusReason', case when v.id is not null then jsonb_build_array(jsonb_build_object('text', v.words))
      when c.status = 'removed' then jsonb_build_array(jsonb_build_object('text', 'Taken off the list')) end,
    'medicationCodeableConcept', private.fhir_coded(c.label, c.code, c.code_system),
    'subject', private.fhir_ref('Patient', c.patient_id::text), 'dateAsserted', c.created_at,
    'informationSource', private.fhir_who(c.recorded_by, p_person),
    'note', jsonb_build_array(jsonb_build_object('text', nullif(c.note, '')), private.fhir_imported(c.imported_from)),
    'dosage', jsonb_build_array(jsonb_build_object('text', concat_ws(', ', nullif(c.dose, ''), nullif(c.frequency, '')))))
  from public.patient_medications c left join private.medicine_reviews v on c.status = 'ended' and v.medication_id = c.id
    and v.says = 'stopped' and v.taken_back_at is null and v.version = c.version
  where c.patient_id = p_person
  union all
  select jsonb_build_object('resourceType', 'MedicationStatement', 'id', i.id,
    'meta', private.fhir_meta(p.category, p.version, p.updated_at), 'status', case v.says when 'stopped' then 'stopped' else 'active' end,
    'statusReason', case v.says when 'stopped' then jsonb_build_array(jsonb_build_object('text', v.words)) end,
    'basedOn', jsonb_build_array(private.fhir_ref('MedicationRequest', i.id::text)),
    'medicationCodeableConcept', jsonb_build_object('text', concat_ws(' ', i.medicine, nullif(i.strength, ''), nullif(i.form, ''))),
    'subject', private.fhir_ref('Patient', p.patient_id::text), 'dateAsserted', p.issued_at,
    'informationSource', private.fhir_who(p.prescriber_id, p_person),
    'dosage', jsonb_build_array(jsonb_build_object('text', case v.says when 'changed' then v.words else i.directions end)))
  from (select t.entry_id, t.position from private.takes_now(p_person) t where t.kind = 'prescribed'
    union select r.prescription_id, r.position from private.medicine_reviews r
    where r.patient_id = p_person and r.prescription_id is not null and r.says = 'stopped' and r.taken_back_at is null) t
  join public.prescriptions p on p.id = t.entry_id
  join public.prescription_items i on i.prescription_id = p.id and i.position = t.position
  left join lateral private.review_in_force(p.id, i.position) v on true
$$;
comment on function private.fhir_medicationstatement(uuid) is
  'Medicines somebody takes or took as they reported, what was prescribed and is taken now, and what a clinician stopped. Source: https://hl7.org/fhir/R4/medicationstatement.html';

create function private.fhir_immunization(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Immunization', 'id', v.id,
    'meta', private.fhir_meta(v.category, v.version, v.updated_at),
    'status', case v.status when 'removed' then 'entered-in-error' else 'completed' end,
    'vaccineCode', private.fhir_coded(v.label, v.code, v.code_system),
    'patient', private.fhir_ref('Patient', v.patient_id::text), 'occurrenceDateTime', nullif(v.given_on, ''),
    'occurrenceString', case v.given_on when '' then 'Not known' end, 'recorded', v.created_at,
    -- Nobody here gave it: who wrote it down tells of it.
    'primarySource', false, 'lotNumber', nullif(v.batch, ''),
    'note', jsonb_build_array(jsonb_build_object('text', nullif(v.note, '')), private.fhir_imported(v.imported_from)),
    'protocolApplied', case when v.dose <> '' then jsonb_build_array(jsonb_build_object('doseNumberString', v.dose)) end)
  from public.patient_vaccinations v where v.patient_id = p_person
$$;
comment on function private.fhir_immunization(uuid) is
  'Vaccinations; taken off the list is entered-in-error. Source: https://hl7.org/fhir/R4/immunization.html';

create function private.fhir_quantity(p_value numeric, p_unit text, p_comparator text default '') returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('value', trim_scale(p_value), 'unit', p_unit, 'system', 'http://unitsofmeasure.org', 'code',
    p_unit, 'comparator', nullif(p_comparator, ''))
  where p_value is not null
$$;
comment on function private.fhir_quantity(numeric, text, text) is 'A value in UCUM, or the bound it is. Source: https://hl7.org/fhir/R4/datatypes.html#Quantity';

create function private.fhir_observation(p_person uuid, p_after uuid, p_most int) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  (select jsonb_build_object('resourceType', 'Observation', 'id', o.id, 'meta', private.fhir_meta(o.category, o.version,
    o.recorded_at),
    -- A row that another one replaced was wrong; it stays readable as that.
    'status', case when o.status = 'entered_in_error' or exists (select from public.observations r where r.replaces = o.id)
      then 'entered-in-error' else o.status end,
    'category', jsonb_build_array(private.fhir_code('observation-category', case when t.section = 'readings'
      then 'vital-signs'
      else 'laboratory' end)),
    'code', private.fhir_code('http://loinc.org', t.loinc, t.label), 'subject', private.fhir_ref('Patient',
      o.patient_id::text),
    'effectiveDateTime', private.fhir_said_time(o.taken_precision, o.taken_at), 'issued', o.recorded_at, 'performer',
      jsonb_build_array(private.fhir_who(o.recorded_by, p_person)),
    'device', case when o.device_id <> '' then jsonb_build_object('display', o.device_id) end,
    'note', case when concat(o.note, o.reason, o.imported_from) <> '' then jsonb_build_array(jsonb_build_object('text', nullif(o.note, '')),
      jsonb_build_object('text', nullif(o.reason, '')), private.fhir_imported(o.imported_from)) end,
    'valueQuantity', case when t.second_loinc is null then private.fhir_quantity(o.value, o.unit, o.comparator) end,
    'component', case when t.second_loinc is not null then jsonb_build_array(
      jsonb_build_object('code', private.fhir_code('http://loinc.org', t.first_loinc), 'valueQuantity',
        private.fhir_quantity(o.value, o.unit)),
      jsonb_build_object('code', private.fhir_code('http://loinc.org', t.second_loinc, t.second_label), 'valueQuantity',
        private.fhir_quantity(o.second_value, o.unit))) end)
  from (select e.* from public.observations e where e.patient_id = p_person and (p_after is null
      or (e.taken_at, e.id) > (select a.taken_at, a.id from public.observations a where a.id = p_after and a.patient_id = p_person))
    order by e.taken_at, e.id limit p_most) o join public.observation_types t on t.code = o.code
  order by o.taken_at, o.id)
  union all
  select jsonb_build_object('resourceType', 'Observation', 'id', 'blood-group-' || p.profile_id, 'status', 'final',
    'category', jsonb_build_array(private.fhir_code('observation-category', 'laboratory')),
    'code', private.fhir_code('http://loinc.org', '882-1', 'ABO and Rh group'),
    'subject', private.fhir_ref('Patient', p.profile_id::text), 'issued', p.updated_at,
    'performer', jsonb_build_array(private.fhir_ref('Patient', p.profile_id::text)),
    'valueCodeableConcept', jsonb_build_object('text', p.blood_type))
  from public.patients p where p.profile_id = p_person and p.blood_type <> '' and p_after is null
$$;
comment on function private.fhir_observation(uuid, uuid, int) is
  'So many measurements after that one, oldest first. Measurements in LOINC and UCUM, blood pressure as components, the blood group. Source: https://hl7.org/fhir/R4/observation.html';

create function private.fhir_documentreference(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'DocumentReference', 'id', d.id,
    'meta', private.fhir_meta(d.category, d.version, d.updated_at),
    'status', case d.state when 'removed' then 'superseded' when 'refused' then 'entered-in-error' else 'current' end,
    'docStatus', case d.state when 'awaiting_file' then 'preliminary' when 'refused' then 'entered-in-error'
      else 'final' end,
    'type', jsonb_build_object('text', d.type), 'date', d.created_at,
    'author', jsonb_build_array(private.fhir_who(d.recorded_by, p_person)),
    'description', d.title, 'subject', private.fhir_ref('Patient', d.patient_id::text),
    'content', jsonb_build_array(jsonb_build_object('attachment', jsonb_build_object('contentType', d.mime_type, 'size',
      d.size_bytes,
      'title', d.file_name, 'creation', d.document_date, 'url', 'documents/' || d.path))))
    || case when a.id is null then '{}' else jsonb_build_object('context', jsonb_build_object('related',
      jsonb_build_array(private.fhir_ref('Appointment', a.id::text)))) end
  from public.documents d left join public.appointments a on a.id = d.appointment_id where d.patient_id = p_person
$$;
comment on function private.fhir_documentreference(uuid) is
  'Documents; url is the place of the file in the person''s own folder. Source: https://hl7.org/fhir/R4/documentreference.html';
