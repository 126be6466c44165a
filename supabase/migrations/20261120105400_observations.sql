-- Observations: measurements of devices, typed values and laboratory results, each with LOINC code and UCUM unit.
--
-- A number outside what can be measured is a typing or unit error and refused. Rows never change: a correction is a new
-- row that replaces the old one, a strike is a new row that says so.

create table public.observation_types (
  code text primary key check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  label text not null check (length(label) between 1 and 100),
  section text not null check (section in ('readings', 'results')),
  category text not null check (category in ('readings', 'results', 'mental_health', 'sexual_health')),
  loinc text not null check (loinc ~ '^[0-9]{1,7}-[0-9]$'),
  unit text not null check (length(unit) between 1 and 40),
  min_value numeric not null,
  max_value numeric not null check (max_value > min_value),
  first_loinc text check (first_loinc ~ '^[0-9]{1,7}-[0-9]$'),
  second_label text,
  second_loinc text check (second_loinc ~ '^[0-9]{1,7}-[0-9]$'),
  second_min numeric,
  second_max numeric,
  source text not null check (length(source) between 1 and 300),
  check (num_nulls(first_loinc, second_label, second_loinc, second_min, second_max) in (0, 5))
);
comment on table public.observation_types is
  'Every kind of measurement: code, LOINC, the one UCUM unit, and the limits outside of which a number is a typing or unit error. The same table as shared-clinical. Everybody signed in reads it.';
alter table public.observation_types enable row level security;
alter table public.observation_types force row level security;
revoke all on public.observation_types from public, anon, authenticated, service_role;
grant select on public.observation_types to authenticated;
create policy "kinds of measurements are no secret" on public.observation_types for select to authenticated using (true);

insert into public.observation_types (code, label, section, category, loinc, unit, min_value, max_value, source)
select code, label, section, coalesce(sensitive, section), loinc, unit, low, high, 'Code' || case basis
    when 'vitals' then ' and unit: HL7 FHIR R4 vital signs profile.' else ': LOINC; unit: UCUM.' end
  || ' Limits: ours, against typing and unit errors.'
from (values
  ('heart_rate', 'Heart rate', 'readings', null, '8867-4', '/min', 15, 350, 'vitals'),
  ('blood_pressure', 'Blood pressure', 'readings', null, '85354-9', 'mm[Hg]', 30, 350, 'vitals'),
  ('oxygen_saturation', 'Oxygen saturation', 'readings', null, '2708-6', '%', 30, 100, 'vitals'),
  ('body_temperature', 'Body temperature', 'readings', null, '8310-5', 'Cel', 20, 46, 'vitals'),
  ('respiratory_rate', 'Breathing rate', 'readings', null, '9279-1', '/min', 3, 120, 'vitals'),
  ('body_weight', 'Weight', 'readings', null, '29463-7', 'kg', 0.2, 650, 'vitals'),
  ('body_height', 'Height', 'readings', null, '8302-2', 'cm', 15, 280, 'vitals'),
  ('blood_glucose', 'Blood glucose', 'readings', null, '15074-8', 'mmol/L', 0.3, 80, 'loinc'),
  ('peak_flow', 'Peak flow', 'readings', null, '19935-6', 'L/min', 20, 1000, 'loinc'),
  ('pain', 'Pain, 0 to 10', 'readings', null, '72514-3', '{score}', 0, 10, 'loinc'),
  ('hba1c', 'HbA1c', 'results', null, '4548-4', '%', 2, 25, 'loinc'),
  ('creatinine', 'Creatinine', 'results', null, '14682-9', 'umol/L', 5, 5000, 'loinc'),
  ('egfr', 'Estimated kidney filtration (eGFR)', 'results', null, '62238-1', 'mL/min/{1.73_m2}', 0, 250, 'loinc'),
  ('cholesterol', 'Cholesterol', 'results', null, '14647-2', 'mmol/L', 0.3, 50, 'loinc'),
  ('ldl', 'LDL cholesterol', 'results', null, '22748-8', 'mmol/L', 0.1, 40, 'loinc'),
  ('hdl', 'HDL cholesterol', 'results', null, '14646-4', 'mmol/L', 0.05, 10, 'loinc'),
  ('triglycerides', 'Triglycerides', 'results', null, '14927-8', 'mmol/L', 0.1, 150, 'loinc'),
  ('haemoglobin', 'Haemoglobin', 'results', null, '718-7', 'g/dL', 1, 30, 'loinc'),
  ('potassium', 'Potassium', 'results', null, '2823-3', 'mmol/L', 0.5, 15, 'loinc'),
  ('sodium', 'Sodium', 'results', null, '2951-2', 'mmol/L', 80, 220, 'loinc'),
  ('tsh', 'Thyroid-stimulating hormone', 'results', null, '3016-3', 'm[IU]/L', 0, 1000, 'loinc'),
  ('phq9', 'PHQ-9 score', 'results', 'mental_health', '44261-6', '{score}', 0, 27, 'loinc'),
  ('hiv_viral_load', 'HIV viral load', 'results', 'sexual_health', '20447-9', '{copies}/mL', 0, 100000000, 'loinc'),
  ('cd4', 'CD4 count', 'results', 'sexual_health', '24467-3', '/uL', 0, 5000, 'loinc')
) t (code, label, section, sensitive, loinc, unit, low, high, basis);
update public.observation_types set first_loinc = '8480-6', second_label = 'Diastolic', second_loinc = '8462-4',
  second_min = 10, second_max = 250 where code = 'blood_pressure';

create table public.observations (
  id uuid primary key,
  patient_id uuid not null references public.patients (profile_id),
  code text not null references public.observation_types (code),
  category text not null check (category in ('readings', 'results', 'mental_health', 'sexual_health')),
  value numeric(14, 3) not null,
  second_value numeric(14, 3),
  unit text not null check (length(unit) <= 40),
  taken_at timestamptz not null,
  source text not null check (source in ('device', 'typed', 'import', 'clinician')),
  device_id text check (length(device_id) between 1 and 100),
  quality text not null default 'unknown' check (quality in ('good', 'poor', 'unknown')),
  note text not null default '' check (length(note) <= 300),
  status text not null default 'final' check (status in ('final', 'corrected', 'entered_in_error')),
  version int not null default 1 check (version > 0),
  replaces uuid unique references public.observations (id),
  reason text check (length(reason) between 1 and 300),
  recorded_by uuid not null references public.profiles (id),
  recorded_at timestamptz not null default private.clock(),
  check ((status = 'final') = (replaces is null) and (replaces is null) = (reason is null) and (version > 1) = (replaces is not null))
);
comment on table public.observations is
  'Measurements and results. Patient reads own; others through functions that ask a right and write the log. Append-only: the row that replaces another is its newer version.';
create index observations_of_patient on public.observations (patient_id, code, taken_at desc);
create index observations_code on public.observations (code);
create index observations_recorded_by on public.observations (recorded_by);
-- The same export of a device, sent twice, is taken once.
create unique index observations_of_device_once on public.observations (patient_id, code, taken_at, device_id)
  where device_id is not null and replaces is null;
alter table public.observations enable row level security;
alter table public.observations force row level security;
revoke all on public.observations from public, anon, authenticated, service_role;
grant select on public.observations to authenticated;
create policy "patients read their own observations" on public.observations
  for select to authenticated using (patient_id = (select private.me()));
create trigger observations_keep before update or delete on public.observations
  for each row execute function private.refuse_change();
create trigger observations_keep_all before truncate on public.observations
  for each statement execute function private.refuse_change();

create function private.guard_observation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_type public.observation_types;
  v_before public.observations;
begin
  select * into strict v_type from public.observation_types t where t.code = new.code;
  if new.unit <> v_type.unit then
    perform private.refuse('chart.unitWrong');
  end if;
  if (new.second_value is null) <> (v_type.second_loinc is null) then
    perform private.refuse('chart.secondValueRequired');
  end if;
  if new.value not between v_type.min_value and v_type.max_value
    or new.second_value not between v_type.second_min and v_type.second_max then
    perform private.refuse('chart.valueImplausible');
  end if;
  if new.second_value >= new.value then
    perform private.refuse('chart.secondValueRequired');
  end if;
  if new.category not in (v_type.section, 'mental_health', 'sexual_health') then
    perform private.refuse('chart.categoryUnknown');
  end if;
  if new.replaces is not null then
    select * into strict v_before from public.observations o where o.id = new.replaces;
    if v_before.status = 'entered_in_error' then
      perform private.refuse('chart.corrected');
    elsif (v_before.patient_id, v_before.code, v_before.taken_at, v_before.source, v_before.category, v_before.version + 1)
      is distinct from (new.patient_id, new.code, new.taken_at, new.source, new.category, new.version) then
      raise exception 'a correction is of the same measurement' using errcode = '42501', hint = 'access.refused';
    end if;
  end if;
  return new;
end $$;
comment on function private.guard_observation() is
  'Every row, whoever inserts it: the unit of its kind, plausible numbers, and corrections of the same measurement only. Hints: chart.unitWrong, chart.valueImplausible, chart.secondValueRequired, chart.categoryUnknown, chart.corrected.';
create trigger observations_guard before insert on public.observations
  for each row execute function private.guard_observation();

revoke execute on function private.guard_observation() from public, anon, authenticated, service_role;
