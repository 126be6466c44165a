-- Weekly hours, in the specialist's wall-clock time.

create table public.availability_rules (
  id uuid primary key default gen_random_uuid(),
  specialist_id uuid not null references public.specialists (profile_id),
  weekday int not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  valid_from date,
  valid_to date,
  modes text[] not null default '{video,voice,chat}' check (cardinality(modes) between 1 and 3 and modes <@ '{video,voice,chat}'),
  check (ends_at > starts_at)
);
comment on table public.availability_rules is
  'Weekly hours in the specialist''s wall-clock time; weekday 1 is Monday, 24:00 joins with the next day''s 00:00. The public asks find_slots.';
comment on column public.availability_rules.modes is
  'The kinds of visit these hours are open for: by video, voice, chat. Extra time on a date is open for all of them.';

create index availability_rules_of_specialist on public.availability_rules (specialist_id, weekday);
create index availability_rules_of_some_modes on public.availability_rules (specialist_id) where cardinality(modes) < 3;

alter table public.availability_rules enable row level security;
alter table public.availability_rules force row level security;
create policy "specialists read their own hours" on public.availability_rules
  for select to authenticated using (specialist_id = (select private.me()));
revoke all on public.availability_rules from public, anon, authenticated, service_role;
grant select on public.availability_rules to authenticated;
