-- What a call travels by and needs for it, and files that a patient sends into the thread of a visit.

create table private.room_keys (
  consultation_id uuid primary key references public.consultations (id),
  key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    check (length(key) = 32),
  created_at timestamptz not null default private.clock()
);
comment on table private.room_keys is
  'The key of each call that was opened: sound and picture are encrypted with it between browsers where a server carries them. Told to those who take part, while the visit is open.';

alter table private.room_keys enable row level security;
alter table private.room_keys force row level security;
revoke all on private.room_keys from public, anon, authenticated, service_role;

create trigger room_keys_keep before update or delete on private.room_keys for each row execute function private.refuse_change();
create trigger room_keys_keep_all before truncate on private.room_keys for each statement
  execute function private.refuse_change();

create table private.call_wishes (
  profile_id uuid primary key references public.profiles (id),
  hide_address boolean not null,
  set_at timestamptz not null default private.clock()
);
comment on table private.call_wishes is
  'Who wants their calls to go by a relay only, so that nobody in them learns their network address. A specialist''s wish counts for their patients as well, unless those said otherwise.';

alter table private.call_wishes enable row level security;
alter table private.call_wishes force row level security;
revoke all on private.call_wishes from public, anon, authenticated, service_role;

create or replace function public.hide_my_address(p_hide boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if p_hide is null or not exists (select from public.profiles p where p.id = v_me) then
    perform private.refuse('data.invalid');
  end if;
  insert into private.call_wishes as w (profile_id, hide_address) values (v_me, p_hide)
  on conflict (profile_id) do update set hide_address = p_hide, set_at = private.clock() where w.hide_address <> p_hide;
end $$;
comment on function public.hide_my_address(boolean) is
  'Whether the caller''s calls go by a relay only, from the next one on; a specialist says it for their patients as well, who may say otherwise. Repeatable. Hint: data.invalid.';
revoke execute on function public.hide_my_address from public, anon, authenticated, service_role;
grant execute on function public.hide_my_address to authenticated;

create or replace function private.hides_address(p_visit public.appointments, p_profile uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select w.hide_address from private.call_wishes w where w.profile_id = p_profile),
    (select w.hide_address from private.call_wishes w where w.profile_id = p_visit.specialist_id), false)
$$;
comment on function private.hides_address(public.appointments, uuid) is
  'Whether somebody''s call in this visit goes by a relay only: as they said, else as its specialist did.';
revoke execute on function private.hides_address from public, anon, authenticated, service_role;

create or replace function public.room_access(p_appointment uuid, p_seat uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_room public.consultations;
  v_side text := private.part_in(p_appointment, v_me);
  v_seat uuid;
begin
  perform private.spend('room_access', 12, 12, 60);
  select * into v_visit from public.appointments a where a.id = p_appointment;
  select * into v_room from public.consultations c where c.appointment_id = p_appointment;
  if v_side is null and (private.guest_in(p_appointment, v_me)).id is not null then
    v_side := 'guest';
  end if;
  if v_room.id is null or v_side is null then
    perform private.refuse('consultation.notFound');
  end if;
  perform private.refuse_unless_open(v_visit, v_visit.ends_at + interval '15 minutes');
  select s.id into v_seat from public.room_seats s where s.consultation_id = v_room.id and s.profile_id = v_me
    and s.left_at is null and (p_seat is null or s.id = p_seat);
  insert into private.room_keys (consultation_id) values (v_room.id) on conflict do nothing;
  return jsonb_build_object('side', v_side, 'room', v_room.room_id, 'seat', v_seat,
    'key', (select encode(k.key, 'base64') from private.room_keys k where k.consultation_id = v_room.id),
    -- Whoever sat there counts on: a call does not go back and forth between two ways because somebody left.
    'isOfMany', private.has_guests(v_room.id) or (select count(distinct s.profile_id) > 2 from public.room_seats s
      where s.consultation_id = v_room.id),
    'hidesAddress', private.hides_address(v_visit, v_me));
end $$;
comment on function public.room_access(uuid, uuid) is
  'For the function room-access: what the caller, who takes part in this open visit, needs for its call: {side, room, seat, key, isOfMany, hidesAddress}. seat: the one named if it is theirs and not left, else the one they sit in; null: none. Twelve times a minute. Hints: consultation.notFound, tooEarly, tooLate, over; data.busy.';
revoke execute on function public.room_access from public, anon, authenticated, service_role;
grant execute on function public.room_access to authenticated;

create or replace function private.visit_of_document(p_document jsonb, p_patient uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id text := p_document ->> 'appointmentId';
  v_visit public.appointments;
begin
  if v_id is null then
    return null;
  end if;
  if v_id !~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    perform private.refuse('data.invalid');
  end if;
  -- Whoever acts for a patient opens no file of theirs to a specialist.
  select * into v_visit from public.appointments a where a.id = v_id::uuid and a.patient_id = p_patient and p_patient = private.me();
  if v_visit.id is null then
    perform private.refuse('messages.notFound');
  end if;
  if not private.thread_is_open(v_visit) then
    perform private.refuse('messages.closed');
  end if;
  return v_visit.id;
end $$;
comment on function private.visit_of_document(jsonb, uuid) is
  'The visit into whose thread a patient sends this file of theirs (appointmentId); null: none is named. Hints: data.invalid, messages.notFound, messages.closed.';
revoke execute on function private.visit_of_document from public, anon, authenticated, service_role;

create or replace function public.add_document(p_document jsonb, p_key uuid, p_patient uuid default null, p_screen text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := coalesce(p_patient, v_me);
  v_values jsonb := private.document_values(p_document) || private.document_file(p_document);
  v_visit uuid := private.visit_of_document(p_document, v_patient);
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
    source, recorded_by, appointment_id)
  values (p_key, v_patient, v_values ->> 'type', v_values ->> 'title', (v_values ->> 'document_date')::date,
    v_values ->> 'category', v_values ->> 'file_name', v_values ->> 'mime_type', (v_values ->> 'size_bytes')::int,
    v_values ->> 'sha256', case v_basis when 'grant' then 'clinician' else 'self' end, v_me,
    v_visit)
  returning * into v_row;
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.add_document(jsonb, uuid, uuid, text) is
  'Announces a file for a patient (null: the caller): the path that document_to_check tells is where to upload it to within the hour, in bucket documents; then POST /functions/v1/documents/<id>/check. The key is the id. With appointmentId the patient themselves sends it into the thread of that visit: it came with it, and the visit''s own grant opens it. Hints: those of the values and the file, access.notGranted, messages.notFound, messages.closed, data.busy, data.conflict.';
revoke execute on function public.add_document from public, anon, authenticated, service_role;
grant execute on function public.add_document to authenticated;

create or replace function public.settle_document(p_id uuid, p_verdict text, p_note text, p_size int, p_sha256 text, p_kept_sha256 text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.documents;
  v_clean boolean;
begin
  select * into v_row from public.documents d where d.id = p_id for update;
  if not found then
    return private.settle_visit_file(p_id, p_verdict, p_note, p_size, p_sha256, p_kept_sha256);
  elsif v_row.state <> 'awaiting_file' then
    return jsonb_build_object('state', v_row.state, 'scan_note', v_row.scan_note);
  end if;
  -- What was inspected must be what was announced.
  v_clean := p_verdict = 'clean' and p_size = v_row.size_bytes and p_sha256 = v_row.sha256;
  update public.documents set state = case when v_clean then 'stored' else 'refused' end,
    scan_state = case when v_clean then 'clean' else 'refused' end, scanned_at = private.clock(),
    scan_note = case when p_verdict = 'clean' and not v_clean then 'chart.fileChanged' else left(coalesce(p_note, ''), 60) end
  where id = p_id returning * into v_row;
  if v_clean then
    perform private.note_cleaned_file(v_row.path, p_sha256, p_kept_sha256);
  end if;
  if v_clean and v_row.appointment_id is not null then
    perform private.broadcast('consultation:' || v_row.appointment_id, 'files_changed', jsonb_build_object('id', v_row.id));
  end if;
  if v_clean and v_row.source = 'clinician' then
    perform private.notify(v_row.patient_id, 'chart.documentAdded', v_row.id, '{}', 'chart.documentAdded:' || v_row.id);
  end if;
  return jsonb_build_object('state', v_row.state, 'scan_note', v_row.scan_note);
end $$;
comment on function public.settle_document(uuid, text, text, int, text, text) is
  'Keeps or refuses an uploaded file by the verdict of its inspection (clean, or refused with a message id), and notes the hash of what is kept of a picture; repeatable. Server only.';
revoke execute on function public.settle_document from public, anon, authenticated, service_role;
grant execute on function public.settle_document to service_role;

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
    ('private.call_wishes', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.visit_guests', 'rows', '$1 in (guest_id, invited_by)', array['token_hash', 'guest_id', 'invited_by',
      'admitted_by', 'ended_by'], null),
    ('public.room_seats', 'rows', 'profile_id = $1', array[]::text[], null),
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
revoke execute on function private.export_plan from public, anon, authenticated, service_role;
