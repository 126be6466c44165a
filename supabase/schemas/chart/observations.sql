-- Observations: measurements of devices, typed values and laboratory results.
--
-- Rows never change: a correction is a new row that replaces the old one, a strike is a new row that says so. Who struck one may
-- put it back: a new row once more, with the same value.

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
  comparator text not null default '' check (comparator in ('', '<', '<=', '>=', '>')),
  taken_precision text not null default 'moment' check (taken_precision in ('moment', 'day', 'month', 'year')),
  imported_from text not null default '' check (length(imported_from) <= 120),
  check (comparator = '' or second_value is null),
  check ((status = 'final') = (replaces is null) and (replaces is null) = (reason is null) and (version > 1) = (replaces is not null))
);
comment on table public.observations is
  'Measurements and results. comparator: the value is a bound and was not measured itself. taken_precision: how much of taken_at was said; of a day, month or year alone it is the beginning at noon UTC, to sort by. Patient reads own; others through functions that ask a right and write the log. Append-only: the row that replaces another is its newer version.';

create index observations_of_patient on public.observations (patient_id, code, taken_at desc);
create index observations_code on public.observations (code);
create index observations_recorded_by on public.observations (recorded_by);
-- What a device or another system sent twice is taken once; two numbers of one moment are two measurements.
create unique index observations_of_device_once on public.observations (patient_id, code, taken_at, taken_precision,
  coalesce(device_id, imported_from), value, second_value, comparator) nulls not distinct
  where (device_id is not null or imported_from <> '') and replaces is null;

alter table public.observations enable row level security;
alter table public.observations force row level security;
create policy "patients read their own observations" on public.observations
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.observations from public, anon, authenticated, service_role;
grant select on public.observations to authenticated;

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
    if v_before.status = 'entered_in_error' and (new.status, new.recorded_by, new.value, new.second_value,
      new.comparator) is distinct from ('corrected', v_before.recorded_by, v_before.value, v_before.second_value, v_before.comparator) then
      perform private.refuse('chart.corrected');
    elsif (v_before.patient_id, v_before.code, v_before.taken_at, v_before.taken_precision, v_before.source, v_before.category,
      v_before.imported_from, v_before.version + 1) is distinct from (new.patient_id, new.code, new.taken_at, new.taken_precision,
      new.source, new.category, new.imported_from, new.version) then
      raise exception 'a correction is of the same measurement' using errcode = '42501', hint = 'access.refused';
    end if;
  end if;
  return new;
end $$;
comment on function private.guard_observation() is
  'Every row, whoever inserts it: the unit of its kind, plausible numbers, and corrections of the same measurement only; what was struck comes back as it was, by who struck it. Hints: chart.unitWrong, chart.valueImplausible, chart.secondValueRequired, chart.categoryUnknown, chart.corrected.';

create trigger observations_guard before insert on public.observations
  for each row execute function private.guard_observation();

select private.append_only('public.observations');
