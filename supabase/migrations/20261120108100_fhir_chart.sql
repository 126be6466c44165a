-- The person and their chart as FHIR R4: each function gives the resources of one kind, everything about p_person.

create function private.fhir_telecom(p_profile public.profiles) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_array(
    case when p_profile.email <> '' then jsonb_build_object('system', 'email', 'value', p_profile.email) end,
    case when p_profile.phone_raw <> '' then jsonb_build_object('system', 'phone',
      'value', coalesce(p_profile.phone_e164, p_profile.phone_raw)) end)
$$;
comment on function private.fhir_telecom(public.profiles) is
  'Mail address and phone of an account. Source: https://hl7.org/fhir/R4/datatypes.html#ContactPoint';

create function private.fhir_patient(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Patient', 'id', p.id, 'meta', private.fhir_meta(null, x.version, x.updated_at),
    'identifier', jsonb_build_array(jsonb_build_object('system', 'urn:ietf:rfc:3986', 'value', 'urn:uuid:' || p.id),
      case when x.id_number is not null then jsonb_build_object('value', x.id_number, 'type',
        private.fhir_code('v2-0203', case x.id_kind when 'passport' then 'PPN' else 'NI' end)) end),
    'name', jsonb_build_array(jsonb_build_object('use', 'official', 'text', p.name, 'family', p.last_name,
      'given', jsonb_build_array(p.first_name))),
    'telecom', private.fhir_telecom(p), 'birthDate', x.date_of_birth, 'address',
      jsonb_build_array(jsonb_build_object('use', 'home', 'text', x.address)),
    'gender', case when x.gender in ('male', 'female') then x.gender when x.gender = 'prefer-not-to-say' then 'unknown'
      else 'other' end,
    'contact', (select jsonb_agg(jsonb_build_object('relationship', jsonb_build_array(private.fhir_code('v2-0131', 'C',
      c.relationship)),
        'name', jsonb_build_object('text', c.name), 'telecom', jsonb_build_array(jsonb_build_object('system', 'phone',
          'value', c.phone))))
      from public.emergency_contacts c where c.patient_id = p.id),
    'communication', jsonb_build_array(jsonb_build_object('preferred', true,
      'language', private.fhir_code('urn:ietf:bcp:47', p.locale))),
    'extension', jsonb_build_array(jsonb_build_object('url', 'urn:sawubona:needs', 'valueString', p.needs::text)))
  from public.profiles p join public.patients x on x.profile_id = p.id where p.id = p_person
$$;
comment on function private.fhir_patient(uuid) is 'The patient, with whom to call. Source: https://hl7.org/fhir/R4/patient.html';

create function private.fhir_person(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Person', 'id', p.id, 'name', jsonb_build_array(jsonb_build_object('text',
    p.name)),
    'telecom', private.fhir_telecom(p), 'meta', private.fhir_meta(null, null, p.updated_at),
    'link', (select jsonb_agg(jsonb_build_object('target', private.fhir_ref(l.kind, p.id::text)))
      from (select 'Patient' as kind from public.patients x where x.profile_id = p.id
        union all select 'Practitioner' from public.specialists s where s.profile_id = p.id) l))
  from public.profiles p where p.id = p_person
$$;
comment on function private.fhir_person(uuid) is 'The account, whatever its role. Source: https://hl7.org/fhir/R4/person.html';

create function private.fhir_practitioner(p_specialist uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Practitioner', 'id', s.profile_id,
    'name', jsonb_build_array(jsonb_build_object('text', p.name)),
    'identifier', jsonb_build_array(case when s.reg_state = 'verified' then jsonb_build_object('type',
      private.fhir_code('v2-0203', 'MD', 'Council number'), 'value', s.hpcsa_number) end),
    'qualification', jsonb_build_array(jsonb_build_object('code', jsonb_build_object('text', s.specialty))),
    'communication', (select jsonb_agg(jsonb_build_object('text', l)) from unnest(s.languages) l))
  from public.specialists s join public.profiles p on p.id = s.profile_id where s.profile_id = p_specialist
$$;
comment on function private.fhir_practitioner(uuid) is
  'A specialist as anyone may know them. Source: https://hl7.org/fhir/R4/practitioner.html';

create function private.fhir_practitionerrole(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'PractitionerRole', 'id', s.profile_id, 'active', s.listed,
    'practitioner', private.fhir_ref('Practitioner', s.profile_id::text),
    'specialty', jsonb_build_array(jsonb_build_object('text', s.specialty)),
    'organization', case when s.hospital <> '' then jsonb_build_object('display', s.hospital) end,
    'availableTime', (select jsonb_agg(jsonb_build_object('daysOfWeek', jsonb_build_array((array['mon', 'tue', 'wed',
      'thu', 'fri',
        'sat', 'sun'])[r.weekday]), 'availableStartTime', r.starts_at,
        'availableEndTime', case when r.ends_at = '24:00' then '23:59:59'::time else r.ends_at end) order by r.weekday,
          r.starts_at)
      from public.availability_rules r where r.specialist_id = s.profile_id))
  from public.specialists s where s.profile_id = p_person
$$;
comment on function private.fhir_practitionerrole(uuid) is
  'What a specialist does and when; a day that ends at 24:00 ends a second before. Source: https://hl7.org/fhir/R4/practitionerrole.html';

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
      nullif(c.note, ''))))
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
      nullif(c.note, ''))),
    'reaction', case when c.reaction <> '' or c.severity is not null then jsonb_build_array(jsonb_build_object(
      'manifestation', jsonb_build_array(jsonb_build_object('text', coalesce(nullif(c.reaction, ''), 'Not described'))),
      'severity', case c.severity when 'life_threatening' then 'severe' else c.severity end)) end)
  from public.patient_allergies c where c.patient_id = p_person
$$;
comment on function private.fhir_allergyintolerance(uuid) is 'Allergies. Source: https://hl7.org/fhir/R4/allergyintolerance.html';

create function private.fhir_medicationstatement(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'MedicationStatement', 'id', c.id,
    'meta', private.fhir_meta(c.category, c.version, c.updated_at),
    'status', case c.status when 'active' then 'active' when 'ended' then 'completed' else 'unknown' end,
    'statusReason', case c.status when 'removed' then jsonb_build_array(jsonb_build_object('text',
      'Taken off the list')) end,
    'medicationCodeableConcept', private.fhir_coded(c.label, c.code, c.code_system),
    'subject', private.fhir_ref('Patient', c.patient_id::text), 'dateAsserted', c.created_at,
    'informationSource', private.fhir_who(c.recorded_by, p_person),
    'note', jsonb_build_array(jsonb_build_object('text', nullif(c.note, ''))),
    'dosage', jsonb_build_array(jsonb_build_object('text', concat_ws(', ', nullif(c.dose, ''), nullif(c.frequency, '')))))
  from public.patient_medications c where c.patient_id = p_person
$$;
comment on function private.fhir_medicationstatement(uuid) is
  'Medicines somebody takes. Source: https://hl7.org/fhir/R4/medicationstatement.html';

create function private.fhir_quantity(p_value numeric, p_unit text) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('value', trim_scale(p_value), 'unit', p_unit, 'system', 'http://unitsofmeasure.org', 'code',
    p_unit)
  where p_value is not null
$$;
comment on function private.fhir_quantity(numeric, text) is 'A value in UCUM. Source: https://hl7.org/fhir/R4/datatypes.html#Quantity';

create function private.fhir_observation(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Observation', 'id', o.id, 'meta', private.fhir_meta(o.category, o.version,
    o.recorded_at),
    -- A row that another one replaced was wrong; it stays readable as that.
    'status', case when o.status = 'entered_in_error' or exists (select from public.observations r where r.replaces = o.id)
      then 'entered-in-error' else o.status end,
    'category', jsonb_build_array(private.fhir_code('observation-category', case when t.section = 'readings'
      then 'vital-signs'
      else 'laboratory' end)),
    'code', private.fhir_code('http://loinc.org', t.loinc, t.label), 'subject', private.fhir_ref('Patient',
      o.patient_id::text),
    'effectiveDateTime', o.taken_at, 'issued', o.recorded_at, 'performer',
      jsonb_build_array(private.fhir_who(o.recorded_by, p_person)),
    'device', case when o.device_id <> '' then jsonb_build_object('display', o.device_id) end,
    'note', jsonb_build_array(jsonb_build_object('text', nullif(o.note, '')), jsonb_build_object('text', nullif(o.reason,
      ''))),
    'valueQuantity', case when t.second_loinc is null then private.fhir_quantity(o.value, o.unit) end,
    'component', case when t.second_loinc is not null then jsonb_build_array(
      jsonb_build_object('code', private.fhir_code('http://loinc.org', t.first_loinc), 'valueQuantity',
        private.fhir_quantity(o.value, o.unit)),
      jsonb_build_object('code', private.fhir_code('http://loinc.org', t.second_loinc, t.second_label), 'valueQuantity',
        private.fhir_quantity(o.second_value, o.unit))) end)
  from public.observations o join public.observation_types t on t.code = o.code where o.patient_id = p_person
  union all
  select jsonb_build_object('resourceType', 'Observation', 'id', 'blood-group-' || p.profile_id, 'status', 'final',
    'category', jsonb_build_array(private.fhir_code('observation-category', 'laboratory')),
    'code', private.fhir_code('http://loinc.org', '882-1', 'ABO and Rh group'),
    'subject', private.fhir_ref('Patient', p.profile_id::text), 'issued', p.updated_at,
    'performer', jsonb_build_array(private.fhir_ref('Patient', p.profile_id::text)),
    'valueCodeableConcept', jsonb_build_object('text', p.blood_type))
  from public.patients p where p.profile_id = p_person and p.blood_type <> ''
$$;
comment on function private.fhir_observation(uuid) is
  'Measurements in LOINC and UCUM, blood pressure as components, the blood group. Source: https://hl7.org/fhir/R4/observation.html';

create function private.fhir_documentreference(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'DocumentReference', 'id', d.id,
    'meta', private.fhir_meta(d.category, d.version, d.updated_at),
    'status', case d.state when 'removed' then 'superseded' when 'refused' then 'entered-in-error' else 'current' end,
    'docStatus', case d.state when 'awaiting_file' then 'preliminary' when 'refused' then 'entered-in-error'
      else 'final' end,
    'type', jsonb_build_object('text', d.type), 'subject', private.fhir_ref('Patient', d.patient_id::text), 'date',
      d.created_at,
    'author', jsonb_build_array(private.fhir_who(d.recorded_by, p_person)), 'description', d.title,
    'content', jsonb_build_array(jsonb_build_object('attachment', jsonb_build_object('contentType', d.mime_type, 'size',
      d.size_bytes,
      'title', d.file_name, 'creation', d.document_date, 'url', 'documents/' || d.path))))
  from public.documents d where d.patient_id = p_person
$$;
comment on function private.fhir_documentreference(uuid) is
  'Documents; url is the place of the file in the person''s own folder. Source: https://hl7.org/fhir/R4/documentreference.html';

revoke execute on function private.fhir_patient(uuid), private.fhir_telecom(public.profiles), private.fhir_person(uuid),
  private.fhir_practitioner(uuid), private.fhir_practitionerrole(uuid), private.fhir_condition(uuid),
  private.fhir_allergyintolerance(uuid), private.fhir_medicationstatement(uuid), private.fhir_quantity(numeric, text),
  private.fhir_observation(uuid), private.fhir_documentreference(uuid) from public, anon, authenticated, service_role;
