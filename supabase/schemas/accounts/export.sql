-- Everything about me, in one answer: what FHIR has a resource for, and every other row of mine as it is.
--
-- The plan names every table that knows a person, or says why it is left out; a test compares it with the foreign keys.

create function private.export_plan()
returns table (tbl text, how text, whose text, hidden text[], why text)
language sql immutable security invoker set search_path = '' as $$
  values
    ('public.visit_files', 'rows', 'patient_id = $1', array['sha256', 'path'], null), ('public.visit_preparations', 'rows', 'patient_id = $1', array[]::text[], null), ('public.profiles', 'resource', null, null, 'Patient, Person'), ('public.patients', 'resource', null, null, 'Patient'),
    ('public.emergency_contacts', 'resource', null, null, 'Patient.contact'),
    ('public.patient_conditions', 'resource', null, null, 'Condition'),
    ('public.patient_allergies', 'resource', null, null, 'AllergyIntolerance'),
    ('public.patient_medications', 'resource', null, null, 'MedicationStatement'),
    ('public.patient_vaccinations', 'resource', null, null, 'Immunization'),
    ('public.patient_remarks', 'resource', null, null, 'Composition'),
    ('public.observations', 'resource', null, null, 'Observation'),
    ('public.documents', 'resource', null, null, 'DocumentReference'),
    ('public.appointments', 'resource', null, null, 'Appointment'), ('public.messages', 'resource', null, null,
      'Communication'),
    ('public.notes', 'resource', null, null, 'Composition'),
    ('public.prescription_items', 'resource', null, null, 'MedicationRequest'),
    ('public.renewal_requests', 'resource', null, null, 'Task'), ('public.correction_requests', 'resource', null, null,
      'Task'),
    ('public.access_requests', 'resource', null, null, 'Task'), ('public.access_grants', 'resource', null, null, 'Consent'),
    ('public.delegations', 'resource', null, null, 'Consent'), ('public.consents', 'resource', null, null, 'Consent'),
    ('public.access_log', 'resource', null, null, 'AuditEvent'), ('public.payments', 'resource', null, null, 'Invoice'),
    ('public.refunds', 'resource', null, null, 'Invoice'), ('public.intake', 'resource', null, null,
      'QuestionnaireResponse'),
    ('public.consultations', 'rows', 'patient_id = $1', array['room_id', 'consent_by', 'identity_confirmed_by',
      'wrong_person_by', 'ended_by'], 'Encounter'),
    ('public.prescriptions', 'rows', 'patient_id = $1 and issued_at is not null', array['client_key', 'verify_code',
      'draft_items', 'asked'],
      'MedicationRequest'),
    ('public.capacity_decisions', 'rows', 'patient_id = $1', array['client_key', 'decided_by'], 'Consent'),
    ('public.triage_sessions', 'rows', 'profile_id = $1', array[]::text[], 'RiskAssessment'),
    ('public.specialists', 'rows', 'profile_id = $1', array[]::text[], 'Practitioner, PractitionerRole'),
    ('public.appointment_events', 'rows', 'appointment_id in (select a.id from public.appointments a where a.patient_id = $1)',
      array['actor'], null),
    ('public.consultation_events', 'rows', 'consultation_id in (select c.id from public.consultations c where c.patient_id = $1)',
      array['actor', 'covered_by'], null),
    ('public.join_events', 'rows', 'profile_id = $1', array['client_id'], null),
    ('private.call_wishes', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.room_key_holders', 'left out', null, null, 'Which key of a call one''s browser was told; who sat in it is in the seats.'),
    ('private.visit_guests', 'rows', '$1 in (guest_id, invited_by)', array['token_hash', 'guest_id', 'invited_by',
      'admitted_by', 'ended_by'], null),
    ('public.room_seats', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.door_stays', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.message_reads', 'rows', 'profile_id = $1', array['patient_id', 'specialist_id'], null),
    ('private.removed_messages', 'rows', 'removed_by = $1', array[]::text[], null),
    ('public.chart_versions', 'rows', 'patient_id = $1', array['changed_by'], null),
    ('public.plan_answers', 'rows', 'patient_id = $1', array['author_id'], null),
    ('private.danger_reviews', 'rows', 'patient_id = $1', array['by_id'], null),
    ('private.medicine_reviews', 'rows', 'patient_id = $1', array['nr', 'by_id', 'taken_back_by'], 'MedicationStatement'),
    ('private.result_filings', 'rows', 'patient_id = $1', array['no', 'by_id'], null),
    ('private.result_answers', 'rows', 'patient_id = $1', array['by_id'], null),
    ('public.letters', 'rows', 'patient_id = $1', array['client_key', 'verify_code', 'author_id'], null),
    ('private.papers', 'rows', 'patient_id = $1', array['code', 'author_id'], null),
    ('public.paper_files', 'rows', 'patient_id = $1', array['path', 'author_id', 'certificate'], null),
    ('public.paper_events', 'rows', 'patient_id = $1', array['actor', 'author_id'], null),
    ('private.paper_sendings', 'rows', 'patient_id = $1', array['token_hash', 'code_hash', 'sent_by'], null),
    ('public.dispensings', 'rows', 'patient_id = $1', array['pharmacist'], null),
    ('private.practitioner_keys', 'left out', null, null, 'A key that only the installation opens.'),
    ('private.revoked_certificates', 'rows', 'practitioner_id = $1', array['revoked_by'], null),
    ('public.favourite_scripts', 'rows', 'prescriber_id = $1', array[]::text[], null),
    ('public.prescription_events', 'rows', 'patient_id = $1', array['actor'], null),
    ('public.access_reports', 'rows', 'patient_id = $1', array['answered_by'], null),
    ('public.break_glass', 'rows', 'patient_id = $1', array['reviewed_by', 'dispute_answered_by'], null),
    ('public.reviews', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.waitlist_entries', 'rows', 'patient_id = $1', array['idempotency_key', 'joined_by'], null),
    ('public.slot_offers', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.squeeze_ins', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.notifications', 'rows', 'recipient_id = $1', array['dedupe_key'], null),
    ('public.outbox', 'rows', 'recipient_id = $1 and template <> ''notifications.phoneCode''', array['dedupe_key', 'last_error'], null),
    ('private.phone_numbers', 'rows', 'profile_id = $1', array['code_hash'], null),
    ('private.push_subscriptions', 'rows', 'profile_id = $1', array['endpoint', 'p256dh', 'auth'], null),
    ('public.help_requests', 'rows', 'person_id = $1', array['answered_by'], null),
    ('public.notification_prefs', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.notification_settings', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.booking_drafts', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.operators', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.flags', 'rows', 'set_by = $1', array[]::text[], null),
    ('public.registration_events', 'rows', 'specialist_id = $1', array['actor_id'], null),
    ('public.registration_files', 'rows', 'specialist_id = $1', array['sha256', 'path'], null),
    ('private.registration_looks', 'rows', 'specialist_id = $1', array['operator_id'], null),
    ('public.onboarding_drafts', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.council_numbers', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.visit_types', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_rules', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_exceptions', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('private.calendar_links', 'rows', 'specialist_id = $1', array['token_hash'], null),
    ('private.record_links', 'rows', 'patient_id = $1', array['token_hash', 'file', 'passcode_salt', 'passcode_hash'], null),
    ('public.note_copies', 'left out', null, null, 'Drafts of their author; the signed note is in the export.'),
    ('public.letter_drafts', 'left out', null, null, 'Drafts of their author; the letter that was issued is in the export.'),
    ('private.work_acts', 'left out', null, null, 'How a practice went through its list; what came of it is in the record itself.'),
    ('private.wrong_checks', 'left out', null, null, 'Said by nobody who is known.'),
    ('public.payment_events', 'left out', null, null, 'What the provider of payments sent us; what came of it is in the payments.'),
    ('private.access_log_heads', 'left out', null, null, 'Check sums of the access log.'),
    ('private.access_log_faults', 'left out', null, null, 'Check sums of the access log.'),
    ('private.closed_records', 'rows', 'patient_id = $1', array['closed_by', 'undone_by', 'delegation_id'], 'Patient'),
    ('private.closed_accounts', 'left out', null, null, 'Once an account is closed nobody asks.'),
    ('private.handover_codes', 'left out', null, null, 'The hash of a code that lasts fourteen days.'),
    ('private.organizations', 'rows', 'founded_by = $1', array['founded_by'], null),
    ('private.practitioner_roles', 'rows', 'profile_id = $1', array['ended_by'], null),
    ('private.organization_invitations', 'left out', null, null, 'Who was asked into a practice; whoever joined has a role there.'),
    ('private.organization_events', 'rows', '$1 in (actor_id, person_id)', array['actor_id', 'person_id', 'invitation_id'], null),
    ('private.patient_invitations', 'left out', null, null, 'Hashes of addresses, so that nobody is invited twice.'),
    ('private.organization_covers', 'rows', '$1 in (absent_id, covering_id)', array['absent_id', 'covering_id'], null),
    ('private.shown_visits', 'rows', 'appointment_id in (select a.id from public.appointments a where a.patient_id = $1)', array[]::text[], null),
    ('private.organization_tasks', 'rows', '$1 in (requester_id, owner_id)', array['requester_id', 'owner_id'], null),
    ('private.sign_ins', 'rows', 'person_id = $1', array['account_id'], null),
    ('private.look_tickets', 'left out', null, null, 'Hashes of links that work for a minute.'),
    ('private.message_threads', 'left out', null, null, 'Counters of messages.'),
    ('private.freed_slots', 'left out', null, null, 'Times of a calendar that are offered to others.'),
    ('private.guest_questions', 'left out', null, null, 'Questions of people without an account; an operator is only who answered.'),
    ('private.guest_holds', 'left out', null, null, 'Times of a calendar that are kept for others, for ten minutes.'),
    ('private.medicine_catalogues', 'left out', null, null, 'Which operator brought and published a version of the medicine list.'),
    ('private.publications', 'left out', null, null, 'What operators propose about our own texts, rules and numbers, and whom to suspend.'),
    ('private.account_looks', 'rows', 'person_id = $1', array['operator_id'], null),
    ('private.incidents', 'left out', null, null, 'The register of incidents; it names nobody but who wrote it.'),
    ('private.incident_steps', 'left out', null, null, 'The register of incidents; it names nobody but who wrote it.'),
    ('public.medical_aids', 'rows', 'patient_id = $1', array[]::text[], null),
    ('private.deaths', 'rows', 'patient_id = $1', array['reported_by', 'decided_by', 'undone_by'], 'Patient'),
    ('private.merged_persons', 'rows', '$1 in (kept_id, folded_id)', array['marked_by', 'undone_by'], 'Patient.link'),
    ('private.guardianship_ends', 'rows', 'patient_id = $1', array['ended_by'], null),
    ('private.authority_checks', 'rows', 'patient_id = $1', array['decided_by'], null),
    ('private.record_releases', 'rows', 'patient_id = $1', array['released_by'], null),
    ('private.goodwill', 'left out', null, null, 'Which operator gave money back; the words are on the receipt, the money is among the refunds.'),
    ('private.invoices', 'rows', 'patient_id = $1', array['payer_id', 'specialist_id', 'payer_name'], null),
    ('private.vat_registrations', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.visit_codes', 'rows', 'patient_id = $1', array['author_id'], null),
    ('public.exchange_rates', 'left out', null, null, 'What we publish; operators meet it as its publishers only.'),
    ('public.terms_versions', 'left out', null, null, 'Our own texts; operators meet them as their publishers only.'),
    ('public.triage_rulesets', 'left out', null, null, 'Our own rules; operators meet them as their publishers only.'),
    ('public.emergency_numbers', 'left out', null, null, 'Public numbers; operators meet them as their publishers only.')
$$;
comment on function private.export_plan() is
  'Every table that knows a person: mapped to a resource; given row by row (whose: its condition, hidden: columns that are secrets or name other people); or left out, and why.';

create function private.fhir_part(p_name text, p_type text, p_value jsonb) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('name', p_name, case p_type when 'boolean' then 'valueBoolean' when 'integer' then 'valueInteger'
      when 'bigint' then 'valueDecimal' when 'numeric' then 'valueDecimal' when 'timestamp with time zone'
        then 'valueDateTime'
      when 'date' then 'valueDate' else 'valueString' end,
    case when jsonb_typeof(p_value) in ('boolean', 'number') then p_value else to_jsonb(p_value #>> '{}') end)
  where p_value #>> '{}' ~ '\S'
$$;
comment on function private.fhir_part(text, text, jsonb) is
  'One column of a row with its type; nothing for null and blank. Source: https://hl7.org/fhir/R4/parameters.html';

create function private.fhir_rows(p_person uuid, p_table text, p_whose text, p_hidden text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_rows jsonb;
begin
  if to_regclass(p_table) is null then
    return null;
  end if;
  execute format($sql$select jsonb_agg(jsonb_build_object('name', 'row', 'part', (
      select jsonb_agg(p.part order by a.attnum) from pg_catalog.pg_attribute a
      cross join lateral (select private.fhir_part(a.attname, pg_catalog.format_type(a.atttypid, null),
        to_jsonb(t) -> a.attname)
        as part) p
      where a.attrelid = %1$L::regclass and a.attnum > 0 and not a.attisdropped and a.atttypid <> 'bytea'::regtype
        and p.part is not null and a.attname <> all ($2))))
    from %1$s t where %2$s$sql$, to_regclass(p_table), p_whose) into v_rows using p_person, p_hidden;
  return jsonb_build_object('resourceType', 'Parameters', 'id', replace(split_part(p_table, '.', 2), '_', '-'),
    'parameter', v_rows)
  where v_rows is not null;
end $$;
comment on function private.fhir_rows(uuid, text, text, text[]) is
  'A person''s rows of one table as they are, without hashes and hidden columns. Source: https://hl7.org/fhir/R4/parameters.html';

create function private.export_parts(p_person uuid) returns table (part text, entries bigint)
language sql stable security definer set search_path = '' as $$
  -- How many there are is counted of what may be very many alone; the others are one step each.
  select r.name, case r.name when 'Observation' then greatest(1, (select count(*) from public.observations o where o.patient_id = p_person))
      when 'AuditEvent' then greatest(1, (select count(*) from public.access_log l where l.patient_id = p_person)) else 1 end
  from unnest(array['Patient', 'Person', 'RelatedPerson', 'PractitionerRole', 'Condition', 'AllergyIntolerance', 'MedicationStatement',
    'Immunization', 'Observation', 'DocumentReference', 'Appointment', 'Encounter', 'Communication', 'Composition',
    'MedicationRequest', 'ServiceRequest', 'Task', 'Consent', 'AuditEvent', 'Invoice', 'QuestionnaireResponse', 'RiskAssessment'])
    with ordinality r (name, place)
  union all
  select e.tbl, 1 from private.export_plan() e where e.how = 'rows' and to_regclass(e.tbl) is not null
$$;
comment on function private.export_parts(uuid) is
  'The parts of an export in their order, FHIR resources by name and tables, and how many entries or steps each has at least. Practitioners come with the part that names them.';

create function private.export_page(p_person uuid, p_part text, p_after uuid, p_most int) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_part = 'Observation' then
    return query select * from private.fhir_observation(p_person, p_after, p_most);
  elsif p_part = 'AuditEvent' then
    return query select * from private.fhir_auditevent(p_person, p_after, p_most);
  elsif p_part ~ '^[A-Z][A-Za-z]+$' then
    return query execute format('select * from private.%I($1)', 'fhir_' || lower(p_part)) using p_person;
  else
    return query select r.rows from private.export_plan() e
      cross join lateral (select private.fhir_rows(p_person, e.tbl, e.whose, e.hidden
        -- What a specialist was told names patients.
        || case when e.tbl in ('public.notifications', 'public.outbox') and exists (select from public.specialists s
          where s.profile_id = p_person) then array['payload', 'ref_id'] else '{}' end) as rows) r
      where e.tbl = p_part and e.how = 'rows' and r.rows is not null;
  end if;
end $$;
comment on function private.export_page(uuid, text, uuid, int) is
  'The resources of one part of export_parts; of Observation and AuditEvent so many after that one.';

create function public.export_my_record() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  perform private.refuse_reading_request();
  perform private.require_whole_record();
  if not exists (select from public.profiles p where p.id = v_me) then
    perform private.refuse('data.notFound');
  end if;
  perform private.spend('export_my_record', 10, 10, 3600);
  if exists (select from public.patients p where p.profile_id = v_me) then
    perform private.write_access_log(v_me, private.actor(), case when private.is_acting() then 'delegate' else 'patient' end,
      'everything', 'export', case when private.is_acting() then 'delegation' else 'self' end, null, 'export');
  end if;
  return private.issue_look('export', v_me, '{}');
end $$;
comment on function public.export_my_record() is
  'Opens everything about the caller, written into the access log as export; ten times an hour. Gives the ticket for read_export, which answers with a FHIR R4 Bundle in parts. Hints: data.notFound, data.busy.';
grant execute on function public.export_my_record to authenticated;

create function public.read_export(p_ticket text, p_part text default null, p_after uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- About a megabyte: each answer is there within a second, also on a small server.
  c_most constant int := 1000;
  v_look private.look_tickets;
  v_page jsonb;
begin
  perform private.refuse_reading_request();
  v_look := private.look_of(p_ticket);
  if v_look.kind is distinct from 'export' or not private.may_export(v_look) then
    perform private.refuse('access.lookOver');
  end if;
  -- A ticket may be read again within its time, and this is the most that anybody can ask for.
  perform private.spend_call('export', 1500, 1500, 3600);
  if p_part is null then
    return jsonb_build_object('id', gen_random_uuid(), 'timestamp', private.clock(), 'parts', (
      select jsonb_agg(jsonb_build_object('part', e.part, 'entries', e.entries)) from private.export_parts(v_look.about) e));
  elsif not exists (select from private.export_parts(v_look.about) e where e.part = p_part) then
    perform private.refuse('data.invalid');
  end if;
  select coalesce(jsonb_agg(r), '[]') into v_page from private.export_page(v_look.about, p_part, p_after, c_most) r;
  return jsonb_build_object(
    'entries', (select coalesce(jsonb_agg(private.fhir_entry(e) order by at), '[]') from jsonb_array_elements(v_page) with ordinality x (e, at)),
    'named', (select coalesce(jsonb_agg(private.fhir_entry(p.resource)), '[]') from (
        select distinct split_part(r.ref #>> '{}', '/', 2)::uuid as id
        from jsonb_path_query(v_page, '$.**.reference ? (@ starts with "Practitioner/")') r (ref)) n
      cross join lateral private.fhir_practitioner(n.id) p (resource)),
    -- A full page ends with the one after which the next begins; the blood group, which has no id of a row, is never that.
    'after', case when p_part in ('Observation', 'AuditEvent') and v_page -> (c_most - 1) ->> 'id' ~ '^[0-9a-f-]{36}$'
      then v_page -> (c_most - 1) -> 'id' end);
end $$;
comment on function public.read_export(text, text, uuid) is
  'Everything about the reader, or about somebody who has died for their executor, as a FHIR R4 Bundle in parts, because a record of twenty years is too much for one answer. Without a part: {id, timestamp, parts: [{part, entries}]}; with one {entries, named, after}: entries of the Bundle, the practitioners they name, of whom nothing but public name and role is told, and after which one to ask next, or null. For whom the ticket was issued, within 15 minutes; the right is asked again. POST only. Hints: access.lookOver, data.busy, data.invalid. Source: https://hl7.org/fhir/R4/bundle.html';
grant execute on function public.read_export to authenticated;
