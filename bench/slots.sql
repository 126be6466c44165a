-- 200 listed specialists, 2 000 patients and about 20 000 visits, half of them still to come. For measuring only.
set session_replication_role = replica;
insert into public.profiles (id, role, first_name, last_name, email, onboarding_completed_at)
select md5('s' || n)::uuid, 'specialist', 'Specialist', n::text, 's' || n || '@example.com', now() from generate_series(1, 200) n
union all
select md5('p' || n)::uuid, 'patient', 'Patient', n::text, 'p' || n || '@example.com', now() from generate_series(1, 2000) n;
insert into public.patients (profile_id, date_of_birth, gender, address)
select md5('p' || n)::uuid, '1990-01-01', 'other', 'Somewhere' from generate_series(1, 2000) n;
insert into public.specialists (profile_id, specialty, license_number, reg_state, reg_checked_at, years_experience, education, hospital,
  bio, languages, rate_minor, time_zone, listed)
select md5('s' || n)::uuid, (array['general', 'cardiology', 'dermatology', 'neurology', 'psychiatry'])[1 + n % 5],
  'ZZ' || lpad(n::text, 7, '0'), 'verified', now(), 10, 'Education', 'Hospital', 'A bio of some length', array['English', 'isiZulu'],
  9000, (array['Africa/Johannesburg', 'Europe/London'])[1 + n % 2], true from generate_series(1, 200) n;
insert into public.visit_types (specialist_id, name, minutes, modes, price_minor, buffer_after_minutes)
select md5('s' || n)::uuid, 'Consultation', 30, array['video', 'voice', 'chat'], 4500, 10 * (n % 2) from generate_series(1, 200) n;
insert into public.availability_rules (specialist_id, weekday, starts_at, ends_at)
select md5('s' || n)::uuid, d, '08:00', '18:00' from generate_series(1, 200) n, generate_series(1, 5) d;
-- A full calendar for the next days: the search must walk past it.
insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, status, mode, reason, consent_at, booked_at,
  booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes, late_refund_percent,
  idempotency_key)
select md5('p' || (1 + (v.n + v.slot * 7 + v.day * 211) % 2000))::uuid, t.specialist_id, t.id,
  tstzrange(v.starts, v.starts + interval '30 minutes'), tstzrange(v.starts, v.starts + interval '40 minutes'), 'booked', 'video',
  'Measured', now(), now(), md5('p1')::uuid, 'UTC', 'UTC', 'Consultation', 4500, 'USD', 1440, 50, gen_random_uuid()
from (select n, day, slot, (current_date + day + time '06:00' + slot * interval '1 hour') at time zone 'UTC' as starts
  from generate_series(1, 200) n, generate_series(-5, 4) day, generate_series(0, 9) slot) v
join public.visit_types t on t.specialist_id = md5('s' || v.n)::uuid
on conflict do nothing;
set session_replication_role = origin;
analyze;
