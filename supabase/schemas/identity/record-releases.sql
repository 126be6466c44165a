-- To which executors the record of somebody who has died was given, on what letter.

create table private.record_releases (
  id uuid primary key default gen_random_uuid(),
  death_id uuid not null references private.deaths (id),
  patient_id uuid not null references public.patients (profile_id),
  executor text not null check (length(executor) between 2 and 200),
  letter_number text not null check (length(letter_number) between 3 and 40),
  reason text not null check (length(reason) between 1 and 1000),
  released_by uuid not null references public.operators (profile_id),
  released_at timestamptz not null default private.clock()
);
comment on table private.record_releases is
  'Each time the record of somebody who has died was exported for an executor: whose letter of executorship (J238) was seen, its number at the Master of the High Court, what was asked for, and which operator gave it. Never changed.';

create index record_releases_of_death on private.record_releases (death_id);
create index record_releases_of_patient on private.record_releases (patient_id);
create index record_releases_of_operator on private.record_releases (released_by);

alter table private.record_releases enable row level security;
alter table private.record_releases force row level security;
revoke all on private.record_releases from public, anon, authenticated, service_role;
select private.append_only('private.record_releases');
