-- A practice of 3,000 patients and 40 visits a day for one specialist: 60 days behind us, 20 ahead. Triggers and foreign keys are
-- left out: what is measured is reading and moving. Beside it a practice of two visits a day for four days, the baseline. Their mail
-- addresses are `bench.specialist` and `bench.small`. Times in which the demo has visits of theirs stay as they are.
set session_replication_role = replica;

create temporary table person as
select u.id as doctor, u.email = current_setting('bench.small') as small,
  (select t.id from public.visit_types t where t.specialist_id = u.id and t.active order by t.position limit 1) as type
from auth.users u where u.email in (current_setting('bench.specialist'), current_setting('bench.small'));

-- For the questions that are asked in the database: a session whose id is the person's.
insert into auth.sessions (id, user_id) select doctor, doctor from person on conflict do nothing;

create temporary table people as
select n, md5('practice' || n)::uuid as id,
  (array['Thabo', 'Nomsa', 'Pieter', 'Ayesha', 'Lerato', 'Sipho', 'Annelie', 'Zanele', 'Kagiso', 'Fatima'])[1 + n % 10] as first,
  (array['Dlamini', 'Nkosi', 'Botha', 'Naidoo', 'Mokoena', 'van Wyk', 'Khumalo', 'Adams', 'Sithole', 'Pillay', 'Radebe'])[1 + n % 11]
    || ' ' || n as last
from generate_series(1, 3000) n;

insert into auth.users (id, email) select id, 'practice' || n || '@example.com' from people;
insert into public.profiles (id, role, first_name, last_name, email, onboarding_completed_at)
select id, 'patient', first, last, 'practice' || n || '@example.com', now() from people;
insert into public.patients (profile_id, date_of_birth, gender, address)
select id, date '1940-01-01' + n % 25000, 'prefer-not-to-say', n || ' Long Street' from people;
insert into public.access_grants (patient_id, grantee_id, categories, purpose, until, created_by)
select q.id, p.doctor, '{profile,medicines,conditions,notes}', 'ongoing_care', now() + make_interval(days => 1 + q.n % 400), q.id
from people q, person p where q.n % 2 = 0 and not p.small;

create temporary table visits as
select gen_random_uuid() as id, p.doctor, p.type, q.id as patient, v.at, v.at + interval '15 minutes' as until, v.day,
  (array['video', 'voice', 'chat'])[1 + v.slot % 3] as mode
from (select day, slot, day * 40 + slot as nr, ((current_date + day + time '06:00') at time zone 'UTC') + slot * interval '15 minutes' as at
    from generate_series(-60, 20) day, generate_series(0, 39) slot where day <> 0) v
cross join person p
-- Nobody is with both at one time.
join people q on q.n = 1 + (v.nr + 24000 + case when p.small then 1500 else 0 end) % 3000
where (not p.small or v.slot < 2 and v.day between -2 and 2) and not exists (select from public.appointments a
  where a.specialist_id = p.doctor and a.blocks && tstzrange(v.at, v.at + interval '15 minutes'));

insert into public.appointments (id, patient_id, specialist_id, visit_type_id, during, blocks, status, mode, reason, consent_at,
  booked_at, booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes,
  late_refund_percent, idempotency_key)
select v.id, v.patient, v.doctor, v.type, tstzrange(v.at, v.until), tstzrange(v.at, v.until),
  case when v.day > 0 then 'booked' else 'completed' end, v.mode, 'The cough came back at night, after walking uphill', now(), now(),
  v.patient, 'Africa/Johannesburg', 'Africa/Johannesburg', 'Follow-up', 4500, 'USD', 1440, 50, gen_random_uuid()
from visits v;
-- The day before is still to be signed.
insert into public.consultations (appointment_id, patient_id, specialist_id, state, medium, started_at, ended_at, note_signed_at)
select v.id, v.patient, v.doctor, case when v.day > 0 then 'scheduled' when v.day = -1 then 'ended' else 'note_signed' end,
  case v.mode when 'voice' then 'audio' else v.mode end, case when v.day < 0 then v.at end, case when v.day < 0 then v.until end,
  case when v.day < -1 then v.until end
from visits v;
insert into public.payments (appointment_id, patient_id, amount_minor, currency, state)
select v.id, v.patient, 0, 'USD', 'not_required' from visits v;

set session_replication_role = origin;
analyze;
