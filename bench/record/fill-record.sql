-- A long record for one patient, written by one specialist: 2,000 entries, 5,000 readings, 300 documents, and a log of 1,000 looks.
-- Triggers and foreign keys are left out: what is measured is reading. `bench.patient` is an id, `bench.specialist` a mail address,
-- over so many `bench.years` it is spread.
set session_replication_role = replica;

drop table if exists person;
create temporary table person as
select current_setting('bench.patient')::uuid as patient,
  (select id from auth.users where email = current_setting('bench.specialist')) as doctor;

-- As long as people write.
create or replace function pg_temp.words(p_n int) returns text language sql immutable as $$
  select string_agg((array['the', 'cough', 'came', 'back', 'at', 'night', 'after', 'walking', 'uphill', 'and', 'went', 'when', 'she',
    'rested', 'no', 'fever', 'appetite', 'as', 'before', 'knee', 'swollen', 'left', 'since', 'Tuesday', 'tablet', 'taken', 'with', 'food'])
    [1 + (hashint4(p_n * 131 + w) & 2147483647) % 28], ' ') from generate_series(1, 8 + p_n % 17) w
$$;
create or replace function pg_temp.ago(p_n int, p_of int) returns timestamptz language sql stable as $$
  select private.clock() - (p_n::numeric / p_of) * make_interval(years => current_setting('bench.years')::int) - interval '2 hours'
$$;

insert into public.patient_allergies (patient_id, label, source, status, created_at, updated_at, recorded_by, note, reaction, severity,
  confirmed_by, confirmed_at)
select p.patient, 'Substance ' || n, 'self', case when n <= 8 then 'active' else 'ended' end, pg_temp.ago(n, 40), pg_temp.ago(n, 40), p.patient,
  pg_temp.words(n), 'rash', 'moderate', case when n % 2 = 0 then p.doctor end, case when n % 2 = 0 then pg_temp.ago(n, 40) end
from person p, generate_series(1, 40) n;
insert into public.patient_conditions (patient_id, label, source, status, created_at, updated_at, recorded_by, note)
select p.patient, 'Condition ' || n, 'self', case when n <= 20 then 'active' else 'ended' end, pg_temp.ago(n, 300), pg_temp.ago(n, 300),
  p.patient, pg_temp.words(n) from person p, generate_series(1, 300) n;
insert into public.patient_medications (patient_id, label, source, status, created_at, updated_at, recorded_by, note, dose, frequency)
select p.patient, 'Medicine ' || n, 'clinician', case when n <= 15 then 'active' else 'ended' end, pg_temp.ago(n, 600), pg_temp.ago(n, 600),
  p.doctor, pg_temp.words(n), '5 mg', 'mornings' from person p, generate_series(1, 600) n;
insert into public.patient_remarks (patient_id, label, created_at, updated_at, recorded_by, note)
select p.patient, 'Diary ' || n, pg_temp.ago(n, 600), pg_temp.ago(n, 600), p.patient, pg_temp.words(n) || '. ' || pg_temp.words(n + 7)
from person p, generate_series(1, 600) n;
insert into public.notes (appointment_id, patient_id, author_id, state, soap, plan_plain, watch_for, signed_at, content_hash)
select gen_random_uuid(), p.patient, p.doctor, 'signed', jsonb_build_object('subjective', pg_temp.words(n) || '. ' || pg_temp.words(n + 1),
    'objective', pg_temp.words(n + 2), 'assessment', pg_temp.words(n + 3), 'plan', pg_temp.words(n + 4)), pg_temp.words(n + 5) || '. ' || pg_temp.words(n + 6),
  '{"callAtOnce": ["You cannot breathe"], "writeOrBook": ["The cough stays longer than two weeks"]}', pg_temp.ago(n, 340), sha256('bench')
from person p, generate_series(1, 340) n;
with issued as (
  insert into public.prescriptions (patient_id, prescriber_id, appointment_id, status, client_key, allergy_check, particulars, verify_code,
    issued_at, runs_out_on)
  select p.patient, p.doctor, gen_random_uuid(), case when n <= 3 then 'active' else 'completed' end, gen_random_uuid(), '{}', '{}',
    upper(left(md5(p.patient || ' ' || n), 20)), pg_temp.ago(n, 120), pg_temp.ago(n, 120)::date + 28
  from person p, generate_series(1, 120) n returning *)
insert into public.prescription_items (prescription_id, patient_id, prescriber_id, position, medicine, form, strength, quantity, schedule,
  directions, repeats, days_supply, runs_out_on)
select i.id, i.patient_id, i.prescriber_id, at, 'Enalapril', 'tablet', '10 mg', 28, 3, 'One at night with water', 0, 28, i.runs_out_on
from issued i, generate_series(1, 2) at;
insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type, size_bytes, sha256, source, state,
  scan_state, scanned_at, recorded_by, created_at, updated_at)
select gen_random_uuid(), p.patient, case when n % 4 = 0 then 'lab_result' else 'letter' end, 'Letter of the clinic, page ' || n,
  pg_temp.ago(n, 300)::date, case when n % 4 = 0 then 'results' else 'documents' end, 'letter-' || n || '.pdf', 'application/pdf', 240000,
  repeat('0', 64), 'self', 'stored', 'clean', pg_temp.ago(n, 300), p.patient, pg_temp.ago(n, 300), pg_temp.ago(n, 300)
from person p, generate_series(1, 300) n;
-- Twelve kinds; every fiftieth was put right later.
with kinds as (select t.*, row_number() over (order by t.category = 'readings' desc, t.code) - 1 as at from public.observation_types t),
taken as (
  insert into public.observations (id, patient_id, code, category, value, second_value, unit, taken_at, source, device_id, quality,
    recorded_by, recorded_at)
  select gen_random_uuid(), p.patient, k.code, k.category, k.min_value + (k.max_value - k.min_value) * (0.4 + 0.2 * sin(n / 9.0)::numeric),
    k.second_min + (k.second_max - k.second_min) * 0.2, k.unit, pg_temp.ago(n, 5000), case n % 2 when 0 then 'device' else 'typed' end,
    case n % 2 when 0 then 'cuff' || n end, 'good', p.patient, pg_temp.ago(n, 5000)
  from person p, generate_series(1, 5000) n join kinds k on k.at = n % 12 returning *)
insert into public.observations (id, patient_id, code, category, value, second_value, unit, taken_at, source, device_id, quality, status,
  version, replaces, reason, recorded_by, recorded_at)
select gen_random_uuid(), t.patient_id, t.code, t.category, t.value, t.second_value, t.unit, t.taken_at, t.source, t.device_id, t.quality,
  'corrected', 2, t.id, 'Mistyped.', t.patient_id, t.recorded_at + interval '1 hour'
from (select *, row_number() over (order by taken_at) n from taken) t where n % 50 = 0;
select private.write_access_log(p.patient, p.doctor, 'specialist', (array['readings', 'notes', 'medicines'])[1 + n % 3], 'view', 'grant')
from person p, generate_series(1, 1000) n;
-- Whoever asks needs a session; it has the person's own id. A child has none.
insert into auth.sessions (id, user_id) select p.patient, p.patient from person p join auth.users u on u.id = p.patient;

set session_replication_role = origin;
analyze;
