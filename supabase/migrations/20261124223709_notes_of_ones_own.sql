-- Notes of ones own in the record: patients, and who acts for them, write, change and strike them.

create table public.patient_remarks (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  label text not null check (length(label) between 1 and 120),
  source text not null default 'self' check (source = 'self'),
  status text not null default 'active',
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  category text not null default 'notes' check (category in ('notes', 'mental_health', 'sexual_health')),
  note text not null check (length(note) between 1 and 4000),
  recorded_by uuid not null references public.profiles (id),
  version int not null default 1,
  constraint patient_remarks_status check (status in ('active', 'ended', 'removed'))
);
comment on table public.patient_remarks is
  'What patients write into their record in their own words. Patient reads own; changed by chart functions, never by clinicians. Never deleted; earlier versions in chart_versions.';

create index patient_remarks_of_patient on public.patient_remarks (patient_id, updated_at desc);
create index patient_remarks_recorded_by on public.patient_remarks (recorded_by);

alter table public.patient_remarks enable row level security;
alter table public.patient_remarks force row level security;
create policy "people read their own patient remarks" on public.patient_remarks for select to authenticated
  using (patient_id = (select private.me()));
revoke all on public.patient_remarks from public, anon, authenticated, service_role;
grant select on public.patient_remarks to authenticated;

create trigger patient_remarks_guard before update on public.patient_remarks
  for each row execute function private.guard_chart_entry();
create trigger patient_remarks_keep before delete on public.patient_remarks for each row
  execute function private.refuse_change();
create trigger patient_remarks_keep_all before truncate on public.patient_remarks for each statement
  execute function private.refuse_change();
create trigger patient_remarks_touch before update on public.patient_remarks for each row
  execute function private.touch();
create trigger patient_remarks_versions before update on public.patient_remarks for each row
  execute function private.keep_version('id', 'patient_id', 'source', 'recorded_by', 'created_at');

create or replace function private.chart_table(p_list text) returns text
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if p_list is null or p_list not in ('conditions', 'allergies', 'medications', 'remarks') then
    perform private.refuse('data.invalid');
  end if;
  return 'patient_' || p_list;
end $$;
comment on function private.chart_table(text) is 'The table of a list: conditions, allergies, medications or remarks.';

create or replace function private.chart_entry_values(p_list text, p_entry jsonb) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_usual text := case p_list when 'conditions' then 'conditions' when 'allergies' then 'profile' when 'remarks' then 'notes'
    else 'medicines' end;
  v_values jsonb;
  v_code text;
  v_system text;
  v_category text;
  v_severity text;
begin
  if p_entry is null or jsonb_typeof(p_entry) <> 'object' or pg_column_size(p_entry) > 16384 then
    perform private.refuse('data.invalid');
  end if;
  v_code := nullif(private.form_optional(p_entry, 'code', 18), '');
  v_system := nullif(private.form_optional(p_entry, 'codeSystem', 18), '');
  v_category := coalesce(nullif(private.form_optional(p_entry, 'category', 40), ''), v_usual);
  v_values := jsonb_build_object('label', private.form_text(p_entry, 'label', 'chart.labelRequired', 1, 120),
    'note', private.form_optional(p_entry, 'note', case p_list when 'remarks' then 4000 else 300 end), 'category', v_category, 'code', v_code, 'code_system', v_system);
  if v_category not in (v_usual, 'mental_health', 'sexual_health') then
    perform private.refuse('chart.categoryUnknown');
  end if;
  if p_list = 'remarks' then
    return v_values - 'code' - 'code_system' || jsonb_build_object('note',
      private.form_text(p_entry, 'note', 'chart.remarkRequired', 1, 4000));
  end if;
  if (v_code is null) <> (v_system is null) or v_code !~ '^[A-Za-z0-9][A-Za-z0-9.-]{0,17}$'
    or v_system not in ('icd10', 'snomed', 'atc', 'rxnorm', 'nappi') then
    perform private.refuse('chart.codeInvalid');
  end if;
  if p_list = 'allergies' then
    v_severity := nullif(private.form_optional(p_entry, 'severity', 40), '');
    if v_severity not in ('mild', 'moderate', 'severe', 'life_threatening') then
      perform private.refuse('chart.severityUnknown');
    end if;
    return v_values || jsonb_build_object('reaction', private.form_optional(p_entry, 'reaction', 200), 'severity', v_severity);
  end if;
  if p_list = 'medications' then
    return v_values || jsonb_build_object('dose', private.form_optional(p_entry, 'dose', 120),
      'frequency', private.form_optional(p_entry, 'frequency', 120));
  end if;
  return v_values;
end $$;
comment on function private.chart_entry_values(text, jsonb) is
  'The columns of an entry of a list from what was typed (label, note, category, code, codeSystem; reaction, severity; dose, frequency), or a refusal. Hints: chart.labelRequired, chart.remarkRequired, chart.categoryUnknown, chart.codeInvalid, chart.severityUnknown, validation.tooLong, data.invalid.';

create or replace function public.add_chart_entry(p_list text, p_entry jsonb, p_key uuid, p_patient uuid default null, p_screen text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := coalesce(p_patient, v_me);
  v_table text := private.chart_table(p_list);
  v_values jsonb := private.chart_entry_values(p_list, p_entry);
  v_basis text;
  v_row jsonb;
  v_count int;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  v_basis := private.open_category(v_patient, v_values ->> 'category', p_screen, 'add');
  -- One's own words: a clinician writes notes of another kind, under their own name.
  if p_list = 'remarks' and v_basis = 'grant' then
    perform private.refuse('access.notGranted');
  end if;
  -- One at a time per patient, so that repeats and limits hold when two arrive together.
  perform from public.patients p where p.profile_id = v_patient for no key update;
  if not found then
    perform private.refuse('access.refused');
  end if;
  execute format('select to_jsonb(e) from public.%I e where e.id = $1', v_table) using p_key into v_row;
  if v_row is not null then
    if v_row ->> 'patient_id' <> v_patient::text or v_row ->> 'recorded_by' <> v_me::text then
      perform private.refuse('data.conflict');
    end if;
    return private.changed(p_key, (v_row ->> 'version')::int);
  end if;
  execute format('select count(*) from public.%I e where e.patient_id = $1 and e.status = ''active''', v_table)
    using v_patient into v_count;
  if v_count >= 200 then
    perform private.refuse('validation.tooMany');
  end if;
  begin
    v_row := private.add_row(v_table, v_values || jsonb_build_object('id', p_key, 'patient_id', v_patient, 'status', 'active',
      'source', case v_basis when 'grant' then 'clinician' else 'self' end, 'recorded_by', v_me, 'version', 1,
      'confirmed_by', case v_basis when 'grant' then v_me end,
      'confirmed_at', case v_basis when 'grant' then private.clock() end,
      'created_at', private.clock(), 'updated_at', private.clock()));
  exception when unique_violation then
    perform private.refuse('chart.alreadyListed');
  end;
  if v_basis = 'grant' then
    perform private.notify(v_patient, 'chart.entryAdded', p_key, '{}', 'chart.entryAdded:' || p_key);
  end if;
  return private.changed(p_key, (v_row ->> 'version')::int);
end $$;
comment on function public.add_chart_entry(text, jsonb, uuid, uuid, text) is
  'Adds an entry to conditions, allergies, medications or (not for clinicians) remarks of a patient (null: the caller). The key is the id of the new row: repeating gives the same answer. Hints: access.notGranted, chart.alreadyListed, validation.tooMany, those of the entry.';

create or replace function private.open_chart_entry(p_table text, p_id uuid, p_version int, p_screen text, out entry jsonb, out basis text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  execute format('select to_jsonb(e) from public.%I e where e.id = $1 for update', p_table) using p_id into entry;
  select b.basis into basis from private.access_basis(private.require_me(), (entry ->> 'patient_id')::uuid,
    entry ->> 'category', true) b where entry is not null;
  if basis is null or (basis = 'grant' and p_table = 'patient_remarks') then
    perform private.refuse('chart.notFound');
  end if;
  perform private.open_category((entry ->> 'patient_id')::uuid, entry ->> 'category', p_screen, 'change');
  if basis <> 'grant' and entry ->> 'source' <> 'self' then
    perform private.refuse('chart.askForCorrection');
  elsif (entry ->> 'version')::int is distinct from p_version then
    perform private.refuse('data.conflict');
  elsif entry ->> 'status' <> 'active' then
    perform private.refuse('chart.offTheList');
  end if;
end $$;
comment on function private.open_chart_entry(text, uuid, int, text) is
  'Locks an entry that the caller may change now, logs it, gives row and basis. Hints: chart.notFound, chart.askForCorrection, data.conflict, chart.offTheList.';

create or replace function public.change_chart_entry(p_list text, p_id uuid, p_version int, p_entry jsonb, p_screen text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_table text := private.chart_table(p_list);
  v_values jsonb := private.chart_entry_values(p_list, p_entry);
  v_open record;
begin
  select * into v_open from private.open_chart_entry(v_table, p_id, p_version, p_screen);
  if v_values ->> 'category' <> v_open.entry ->> 'category' then
    perform private.open_category((v_open.entry ->> 'patient_id')::uuid, v_values ->> 'category', p_screen, 'add');
  end if;
  -- Saving what stands there already takes nobody's confirmation away.
  if v_open.entry @> v_values then
    return private.changed(p_id, p_version);
  end if;
  return private.changed(p_id, private.set_chart_entry(v_table, p_id, case p_list when 'remarks' then v_values
    else v_values || jsonb_build_object('confirmed_by', case v_open.basis when 'grant' then v_me end,
      'confirmed_at', case v_open.basis when 'grant' then private.clock() end) end));
end $$;
comment on function public.change_chart_entry(text, uuid, int, jsonb, text) is
  'Changes an entry, knowing the version that was seen. Patients change what they said (a confirmation then falls away); a clinician''s change is a confirmation. Hints: chart.notFound, chart.askForCorrection, chart.offTheList, chart.alreadyListed, data.conflict.';

create or replace function private.history_of(p_reader uuid, p_kind text, p_id uuid, out patient_id uuid, out categories text[])
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row jsonb;
  v_category text;
begin
  if p_kind is null or p_kind not in ('patients', 'patient_conditions', 'patient_allergies', 'patient_medications',
    'patient_remarks', 'documents') then
    perform private.refuse('data.invalid');
  end if;
  execute format('select to_jsonb(e) from public.%I e where e.%I = $1', p_kind, case p_kind when 'patients' then 'profile_id' else 'id' end)
    using p_id into v_row;
  patient_id := coalesce(v_row ->> 'patient_id', v_row ->> 'profile_id')::uuid;
  v_category := coalesce(v_row ->> 'category', 'profile');
  perform private.hold_rights(p_reader, patient_id);
  if patient_id is null or (select b.basis from private.access_basis(p_reader, patient_id, v_category) b) is null then
    perform private.refuse('chart.notFound');
  end if;
  -- A version from before the row was moved to another category is given only with a right to that one, too.
  categories := array(select distinct c.name from (select v_category as name union select v.category from public.chart_versions v
      where v.kind = p_kind and v.row_id = p_id) c
    where (select b.basis from private.access_basis(p_reader, history_of.patient_id, c.name) b) is not null order by c.name);
end $$;
comment on function private.history_of(uuid, text, uuid) is
  'Whose row of a chart this is, and which categories of its versions this person may see now. Hint: chart.notFound.';

create or replace function private.chart_notes(p_patient uuid, p_category text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(entry), '[]') from (
    (select to_jsonb(n) - 'content_hash' || jsonb_build_object('author_name', p.name) as entry
      from public.notes n join public.profiles p on p.id = n.author_id
      where n.patient_id = p_patient and n.category = p_category and n.state = 'signed'
      order by n.signed_at desc, n.chain_no desc)
    union all
    (select private.chart_row(to_jsonb(r)) || jsonb_build_object('kind', 'remark') from public.patient_remarks r
      where r.patient_id = p_patient and r.category = p_category and r.status <> 'removed'
      order by r.status, r.updated_at desc, r.id)) entries
$$;
comment on function private.chart_notes(uuid, text) is 'The section notes of a chart: signed ones, and what the patient wrote. The caller''s right was checked and logged before.';

create or replace function private.export_plan()
returns table (tbl text, how text, whose text, hidden text[], why text)
language sql immutable security invoker set search_path = '' as $$
  values
    ('public.visit_files', 'rows', 'patient_id = $1', array['sha256', 'path'], null), ('public.visit_preparations', 'rows', 'patient_id = $1', array[]::text[], null), ('public.profiles', 'resource', null, null, 'Patient, Person'), ('public.patients', 'resource', null, null, 'Patient'),
    ('public.emergency_contacts', 'resource', null, null, 'Patient.contact'),
    ('public.patient_conditions', 'resource', null, null, 'Condition'),
    ('public.patient_allergies', 'resource', null, null, 'AllergyIntolerance'),
    ('public.patient_medications', 'resource', null, null, 'MedicationStatement'),
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
      'ended_by'], 'Encounter'),
    ('public.prescriptions', 'rows', 'patient_id = $1 and issued_at is not null', array['client_key', 'verify_code',
      'draft_items'],
      'MedicationRequest'),
    ('public.triage_sessions', 'rows', 'profile_id = $1', array[]::text[], 'RiskAssessment'),
    ('public.related_persons', 'rows', 'patient_id = $1', array[]::text[], 'RelatedPerson'), ('public.specialists', 'rows', 'profile_id = $1', array[]::text[], 'Practitioner, PractitionerRole'),
    ('public.appointment_events', 'rows', 'appointment_id in (select a.id from public.appointments a where a.patient_id = $1)',
      array['actor'], null),
    ('public.consultation_events', 'rows', 'consultation_id in (select c.id from public.consultations c where c.patient_id = $1)',
      array['actor', 'covered_by'], null),
    ('public.join_events', 'rows', 'profile_id = $1', array['client_id'], null),
    ('private.call_wishes', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.visit_guests', 'rows', '$1 in (guest_id, invited_by)', array['token_hash', 'guest_id', 'invited_by',
      'admitted_by', 'ended_by'], null),
    ('public.room_seats', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.door_stays', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.message_reads', 'rows', 'profile_id = $1', array['patient_id', 'specialist_id'], null),
    ('private.removed_messages', 'rows', 'removed_by = $1', array[]::text[], null),
    ('public.chart_versions', 'rows', 'patient_id = $1', array['changed_by'], null),
    ('public.plan_answers', 'rows', 'patient_id = $1', array['author_id'], null),
    ('public.prescription_events', 'rows', 'patient_id = $1', array['actor'], null),
    ('public.access_reports', 'rows', 'patient_id = $1', array['answered_by'], null),
    ('public.break_glass', 'rows', 'patient_id = $1', array['reviewed_by', 'dispute_answered_by'], null),
    ('public.reviews', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.waitlist_entries', 'rows', 'patient_id = $1', array['idempotency_key', 'joined_by'], null),
    ('public.slot_offers', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.squeeze_ins', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.notifications', 'rows', 'recipient_id = $1', array['dedupe_key'], null),
    ('public.outbox', 'rows', 'recipient_id = $1', array['dedupe_key', 'last_error'], null),
    ('public.notification_prefs', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.notification_settings', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.booking_drafts', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.operators', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.registration_events', 'rows', 'specialist_id = $1', array['actor_id'], null),
    ('private.council_numbers', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.visit_types', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_rules', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_exceptions', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.note_copies', 'left out', null, null, 'Drafts of their author; the signed note is in the export.'),
    ('public.payment_events', 'left out', null, null, 'What the provider of payments sent us; what came of it is in the payments.'),
    ('private.access_log_heads', 'left out', null, null, 'Check sums of the access log.'),
    ('private.access_log_faults', 'left out', null, null, 'Check sums of the access log.'),
    ('private.closed_accounts', 'left out', null, null, 'Once an account is closed nobody asks.'),
    ('private.look_tickets', 'left out', null, null, 'Hashes of links that work for a minute.'),
    ('private.message_threads', 'left out', null, null, 'Counters of messages.'),
    ('private.freed_slots', 'left out', null, null, 'Times of a calendar that are offered to others.'),
    ('public.terms_versions', 'left out', null, null, 'Our own texts; operators meet them as their publishers only.'),
    ('public.triage_rulesets', 'left out', null, null, 'Our own rules; operators meet them as their publishers only.'),
    ('public.emergency_numbers', 'left out', null, null, 'Public numbers; operators meet them as their publishers only.')
$$;
comment on function private.export_plan() is
  'Every table that knows a person: mapped to a resource; given row by row (whose: its condition, hidden: columns that are secrets or name other people); or left out, and why.';

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

