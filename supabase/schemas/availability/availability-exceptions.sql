-- Days that differ from the weekly hours: time off and extra time, one row a day.

create table public.availability_exceptions (
  id uuid primary key default gen_random_uuid(),
  specialist_id uuid not null references public.specialists (profile_id),
  on_date date not null,
  starts_at time not null default '00:00',
  ends_at time not null default '24:00',
  kind text not null check (kind in ('off', 'extra')),
  series_id uuid not null default gen_random_uuid(),
  check (ends_at > starts_at)
);
comment on table public.availability_exceptions is 'Time off and extra time on one local date; off always wins. The public asks find_slots.';
comment on column public.availability_exceptions.series_id is
  'What was entered in one go; the days of a holiday share it.';

create index availability_exceptions_of_specialist on public.availability_exceptions (specialist_id, on_date);
create unique index availability_exceptions_of_series on public.availability_exceptions (specialist_id, series_id, on_date);

alter table public.availability_exceptions enable row level security;
alter table public.availability_exceptions force row level security;
create policy "specialists read their own exceptions" on public.availability_exceptions
  for select to authenticated using (specialist_id = (select private.me()));
revoke all on public.availability_exceptions from public, anon, authenticated, service_role;
grant select on public.availability_exceptions to authenticated;
