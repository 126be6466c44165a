-- A receipt that a medical aid takes: practice number, the patient's medical aid, codes of the visit, who it was for.

create table public.medical_aids (
  patient_id uuid primary key references public.patients (profile_id),
  scheme text not null check (length(scheme) between 1 and 100),
  plan text not null default '' check (length(plan) <= 100),
  member_name text not null check (length(member_name) between 1 and 100)
    constraint member_name_is_one_line check (member_name = private.one_line(member_name)),
  member_number text not null check (length(member_number) between 1 and 30),
  dependant_code text not null default '' check (dependant_code ~ '^[0-9]{0,3}$'),
  updated_at timestamptz not null default private.clock(),
  version int not null default 1
);
comment on table public.medical_aids is
  'Scheme and membership for receipts, by the patient''s choice. Owner reads; erased by remove_my_medical_aid and when the account closes.';
comment on column public.medical_aids.member_name is 'The main member, who may be somebody else than the patient.';

alter table public.medical_aids enable row level security;
alter table public.medical_aids force row level security;
create policy "people read their own medical aid" on public.medical_aids for select to authenticated
  using (patient_id = (select private.me()));
revoke all on public.medical_aids from public, anon, authenticated, service_role;
grant select on public.medical_aids to authenticated;

create trigger medical_aids_touch before update on public.medical_aids for each row execute function private.touch();
create trigger medical_aids_version before update on public.medical_aids for each row execute function private.raise_version();

create function public.save_my_medical_aid(p_form jsonb, p_version int) returns public.medical_aids
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_row public.medical_aids;
  v_new public.medical_aids;
begin
  perform private.require_form(p_form);
  perform from public.patients p where p.profile_id = v_me for no key update;
  select * into v_row from public.medical_aids m where m.patient_id = v_me;
  v_new.scheme := private.one_line(private.form_text(p_form, 'scheme', 'medicalAid.scheme', 1, 100));
  v_new.plan := private.one_line(private.form_text(p_form, 'plan', 'data.invalid', 0, 100));
  v_new.member_name := private.one_line(private.form_text(p_form, 'memberName', 'medicalAid.memberName', 1, 100));
  v_new.member_number := private.one_line(private.form_text(p_form, 'memberNumber', 'medicalAid.memberNumber', 1, 30));
  v_new.dependant_code := private.form_text(p_form, 'dependantCode', 'data.invalid', 0, 10);
  if v_new.dependant_code !~ '^[0-9]{0,3}$' then
    perform private.refuse('medicalAid.dependantCode');
  end if;
  if coalesce(v_row.version, 0) is distinct from p_version then
    perform private.refuse('data.conflict');
  end if;
  insert into public.medical_aids as m (patient_id, scheme, plan, member_name, member_number, dependant_code)
  values (v_me, v_new.scheme, v_new.plan, v_new.member_name, v_new.member_number, v_new.dependant_code)
  on conflict (patient_id) do update set scheme = excluded.scheme, plan = excluded.plan, member_name = excluded.member_name,
    member_number = excluded.member_number, dependant_code = excluded.dependant_code
  returning * into v_row;
  return v_row;
end $$;
comment on function public.save_my_medical_aid(jsonb, int) is
  'The caller, a patient, says which medical aid receipts name: {scheme, plan, memberName, memberNumber, dependantCode}, knowing the version they saw, 0 where there was none. Hints: medicalAid.*, validation.tooLong, data.conflict, data.invalid.';
revoke execute on function public.save_my_medical_aid from public, anon, authenticated, service_role;
grant execute on function public.save_my_medical_aid to authenticated;

create function public.remove_my_medical_aid() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.medical_aids m where m.patient_id = private.require_patient();
end $$;
comment on function public.remove_my_medical_aid() is
  'The caller, a patient, has no medical aid named on receipts any more. Erased; repeatable.';
revoke execute on function public.remove_my_medical_aid from public, anon, authenticated, service_role;
grant execute on function public.remove_my_medical_aid to authenticated;

create table public.visit_codes (
  appointment_id uuid primary key references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  author_id uuid not null references public.specialists (profile_id),
  icd10 text[] not null default '{}' check (cardinality(icd10) <= 12),
  tariffs text[] not null default '{}' check (cardinality(tariffs) <= 12),
  updated_at timestamptz not null default private.clock(),
  check (cardinality(icd10) + cardinality(tariffs) > 0)
);
comment on table public.visit_codes is
  'ICD-10 and tariff codes of a visit, for a claim. Its patient and who wrote them read them; nobody else, who may pay included.';

create index visit_codes_of_patient on public.visit_codes (patient_id);
create index visit_codes_of_author on public.visit_codes (author_id);

alter table public.visit_codes enable row level security;
alter table public.visit_codes force row level security;
create policy "patients read the codes of their visits" on public.visit_codes for select to authenticated
  using (patient_id = (select private.me()));
create policy "specialists read the codes they wrote" on public.visit_codes for select to authenticated
  using (author_id = (select private.me_practising()));
revoke all on public.visit_codes from public, anon, authenticated, service_role;
grant select on public.visit_codes to authenticated;

create trigger visit_codes_touch before update on public.visit_codes for each row execute function private.touch();

create function private.clean_codes(p_codes text[]) returns text[]
language sql immutable security invoker set search_path = '' as $$
  select coalesce(array_agg(t.code order by t.at), '{}') from (select upper(btrim(c.code)) as code, min(c.at) as at
    from unnest(p_codes) with ordinality c (code, at) where btrim(c.code) <> '' group by 1) t
$$;
comment on function private.clean_codes(text[]) is 'Codes in capitals, without blanks, each once, in their order.';
revoke execute on function private.clean_codes from public, anon, authenticated, service_role;

create function public.set_visit_codes(p_appointment uuid, p_icd10 text[], p_tariffs text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.me_practising();
  v_icd10 text[] := private.clean_codes(p_icd10);
  v_tariffs text[] := private.clean_codes(p_tariffs);
  v_patient uuid;
begin
  select n.patient_id into v_patient from public.notes n
  where n.appointment_id = p_appointment and n.author_id = v_me and n.state = 'signed' limit 1;
  if not found then
    perform private.refuse('codes.noteFirst');
  end if;
  if cardinality(v_icd10) > 12 or cardinality(v_tariffs) > 12 then
    perform private.refuse('validation.tooMany');
  elsif exists (select from unnest(v_icd10) c where c !~ '^[A-Z][0-9]{2}(\.[0-9]{1,4})?$') then
    perform private.refuse('codes.icd10');
  elsif exists (select from unnest(v_tariffs) c where c !~ '^[0-9]{4,6}$') then
    perform private.refuse('codes.tariff');
  end if;
  if cardinality(v_icd10) + cardinality(v_tariffs) = 0 then
    delete from public.visit_codes c where c.appointment_id = p_appointment and c.author_id = v_me;
    return;
  end if;
  insert into public.visit_codes as c (appointment_id, patient_id, author_id, icd10, tariffs)
  values (p_appointment, v_patient, v_me, v_icd10, v_tariffs)
  on conflict (appointment_id) do update set icd10 = excluded.icd10, tariffs = excluded.tariffs, author_id = excluded.author_id;
end $$;
comment on function public.set_visit_codes(uuid, text[], text[]) is
  'Who signed a note of the visit gives its ICD-10 codes (J45.9) and tariff codes (0190) for the patient''s claim, all of them each time; none takes them back. Repeatable. Hints: codes.noteFirst, codes.icd10, codes.tariff, validation.tooMany.';
revoke execute on function public.set_visit_codes from public, anon, authenticated, service_role;
grant execute on function public.set_visit_codes to authenticated;

alter table public.specialists add column practice_number text not null default ''
  check (practice_number ~ '^[0-9]{0,15}$');
comment on column public.specialists.practice_number is
  'Practice code number of the Board of Healthcare Funders, seven digits as a rule, by which medical aids pay; empty when not said.';

drop trigger specialists_version on public.specialists;
create trigger specialists_version before update on public.specialists for each row
  when ((old.bio, old.languages, old.education, old.hospital, old.years_experience, old.rate_minor, old.accepts_insurance,
      old.gender, old.province, old.city, old.practice_number)
    is distinct from (new.bio, new.languages, new.education, new.hospital, new.years_experience, new.rate_minor,
      new.accepts_insurance, new.gender, new.province, new.city, new.practice_number))
  execute function private.raise_version();

create or replace function public.update_specialist_profile(p_form jsonb, p_version int) returns public.specialists
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_new public.specialists := v_row;
begin
  perform private.require_form(p_form);
  v_new.years_experience := private.form_years(p_form);
  v_new.education := private.one_line(private.form_text(p_form, 'education', 'validation.education', 1, 300));
  v_new.hospital := private.one_line(private.form_text(p_form, 'hospitalAffiliation', 'validation.hospitalAffiliation', 1, 300));
  v_new.bio := private.form_text(p_form, 'bio', 'validation.bio', 10, 2000);
  v_new.languages := private.form_list(p_form, 'languages', 50, 120);
  if cardinality(v_new.languages) = 0 then
    perform private.refuse('validation.languages');
  end if;
  v_new.rate_minor := private.form_rate_minor(p_form);
  v_new.accepts_insurance := private.form_flag(p_form, 'acceptsInsurance');
  v_new := private.with_search_facts(v_new, p_form);
  if p_form ? 'practiceNumber' then
    v_new.practice_number := regexp_replace(private.form_text(p_form, 'practiceNumber', 'data.invalid', 0, 30), '[ -]', '', 'g');
    if v_new.practice_number !~ '^[0-9]{0,15}$' then
      perform private.refuse('practice.practiceNumber');
    end if;
  end if;
  if to_jsonb(v_new) = to_jsonb(v_row) then
    return v_row;
  end if;
  if p_version is distinct from v_row.version then
    perform private.refuse('data.conflict');
  end if;
  update public.specialists s set years_experience = v_new.years_experience, education = v_new.education,
    hospital = v_new.hospital, bio = v_new.bio, languages = v_new.languages, rate_minor = v_new.rate_minor,
    accepts_insurance = v_new.accepts_insurance, gender = v_new.gender, province = v_new.province, city = v_new.city,
    practice_number = v_new.practice_number
  where s.profile_id = v_row.profile_id returning * into v_row;
  return v_row;
end $$;
comment on function public.update_specialist_profile(jsonb, int) is
  'Saves what a specialist says about themselves; the public card follows at once. Number, name and specialty go through ask_registration, prices through save_visit_type. The same again changes nothing. Hints: data.conflict and those of onboarding.';
revoke execute on function public.update_specialist_profile from public, anon, authenticated, service_role;
grant execute on function public.update_specialist_profile to authenticated;

create or replace function public.receipt(p_appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_receipt jsonb;
begin
  select jsonb_build_object('number', 'R' || to_char(p.paid_at at time zone 'UTC', 'YYYY') || '-' || lpad(p.receipt_number::text, 6, '0'),
    'paidAt', p.paid_at, 'patientName', payer.name, 'forName', a.for_name, 'specialistName', doctor.name,
    'councilNumber', s.hpcsa_number, 'practiceNumber', s.practice_number, 'practice', s.hospital,
    -- What the person's visit was about and how they are insured is for nobody who only pays.
    'medicalAid', case when p.patient_id = v_me then (select jsonb_build_object('scheme', m.scheme, 'plan', m.plan,
        'memberName', m.member_name, 'memberNumber', m.member_number, 'dependantCode', m.dependant_code)
      from public.medical_aids m where m.patient_id = v_me) end,
    'hasCodes', p.patient_id = v_me and exists (select from public.visit_codes c where c.appointment_id = a.id),
    -- The rate that was published when it was paid, and that could be shown.
    'rate', (select jsonb_build_object('perDollar', e.per_dollar, 'dated', e.dated, 'source', e.source)
      from public.exchange_rates e where e.published_at <= p.paid_at and coalesce(e.retired_at, 'infinity') > p.paid_at
        and e.dated >= (p.paid_at at time zone 'Africa/Johannesburg')::date - 31 and p.currency = 'USD'),
    'visitTypeName', a.visit_type_name, 'startsAt', a.starts_at, 'timeZone', a.tz_patient,
    'minutes', (extract(epoch from a.ends_at - a.starts_at) / 60)::int, 'amountMinor', p.amount_minor,
    'refundMinor', p.refund_minor, 'netMinor', p.amount_minor - p.refund_minor, 'currency', p.currency, 'provider', p.provider,
    'refunds', coalesce((select jsonb_agg(jsonb_build_object('amountMinor', r.amount_minor, 'state', r.state, 'at',
        coalesce(r.settled_at, r.created_at)) order by r.created_at, r.id)
      from public.refunds r where r.payment_id = p.id and r.kind = 'refund'), '[]'))
  into v_receipt
  from public.payments p join public.appointments a on a.id = p.appointment_id
    join public.profiles payer on payer.id = p.patient_id join public.profiles doctor on doctor.id = a.specialist_id
    join public.specialists s on s.profile_id = a.specialist_id
  where p.appointment_id = p_appointment and p.receipt_number is not null
    and (p.patient_id = v_me or private.delegated(p.patient_id, 'pay', v_me) is not null);
  if v_receipt is null then
    perform private.refuse('payment.notFound');
  end if;
  return v_receipt;
end $$;
comment on function public.receipt(uuid) is
  'The receipt of a paid visit for its patient or who may pay for them: what was paid, what went back, what is left, the rate of the rand when it was paid; for the patient alone their medical aid and whether there are codes (visit_codes). Hint: payment.notFound.';
revoke execute on function public.receipt from public, anon, authenticated, service_role;
grant execute on function public.receipt to authenticated;

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
  delete from public.medical_aids where patient_id = p_me;
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
  update private.visit_guests set name = 'Closed account' where p_me in (guest_id, invited_by) and name <> 'Closed account';
  update private.record_links set label = 'Closed account' where patient_id = p_me and label not in ('', 'Closed account');
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
  update public.specialists set bio = 'Closed account', reg_note = '', gender = null, province = null, city = '',
    practice_number = ''
  where profile_id = p_me;
  update public.profiles set clerk_id = null, email = '', phone_raw = null, phone_e164 = null,
    first_name = case v_closed.role when 'specialist' then first_name else 'Closed' end,
    last_name = case v_closed.role when 'specialist' then last_name else 'account' end where id = p_me;
end $$;
comment on function private.unlink_person(uuid) is
  'Erases what leads to a person and no law keeps; the rest stays under an id that leads nowhere. A specialist stays named as the author of records.';
revoke execute on function private.unlink_person from public, anon, authenticated, service_role;

create or replace function public.close_my_account(p_confirm text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row private.closed_accounts;
begin
  perform private.refuse_reading_request();
  perform private.require_fresh_sign_in();
  perform private.spend('close_my_account', 10, 10, 3600);
  if lower(btrim(coalesce(p_confirm, ''), E' \t\n\r')) <> 'close my account' then
    perform private.refuse('account.confirmWords');
  end if;
  -- Bookings wait for the calendar, rights for the rows (in the order in which giving a right locks them): whoever is second
  -- sees what the first did.
  perform private.lock_calendars(v_me, v_me);
  perform from public.patients p where p.profile_id = v_me for update;
  perform from public.profiles p where p.id = v_me for update;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  if exists (select from private.closed_accounts c where c.id = v_me) then
    raise exception 'the account is closed' using errcode = '42501', hint = 'access.refused';
  end if;
  perform private.require_closable(v_me);
  perform private.end_everything(v_me);
  insert into private.closed_accounts (id, role, name, date_of_birth, kept)
  select p.id, p.role, p.name, (select x.date_of_birth from public.patients x where x.profile_id = p.id),
    private.kept_by_law(p.id)
  from public.profiles p where p.id = v_me returning * into v_row;
  perform private.drop_own_files(v_me);
  perform private.unlink_person(v_me);
  perform private.end_identity(v_me);
  return jsonb_build_object('closedAt', v_row.closed_at, 'kept', v_row.kept, 'erased', to_jsonb(array['name', 'email',
    'phone',
    'address', 'dayOfBirth', 'idNumber', 'emergencyContact', 'medicalAid', 'ownDocuments', 'drafts', 'notificationSettings', 'signIn']));
end $$;
comment on function public.close_my_account(text) is
  'Closes the caller''s account for good, after a recent sign-in and the words of CLOSE_ACCOUNT_WORDS. Gives what is kept (category, law, until) and what was erased. Hints: access.signInAgain, account.confirmWords, operator, visitsOpen, moneyOnItsWay, patientsBooked, notesUnsigned, requestsOpen.';
revoke execute on function public.close_my_account from public, anon, authenticated, service_role;
grant execute on function public.close_my_account to authenticated;

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
revoke execute on function private.export_plan from public, anon, authenticated, service_role;
