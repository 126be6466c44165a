-- What the rates are measured with: a bare table as the baseline, and bookings that never meet.
create schema bench;
create sequence bench.n;

-- The least that keeps two visits apart.
create table bench.bare (
  id uuid primary key default gen_random_uuid(),
  specialist_id uuid not null,
  during tstzrange not null,
  exclude using gist (specialist_id with =, during with &&)
);
-- The same row as the product keeps, with its checks and indexes, without triggers and foreign keys.
create table bench.whole (like public.appointments including all);

-- The n-th booking: hours from tomorrow in three weeks on, nobody twice within the measurement.
create function bench.slot(p_n bigint, out specialist uuid, out visit_type uuid, out patient uuid, out starts timestamptz)
language plpgsql stable as $$
begin
  select t.specialist_id, t.id, md5('p' || 1 + p_n % 20000)::uuid,
    ((current_date + 16 + (p_n / 2000)::int + time '08:00') at time zone s.time_zone) + (p_n / 200 % 10) * interval '1 hour'
  into specialist, visit_type, patient, starts
  from public.visit_types t join public.specialists s on s.profile_id = t.specialist_id
  where t.specialist_id = md5('s' || 1 + p_n % 200)::uuid;
end $$;

create function bench.insert_bare() returns void language plpgsql as $$
declare
  v record;
begin
  select * into v from bench.slot(nextval('bench.n'));
  insert into bench.bare (specialist_id, during) values (v.specialist, tstzrange(v.starts, v.starts + interval '30 minutes'));
end $$;

create function bench.insert_whole() returns void language plpgsql as $$
declare
  v record;
begin
  select * into v from bench.slot(nextval('bench.n'));
  insert into bench.whole (patient_id, specialist_id, visit_type_id, during, blocks, mode, hold_expires_at, booked_by, tz_patient,
    tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes, late_refund_percent, idempotency_key)
  values (v.patient, v.specialist, v.visit_type, tstzrange(v.starts, v.starts + interval '30 minutes'),
    tstzrange(v.starts, v.starts + interval '30 minutes'), 'video', now() + interval '10 minutes', v.patient, 'UTC', 'UTC',
    'Consultation', 4500, 'USD', 1440, 50, gen_random_uuid());
end $$;

create function bench.book() returns text language plpgsql as $$
declare
  v record;
begin
  select * into v from bench.slot(nextval('bench.n'));
  perform set_config('request.jwt.claims', json_build_object('sub', v.patient, 'session_id', v.patient, 'role', 'authenticated')::text, true);
  return (public.hold_slot(v.visit_type, v.starts, 'video', 'Europe/London', gen_random_uuid())).status;
end $$;

create function bench.again() returns void language plpgsql as $$
begin
  set local session_replication_role = replica;
  delete from public.appointment_events where appointment_id in (select id from public.appointments where status = 'held');
  delete from public.appointments where status = 'held';
  truncate bench.bare, bench.whole, realtime.messages;
  perform setval('bench.n', 1);
end $$;

-- A patient with a long history among two thousand others.
create function bench.fill_chart() returns uuid language plpgsql as $$
declare
  v_patient uuid := md5('p1')::uuid;
  v_specialist uuid := md5('s1')::uuid;
begin
  set local session_replication_role = replica;
  insert into public.patient_conditions (patient_id, label, recorded_by)
  select md5('p' || p)::uuid, 'Condition ' || n, md5('p' || p)::uuid from generate_series(1, 2000) p, generate_series(1, case p when 1 then 150 else 5 end) n;
  insert into public.observations (id, patient_id, code, category, value, unit, taken_at, source, recorded_by)
  select gen_random_uuid(), md5('p' || p)::uuid, (select min(t.code) from public.observation_types t), 'readings', 60 + n % 40, '/min',
    now() - n * interval '1 hour', 'typed', md5('p' || p)::uuid
  from generate_series(1, 200) p, generate_series(1, 1000) n;
  for n in 1..500 loop
    perform private.write_access_log(v_patient, v_specialist, 'specialist', 'readings', 'view', 'grant');
  end loop;
  analyze public.patient_conditions, public.observations, public.access_log;
  return v_patient;
end $$;
