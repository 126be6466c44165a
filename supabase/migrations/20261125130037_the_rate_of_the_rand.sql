-- What a dollar is worth in rands, published by two operators like emergency numbers and texts.

create table public.exchange_rates (
  id uuid primary key default gen_random_uuid(),
  currency text not null check (currency = 'ZAR'),
  version int not null check (version > 0),
  per_dollar numeric(8, 4) not null check (per_dollar > 0),
  dated date not null,
  source text not null check (length(source) between 1 and 300),
  published_at timestamptz not null default private.clock(),
  published_by uuid references public.operators (profile_id),
  retired_at timestamptz,
  retired_by uuid references public.operators (profile_id),
  unique (currency, version)
);
comment on table public.exchange_rates is
  'Rands for one US dollar, by the day they are of; never edited. Anyone reads the current one, operators read all versions.';

create unique index exchange_rates_current on public.exchange_rates (currency) where retired_at is null;

alter table public.exchange_rates enable row level security;
alter table public.exchange_rates force row level security;
create policy "anyone reads the current rate" on public.exchange_rates
  for select to anon, authenticated using (retired_at is null);
create policy "operators read earlier rates" on public.exchange_rates for select to authenticated
  using ((select private.me()) in (select o.profile_id from public.operators o where o.ended_at is null));
revoke all on public.exchange_rates from public, anon, authenticated, service_role;
grant select on public.exchange_rates to anon, authenticated;

create trigger exchange_rates_guard before update or delete on public.exchange_rates
  for each row execute function private.guard_version();
create trigger exchange_rates_guard_all before truncate on public.exchange_rates
  for each statement execute function private.refuse_change();

create function private.publish_exchange_rate(p_form jsonb, p_replaces int, p_by uuid) returns public.exchange_rates
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_new public.exchange_rates;
  v_old public.exchange_rates;
  v_text text;
begin
  if p_form is null or jsonb_typeof(p_form) <> 'object' or pg_column_size(p_form) > 8192 then
    perform private.refuse('data.invalid');
  end if;
  v_text := private.form_text(p_form, 'perDollar', 'rate.perDollar', 1, 20);
  -- Outside of these the point stands in the wrong place: a dollar was never worth so little or so much.
  if v_text !~ '^\d{1,2}\.\d{2,4}$' or v_text::numeric not between 5 and 60 then
    perform private.refuse('rate.perDollar');
  end if;
  v_new.per_dollar := v_text::numeric;
  v_new.dated := private.form_day(p_form, 'dated', 'rate.dated');
  v_new.source := private.form_text(p_form, 'source', 'rate.source', 1, 300);
  -- Nobody would be shown it.
  if v_new.dated < (private.clock() at time zone 'UTC')::date - 31 then
    perform private.refuse('rate.dated');
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('exchange_rates', 0));
  select * into v_old from public.exchange_rates r where r.currency = 'ZAR' and r.retired_at is null;
  if (v_old.per_dollar, v_old.dated, v_old.source) = (v_new.per_dollar, v_new.dated, v_new.source) then
    return v_old;
  end if;
  if coalesce(v_old.version, 0) <> coalesce(p_replaces, 0) then
    perform private.refuse('data.conflict');
  end if;
  if v_new.dated < v_old.dated then
    perform private.refuse('rate.dated');
  end if;
  update public.exchange_rates set retired_at = private.clock(), retired_by = p_by where id = v_old.id;
  insert into public.exchange_rates (currency, version, per_dollar, dated, source, published_by)
  values ('ZAR', coalesce(v_old.version, 0) + 1, v_new.per_dollar, v_new.dated, v_new.source, p_by) returning * into v_new;
  return v_new;
end $$;
comment on function private.publish_exchange_rate(jsonb, int, uuid) is
  'Publishes { perDollar, dated, source } in the name of an operator; p_replaces is the version they saw (0: there was none). Of a day within 31 days, and not before that of the rate it replaces. Hints: data.conflict, rate.*.';
revoke execute on function private.publish_exchange_rate from public, anon, authenticated, service_role;

alter table private.publications drop constraint publications_kind_check;
alter table private.publications add constraint publications_kind_check
  check (kind in ('emergency_number', 'emergency_number_away', 'terms', 'triage_rules', 'exchange_rate'));

create or replace function private.publish(p_kind text, p_form jsonb, p_replaces int, p_by uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_kind = 'emergency_number' then
    return (private.publish_emergency_number(p_form, p_replaces, p_by)).id;
  elsif p_kind = 'emergency_number_away' then
    return private.retire_emergency_number((p_form ->> 'id')::uuid, p_by);
  elsif p_kind = 'terms' then
    return (private.publish_terms(p_form, p_by)).id;
  elsif p_kind = 'triage_rules' then
    return (private.publish_triage_ruleset(p_form ->> 'language', p_form -> 'rules', p_form -> 'review', p_replaces, p_by)).id;
  elsif p_kind = 'exchange_rate' then
    return (private.publish_exchange_rate(p_form, p_replaces, p_by)).id;
  end if;
  perform private.refuse('data.invalid');
end $$;
comment on function private.publish(text, jsonb, int, uuid) is
  'Publishes what was proposed, in the name of its proposer; the id of the row. Hints: those of each kind, data.invalid.';
revoke execute on function private.publish from public, anon, authenticated, service_role;

comment on function public.propose_publication(text, jsonb, int) is
  'An operator proposes to publish: emergency_number (emergencyNumberSchema), emergency_number_away ({ id }), terms ({ kind, locale, version, title, body }), triage_rules ({ language, rules, review }), exchange_rate ({ perDollar, dated, source }); p_replaces is the version they saw (0: none). The other operators are told. Its id; repeatable. Hints: emergency.*, terms.*, triage.*, rate.*, data.conflict, data.invalid, data.notFound.';

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
    ('private.council_numbers', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.visit_types', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_rules', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_exceptions', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('private.calendar_links', 'rows', 'specialist_id = $1', array['token_hash'], null),
    ('public.note_copies', 'left out', null, null, 'Drafts of their author; the signed note is in the export.'),
    ('public.payment_events', 'left out', null, null, 'What the provider of payments sent us; what came of it is in the payments.'),
    ('private.access_log_heads', 'left out', null, null, 'Check sums of the access log.'),
    ('private.access_log_faults', 'left out', null, null, 'Check sums of the access log.'),
    ('private.closed_accounts', 'left out', null, null, 'Once an account is closed nobody asks.'),
    ('private.look_tickets', 'left out', null, null, 'Hashes of links that work for a minute.'),
    ('private.message_threads', 'left out', null, null, 'Counters of messages.'),
    ('private.freed_slots', 'left out', null, null, 'Times of a calendar that are offered to others.'),
    ('private.publications', 'left out', null, null, 'What operators propose about our own texts, rules and numbers.'),
    ('public.exchange_rates', 'left out', null, null, 'What we publish; operators meet it as its publishers only.'),
    ('public.terms_versions', 'left out', null, null, 'Our own texts; operators meet them as their publishers only.'),
    ('public.triage_rulesets', 'left out', null, null, 'Our own rules; operators meet them as their publishers only.'),
    ('public.emergency_numbers', 'left out', null, null, 'Public numbers; operators meet them as their publishers only.')
$$;
comment on function private.export_plan() is
  'Every table that knows a person: mapped to a resource; given row by row (whose: its condition, hidden: columns that are secrets or name other people); or left out, and why.';
revoke execute on function private.export_plan from public, anon, authenticated, service_role;
