-- Letters of a visit: sick notes, of children for school or crèche, referrals and orders of tests, issued as they stand and proven by
-- a code.
--
-- A sick note says what rule 16 of the Ethical Rules of Conduct for practitioners asks of a certificate of illness (HPCSA,
-- Government Notice R717 of 4 August 2006): who writes and who is ill, when the examination was, whether it rests on it or on
-- what the patient told, the illness only where the patient consents, whether all work or only heavy work is meant, the exact
-- days, and the day of issue. It is printed and signed by hand: this record carries no electronic signature.

create table public.letters (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('sick_note', 'school_note', 'referral', 'test_request')),
  appointment_id uuid not null references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  author_id uuid not null references public.specialists (profile_id),
  client_key uuid not null,
  body jsonb not null check (jsonb_typeof(body) = 'object' and length(body::text) <= 20000),
  particulars jsonb not null,
  verify_code text not null unique check (verify_code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  issued_at timestamptz not null default private.clock(),
  withdrawn_at timestamptz,
  withdrawn_reason text check (length(withdrawn_reason) between 10 and 500),
  replaces_id uuid unique references public.letters (id),
  result_at timestamptz,
  version int not null default 1 check (version > 0),
  unique (author_id, client_key),
  check ((withdrawn_at is null) = (withdrawn_reason is null)),
  check (result_at is null or kind = 'test_request')
);
comment on table public.letters is
  'Sick notes, school notes, referral letters and orders of tests (test_request) of a visit. Patient and author read them; issued and withdrawn by functions only, and never changed.';
comment on column public.letters.particulars is
  'Who wrote about whom, as it was when issued: name, qualification, council number, place; name and birth date; when the visit was.';

comment on column public.letters.replaces_id is 'The letter whose place it took; that one was withdrawn with it.';

comment on column public.letters.result_at is
  'Of an order of tests: when the newest result came that is filed to it; null: none did, it is open.';

create index letters_of_patient on public.letters (patient_id, issued_at desc);
create index letters_of_author on public.letters (author_id, issued_at desc);
create index letters_of_appointment on public.letters (appointment_id);

alter table public.letters enable row level security;
alter table public.letters force row level security;
create policy "patients read letters about them" on public.letters
  for select to authenticated using (patient_id = (select private.me()));
create policy "authors read their own letters" on public.letters
  for select to authenticated using (author_id = (select private.me_practising()));
revoke all on public.letters from public, anon, authenticated, service_role;
grant select on public.letters to authenticated;

create function private.guard_letter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_unlinking('letters', to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  -- That its result came is said beside it, and changes nothing of what it says.
  if to_jsonb(new) - 'result_at' = to_jsonb(old) - 'result_at' then
    return new;
  end if;
  if to_jsonb(new) - array['withdrawn_at', 'withdrawn_reason', 'version'] <> to_jsonb(old) - array['withdrawn_at', 'withdrawn_reason', 'version']
    or old.withdrawn_at is not null then
    raise exception 'a letter never changes; it is withdrawn once' using errcode = '23514';
  end if;
  new.version := old.version + 1;
  return new;
end $$;
comment on function private.guard_letter() is 'What was issued never changes; it can be withdrawn, once, an order gets its result, and it loses the person''s name when the account is closed and its terms are over.';

create trigger letters_guard before update on public.letters for each row execute function private.guard_letter();
select private.keep_rows('public.letters');

create function private.letter_text(p_body jsonb, p_field text, p_most int) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_text text := btrim(coalesce(p_body ->> p_field, ''), E' \t\n\r');
begin
  if length(v_text) > p_most then
    perform private.refuse('validation.tooLong');
  end if;
  return v_text;
end $$;
comment on function private.letter_text(jsonb, text, int) is 'A part of a letter, trimmed. Hint: validation.tooLong.';

create function private.sick_note_body(p_body jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_illness text := private.letter_text(p_body, 'illness', 200);
  v_from date;
  v_to date;
begin
  begin
    v_from := case when p_body ->> 'from' ~ '^\d{4}-\d{2}-\d{2}$' then (p_body ->> 'from')::date end;
    v_to := case when p_body ->> 'to' ~ '^\d{4}-\d{2}-\d{2}$' then (p_body ->> 'to')::date end;
  exception when datetime_field_overflow or invalid_datetime_format then
    v_from := null;
  end;
  if v_from is null or v_to is null or v_to < v_from or v_to > v_from + 366 or abs(v_from - private.clock()::date) > 366 then
    perform private.refuse('letters.dates');
  end if;
  if coalesce(p_body ->> 'fitness', '') not in ('unfit', 'light_work') or coalesce(p_body ->> 'basis', '') not in ('examined', 'told') then
    perform private.refuse('data.invalid');
  end if;
  return jsonb_build_object('from', v_from, 'to', v_to, 'fitness', p_body ->> 'fitness', 'basis', p_body ->> 'basis',
    'illness', v_illness);
end $$;
comment on function private.sick_note_body(jsonb) is
  'What a sick or school note says, from what was typed: from and to (days), fitness (unfit, light_work: at school, no sport), basis (examined, told), illness (empty: not named). Hints: letters.dates, validation.tooLong, data.invalid.';

create function private.referral_body(p_body jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_to text := private.one_line(private.letter_text(p_body, 'to', 200));
  v_reason text := private.letter_text(p_body, 'reason', 4000);
  v_question text := private.letter_text(p_body, 'question', 1000);
begin
  if v_to = '' then
    perform private.refuse('letters.toRequired');
  end if;
  if v_reason = '' then
    perform private.refuse('letters.reasonRequired');
  end if;
  if coalesce(p_body ->> 'urgency', '') not in ('routine', 'soon', 'urgent') then
    perform private.refuse('data.invalid');
  end if;
  return jsonb_build_object('to', v_to, 'urgency', p_body ->> 'urgency', 'reason', v_reason, 'question', v_question);
end $$;
comment on function private.referral_body(jsonb) is
  'What a referral says, from what was typed: to, urgency (routine, soon, urgent), reason, question. Hints: letters.toRequired, letters.reasonRequired, validation.tooLong, data.invalid.';

create function private.test_request_body(p_body jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_to text := private.one_line(private.letter_text(p_body, 'to', 200));
  v_question text := private.letter_text(p_body, 'question', 1000);
  v_code text := upper(private.letter_text(p_body, 'code', 10));
  v_tests text[];
begin
  if coalesce(p_body ->> 'category', '') not in ('laboratory', 'imaging') or coalesce(p_body ->> 'urgency', '') not in ('routine', 'urgent', 'stat')
    or jsonb_typeof(p_body -> 'tests') is distinct from 'array' or jsonb_typeof(p_body -> 'fasting') is distinct from 'boolean' then
    perform private.refuse('data.invalid');
  end if;
  v_tests := array(select private.one_line(btrim(t, E' \t\n\r')) from jsonb_array_elements_text(p_body -> 'tests') with ordinality x (t, nr)
    where btrim(t, E' \t\n\r') <> '' order by x.nr);
  if cardinality(v_tests) = 0 then
    perform private.refuse('letters.testsRequired');
  elsif cardinality(v_tests) > 20 or exists (select from unnest(v_tests) t where length(t) > 120) then
    perform private.refuse('letters.testsTooMany');
  elsif v_question = '' then
    perform private.refuse('letters.questionRequired');
  elsif v_code <> '' and v_code !~ '^[A-Z][0-9]{2}(\.[0-9]{1,4})?$' then
    perform private.refuse('letters.code');
  end if;
  return jsonb_build_object('category', p_body ->> 'category', 'tests', to_jsonb(v_tests), 'question', v_question, 'code', v_code,
    'urgency', p_body ->> 'urgency', 'fasting', (p_body ->> 'fasting')::boolean and p_body ->> 'category' = 'laboratory', 'to', v_to);
end $$;
comment on function private.test_request_body(jsonb) is
  'What an order of tests says, from what was typed: category (laboratory, imaging), tests (a line each), question, code (ICD-10, or empty), urgency (FHIR: routine, urgent, stat), fasting (of blood only), to (empty: anybody). Hints: letters.testsRequired, testsTooMany, questionRequired, code; validation.tooLong, data.invalid.';

create function private.letter_to_replace(p_id uuid, p_author uuid, p_visit uuid, p_kind text) returns public.letters
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.letters;
begin
  select * into v_row from public.letters l where l.id = p_id and l.author_id = p_author and l.appointment_id = p_visit and l.kind = p_kind
    for update;
  if not found then
    perform private.refuse('letters.notFound');
  elsif v_row.withdrawn_at is not null then
    perform private.refuse('letters.endedAlready');
  end if;
  return v_row;
end $$;
comment on function private.letter_to_replace(uuid, uuid, uuid, text) is
  'The letter of the same kind, visit and author that a new one replaces, locked. Hints: letters.notFound, endedAlready.';

create function private.letter_particulars(p_visit public.appointments, p_author uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_facts jsonb;
begin
  select jsonb_build_object('authorName', btrim(d.first_name || ' ' || d.last_name), 'qualification', s.education,
    'councilNumber', s.hpcsa_number, 'practice', s.hospital,
    'patientName', btrim(p.first_name || ' ' || p.last_name), 'patientBorn', f.date_of_birth,
    'seenAt', coalesce((select c.started_at from public.consultations c where c.appointment_id = p_visit.id), p_visit.starts_at),
    'mode', p_visit.mode)
  into v_facts
  from public.profiles d, public.specialists s, public.profiles p, public.patients f
  where d.id = p_author and s.profile_id = d.id and p.id = p_visit.patient_id and f.profile_id = p.id;
  if exists (select from unnest(array['authorName', 'qualification', 'councilNumber', 'practice', 'patientName']) k
    where btrim(coalesce(v_facts ->> k, '')) = '') then
    perform private.refuse('letters.particularsMissing');
  end if;
  return v_facts;
end $$;
comment on function private.letter_particulars(public.appointments, uuid) is
  'Who writes about whom, and when and how they met. Hint: letters.particularsMissing.';

create function public.issue_letter(p_appointment uuid, p_key uuid, p_kind text, p_body jsonb, p_replaces uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_visit public.appointments := private.treating_visit(p_appointment);
  v_row public.letters;
  v_old public.letters;
begin
  if p_key is null or p_body is null or jsonb_typeof(p_body) <> 'object' or p_kind is null
    or p_kind not in ('sick_note', 'school_note', 'referral', 'test_request') then
    perform private.refuse('data.invalid');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(v_me::text || p_key::text, 0));
  select * into v_row from public.letters l where l.author_id = v_me and l.client_key = p_key;
  if found then
    return private.changed(v_row.id, v_row.version);
  end if;
  if p_replaces is not null then
    v_old := private.letter_to_replace(p_replaces, v_me, v_visit.id, p_kind);
  end if;
  insert into public.letters (kind, appointment_id, patient_id, author_id, client_key, body, particulars, verify_code, replaces_id)
  values (p_kind, v_visit.id, v_visit.patient_id, v_me, p_key,
    case p_kind when 'referral' then private.referral_body(p_body) when 'test_request' then private.test_request_body(p_body)
      else private.sick_note_body(p_body) end,
    private.letter_particulars(v_visit, v_me), private.new_verify_code(), v_old.id)
  returning * into v_row;
  if v_old.id is not null then
    update public.letters set withdrawn_at = private.clock(), withdrawn_reason = 'A new one took its place.' where id = v_old.id;
  end if;
  perform private.forget_letter_draft(v_me, v_visit.id, p_kind, p_replaces);
  perform private.write_access_log(v_row.patient_id, v_me, 'specialist', 'documents', 'add', 'author', v_row.id, 'consultation');
  perform private.notify(v_row.patient_id, 'chart.letterIssued', v_row.id,
    jsonb_build_object('appointmentId', v_row.appointment_id), 'chart.letterIssued:' || v_row.id);
  perform private.add_system_message(v_row.appointment_id, 'letter.issued', v_row.id);
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.issue_letter(uuid, uuid, text, jsonb, uuid) is
  'Issues a sick note, one for school (school_note, with the same facts), a referral or an order of tests (test_request) of a visit the caller treats or covers, in the place of an own one where p_replaces names it: that one no longer counts from then on. The patient reads it at once. The same key issues once. Hints: notes.notFound, notes.notInVisit, notes.windowClosed, letters.particularsMissing, notFound, endedAlready, those of the bodies (sick_note_body, referral_body, test_request_body), data.invalid.';
grant execute on function public.issue_letter to authenticated;

create function public.withdraw_letter(p_id uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_row public.letters;
begin
  select * into v_row from public.letters l where l.id = p_id and l.author_id = private.me_practising() for update;
  if not found then
    perform private.refuse('letters.notFound');
  end if;
  if v_row.withdrawn_at is not null then
    return private.changed(v_row.id, v_row.version);
  end if;
  if length(v_reason) < 10 then
    perform private.refuse('prescriptions.reasonRequired');
  end if;
  if length(v_reason) > 500 then
    perform private.refuse('prescriptions.reasonTooLong');
  end if;
  update public.letters set withdrawn_at = private.clock(), withdrawn_reason = v_reason where id = v_row.id returning * into v_row;
  perform private.write_access_log(v_row.patient_id, v_me, 'specialist', 'documents', 'change', 'author', v_row.id, 'consultation');
  perform private.notify(v_row.patient_id, 'chart.letterWithdrawn', v_row.id,
    jsonb_build_object('appointmentId', v_row.appointment_id), 'chart.letterWithdrawn:' || v_row.id);
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.withdraw_letter(uuid, text) is
  'The author takes a letter back, with a reason the patient reads: its code proves nothing from then on. Repeatable. Hints: letters.notFound, prescriptions.reasonRequired, reasonTooLong.';
grant execute on function public.withdraw_letter to authenticated;
