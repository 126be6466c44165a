-- What is typed while onboarding is kept with the account until the form is done.

-- Onboarding drafts: what somebody typed of the form of their role, kept with their account over a reload and for another
-- device, as an unfinished booking is. No agreement to terms and no bytes of files. It goes when the form is done, with the account, or
-- after 30 days.

create table public.onboarding_drafts (
  profile_id uuid not null references public.profiles (id),
  role text not null check (role in ('patient', 'specialist')),
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and length(draft::text) <= 16384),
  updated_at timestamptz not null default private.clock(),
  primary key (profile_id, role)
);
comment on table public.onboarding_drafts is
  'Unfinished onboarding forms, one a person and role. Their owner alone reads them; written by keep_onboarding_draft only.';

create index onboarding_drafts_old on public.onboarding_drafts (updated_at);

alter table public.onboarding_drafts enable row level security;
alter table public.onboarding_drafts force row level security;
create policy "people read their own unfinished form" on public.onboarding_drafts for select to authenticated
  using (profile_id = (select private.me()));
revoke all on public.onboarding_drafts from public, anon, authenticated, service_role;
grant select on public.onboarding_drafts to authenticated;

-- Keeping what is typed while onboarding, and forgetting it.

create function private.onboarding_draft_keys(p_role text) returns text[]
language sql immutable security invoker set search_path = '' as $$
  select case p_role
    when 'patient' then array['dateOfBirth', 'gender', 'phoneNumber', 'address', 'emergencyContact', 'medicalConditions',
      'allergies', 'currentMedications']
    when 'specialist' then array['specialty', 'licenseNumber', 'yearsOfExperience', 'education', 'hospitalAffiliation',
      'phoneNumber', 'bio', 'languages', 'availability', 'consultationRate', 'acceptsInsurance']
    else '{}' end
$$;
comment on function private.onboarding_draft_keys(text) is 'What an unfinished form of this role may hold.';
revoke execute on function private.onboarding_draft_keys from public, anon, authenticated, service_role;

create function public.keep_onboarding_draft(p_role text, p_draft jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.profiles;
begin
  if p_draft is null or jsonb_typeof(p_draft) <> 'object' or exists (select from jsonb_object_keys(p_draft) k
      where k <> all (private.onboarding_draft_keys(p_role))) then
    perform private.refuse('data.invalid');
  end if;
  if length(p_draft::text) > 16384 then
    perform private.refuse('onboarding.draftTooLarge');
  end if;
  -- Waits for the form that is being saved right now; what comes after it is of no use any more.
  select * into v_row from public.profiles p where p.id = v_me for no key update;
  if v_row.role is distinct from p_role then
    raise exception 'for the form of one''s own role' using errcode = '42501', hint = 'access.refused';
  end if;
  if v_row.onboarding_completed_at is not null then
    return;
  end if;
  perform private.spend('onboarding_draft', 300, 3000, 600);
  delete from public.onboarding_drafts d where d.updated_at < private.clock() - interval '30 days';
  insert into public.onboarding_drafts (profile_id, role, draft) values (v_me, p_role, p_draft)
  on conflict (profile_id, role) do update set draft = excluded.draft, updated_at = private.clock();
end $$;
comment on function public.keep_onboarding_draft(text, jsonb) is
  'Keeps what the caller typed of their form until they complete it, at most 30 days; the last word wins. Of no effect afterwards. Hints: onboarding.draftTooLarge, data.invalid, data.busy; 42501 for another role''s form.';
revoke execute on function public.keep_onboarding_draft from public, anon, authenticated, service_role;
grant execute on function public.keep_onboarding_draft to authenticated;

create function private.forget_onboarding_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.onboarding_drafts where profile_id = new.id;
  return null;
end $$;
comment on function private.forget_onboarding_draft() is 'A form that is done, or an account that is closed, leaves no draft.';
revoke execute on function private.forget_onboarding_draft from public, anon, authenticated, service_role;

create trigger profiles_forget_draft after update of onboarding_completed_at on public.profiles for each row
  when (new.onboarding_completed_at is not null) execute function private.forget_onboarding_draft();
create trigger closed_accounts_forget_draft after insert on private.closed_accounts
  for each row execute function private.forget_onboarding_draft();

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
    ('public.letters', 'rows', 'patient_id = $1', array['client_key', 'verify_code', 'author_id'], null),
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
    ('public.payment_events', 'left out', null, null, 'What the provider of payments sent us; what came of it is in the payments.'),
    ('private.access_log_heads', 'left out', null, null, 'Check sums of the access log.'),
    ('private.access_log_faults', 'left out', null, null, 'Check sums of the access log.'),
    ('private.closed_accounts', 'left out', null, null, 'Once an account is closed nobody asks.'),
    ('private.look_tickets', 'left out', null, null, 'Hashes of links that work for a minute.'),
    ('private.message_threads', 'left out', null, null, 'Counters of messages.'),
    ('private.freed_slots', 'left out', null, null, 'Times of a calendar that are offered to others.'),
    ('private.publications', 'left out', null, null, 'What operators propose about our own texts, rules and numbers.'),
    ('public.medical_aids', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.visit_codes', 'rows', 'patient_id = $1', array['author_id'], null),
    ('public.exchange_rates', 'left out', null, null, 'What we publish; operators meet it as its publishers only.'),
    ('public.terms_versions', 'left out', null, null, 'Our own texts; operators meet them as their publishers only.'),
    ('public.triage_rulesets', 'left out', null, null, 'Our own rules; operators meet them as their publishers only.'),
    ('public.emergency_numbers', 'left out', null, null, 'Public numbers; operators meet them as their publishers only.')
$$;
comment on function private.export_plan() is
  'Every table that knows a person: mapped to a resource; given row by row (whose: its condition, hidden: columns that are secrets or name other people); or left out, and why.';
