-- Visit types: what a specialist offers, for how long and at what price. A visit copies them when its time is held.

create table public.visit_types (
  id uuid primary key default gen_random_uuid(),
  specialist_id uuid not null references public.specialists (profile_id),
  name text not null check (length(name) between 1 and 100)
    constraint name_is_plain check (name = private.plain_name(name)),
  position int not null default 0,
  minutes int not null check (minutes between 5 and 480),
  modes text[] not null check (cardinality(modes) between 1 and 3 and modes <@ array['video', 'voice', 'chat']),
  price_minor int not null check (price_minor between 0 and 100000000),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  buffer_before_minutes int not null default 0 check (buffer_before_minutes between 0 and 120),
  buffer_after_minutes int not null default 0 check (buffer_after_minutes between 0 and 120),
  grid_minutes int not null default 30 check (grid_minutes in (5, 10, 15, 20, 30, 60)),
  notice_minutes int not null default 120 check (notice_minutes between 0 and 20160),
  window_days int not null default 60 check (window_days between 1 and 400),
  cancel_notice_minutes int not null default 1440 check (cancel_notice_minutes between 0 and 20160),
  late_refund_percent int not null default 50 check (late_refund_percent between 0 and 100),
  active boolean not null default true,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  needs_approval boolean not null default false,
  version int not null default 1
);
comment on table public.visit_types is
  'What a specialist offers: length, modes, price, buffers, grid and notice. Anyone reads those of listed specialists; the owner reads all.';
comment on column public.visit_types.needs_approval is 'A visit of this type is asked for; the specialist says yes or no before it is booked.';

create index visit_types_of_specialist on public.visit_types (specialist_id, position);
create unique index visit_types_once on public.visit_types (specialist_id, lower(name)) where active;

alter table public.visit_types enable row level security;
alter table public.visit_types force row level security;
create policy "anyone reads what listed specialists offer" on public.visit_types
  for select to anon, authenticated
  using (active and specialist_id in (select sp.specialist_id from public.specialist_public sp));
create policy "specialists read all they offer" on public.visit_types
  for select to authenticated using (specialist_id = (select private.me()));
revoke all on public.visit_types from public, anon, authenticated, service_role;
grant select on public.visit_types to anon, authenticated;

create trigger visit_types_touch before update on public.visit_types for each row execute function private.touch();
create trigger visit_types_version before update on public.visit_types for each row
  execute function private.raise_version();
select private.keep_rows('public.visit_types');
