-- A look into somebody's record is two calls: the first writes the line in the log and gives a ticket, the second reads. What
-- changes a record and logs it answers with the id alone. Where a look was made is chosen from a list.

create table private.look_tickets (
  token_hash bytea primary key check (length(token_hash) = 32),
  kind text not null check (kind in ('chart', 'history', 'readings', 'emergency_contact', 'needs', 'triage', 'prescriptions',
    'thread', 'log_lines', 'allergy_check', 'export', 'document')),
  issued_to uuid not null references public.profiles (id),
  about uuid not null references public.profiles (id),
  subject jsonb not null,
  issued_at timestamptz not null default private.clock(),
  expires_at timestamptz not null default private.clock() + interval '60 seconds',
  issued_in xid8 not null default pg_current_xact_id(),
  used_at timestamptz,
  check (expires_at <= issued_at + interval '60 seconds')
);
comment on table private.look_tickets is
  'One look each, by one reader, for sixty seconds at most; a document is downloaded once. Only the hash of a ticket is kept. Tidied when new ones are issued.';
comment on column private.look_tickets.subject is 'What was opened and logged: ids, categories. Nothing else is read with the ticket.';
comment on column private.look_tickets.issued_in is
  'The transaction that wrote the log line. In it nothing is read, because a failure at its end would undo the line.';

create index look_tickets_issued on private.look_tickets (issued_at);
create index look_tickets_of_reader on private.look_tickets (issued_to, kind, issued_at);

alter table private.look_tickets enable row level security;
alter table private.look_tickets force row level security;
revoke all on private.look_tickets from public, anon, authenticated, service_role;

drop function private.set_chart_entry(text, uuid, jsonb);
drop function public.answer_correction(uuid, boolean, text);
drop function public.appointment_triage(uuid, text);
drop function public.break_glass(uuid, text, text, text);
drop function public.chart_history(text, uuid, text);
drop function public.check_prescription(uuid);
drop function public.export_my_record();
drop function public.issue_prescription(uuid, int, text);
drop function public.mark_messages_read(uuid, bigint);
drop function public.my_prescriptions(uuid);
drop function public.open_chart(uuid, text[], text);
drop function public.open_document(uuid, text);
drop function public.open_thread(uuid, bigint, int);
drop function public.read_access_log_for_review(uuid, uuid);
drop function public.read_emergency_contact(uuid, text);
drop function public.read_observations(uuid, text, timestamptz, timestamptz, text);
drop function public.record_observations(jsonb, uuid, text);
drop function public.request_correction(text, uuid, text, text, uuid, uuid, text);
drop function public.request_renewal(uuid, uuid, text);
drop function public.send_message(uuid, uuid, text, text, uuid);
drop function public.sign_note(uuid, int);
drop function public.take_back_message(uuid);
drop function public.visit_needs(uuid, text);

create function private.log_screens() returns text[]
language sql immutable security invoker set search_path = '' as $$
  -- Pages a looker names; then steps that say it themselves. The empty one: not said.
  select array['appointments', 'chart', 'consultation', 'documents', 'emergency', 'prescriptions', 'records',
    'allergy check', 'correction', 'export', 'note', 'prescription', '']
$$;
comment on function private.log_screens() is
  'Where a look in the access log may have been made. Patients read it, so it is chosen from this list and never a looker''s own words.';
revoke execute on function private.log_screens from public, anon, authenticated, service_role;

create or replace function private.write_access_log(p_patient uuid, p_actor uuid, p_actor_role text, p_category text, p_action text,
  p_basis text, p_basis_id uuid default null, p_screen text default '') returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_head private.access_log_heads;
  v_row public.access_log;
begin
  if coalesce(p_screen, '') <> all (private.log_screens()) then
    perform private.refuse('data.invalid');
  end if;
  -- The head's lock makes one line of all who write about this patient.
  insert into private.access_log_heads (patient_id, seq, hash) values (p_patient, 0, decode(repeat('00', 32), 'hex'))
  on conflict (patient_id) do nothing;
  select * into v_head from private.access_log_heads h where h.patient_id = p_patient for update;
  v_row.patient_id := p_patient;
  v_row.seq := v_head.seq + 1;
  v_row.id := gen_random_uuid();
  v_row.actor_id := p_actor;
  -- One's own name is left out of one's own log: it could not be taken out of it when the account is closed.
  v_row.actor_name := coalesce((select p.name from public.profiles p where p.id = p_actor and p.id <> p_patient), '');
  v_row.actor_role := p_actor_role;
  v_row.at := private.clock();
  v_row.category := p_category;
  v_row.action := p_action;
  v_row.basis := p_basis;
  v_row.basis_id := p_basis_id;
  v_row.screen := coalesce(p_screen, '');
  -- The one other value that comes from the looker's browser. Anything but a uuid could be a text for the patient to read.
  v_row.request_id := coalesce((select h.id from lower(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id')
    h (id) where h.id ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'), '');
  v_row.prev_hash := v_head.hash;
  v_row.hash := private.access_log_hash(v_row);
  insert into public.access_log values (v_row.*);
  update private.access_log_heads set seq = v_row.seq, hash = v_row.hash where patient_id = p_patient;
  return v_row.id;
end $$;
comment on function private.write_access_log(uuid, uuid, text, text, text, text, uuid, text) is
  'Appends one row to a patient''s chain. Hint: data.invalid for a screen that is not in the list.';

create function public.break_glass(p_patient uuid, p_reason_code text, p_reason text, p_screen text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_row public.break_glass;
begin
  perform private.require_fresh_sign_in();
  perform private.spend('break_glass', 10, 10, 3600);
  if p_reason_code is null or p_reason_code not in ('unconscious', 'life_threat', 'cannot_consent', 'public_health', 'other') then
    perform private.refuse('access.reasonCodeRequired');
  end if;
  if length(v_reason) < 10 then
    perform private.refuse('access.reasonRequired');
  end if;
  if length(v_reason) > 1000 then
    perform private.refuse('validation.tooLong');
  end if;
  perform from public.patients p where p.profile_id = p_patient and p_patient <> v_me for no key update;
  if not found then
    perform private.refuse('access.patientNotFound');
  end if;
  -- Asking twice is one emergency; its hour does not begin anew.
  select * into v_row from public.break_glass b where b.specialist_id = v_me and b.patient_id = p_patient
    and b.ended_at is null and b.expires_at > private.clock();
  if found then
    return private.changed(v_row.id, null);
  end if;
  insert into public.break_glass (specialist_id, patient_id, reason_code, reason, contact_state)
  values (v_me, p_patient, p_reason_code, v_reason, case when exists (select from public.emergency_contacts c
    where c.patient_id = p_patient) then 'to_call' else 'none' end) returning * into v_row;
  perform private.write_access_log(p_patient, v_me, 'specialist', 'emergency', 'emergency', 'break_glass', v_row.id, p_screen);
  perform private.notify(p_patient, 'access.emergencyOpened', v_row.id, jsonb_build_object('specialistName',
    (select p.name from public.profiles p where p.id = v_me), 'at', v_row.opened_at, 'until', v_row.expires_at),
    'access.emergencyOpened:' || v_row.id);
  perform private.tell_operators('access.reviewDue', v_row.id, 'access.reviewDue:' || v_row.id);
  return private.changed(v_row.id, null);
end $$;
comment on function public.break_glass(uuid, text, text, text) is
  'Opens one chart in an emergency: read only, 60 minutes, logged, patient and operators told in the same transaction. For verified specialists who signed in within ten minutes. Repeatable while it is open. Hints: access.signInAgain, access.reasonCodeRequired, access.reasonRequired, access.patientNotFound, validation.tooLong, data.busy.';
revoke execute on function public.break_glass from public, anon, authenticated, service_role;
grant execute on function public.break_glass to authenticated;

create function private.contact_basis(p_reader uuid, p_patient uuid, out basis text, out basis_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.is_practising(p_reader) then
    -- Whoever finishes the visit or ends the emergency access at this moment waits for the look, or the look for them.
    select 'visit', c.appointment_id into basis, basis_id from public.consultations c
    where c.patient_id = p_patient and p_reader in (c.specialist_id, c.covered_by) and c.state in ('active', 'interrupted')
    order by c.started_at desc limit 1 for share;
    if basis is null then
      perform private.hold_rights(p_reader, p_patient);
      select 'break_glass', b.id into basis, basis_id from public.break_glass b
      where b.patient_id = p_patient and b.specialist_id = p_reader and b.ended_at is null and b.expires_at > private.clock()
      order by b.expires_at desc limit 1;
    end if;
  end if;
  if basis is null then
    perform private.refuse('consultation.contactClosed');
  end if;
end $$;
comment on function private.contact_basis(uuid, uuid) is
  'On what basis this person may now know whom to call for a patient: visit or break_glass. Hint: consultation.contactClosed.';
revoke execute on function private.contact_basis from public, anon, authenticated, service_role;

create function public.read_emergency_contact(p_patient uuid, p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_basis record;
begin
  perform private.refuse_reading_request();
  select * into v_basis from private.contact_basis(v_me, p_patient);
  perform private.write_access_log(p_patient, v_me, 'specialist', 'emergency_contact', 'emergency', v_basis.basis, v_basis.basis_id,
    p_screen);
  return private.issue_look('emergency_contact', p_patient, '{}');
end $$;
comment on function public.read_emergency_contact(uuid, text) is
  'Opens whom to call for a patient ({contact: {name, relationship, phone} or null}), and where the patient said to be: for their specialist (or the covering colleague) while the visit runs or is interrupted, or under break-glass. Written into the access log as emergency_contact; gives the ticket for read_look. Hint: consultation.contactClosed.';
revoke execute on function public.read_emergency_contact from public, anon, authenticated, service_role;
grant execute on function public.read_emergency_contact to authenticated;

create function private.look_at_emergency_contact(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_basis record;
  v_room public.consultations;
begin
  select * into v_basis from private.contact_basis(p_look.issued_to, p_look.about);
  select * into v_room from public.consultations c where v_basis.basis = 'visit' and c.appointment_id = v_basis.basis_id;
  return jsonb_build_object('contact', (select jsonb_build_object('name', e.name, 'relationship', e.relationship, 'phone', e.phone)
      from public.emergency_contacts e where e.patient_id = p_look.about),
    'patientLocation', v_room.patient_location, 'callbackPhone', v_room.callback_phone);
end $$;
comment on function private.look_at_emergency_contact(private.look_tickets) is
  'Whom to call for a patient, and where they said to be in a running visit. Hint: consultation.contactClosed.';
revoke execute on function private.look_at_emergency_contact from public, anon, authenticated, service_role;

create function private.issue_look(p_kind text, p_about uuid, p_subject jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Two random uuids: 244 bits nobody guesses.
  v_ticket constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  delete from private.look_tickets t where t.issued_at < private.clock() - interval '1 hour';
  insert into private.look_tickets (token_hash, kind, issued_to, about, subject)
  values (sha256(convert_to(v_ticket, 'utf8')), p_kind, private.require_me(), p_about, p_subject);
  return v_ticket;
end $$;
comment on function private.issue_look(text, uuid, jsonb) is
  'A ticket of the caller for one look, good for sixty seconds once this transaction has committed. The right was asked and logged before.';
revoke execute on function private.issue_look from public, anon, authenticated, service_role;

create function public.read_look(p_ticket text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_look private.look_tickets;
begin
  perform private.refuse_reading_request();
  select * into v_look from private.look_tickets t
  where t.token_hash = sha256(convert_to(coalesce(p_ticket, ''), 'utf8')) and t.issued_to = v_me
    and t.expires_at > private.clock() and t.issued_in <> pg_current_xact_id();
  if v_look.kind is null or v_look.kind = 'document' then
    perform private.refuse('access.lookOver');
  end if;
  return case v_look.kind
    when 'chart' then private.look_at_chart(v_look)
    when 'history' then private.look_at_history(v_look)
    when 'readings' then private.look_at_readings(v_look)
    when 'emergency_contact' then private.look_at_emergency_contact(v_look)
    when 'needs' then private.look_at_needs(v_look)
    when 'triage' then private.look_at_triage(v_look)
    when 'prescriptions' then private.look_at_prescriptions(v_look)
    when 'thread' then private.look_at_thread(v_look)
    when 'log_lines' then private.look_at_log_lines(v_look)
    when 'allergy_check' then private.look_at_allergies(v_look)
    when 'export' then private.look_at_everything(v_look) end;
end $$;
comment on function public.read_look(text) is
  'What a ticket of open_chart, chart_history, read_observations, read_emergency_contact, visit_needs, appointment_triage, my_prescriptions, open_thread, read_access_log_for_review, check_prescription or export_my_record opens. For whom it was issued, within 60 seconds, as often as an answer is lost; the right is asked again. POST only. Hints: access.lookOver; those of the function that gave the ticket.';
revoke execute on function public.read_look from public, anon, authenticated, service_role;
grant execute on function public.read_look to authenticated;

create function private.changed(p_id uuid, p_version int) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('id', p_id, 'version', p_version)
$$;
comment on function private.changed(uuid, int) is
  'All that a function answers which changes a record and logs it: the row''s id and, where rows have one, its version. What stands in it is read by a look, because a line that is undone with the change would leave the answer in an error text.';
revoke execute on function private.changed from public, anon, authenticated, service_role;

create function private.reviewed_lines(p_break_glass uuid, p_report uuid, out patient_id uuid, out log_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  select b.patient_id into patient_id from public.break_glass b where b.id = p_break_glass and p_report is null;
  if p_break_glass is null then
    select r.patient_id, r.log_id into patient_id, log_id from public.access_reports r where r.id = p_report;
  end if;
  if patient_id is null then
    perform private.refuse('access.emergencyNotFound');
  end if;
end $$;
comment on function private.reviewed_lines(uuid, uuid) is
  'For an operator: whose log holds the lines of an emergency, or the line of a report. Hint: access.emergencyNotFound.';
revoke execute on function private.reviewed_lines from public, anon, authenticated, service_role;

create function public.read_access_log_for_review(p_break_glass uuid default null, p_report uuid default null)
returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_lines record;
begin
  perform private.refuse_reading_request();
  select * into v_lines from private.reviewed_lines(p_break_glass, p_report);
  perform private.write_access_log(v_lines.patient_id, private.me(), 'operator', 'access_log', 'review', 'operator',
    coalesce(p_break_glass, p_report), '');
  return private.issue_look('log_lines', v_lines.patient_id, jsonb_build_object('breakGlass', p_break_glass, 'report', p_report));
end $$;
comment on function public.read_access_log_for_review(uuid, uuid) is
  'For an operator: opens the log lines of one emergency, or the one line a patient reported. This look is itself logged; gives the ticket for read_look. Hint: access.emergencyNotFound.';
revoke execute on function public.read_access_log_for_review from public, anon, authenticated, service_role;
grant execute on function public.read_access_log_for_review to authenticated;

create function private.look_at_log_lines(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_break_glass uuid := p_look.subject ->> 'breakGlass';
  v_lines record;
begin
  select * into v_lines from private.reviewed_lines(v_break_glass, (p_look.subject ->> 'report')::uuid);
  return (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'seq', l.seq, 'actorName', l.actor_name, 'actorRole', l.actor_role,
      'at', l.at, 'category', l.category, 'action', l.action, 'basis', l.basis, 'screen', l.screen) order by l.seq), '[]')
    from public.access_log l where l.patient_id = v_lines.patient_id
      and (l.id = v_lines.log_id or (l.basis = 'break_glass' and l.basis_id = v_break_glass)));
end $$;
comment on function private.look_at_log_lines(private.look_tickets) is
  'For an operator: the log lines of one emergency, or the one line a patient reported. Hint: access.emergencyNotFound.';
revoke execute on function private.look_at_log_lines from public, anon, authenticated, service_role;

create or replace function private.unlink_person(p_me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_closed private.closed_accounts;
  v_name text;
  v_around uuid[] := array(select p_me union select a.specialist_id from public.appointments a where a.patient_id = p_me
    union select c.covered_by from public.consultations c where c.patient_id = p_me
    union select g.grantee_id from public.access_grants g where g.patient_id = p_me
    union select r.specialist_id from public.access_requests r where r.patient_id = p_me
    union select unnest(array[d.patient_id, d.delegate_id]) from public.delegations d where p_me in (d.patient_id, d.delegate_id));
begin
  select * into v_closed from private.closed_accounts c where c.id = p_me;
  v_name := private.name_to_forget(v_closed);
  delete from public.notification_prefs where profile_id = p_me;
  delete from public.notification_settings where profile_id = p_me;
  delete from private.booking_drafts where profile_id = p_me;
  delete from private.look_tickets where issued_to = p_me;
  update public.triage_sessions set answers = null where profile_id = p_me and attached_at is null and answers is not null;
  update public.consultations set patient_location = null, callback_phone = null, callback_e164 = null
    where patient_id = p_me;
  update public.emergency_contacts set name = 'Closed account', relationship = 'Closed account', phone = '0000000000'
  where patient_id = p_me;
  update public.patients set date_of_birth = date_trunc('year', date_of_birth::timestamp)::date, address = 'Closed account',
    id_kind = null, id_number = null where profile_id = p_me;
  update public.chart_versions set content = private.unlinked(kind, content, v_closed)
  where patient_id = p_me and kind in ('patients', 'emergency_contacts');
  update public.delegations set invited_email = case when delegate_id is null then 'closed@account.invalid' end
  where p_me in (patient_id, delegate_id) and invited_email is not null;
  -- What the people around them were told names them, too.
  update public.notifications n set payload = private.without_name(n.payload, v_name)
  where n.recipient_id = any (v_around) and n.payload <> private.without_name(n.payload, v_name)
    and exists (select from private.closed_behind('notifications', to_jsonb(n)) b where b.id = p_me);
  update public.outbox o set payload = private.without_name(o.payload, v_name)
  where o.recipient_id = any (v_around) and o.recipient_id <> p_me and o.payload <> private.without_name(o.payload, v_name)
    and exists (select from private.closed_behind('outbox', to_jsonb(o)) b where b.id = p_me);
  update public.outbox set recipient_email = 'closed@account.invalid', last_error = null,
    payload = private.without_name(payload, v_name), state = case when state in ('waiting', 'sending') then 'failed'
      else state end
  where recipient_id = p_me;
  update public.specialists set bio = 'Closed account', reg_note = '', gender = null, province = null, city = ''
  where profile_id = p_me;
  update public.profiles set clerk_id = null, email = '', phone_raw = null, phone_e164 = null,
    first_name = case v_closed.role when 'specialist' then first_name else 'Closed' end,
    last_name = case v_closed.role when 'specialist' then last_name else 'account' end where id = p_me;
end $$;

create or replace function private.export_plan()
returns table (tbl text, how text, whose text, hidden text[], why text)
language sql immutable security invoker set search_path = '' as $$
  values
    ('public.visit_files', 'rows', 'patient_id = $1', array['sha256', 'path'], null), ('public.visit_preparations', 'rows', 'patient_id = $1', array[]::text[], null), ('public.profiles', 'resource', null, null, 'Patient, Person'), ('public.patients', 'resource', null, null, 'Patient'),
    ('public.emergency_contacts', 'resource', null, null, 'Patient.contact'),
    ('public.patient_conditions', 'resource', null, null, 'Condition'),
    ('public.patient_allergies', 'resource', null, null, 'AllergyIntolerance'),
    ('public.patient_medications', 'resource', null, null, 'MedicationStatement'),
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
    ('private.access_log_anchors', 'left out', null, null, 'Check sums of the access log.'),
    ('private.closed_accounts', 'left out', null, null, 'Once an account is closed nobody asks.'),
    ('private.look_tickets', 'left out', null, null, 'Hashes of links that work for a minute.'),
    ('private.message_threads', 'left out', null, null, 'Counters of messages.'),
    ('private.freed_slots', 'left out', null, null, 'Times of a calendar that are offered to others.'),
    ('public.terms_versions', 'left out', null, null, 'Our own texts; operators meet them as their publishers only.'),
    ('public.triage_rulesets', 'left out', null, null, 'Our own rules; operators meet them as their publishers only.'),
    ('public.emergency_numbers', 'left out', null, null, 'Public numbers; operators meet them as their publishers only.')
$$;

create function public.export_my_record() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  perform private.refuse_reading_request();
  if not exists (select from public.profiles p where p.id = v_me) then
    perform private.refuse('data.notFound');
  end if;
  perform private.spend('export_my_record', 10, 10, 3600);
  if exists (select from public.patients p where p.profile_id = v_me) then
    perform private.write_access_log(v_me, v_me, 'patient', 'everything', 'export', 'self', null, 'export');
  end if;
  return private.issue_look('export', v_me, '{}');
end $$;
comment on function public.export_my_record() is
  'Opens everything about the caller, written into the access log as export; ten times an hour. Gives the ticket for read_look, which answers with a FHIR R4 Bundle. Hints: data.notFound, data.busy.';
revoke execute on function public.export_my_record from public, anon, authenticated, service_role;
grant execute on function public.export_my_record to authenticated;

create function private.look_at_everything(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_all jsonb;
begin
  -- A ticket may be read again within its minute, and this is the most that anybody can ask for.
  perform private.spend_call('export', 20, 20, 3600);
  select jsonb_agg(r) into v_all from private.fhir_everything(p_look.issued_to) r;
  select v_all || coalesce(jsonb_agg(p.resource), '[]') into v_all from (
    select distinct split_part(r.ref #>> '{}', '/', 2)::uuid as id
    from jsonb_path_query(v_all, '$.**.reference ? (@ starts with "Practitioner/")') r (ref)) n
  cross join lateral private.fhir_practitioner(n.id) p (resource);
  return (select jsonb_build_object('resourceType', 'Bundle', 'id', gen_random_uuid(), 'type', 'collection',
    'timestamp', private.clock(), 'entry', jsonb_agg(private.fhir_entry(e) order by at))
    from jsonb_array_elements(v_all) with ordinality x (e, at));
end $$;
comment on function private.look_at_everything(private.look_tickets) is
  'Everything about the reader as a FHIR R4 Bundle. Of other people only public name and role. Source: https://hl7.org/fhir/R4/bundle.html';
revoke execute on function private.look_at_everything from public, anon, authenticated, service_role;

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
  'Adds an entry to conditions, allergies or medications of a patient (null: the caller). The key is the id of the new row: repeating gives the same answer. Hints: access.notGranted, chart.alreadyListed, validation.tooMany, those of the entry.';

create function private.set_chart_entry(p_table text, p_id uuid, p_values jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_columns text := (select string_agg(format('%1$I = n.%1$I', k), ', ') from jsonb_object_keys(p_values) k);
  v_version int;
begin
  execute format('update public.%1$I e set %2$s from jsonb_populate_record(null::public.%1$I, $1) n where e.id = $2
    returning e.version', p_table, v_columns) using p_values, p_id into v_version;
  return v_version;
exception when unique_violation then
  perform private.refuse('chart.alreadyListed');
end $$;
comment on function private.set_chart_entry(text, uuid, jsonb) is
  'Sets the named columns of one entry; gives its new version. Hint: chart.alreadyListed.';
revoke execute on function private.set_chart_entry from public, anon, authenticated, service_role;

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
  return private.changed(p_id, private.set_chart_entry(v_table, p_id, v_values || jsonb_build_object(
    'confirmed_by', case v_open.basis when 'grant' then v_me end,
    'confirmed_at', case v_open.basis when 'grant' then private.clock() end)));
end $$;

create or replace function public.end_chart_entry(p_list text, p_id uuid, p_version int, p_because text, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_table text := private.chart_table(p_list);
begin
  if p_because is null or p_because not in ('over', 'wrong') then
    perform private.refuse('data.invalid');
  end if;
  perform private.open_chart_entry(v_table, p_id, p_version, p_screen);
  return private.changed(p_id, private.set_chart_entry(v_table, p_id,
    jsonb_build_object('status', case p_because when 'over' then 'ended' else 'removed' end)));
end $$;

create or replace function public.confirm_chart_entry(p_list text, p_id uuid, p_version int, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_table text := private.chart_table(p_list);
  v_open record;
begin
  select * into v_open from private.open_chart_entry(v_table, p_id, p_version, p_screen);
  if v_open.basis <> 'grant' then
    raise exception 'clinicians confirm' using errcode = '42501', hint = 'access.refused';
  end if;
  return private.changed(p_id,
    private.set_chart_entry(v_table, p_id, jsonb_build_object('confirmed_by', v_me, 'confirmed_at', private.clock())));
end $$;

create function public.request_correction(p_kind text, p_id uuid, p_wrong text, p_wanted text, p_key uuid,
  p_patient uuid default null, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := coalesce(p_patient, v_me);
  v_entry record;
  v_row public.correction_requests;
  v_basis text;
  v_wrong text := btrim(coalesce(p_wrong, ''), E' \t\n\r');
  v_wanted text := btrim(coalesce(p_wanted, ''), E' \t\n\r');
begin
  select * into v_entry from private.correctable(p_kind, p_id);
  select b.basis into v_basis from private.access_basis(v_me, v_patient, v_entry.category, true) b
  where v_entry.patient_id = v_patient;
  -- Patients and who acts for them; a colleague has other ways to disagree.
  if v_basis is null or v_basis not in ('self', 'delegation') then
    perform private.refuse('chart.notFound');
  elsif v_wrong = '' then
    perform private.refuse('chart.correctionReasonRequired');
  elsif length(v_wrong) > 1000 or length(v_wanted) > 1000 then
    perform private.refuse('validation.tooLong');
  elsif p_key is null then
    perform private.refuse('data.invalid');
  elsif v_entry.author_id is null then
    perform private.refuse('chart.correctionYours');
  end if;
  perform private.open_category(v_patient, v_entry.category, p_screen, 'add');
  select * into v_row from public.correction_requests r where r.id = p_key and r.requested_by = v_me and r.row_id = p_id;
  if found then
    return private.changed(v_row.id, null);
  end if;
  begin
    insert into public.correction_requests (id, patient_id, kind, row_id, author_id, wrong, wanted, requested_by)
    values (p_key, v_patient, p_kind, p_id, v_entry.author_id, v_wrong, v_wanted, v_me) returning * into v_row;
  exception when unique_violation then
    perform private.refuse('chart.correctionOpen');
  end;
  perform private.notify(v_row.author_id, 'chart.correctionRequested', v_row.id, jsonb_build_object('dueAt', v_row.due_at),
    'chart.correctionRequested:' || v_row.id);
  return private.changed(v_row.id, null);
end $$;
comment on function public.request_correction(text, uuid, text, text, uuid, uuid, text) is
  'Asks the author of an entry of one''s chart (or of who delegated adding) to correct it. The key is the id of the request. Hints: chart.notFound, chart.correctionYours, chart.correctionOpen, chart.correctionReasonRequired, validation.tooLong.';
revoke execute on function public.request_correction from public, anon, authenticated, service_role;
grant execute on function public.request_correction to authenticated;

create function public.answer_correction(p_id uuid, p_corrected boolean, p_answer text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.correction_requests;
  v_answer text := btrim(coalesce(p_answer, ''), E' \t\n\r');
begin
  select * into v_row from public.correction_requests r where r.id = p_id and r.author_id = v_me for update;
  if not found then
    perform private.refuse('chart.notFound');
  elsif v_answer = '' then
    perform private.refuse('chart.correctionAnswerRequired');
  elsif length(v_answer) > 1000 then
    perform private.refuse('validation.tooLong');
  elsif p_corrected is null then
    perform private.refuse('data.invalid');
  end if;
  if p_corrected then
    perform private.strike(v_row.kind, v_row.row_id, v_me, v_answer);
  end if;
  update public.correction_requests set state = case when p_corrected then 'corrected' else 'refused' end, answer = v_answer,
    answered_at = private.clock()
  where id = p_id returning * into v_row;
  perform private.notify(v_row.patient_id, 'chart.correctionAnswered', v_row.id, '{}', 'chart.correctionAnswered:' || v_row.id);
  return private.changed(v_row.id, null);
end $$;
comment on function public.answer_correction(uuid, boolean, text) is
  'The author answers: corrected (an entry that still stands unchanged is struck; notes and prescriptions the author corrects by addendum or stop) or refused with a reason. Hints: chart.notFound, chart.correctionAnswerRequired, chart.correctionDone, validation.tooLong.';
revoke execute on function public.answer_correction from public, anon, authenticated, service_role;
grant execute on function public.answer_correction to authenticated;

create function public.record_observations(p_items jsonb, p_patient uuid default null, p_screen text default '')
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := coalesce(p_patient, v_me);
  v_items constant jsonb := p_items;
  v_basis text;
  v_born date;
  v_row public.observations;
  v_item jsonb;
  v_opened text[] := '{}';
  v_ids uuid[] := '{}';
begin
  if v_items is null or jsonb_typeof(v_items) <> 'array' or pg_column_size(v_items) > 524288 then
    perform private.refuse('data.invalid');
  elsif jsonb_array_length(v_items) not between 1 and 500 then
    perform private.refuse('validation.tooMany');
  end if;
  for v_item in select value from jsonb_array_elements(v_items) loop
    v_row := private.observation_values(v_item);
    if not v_row.category = any (v_opened) then
      v_basis := private.open_category(v_patient, v_row.category, p_screen, 'add');
      v_opened := v_opened || v_row.category;
    end if;
    -- Only now: what is asked of the patient's facts must not answer somebody without a right.
    select p.date_of_birth into v_born from public.patients p where p.profile_id = v_patient;
    if not found then
      perform private.refuse('access.refused');
    elsif v_row.taken_at < v_born - 1 then
      perform private.refuse('chart.takenAtInvalid');
    end if;
    if coalesce(v_item ->> 'id', '') !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
      perform private.refuse('data.invalid');
    end if;
    insert into public.observations (id, patient_id, code, category, value, second_value, unit, taken_at, source, device_id, quality,
      note, recorded_by)
    values ((v_item ->> 'id')::uuid, v_patient, v_row.code, v_row.category, v_row.value, v_row.second_value, v_row.unit,
      v_row.taken_at, case v_basis when 'grant' then 'clinician' else v_row.source end, v_row.device_id, v_row.quality, v_row.note, v_me)
    on conflict do nothing;
    v_ids := v_ids || (v_item ->> 'id')::uuid;
  end loop;
  if exists (select from public.observations o where o.id = any (v_ids) and (o.patient_id <> v_patient or o.recorded_by <> v_me)) then
    perform private.refuse('data.conflict');
  end if;
end $$;
comment on function public.record_observations(jsonb, uuid, text) is
  'Records up to 500 measurements of a patient (null: the caller), all or none. Each carries its own id, so that repeating records once. Hints: chart.readingUnknown, chart.unitWrong, chart.valueImplausible, chart.secondValueRequired, chart.takenAtInvalid, chart.categoryUnknown, access.notGranted, data.conflict, validation.tooMany.';
revoke execute on function public.record_observations from public, anon, authenticated, service_role;
grant execute on function public.record_observations to authenticated;

create or replace function public.correct_observation(p_id uuid, p_value numeric, p_second_value numeric, p_reason text, p_key uuid,
  p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_old public.observations;
  v_basis text;
  v_row public.observations;
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  select * into v_old from public.observations o where o.id = p_id;
  select b.basis into v_basis from private.access_basis(v_me, v_old.patient_id, v_old.category, true) b where v_old.id is not null;
  if v_basis is null then
    perform private.refuse('chart.notFound');
  elsif v_basis <> 'grant' and v_old.source = 'clinician' then
    perform private.refuse('chart.askForCorrection');
  elsif p_key is null or length(v_reason) > 300 or abs(p_value) >= 1e9 or abs(p_second_value) >= 1e9 then
    perform private.refuse('data.invalid');
  elsif v_reason = '' then
    perform private.refuse('chart.correctionReasonRequired');
  end if;
  select * into v_row from public.observations o where o.id = p_key and o.replaces = p_id and o.recorded_by = v_me;
  if found then
    return private.changed(v_row.id, v_row.version);
  end if;
  perform private.open_category(v_old.patient_id, v_old.category, p_screen, 'change');
  insert into public.observations (id, patient_id, code, category, value, second_value, unit, taken_at, source, device_id, quality,
    note, status, version, replaces, reason, recorded_by)
  values (p_key, v_old.patient_id, v_old.code, v_old.category, coalesce(p_value, v_old.value),
    case when p_value is null then v_old.second_value else p_second_value end, v_old.unit, v_old.taken_at, v_old.source,
    v_old.device_id, v_old.quality, v_old.note, case when p_value is null then 'entered_in_error' else 'corrected' end,
    v_old.version + 1, v_old.id, v_reason, v_me)
  returning * into v_row;
  return private.changed(v_row.id, v_row.version);
exception when unique_violation then
  perform private.refuse('chart.corrected');
end $$;

create function private.readings_open(p_reader uuid, p_patient uuid, p_code text) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_open text[];
begin
  perform private.hold_rights(p_reader, p_patient);
  v_open := array(select c.name from public.observation_types t
    cross join unnest(array[t.section, 'mental_health', 'sexual_health']) with ordinality c (name, place)
    where t.code = p_code and (select b.basis from private.access_basis(p_reader, p_patient, c.name) b) is not null
    order by c.place);
  if v_open = '{}' then
    perform private.refuse('access.notGranted');
  end if;
  return v_open;
end $$;
comment on function private.readings_open(uuid, uuid, text) is
  'The categories in which this person may now see measurements of that kind. Hint: access.notGranted when there is none.';
revoke execute on function private.readings_open from public, anon, authenticated, service_role;

create function public.read_observations(p_patient uuid, p_code text, p_from timestamptz default '-infinity',
  p_until timestamptz default 'infinity', p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := coalesce(p_patient, v_me);
  v_open text[];
  v_category text;
begin
  perform private.refuse_reading_request();
  v_open := private.readings_open(v_me, v_patient, p_code);
  foreach v_category in array v_open loop
    perform private.open_category(v_patient, v_category, p_screen);
  end loop;
  return private.issue_look('readings', v_patient,
    jsonb_build_object('code', p_code, 'from', p_from, 'until', p_until, 'opened', v_open));
end $$;
comment on function public.read_observations(uuid, text, timestamptz, timestamptz, text) is
  'Opens the series of one kind of measurement of a patient in the categories the caller may see; logs the look, gives the ticket for read_look. There it comes newest first. POST only. Hint: access.notGranted.';
revoke execute on function public.read_observations from public, anon, authenticated, service_role;
grant execute on function public.read_observations to authenticated;

create function private.look_at_readings(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_open text[] := private.readings_open(p_look.issued_to, p_look.about, p_look.subject ->> 'code');
begin
  return (select coalesce(jsonb_agg(private.chart_row(to_jsonb(s)) order by s.taken_at desc, s.id), '[]') from (
    select o.* from unnest(v_open) c, private.current_observations(p_look.about, c) o
    where p_look.subject -> 'opened' ? c and o.code = p_look.subject ->> 'code'
      and o.taken_at >= (p_look.subject ->> 'from')::timestamptz and o.taken_at < (p_look.subject ->> 'until')::timestamptz
    order by o.taken_at desc, o.id limit 5000) s);
end $$;
comment on function private.look_at_readings(private.look_tickets) is
  'A series of measurements in the categories that were opened and may still be seen. Hint: access.notGranted.';
revoke execute on function private.look_at_readings from public, anon, authenticated, service_role;

create function public.sign_note(p_note uuid, p_version int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.notes := private.my_note(p_note);
begin
  if v_row.state = 'signed' then
    return private.changed(v_row.id, v_row.version);
  end if;
  perform private.require_practising();
  if v_row.state = 'discarded' then
    perform private.refuse('notes.notFound');
  end if;
  if v_row.version is distinct from p_version then
    perform private.refuse('notes.changedElsewhere');
  end if;
  perform private.require_signable(v_row);
  update public.notes set state = 'signed', signed_at = private.clock() where id = v_row.id returning * into v_row;
  perform private.write_access_log(v_row.patient_id, v_row.author_id, 'specialist', v_row.category, 'add', 'author',
    v_row.id, 'note');
  perform private.notify(v_row.patient_id, 'note.signed', v_row.id,
    jsonb_build_object('appointmentId', v_row.appointment_id), 'note.signed:' || v_row.id);
  perform private.add_system_message(v_row.appointment_id, 'note.signed', v_row.id);
  if v_row.chain_no = 0 then
    perform private.mark_note_signed(v_row.appointment_id);
  end if;
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.sign_note(uuid, int) is
  'Signs exactly the version the author saw; from then on it never changes and the patient reads it. Repeatable. Hints: notes.notFound, changedElsewhere, assessmentRequired, planRequired, addendumEmpty.';
revoke execute on function public.sign_note from public, anon, authenticated, service_role;
grant execute on function public.sign_note to authenticated;

create function public.open_chart(p_patient uuid default null, p_categories text[] default null, p_screen text default '')
returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := coalesce(p_patient, v_me);
  v_wanted text[] := coalesce(p_categories, private.chart_categories());
  v_category text;
  v_opened text[] := '{}';
begin
  perform private.refuse_reading_request();
  if cardinality(v_wanted) not between 1 and 10 or not v_wanted <@ private.chart_categories() then
    perform private.refuse('data.invalid');
  end if;
  perform private.hold_rights(v_me, v_patient);
  -- In one order: two who open the same chart never wait for each other in a circle.
  foreach v_category in array (select array_agg(distinct c) from unnest(v_wanted) c) loop
    if (select b.basis from private.access_basis(v_me, v_patient, v_category) b) is not null then
      perform private.open_category(v_patient, v_category, p_screen);
      v_opened := v_opened || v_category;
    end if;
  end loop;
  if v_opened = '{}' or not exists (select from public.patients p where p.profile_id = v_patient) then
    perform private.refuse('access.notGranted');
  end if;
  return private.issue_look('chart', v_patient, jsonb_build_object('wanted', v_wanted, 'opened', v_opened));
end $$;
comment on function public.open_chart(uuid, text[], text) is
  'Opens categories (all by default) of a patient''s chart (null: one''s own) and logs every look by somebody else; gives the ticket for read_look. There each category is {state: hidden} or {state: shown, basis, sections}. POST only. Hint: access.notGranted when nothing is granted or there is no such patient.';
revoke execute on function public.open_chart from public, anon, authenticated, service_role;
grant execute on function public.open_chart to authenticated;

create function private.look_at_chart(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_category text;
  v_basis text;
  v_open boolean := false;
  v_shown jsonb := '{}';
begin
  perform private.hold_rights(p_look.issued_to, p_look.about);
  for v_category in select c from jsonb_array_elements_text(p_look.subject -> 'wanted') c loop
    -- Only what has its line: a right that came since needs a line of its own.
    select b.basis into v_basis from private.access_basis(p_look.issued_to, p_look.about, v_category) b
    where p_look.subject -> 'opened' ? v_category;
    v_open := v_open or v_basis is not null;
    v_shown := v_shown || jsonb_build_object(v_category, case when v_basis is null then '{"state": "hidden"}'
      else jsonb_build_object('state', 'shown', 'basis', v_basis, 'sections', private.chart_sections(p_look.about, v_category)) end);
  end loop;
  if not v_open then
    perform private.refuse('access.notGranted');
  end if;
  return jsonb_build_object('patient_id', p_look.about, 'patient_name', private.person_name(p_look.about),
    'opened_at', private.clock(), 'categories', v_shown);
end $$;
comment on function private.look_at_chart(private.look_tickets) is
  'The categories of a chart that were opened and may still be seen; the others are hidden. Hint: access.notGranted.';
revoke execute on function private.look_at_chart from public, anon, authenticated, service_role;

create function private.history_of(p_reader uuid, p_kind text, p_id uuid, out patient_id uuid, out categories text[])
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row jsonb;
  v_category text;
begin
  if p_kind is null or p_kind not in ('patients', 'patient_conditions', 'patient_allergies', 'patient_medications', 'documents') then
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
revoke execute on function private.history_of from public, anon, authenticated, service_role;

create function public.chart_history(p_kind text, p_id uuid, p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row record;
  v_category text;
begin
  perform private.refuse_reading_request();
  select * into v_row from private.history_of(private.require_me(), p_kind, p_id);
  foreach v_category in array v_row.categories loop
    perform private.open_category(v_row.patient_id, v_category, p_screen);
  end loop;
  return private.issue_look('history', v_row.patient_id,
    jsonb_build_object('kind', p_kind, 'id', p_id, 'opened', v_row.categories));
end $$;
comment on function public.chart_history(text, uuid, text) is
  'Opens the earlier versions of a row of a chart, for those who may see the row; logs the look, gives the ticket for read_look. There they come newest first. Hint: chart.notFound.';
revoke execute on function public.chart_history from public, anon, authenticated, service_role;
grant execute on function public.chart_history to authenticated;

create function private.look_at_history(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_kind text := p_look.subject ->> 'kind';
  v_id uuid := p_look.subject ->> 'id';
  v_row record;
begin
  select * into v_row from private.history_of(p_look.issued_to, v_kind, v_id);
  return (select coalesce(jsonb_agg(jsonb_build_object('version', v.version, 'category', v.category, 'changed_at', v.changed_at,
      'changed_by', v.changed_by, 'changed_by_name', private.person_name(v.changed_by), 'content',
      case when p_look.about = p_look.issued_to then v.content
        else v.content - array['id_kind', 'id_number', 'address', 'path', 'sha256'] end) order by v.version desc), '[]')
    from public.chart_versions v
    where v.kind = v_kind and v.row_id = v_id and v.category = any (v_row.categories) and p_look.subject -> 'opened' ? v.category);
end $$;
comment on function private.look_at_history(private.look_tickets) is
  'The earlier versions of a row in the categories that were opened and may still be seen. Hint: chart.notFound.';
revoke execute on function private.look_at_history from public, anon, authenticated, service_role;

create or replace function public.add_document(p_document jsonb, p_key uuid, p_patient uuid default null, p_screen text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := coalesce(p_patient, v_me);
  v_values jsonb := private.document_values(p_document) || private.document_file(p_document);
  v_basis text;
  v_row public.documents;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  v_basis := private.open_category(v_patient, v_values ->> 'category', p_screen, 'add');
  perform from public.patients p where p.profile_id = v_patient for no key update;
  if not found then
    perform private.refuse('access.refused');
  end if;
  select * into v_row from public.documents d where d.id = p_key;
  if found then
    if v_row.patient_id <> v_patient or v_row.recorded_by <> v_me then
      perform private.refuse('data.conflict');
    end if;
    return private.changed(v_row.id, v_row.version);
  end if;
  if (select count(*) from public.documents d where d.patient_id = v_patient and d.created_at > private.clock() - interval '1 day') >= 100 then
    perform private.refuse('data.busy');
  end if;
  insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type, size_bytes, sha256,
    source, recorded_by)
  values (p_key, v_patient, v_values ->> 'type', v_values ->> 'title', (v_values ->> 'document_date')::date,
    v_values ->> 'category', v_values ->> 'file_name', v_values ->> 'mime_type', (v_values ->> 'size_bytes')::int,
    v_values ->> 'sha256', case v_basis when 'grant' then 'clinician' else 'self' end, v_me)
  returning * into v_row;
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.add_document(jsonb, uuid, uuid, text) is
  'Announces a file for a patient (null: the caller): the path that document_to_check tells is where to upload it to within the hour, in bucket documents; then POST /functions/v1/documents/<id>/check. The key is the id. Hints: those of the values and the file, access.notGranted, data.busy, data.conflict.';

create function public.open_document(p_id uuid, p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.documents;
begin
  perform private.refuse_reading_request();
  v_row := private.open_document_row(p_id, p_screen, 'download');
  if v_row.state not in ('stored', 'removed') then
    perform private.refuse(case v_row.state when 'refused' then 'chart.fileUnsafe' else 'chart.fileNotReady' end);
  end if;
  return private.issue_look('document', v_row.patient_id, jsonb_build_object('document', v_row.id));
end $$;
comment on function public.open_document(uuid, text) is
  'Checks the right to a document, logs the download and gives a ticket: GET /functions/v1/documents/file/<ticket>, once, within 60 seconds. POST only. Hints: chart.notFound, chart.fileNotReady, chart.fileUnsafe.';
revoke execute on function public.open_document from public, anon, authenticated, service_role;
grant execute on function public.open_document to authenticated;

create or replace function public.redeem_document_ticket(p_ticket text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_look private.look_tickets;
  v_row public.documents;
begin
  update private.look_tickets t set used_at = private.clock()
  where t.token_hash = sha256(convert_to(coalesce(p_ticket, ''), 'utf8')) and t.kind = 'document' and t.used_at is null
    and t.expires_at > private.clock() and t.issued_in <> pg_current_xact_id()
  returning * into v_look;
  select * into v_row from public.documents d where d.id = (v_look.subject ->> 'document')::uuid;
  -- The right is asked again: a revoked grant closes the door that was just opened, and so does what was taken back.
  perform private.hold_rights(v_look.issued_to, v_row.patient_id);
  if v_row.id is null or (select b.basis from private.document_basis(v_look.issued_to, v_row) b) is null
    or (v_row.state <> 'stored' and v_look.issued_to <> v_row.patient_id) then
    perform private.refuse('chart.ticketSpent');
  end if;
  return jsonb_build_object('path', v_row.path, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type,
    'sha256', coalesce((select c.sha256 from private.cleaned_files c where c.path = v_row.path), v_row.sha256));
end $$;
comment on function public.redeem_document_ticket(text) is
  'Takes a ticket of open_document, once, and says which file it opens. Server only. Hint: chart.ticketSpent.';

create or replace function public.change_document(p_id uuid, p_version int, p_document jsonb, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_values jsonb := private.document_values(p_document);
  v_row public.documents := private.open_document_row(p_id, p_screen, 'change');
begin
  if v_row.version is distinct from p_version then
    perform private.refuse('data.conflict');
  elsif v_row.state <> 'stored' then
    perform private.refuse('chart.offTheList');
  end if;
  if v_values ->> 'category' <> v_row.category then
    perform private.open_category(v_row.patient_id, v_values ->> 'category', p_screen, 'add');
  end if;
  update public.documents set type = v_values ->> 'type', title = v_values ->> 'title', category = v_values ->> 'category',
    document_date = (v_values ->> 'document_date')::date
  where id = p_id returning * into v_row;
  return private.changed(v_row.id, v_row.version);
end $$;

create or replace function public.remove_document(p_id uuid, p_version int, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.documents := private.open_document_row(p_id, p_screen, 'change');
begin
  if v_row.version is distinct from p_version then
    perform private.refuse('data.conflict');
  elsif v_row.state <> 'stored' then
    perform private.refuse('chart.offTheList');
  end if;
  update public.documents set state = 'removed' where id = p_id returning * into v_row;
  return private.changed(v_row.id, v_row.version);
end $$;

create function private.visit_with_needs(p_reader uuid, p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments;
begin
  -- A cancellation waits for a read that has begun, and the other way round.
  select * into v_visit from public.appointments a where a.id = p_appointment for share;
  if v_visit.id is null or v_visit.status not in ('booked', 'waiting', 'in_progress')
    or coalesce(private.part_in(p_appointment, p_reader), '') not in ('patient', 'specialist', 'covering')
    or (v_visit.patient_id <> p_reader and not private.is_practising(p_reader)) then
    perform private.refuse('booking.notFound');
  end if;
  return v_visit;
end $$;
comment on function private.visit_with_needs(uuid, uuid) is
  'A coming visit whose patient''s needs this person may know: the patient and who treats them. Hint: booking.notFound.';
revoke execute on function private.visit_with_needs from public, anon, authenticated, service_role;

create function public.visit_needs(p_appointment uuid, p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
begin
  perform private.refuse_reading_request();
  v_visit := private.visit_with_needs(v_me, p_appointment);
  if v_visit.patient_id <> v_me then
    perform private.write_access_log(v_visit.patient_id, v_me, 'specialist', 'profile', 'view', 'visit', p_appointment,
      p_screen);
  end if;
  return private.issue_look('needs', v_visit.patient_id, jsonb_build_object('appointment', p_appointment));
end $$;
comment on function public.visit_needs(uuid, text) is
  'Opens what the patient of a coming visit needs in it, for the patient and for who treats them; a specialist''s look is in the access log. Gives the ticket for read_look. Hint: booking.notFound.';
revoke execute on function public.visit_needs from public, anon, authenticated, service_role;
grant execute on function public.visit_needs to authenticated;

create function private.look_at_needs(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.visit_with_needs(p_look.issued_to, (p_look.subject ->> 'appointment')::uuid);
  return (select p.needs from public.profiles p where p.id = p_look.about);
end $$;
comment on function private.look_at_needs(private.look_tickets) is 'What the patient of a coming visit needs in it. Hint: booking.notFound.';
revoke execute on function private.look_at_needs from public, anon, authenticated, service_role;

create function private.thread_part(p_appointment uuid, p_action text, out visit public.appointments, out side text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  select * into visit from public.appointments a where a.id = p_appointment;
  perform private.hold_rights(v_me, visit.patient_id);
  side := private.part_in(p_appointment, v_me);
  if side is null or (side = 'delegate' and (select b.basis from private.access_basis(v_me, visit.patient_id, 'messages',
      p_action <> 'view') b) is null) then
    perform private.refuse('messages.notFound');
  end if;
end $$;
comment on function private.thread_part(uuid, text) is
  'The visit whose thread the caller takes part in, and on which side; the same refusal for an unknown visit and somebody else''s. Hint: messages.notFound.';
revoke execute on function private.thread_part from public, anon, authenticated, service_role;

create or replace function private.thread_visit(p_appointment uuid, p_action text) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_part record;
begin
  select * into v_part from private.thread_part(p_appointment, p_action);
  -- Whoever acts for the patient leaves a line in the patient's log; the two sides of the visit need none.
  if v_part.side = 'delegate' then
    perform private.open_category((v_part.visit).patient_id, 'messages', 'consultation', p_action);
  end if;
  return v_part.visit;
end $$;
comment on function private.thread_visit(uuid, text) is
  'The same, with the line in the patient''s log that a delegate leaves. Hint: messages.notFound.';

create function public.send_message(p_appointment uuid, p_client_id uuid, p_body text, p_red_flag text default null,
  p_document uuid default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.thread_visit(p_appointment, 'add');
  v_body text := btrim(coalesce(p_body, ''), E' \t\n\r');
  v_row public.messages;
begin
  if v_body = '' and p_document is null then
    perform private.refuse('messages.empty');
  end if;
  if length(v_body) > 4000 then
    perform private.refuse('messages.tooLong');
  end if;
  if p_client_id is null or p_red_flag !~ '^[a-z]+([.-][a-z]+)*@[0-9]+$' or length(p_red_flag) > 80 then
    perform private.refuse('data.invalid');
  end if;
  -- A repeated send waits here for the first one and then finds it.
  insert into private.message_threads (appointment_id) values (v_visit.id) on conflict do nothing;
  perform from private.message_threads t where t.appointment_id = v_visit.id for update;
  select * into v_row from public.messages m where m.sender_id = private.me() and m.client_id = p_client_id;
  if found then
    if v_row.appointment_id <> v_visit.id or (v_row.deleted_at is null
        and (v_row.body, v_row.document_id) is distinct from (v_body, p_document)) then
      perform private.refuse('data.conflict');
    end if;
    return private.changed(v_row.id, null);
  end if;
  if not private.thread_is_open(v_visit) then
    perform private.refuse('messages.closed');
  end if;
  -- Patients send what is in their chart, others what they put there themselves.
  if p_document is not null and not exists (select from public.documents d where d.id = p_document
      and d.patient_id = v_visit.patient_id and d.state = 'stored' and private.me() in (d.patient_id, d.recorded_by)) then
    perform private.refuse('messages.fileNotFound');
  end if;
  perform private.spend('send_message', 120, 120, 60);
  v_row.kind := 'text';
  v_row.sender_id := private.me();
  v_row.client_id := p_client_id;
  v_row.body := v_body;
  v_row.document_id := p_document;
  v_row.red_flag := p_red_flag;
  v_row := private.add_message(v_visit, v_row);
  perform private.tell_of_message(v_visit, private.me());
  return private.changed(v_row.id, null);
end $$;
comment on function public.send_message(uuid, uuid, text, text, uuid) is
  'Says something in the thread of a visit. The browser''s id makes it repeatable; the answer to a repeat is the id of the first message, also after the thread closed. A document of the chart may go along, with or without words. Hints: messages.notFound, empty, tooLong, closed, fileNotFound; data.conflict for an id used for other words.';
revoke execute on function public.send_message from public, anon, authenticated, service_role;
grant execute on function public.send_message to authenticated;

create function public.take_back_message(p_message uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.messages;
  v_visit public.appointments;
begin
  select * into v_row from public.messages m where m.id = p_message and m.sender_id = v_me for update;
  if not found then
    perform private.refuse('messages.notFound');
  end if;
  v_visit := private.thread_visit(v_row.appointment_id, 'change');
  if v_row.deleted_at is not null then
    return private.changed(v_row.id, null);
  end if;
  if not private.thread_is_open(v_visit) then
    perform private.refuse('messages.closed');
  end if;
  insert into private.removed_messages (message_id, body, document_id, removed_by)
  values (v_row.id, v_row.body, v_row.document_id, v_me);
  update public.messages set body = '', document_id = null, deleted_at = private.clock() where id = v_row.id returning * into v_row;
  perform private.broadcast('consultation:' || v_visit.id, 'message', jsonb_build_object('id', v_row.id, 'seq', v_row.seq));
  return private.changed(v_row.id, null);
end $$;
comment on function public.take_back_message(uuid) is
  'The sender takes a message back: an empty row stays in its place. Repeatable. Hints: messages.notFound, messages.closed.';
revoke execute on function public.take_back_message from public, anon, authenticated, service_role;
grant execute on function public.take_back_message to authenticated;

create function public.mark_messages_read(p_appointment uuid, p_up_to bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.thread_visit(p_appointment, 'view');
  v_last bigint := coalesce((select t.last_seq from private.message_threads t where t.appointment_id = v_visit.id), 0);
  v_up_to bigint := least(greatest(coalesce(p_up_to, 0), 0), v_last);
begin
  insert into public.message_reads as r (appointment_id, profile_id, patient_id, specialist_id, read_up_to)
  values (v_visit.id, private.me(), v_visit.patient_id, v_visit.specialist_id, v_up_to)
  on conflict (appointment_id, profile_id) do update set read_up_to = excluded.read_up_to, at = excluded.at
    where r.read_up_to < excluded.read_up_to;
  if found then
    perform private.broadcast('consultation:' || v_visit.id, 'read',
      jsonb_build_object('by', private.me(), 'upTo', v_up_to));
  end if;
end $$;
comment on function public.mark_messages_read(uuid, bigint) is
  'The caller has read the thread up to this number; never goes back. Hint: messages.notFound.';
revoke execute on function public.mark_messages_read from public, anon, authenticated, service_role;
grant execute on function public.mark_messages_read to authenticated;

create function public.open_thread(p_appointment uuid, p_after bigint default null, p_limit int default 100) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments;
begin
  perform private.refuse_reading_request();
  v_visit := private.thread_visit(p_appointment, 'view');
  return private.issue_look('thread', v_visit.patient_id, jsonb_build_object('appointment', p_appointment, 'after', p_after,
    'limit', least(greatest(coalesce(p_limit, 100), 1), 500)));
end $$;
comment on function public.open_thread(uuid, bigint, int) is
  'Opens the thread of a visit for those who take part; gives the ticket for read_look: there are the newest messages, or those after a number, so that a gap is filled without guessing. Hint: messages.notFound.';
revoke execute on function public.open_thread from public, anon, authenticated, service_role;
grant execute on function public.open_thread to authenticated;

create function private.look_at_thread(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_after bigint := p_look.subject ->> 'after';
  v_part record;
  v_visit public.appointments;
begin
  select * into v_part from private.thread_part((p_look.subject ->> 'appointment')::uuid, 'view');
  v_visit := v_part.visit;
  return jsonb_build_object(
    'open', private.thread_is_open(v_visit),
    'closes_at', private.thread_closes_at(v_visit),
    'last_seq', coalesce((select t.last_seq from private.message_threads t where t.appointment_id = v_visit.id), 0),
    'reads', (select coalesce(jsonb_object_agg(r.profile_id, r.read_up_to), '{}') from public.message_reads r
      where r.appointment_id = v_visit.id),
    'messages', (select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object('sender_name', p.name) order by m.seq), '[]')
      from (select * from public.messages x where x.appointment_id = v_visit.id and x.seq > coalesce(v_after, 0)
        order by case when v_after is null then -x.seq else x.seq end limit (p_look.subject ->> 'limit')::int) m
      left join public.profiles p on p.id = m.sender_id));
end $$;
comment on function private.look_at_thread(private.look_tickets) is
  'The thread of a visit: the newest messages, or those after a number. Hint: messages.notFound.';
revoke execute on function private.look_at_thread from public, anon, authenticated, service_role;

create or replace function private.allergy_check(p_row public.prescriptions) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_labels text[];
  v_hidden text[];
  v_check jsonb;
begin
  perform private.hold_rights(p_row.prescriber_id, p_row.patient_id);
  select coalesce(array_agg(a.label order by a.created_at, a.id), '{}'), coalesce(array_agg(a.label) filter (where
    (select b.basis from private.access_basis(p_row.prescriber_id, p_row.patient_id, a.category) b) is null), '{}')
  into v_labels, v_hidden from public.patient_allergies a where a.patient_id = p_row.patient_id and a.status = 'active';
  v_check := private.match_allergies(v_labels, array(select coalesce(i ->> 'medicine', '')
    from jsonb_array_elements(p_row.draft_items) with ordinality d (i, nr) order by d.nr));
  -- A danger is always told; the patient's own words about it only to those who may read them.
  return v_check || jsonb_build_object('checked_at', private.clock(), 'hidden', cardinality(v_hidden),
    'unrecognised', (select coalesce(jsonb_agg(u), '[]') from jsonb_array_elements(v_check -> 'unrecognised') u
      where not (u #>> '{}') = any (v_hidden)),
    'findings', (select coalesce(jsonb_agg(case when f ->> 'allergy' = any (v_hidden) then f || '{"allergy": null}' else f end), '[]')
      from jsonb_array_elements(v_check -> 'findings') f));
end $$;
comment on function private.allergy_check(public.prescriptions) is
  'Compares a draft with every allergy on record, those hidden from the prescriber included. The look was logged before.';

create function private.my_checked_draft(p_id uuid, p_version int) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions := private.my_draft(p_id, p_version);
begin
  -- Whether a draft can be issued tells of the patient's allergies. That answer needs a line no refusal can undo.
  if not exists (select from private.look_tickets t where t.kind = 'allergy_check' and t.issued_to = v_row.prescriber_id
      and t.subject = jsonb_build_object('prescription', v_row.id, 'version', v_row.version)
      and t.issued_at > private.clock() - interval '1 hour' and t.issued_in <> pg_current_xact_id()) then
    perform private.refuse('prescriptions.checkFirst');
  end if;
  return v_row;
end $$;
comment on function private.my_checked_draft(uuid, int) is
  'A draft of the caller in the version they saw and had compared with the allergies in the last hour. Hints: prescriptions.notFound, notNow, changedElsewhere, checkFirst.';
revoke execute on function private.my_checked_draft from public, anon, authenticated, service_role;

create function public.check_prescription(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions;
begin
  perform private.refuse_reading_request();
  perform private.require_practising();
  v_row := private.my_prescription(p_id);
  perform private.write_access_log(v_row.patient_id, v_row.prescriber_id, 'specialist', 'profile', 'view', 'author',
    v_row.id, 'allergy check');
  return private.issue_look('allergy_check', v_row.patient_id,
    jsonb_build_object('prescription', v_row.id, 'version', v_row.version));
end $$;
comment on function public.check_prescription(uuid) is
  'Has a draft compared with the patient''s allergies, whose log tells of the look; gives the ticket for read_look. There: result clear, caution or conflict, findings, and allergies the table does not know. Hint: prescriptions.notFound.';
revoke execute on function public.check_prescription from public, anon, authenticated, service_role;
grant execute on function public.check_prescription to authenticated;

create function private.look_at_allergies(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions;
begin
  perform private.require_practising();
  v_row := private.my_prescription((p_look.subject ->> 'prescription')::uuid);
  if v_row.version <> (p_look.subject ->> 'version')::int then
    perform private.refuse('prescriptions.changedElsewhere');
  end if;
  return private.allergy_check(v_row);
end $$;
comment on function private.look_at_allergies(private.look_tickets) is
  'What the allergy check says of the version that was to be checked. Hints: prescriptions.notFound, changedElsewhere.';
revoke execute on function private.look_at_allergies from public, anon, authenticated, service_role;

create function public.issue_prescription(p_id uuid, p_version int, p_override_reason text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions := private.my_prescription(p_id);
  v_reason text := nullif(btrim(coalesce(p_override_reason, ''), E' \t\n\r'), '');
  v_runs_out date;
  v_check jsonb;
begin
  -- A repeat whose answer was lost finds the prescription issued.
  if v_row.status = 'active' and v_row.version = p_version + 1 then
    return private.changed(v_row.id, v_row.version);
  end if;
  perform private.require_practising();
  v_row := private.my_checked_draft(p_id, p_version);
  v_check := private.allergy_check(v_row);
  if v_check ->> 'result' = 'clear' then
    v_reason := null;
  elsif v_reason is null then
    perform private.refuse('prescriptions.allergyFound');
  elsif length(v_reason) < 10 then
    perform private.refuse('prescriptions.reasonRequired');
  elsif length(v_reason) > 500 then
    perform private.refuse('prescriptions.reasonTooLong');
  end if;
  v_runs_out := private.write_items(v_row);
  update public.prescriptions set status = 'active', issued_at = private.clock(), allergy_check = v_check,
    override_reason = v_reason, particulars = private.script_particulars(v_row), verify_code = private.new_verify_code(),
    runs_out_on = v_runs_out
  where id = v_row.id returning * into v_row;
  perform private.write_access_log(v_row.patient_id, v_row.prescriber_id, 'specialist', v_row.category, 'add', 'author',
    v_row.id, 'prescription');
  perform private.notify(v_row.patient_id, 'prescription.issued', v_row.id,
    jsonb_build_object('appointmentId', v_row.appointment_id), 'prescription.issued:' || v_row.id);
  perform private.add_system_message(v_row.appointment_id, 'prescription.issued', v_row.id);
  perform private.renewal_is_ready(v_row);
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.issue_prescription(uuid, int, text) is
  'Issues the draft in the version the prescriber saw: allergies compared by check_prescription before, particulars complete, an override with its reason. Repeatable. Hints: prescriptions.notFound, notNow, changedElsewhere, checkFirst, allergyFound, reasonRequired, reasonTooLong, particularsMissing, and one per missing particular of a medicine.';
revoke execute on function public.issue_prescription from public, anon, authenticated, service_role;
grant execute on function public.issue_prescription to authenticated;

create function private.prescriptions_open(p_reader uuid, p_patient uuid) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.hold_rights(p_reader, p_patient);
  return array(select c.name from unnest(array['medicines', 'mental_health', 'sexual_health']) with ordinality c (name, place)
    where (select b.basis from private.access_basis(p_reader, p_patient, c.name) b) is not null order by c.place);
end $$;
comment on function private.prescriptions_open(uuid, uuid) is 'The categories in which this person may now see prescriptions of a patient.';
revoke execute on function private.prescriptions_open from public, anon, authenticated, service_role;

create function public.my_prescriptions(p_patient uuid default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_patient uuid := private.acting_for(p_patient, 'prescriptions');
  v_open text[] := private.prescriptions_open(private.me(), v_patient);
  v_category text;
begin
  perform private.refuse_reading_request();
  foreach v_category in array v_open loop
    perform private.open_category(v_patient, v_category, 'prescriptions');
  end loop;
  return private.issue_look('prescriptions', v_patient, jsonb_build_object('opened', v_open));
end $$;
comment on function public.my_prescriptions(uuid) is
  'Opens the caller''s prescriptions, or those of somebody who delegated prescriptions; that look is logged. Gives the ticket for read_look: there each comes with medicines, days left and the newest renewal request, null when there is none yet. Hint: access.notDelegated.';
revoke execute on function public.my_prescriptions from public, anon, authenticated, service_role;
grant execute on function public.my_prescriptions to authenticated;

create function private.look_at_prescriptions(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_patient uuid := private.acting_for(p_look.about, 'prescriptions');
  v_open text[] := private.prescriptions_open(p_look.issued_to, v_patient);
  v_today date := (private.clock() at time zone (select private.zone_or(p.time_zone, 'Africa/Johannesburg')
    from public.profiles p where p.id = v_patient))::date;
begin
  return (select coalesce(jsonb_agg(private.prescription_json(p) || jsonb_build_object('days_left', p.runs_out_on - v_today,
      'renewal', (select to_jsonb(r) - array['client_key', 'patient_id'] from public.renewal_requests r
        where r.prescription_id = p.id order by r.requested_at desc limit 1)) order by p.issued_at desc), '[]')
    from public.prescriptions p where p.patient_id = v_patient and p.issued_at is not null
      and p.category = any (v_open) and p_look.subject -> 'opened' ? p.category);
end $$;
comment on function private.look_at_prescriptions(private.look_tickets) is
  'The prescriptions of a patient in the categories that were opened and may still be seen. Hint: access.notDelegated.';
revoke execute on function private.look_at_prescriptions from public, anon, authenticated, service_role;

create function public.request_renewal(p_prescription uuid, p_key uuid, p_note text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from public.prescriptions := private.renewable(p_prescription);
  v_row public.renewal_requests;
begin
  select * into v_row from public.renewal_requests r where r.prescription_id = v_from.id
    and (r.closed_at is null or (r.requested_by = private.me() and r.client_key = p_key))
  order by (r.client_key = p_key) desc limit 1;
  if found then
    return private.changed(v_row.id, v_row.version);
  end if;
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  if length(p_note) > 500 then
    perform private.refuse('renewals.noteTooLong');
  end if;
  if v_from.status not in ('active', 'completed') or exists (select from public.prescription_items i
      where i.prescription_id = v_from.id and i.schedule = 6) then
    perform private.refuse('renewals.notRenewable');
  end if;
  if not private.is_practising(v_from.prescriber_id) then
    perform private.refuse('renewals.prescriberAway');
  end if;
  insert into public.renewal_requests (prescription_id, patient_id, specialist_id, requested_by, client_key, note)
  values (v_from.id, v_from.patient_id, v_from.prescriber_id, private.me(), p_key, btrim(coalesce(p_note, ''), E' \t\n\r'))
  returning * into v_row;
  if v_row.requested_by <> v_row.patient_id then
    -- The scope prescriptions is what allows it; nothing is added to the chart itself.
    perform private.write_access_log(v_row.patient_id, v_row.requested_by, 'delegate', v_from.category, 'add', 'delegation',
      private.delegated(v_row.patient_id, 'prescriptions', v_row.requested_by), 'prescriptions');
  end if;
  perform private.tell_of_renewal(v_row, v_row.specialist_id, 'renewal.requested');
  return private.changed(v_row.id, v_row.version);
exception when unique_violation then
  -- The key already stands for a request about another prescription.
  perform private.refuse('data.conflict');
end $$;
comment on function public.request_renewal(uuid, uuid, text) is
  'Asks the prescriber for more; while a request is open it is that one, however often asked. Schedule 6 is never renewed without a visit. Hints: prescriptions.notFound; renewals.notRenewable, prescriberAway, noteTooLong.';
revoke execute on function public.request_renewal from public, anon, authenticated, service_role;
grant execute on function public.request_renewal to authenticated;

create function private.triage_basis(p_reader uuid, p_appointment uuid, out patient_id uuid, out role text, out basis text,
  out basis_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments;
begin
  -- A cancellation or a revocation waits for a read that has begun, and the other way round.
  select * into v_visit from public.appointments a where a.id = p_appointment for share;
  patient_id := v_visit.patient_id;
  perform private.hold_rights(p_reader, patient_id);
  basis_id := private.delegated(patient_id, 'records', p_reader);
  if patient_id = p_reader then
    basis := 'self';
  elsif basis_id is not null then
    role := 'delegate';
    basis := 'delegation';
  elsif (v_visit.specialist_id = p_reader or private.part_in(p_appointment, p_reader) = 'covering')
      and private.is_practising(p_reader) and (v_visit.booked_at is not null or v_visit.requested_at is not null)
      and v_visit.status not in ('cancelled', 'declined', 'expired', 'entered_in_error')
      and v_visit.ends_at + interval '30 days' > private.clock() then
    role := 'specialist';
    basis := 'visit';
    basis_id := p_appointment;
  else
    perform private.refuse('booking.notFound');
  end if;
end $$;
comment on function private.triage_basis(uuid, uuid) is
  'Whose visit it is, and on what basis this person may now see the triage results attached to it. Hint: booking.notFound.';
revoke execute on function private.triage_basis from public, anon, authenticated, service_role;

create function public.appointment_triage(p_appointment uuid, p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_open record;
begin
  perform private.refuse_reading_request();
  select * into v_open from private.triage_basis(v_me, p_appointment);
  if v_open.basis <> 'self' then
    perform private.write_access_log(v_open.patient_id, v_me, v_open.role, 'triage', 'view', v_open.basis, v_open.basis_id, p_screen);
  end if;
  return private.issue_look('triage', v_open.patient_id, jsonb_build_object('appointment', p_appointment));
end $$;
comment on function public.appointment_triage(uuid, text) is
  'Opens the triage results attached to a visit: for its patient, a delegate for records, and the specialist of the visit (from the request or booking until 30 days after). Logs the look of others, gives the ticket for read_look. Hint: booking.notFound.';
revoke execute on function public.appointment_triage from public, anon, authenticated, service_role;
grant execute on function public.appointment_triage to authenticated;

create function private.look_at_triage(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_appointment uuid := p_look.subject ->> 'appointment';
begin
  perform private.triage_basis(p_look.issued_to, v_appointment);
  return (select coalesce(jsonb_agg(jsonb_build_object('sessionId', t.id, 'level', t.level,
      'rules', private.rules_that(coalesce(s.rules, '[]'), t.fired), 'language', s.language, 'rulesVersion', s.version,
      'rulesUsed', t.rules_used, 'reviewer', s.reviewer, 'answers', t.answers, 'calledAt', t.called_at,
      'attachedAt', t.attached_at) order by t.attached_at, t.id), '[]')
    from public.triage_sessions t left join public.triage_rulesets s on s.id = t.ruleset_id
    where t.appointment_id = v_appointment);
end $$;
comment on function private.look_at_triage(private.look_tickets) is
  'The triage results attached to a visit, with the rules that fired. rulesUsed: computed on the patient''s device, by rules without a reviewer. Hint: booking.notFound.';
revoke execute on function private.look_at_triage from public, anon, authenticated, service_role;

drop table private.document_tickets;
