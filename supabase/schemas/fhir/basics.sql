-- Everything about a person as HL7 FHIR R4 (4.0.1), so that it can be read elsewhere.
--
-- Small functions make resources, one per row; private.fhir_entry() tidies each, because FHIR knows no null, no empty text,
-- list or object. Ids are the rows' own. References are relative to the base below, which the entries' addresses begin with.

create function private.fhir_base() returns text
language sql immutable security invoker set search_path = '' as $$
  select 'https://sawubona.invalid/fhir/'
$$;
comment on function private.fhir_base() is
  'What the addresses of exported resources begin with: a name that leads nowhere (RFC 2606), because no server answers for them.';

create function private.fhir_tidy(p_value jsonb) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_text text;
begin
  case jsonb_typeof(p_value)
    when 'object' then
      return (select jsonb_object_agg(e.key, e.tidy) from (select o.key, private.fhir_tidy(o.value) as tidy
        from jsonb_each(p_value) o) e where e.tidy is not null);
    when 'array' then
      return (select jsonb_agg(e.tidy order by e.at) from (select a.at, private.fhir_tidy(a.value) as tidy
        from jsonb_array_elements(p_value) with ordinality a (value, at)) e where e.tidy is not null);
    when 'string' then
      -- https://hl7.org/fhir/R4/datatypes.html#string: no control characters but tab and line ends.
      v_text := regexp_replace(p_value #>> '{}', '[\x01-\x08\x0b\x0c\x0e-\x1f]', '', 'g');
      return case when v_text ~ '\S' then to_jsonb(v_text) end;
    when 'null' then
      return null;
    else
      return p_value;
  end case;
end $$;
comment on function private.fhir_tidy(jsonb) is 'The value without nulls and without empty texts, lists and objects; null when nothing is left.';

create function private.fhir_entry(p_resource jsonb) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('fullUrl', private.fhir_base() || (p_resource ->> 'resourceType') || '/' || (p_resource ->> 'id'),
    -- Most resources are tidy once their nulls are gone; going through each value of them takes twenty times as long.
    'resource', case when r.value::text ~ '\\|"\s*"|\[\]|\{\}|null' then private.fhir_tidy(p_resource) else r.value end)
  from jsonb_strip_nulls(p_resource) r (value)
$$;
comment on function private.fhir_entry(jsonb) is 'A resource as an entry of a bundle. Source: https://hl7.org/fhir/R4/bundle.html';

create function private.fhir_code(p_system text, p_code text, p_text text default null) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('coding', case when p_code is not null then
    jsonb_build_array(jsonb_build_object('system', case when p_system like 'http%' or p_system like 'urn:%' then p_system
      else 'http://terminology.hl7.org/CodeSystem/' || p_system end, 'code', p_code)) end, 'text', p_text)
$$;
comment on function private.fhir_code(text, text, text) is
  'A CodeableConcept; a bare system is one of HL7''s own. Source: https://hl7.org/fhir/R4/terminologies-systems.html';

create function private.fhir_coded(p_label text, p_code text, p_system text) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('text', p_label, 'coding', case when p_code is not null
    then jsonb_build_array(jsonb_build_object(
    'code', p_code, 'system', case p_system when 'icd10' then 'http://hl7.org/fhir/sid/icd-10'
      when 'snomed' then 'http://snomed.info/sct' when 'atc' then 'http://www.whocc.no/atc'
      when 'rxnorm' then 'http://www.nlm.nih.gov/research/umls/rxnorm' when 'cvx' then 'http://hl7.org/fhir/sid/cvx' end)) end)
$$;
comment on function private.fhir_coded(text, text, text) is
  'What a row of a list names, with its code. NAPPI has no address among HL7''s systems: its code stands alone. Source: https://hl7.org/fhir/R4/terminologies-systems.html';

create function private.fhir_ref(p_type text, p_id text, p_display text default null) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select case when p_id is not null then jsonb_build_object('reference', p_type || '/' || p_id, 'display', p_display) end
$$;
comment on function private.fhir_ref(text, text, text) is 'A reference inside the bundle. Source: https://hl7.org/fhir/R4/references.html';

create function private.fhir_who(p_who uuid, p_person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when p_who = p_person and exists (select from public.patients x where x.profile_id = p_who)
      then private.fhir_ref('Patient', p_who::text)
    when exists (select from public.specialists s where s.profile_id = p_who)
      then private.fhir_ref('Practitioner', p_who::text, private.person_name(p_who))
    when p_who = p_person then private.fhir_ref('Person', p_who::text)
    else jsonb_build_object('display', private.person_name(p_who)) end
  where p_who is not null
$$;
comment on function private.fhir_who(uuid, uuid) is
  'Whom a row names: the person of the export, a practitioner, or anybody else by public name alone.';

create function private.fhir_meta(p_category text, p_version int default null, p_at timestamptz default null) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('versionId', p_version::text, 'lastUpdated', p_at, 'security', case
    when p_category in ('mental_health', 'sexual_health') then jsonb_build_array(jsonb_build_object('system',
      'http://terminology.hl7.org/CodeSystem/v3-ActCode', 'code', case p_category when 'mental_health' then 'MH'
        else 'SEX' end)) end)
$$;
comment on function private.fhir_meta(text, int, timestamptz) is
  'Version, time and sensitivity of a row. Source: https://hl7.org/fhir/R4/security-labels.html';

create function private.fhir_money(p_minor bigint, p_currency text) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('value', round(p_minor / 100.0, 2), 'currency', p_currency) where p_minor is not null
$$;
comment on function private.fhir_money(bigint, text) is 'Minor units as Money. Source: https://hl7.org/fhir/R4/datatypes.html#Money';

create function private.fhir_div(p_text text) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('status', 'additional', 'div', '<div xmlns="http://www.w3.org/1999/xhtml"><p>' || replace(replace(
    replace(replace(replace(p_text, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), E'\n',
      '<br/>') || '</p></div>')
  where p_text ~ '\S'
$$;
comment on function private.fhir_div(text) is
  'What somebody wrote as a Narrative: escaped, so that nothing in it is markup. Source: https://hl7.org/fhir/R4/narrative.html';
