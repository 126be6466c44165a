-- People as FHIR R4.

create function private.fhir_phone(p_typed text, p_e164 text) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  -- What is not certain is no phone that another system may dial; an extension stays in the words.
  select jsonb_build_array(case when p_e164 is not null then jsonb_build_object('system', 'phone', 'value', p_e164) end,
    case when p_typed <> '' and (p_e164 is null or regexp_replace(p_typed, '[^0-9]', '', 'g') not like '%' || right(p_e164, 7))
      then jsonb_build_object('system', 'other', 'value', p_typed) end)
$$;
comment on function private.fhir_phone(text, text) is
  'A telephone number as the contact points that are certain. Source: https://hl7.org/fhir/R4/valueset-contact-point-system.html';

create function private.fhir_telecom(p_profile public.profiles) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_array(case when p_profile.email <> '' then jsonb_build_object('system', 'email', 'value', p_profile.email) end)
    || private.fhir_phone(p_profile.phone_raw, p_profile.phone_e164)
$$;
comment on function private.fhir_telecom(public.profiles) is
  'Mail address and phone of an account. Source: https://hl7.org/fhir/R4/datatypes.html#ContactPoint';

create function private.fhir_gender(p_gender text) returns text
language sql immutable security invoker set search_path = '' as $$
  select case when p_gender in ('male', 'female') then p_gender when p_gender = 'prefer-not-to-say' then 'unknown' else 'other' end
$$;
comment on function private.fhir_gender(text) is
  'A gender in HL7''s words. Source: https://hl7.org/fhir/R4/valueset-administrative-gender.html';

create function private.fhir_patient(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'Patient', 'id', p.id, 'meta', private.fhir_meta(null, x.version, x.updated_at),
    'identifier', jsonb_build_array(jsonb_build_object('system', 'urn:ietf:rfc:3986', 'value', 'urn:uuid:' || p.id),
      case when x.id_number is not null then jsonb_build_object('value', x.id_number, 'type',
        private.fhir_code('v2-0203', case x.id_kind when 'passport' then 'PPN' else 'NI' end)) end),
    'name', jsonb_build_array(jsonb_build_object('use', 'official', 'text', p.name, 'family', p.last_name,
      'given', jsonb_build_array(p.first_name))),
    'telecom', private.fhir_telecom(p), 'birthDate', x.date_of_birth, 'deceasedDateTime', private.died_on(p.id), 'address',
      jsonb_build_array(jsonb_build_object('use', 'home', 'text', x.address)),
    'gender', private.fhir_gender(x.gender),
    'link', (select jsonb_agg(jsonb_build_object('type', case m.kept_id when p.id then 'replaces' else 'replaced-by' end,
        'other', private.fhir_ref('Patient', (case m.kept_id when p.id then m.folded_id else m.kept_id end)::text)) order by m.marked_at)
      from private.merged_persons m where p.id in (m.kept_id, m.folded_id) and m.undone_at is null),
    'contact', (select jsonb_agg(jsonb_build_object('relationship', jsonb_build_array(private.fhir_code('v2-0131', 'C',
      c.relationship)),
        'name', jsonb_build_object('text', c.name), 'telecom',
          private.fhir_phone(c.phone, c.phone_e164)))
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

create function private.fhir_relatedperson(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  -- What somebody is to the patient: the other side of what the patient is to them.
  select jsonb_build_object('resourceType', 'RelatedPerson', 'id', d.id, 'active', private.effective_scopes(d) <> '{}',
    'patient', private.fhir_ref('Patient', d.patient_id::text), 'name', jsonb_build_array(jsonb_build_object('text', p.name)),
    'relationship', jsonb_build_array(case when d.basis = 'guardian' then private.fhir_code('v3-RoleCode', 'GUARD', 'guardian') end,
      private.fhir_code('v3-RoleCode', case d.relation when 'child' then 'PRN' when 'parent' then 'CHILD' when 'partner' then 'SIGOTHR'
        when 'sibling' then 'SIB' when 'grandparent' then 'GRNDCHILD' when 'grandchild' then 'GRPRN' end, case when d.relation = 'other' then d.basis end)),
    'period', jsonb_build_object('start', d.accepted_at, 'end', coalesce(d.ended_at, d.until)))
  from public.delegations d join public.profiles p on p.id = d.delegate_id
  where d.patient_id = p_person and d.basis <> 'invited' and d.accepted_at is not null
$$;
comment on function private.fhir_relatedperson(uuid) is
  'Who looks after a patient, or did: by name, what they are to the patient, and when; nothing else of them. Source: https://hl7.org/fhir/R4/relatedperson.html, http://terminology.hl7.org/CodeSystem/v3-RoleCode';

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
