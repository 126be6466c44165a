-- What can be measured: LOINC code, UCUM unit and limits. A number outside what can be measured is a typing or unit error.

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
create policy "kinds of measurements are no secret" on public.observation_types for select to authenticated using (true);
revoke all on public.observation_types from public, anon, authenticated, service_role;
grant select on public.observation_types to authenticated;
