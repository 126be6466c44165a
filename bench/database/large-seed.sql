-- 200 listed specialists, as many patients and visits as asked for (bench.patients, bench.visits). For measuring only.
--
-- Deterministic and relative to today. Every specialist has eight visits on each day, spread over the hours: the next
-- 14 days are filled first, the rest lies behind us, day after day.
set session_replication_role = replica;
select setseed(0.42);

insert into public.profiles (id, role, first_name, last_name, email, onboarding_completed_at)
select md5('s' || n)::uuid, 'specialist', 'Specialist', n::text, 's' || n || '@example.com', now() from generate_series(1, 200) n
union all
select md5('p' || n)::uuid, 'patient', 'Patient', n::text, 'p' || n || '@example.com', now()
from generate_series(1, current_setting('bench.patients')::int) n;

-- Whoever asks needs a session; it has the person's own id.
insert into auth.sessions (id, user_id) select p.id, p.id from public.profiles p;

insert into public.patients (profile_id, date_of_birth, gender, address)
select md5('p' || n)::uuid, date '1940-01-01' + n % 25000, 'prefer-not-to-say', n || ' Long Street'
from generate_series(1, current_setting('bench.patients')::int) n;

insert into public.specialists (profile_id, specialty, license_number, reg_state, reg_checked_at, reg_until, years_experience, education,
  hospital, bio, languages, rate_minor, time_zone, listed)
select md5('s' || n)::uuid, (array['general', 'cardiology', 'dermatology', 'neurology', 'psychiatry'])[1 + n % 5],
  'ZZ' || lpad(n::text, 7, '0'), 'verified', now(), now() + interval '1 year', 10, 'Education', 'Hospital', 'A bio of some length', array['English', 'isiZulu'],
  9000, (array['Africa/Johannesburg', 'Europe/London', 'America/New_York'])[1 + n % 3], true
from generate_series(1, 200) n;

insert into public.visit_types (specialist_id, name, minutes, modes, price_minor, buffer_after_minutes)
select md5('s' || n)::uuid, 'Consultation', 30, array['video', 'voice', 'chat'], 4500, 10 * (n % 2) from generate_series(1, 200) n;

insert into public.availability_rules (specialist_id, weekday, starts_at, ends_at)
select md5('s' || n)::uuid, d, '08:00', '18:00' from generate_series(1, 200) n, generate_series(1, 7) d;

insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, status, mode, reason, consent_at,
  booked_at, booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes,
  late_refund_percent, idempotency_key)
select v.patient, v.specialist, t.id, tstzrange(v.starts, v.starts + interval '30 minutes'),
  tstzrange(v.starts, v.starts + make_interval(mins => 30 + t.buffer_after_minutes)),
  case when v.day > 0 then 'booked' else 'completed' end, 'video', 'Measured', now(), now(), v.patient, 'UTC', 'UTC', t.name,
  t.price_minor, t.currency, 1440, 50, md5(v.patient::text || v.starts)::uuid
from (
  select md5('s' || n)::uuid as specialist,
    -- At one instant every specialist sees somebody else.
    md5('p' || 1 + (n * 97 + i.day * 211 + i.slot * 13 + 1000000) % current_setting('bench.patients')::int)::uuid as patient,
    i.day, ((current_date + i.day + time '06:00') at time zone 'UTC') + i.slot * interval '30 minutes' as starts
  from generate_series(1, 200) n
  cross join lateral (
    select case when x / 8 < 14 then 1 + x / 8 else 13 - x / 8 end as day, (x % 8) * 5 / 2 as slot
    from generate_series(0, current_setting('bench.visits')::int / 200 - 1) x) i
) v join public.visit_types t on t.specialist_id = v.specialist;

set session_replication_role = origin;
