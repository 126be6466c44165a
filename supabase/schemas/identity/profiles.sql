-- People: one profile per signed-in person.
--
-- profiles.id is auth.users.id after the id-token exchange; in third-party mode there is no such row, therefore no
-- foreign key. Role, names and completion are written by functions only: what a browser can write never decides.

create table public.profiles (
  id uuid primary key,
  clerk_id text unique check (length(clerk_id) between 1 and 200),
  role text check (role in ('patient', 'specialist')),
  first_name text not null default '' check (length(first_name) <= 100)
    constraint first_name_is_plain check (first_name = private.plain_name(first_name)),
  last_name text not null default '' check (length(last_name) <= 100)
    constraint last_name_is_plain check (last_name = private.plain_name(last_name)),
  name text not null generated always as (coalesce(nullif(btrim(first_name || ' ' || last_name), ''), 'User')) stored,
  email text not null default '' check (length(email) <= 254),
  phone_raw text check (length(phone_raw) <= 40),
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  locale text not null default 'en-ZA' check (length(locale) <= 20),
  time_zone text not null default 'Africa/Johannesburg' check (length(time_zone) <= 60),
  terms_accepted_at timestamptz,
  onboarding_completed_at timestamptz,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  version int not null default 1,
  needs jsonb not null default
    '{"captions": false, "interpreter": "", "largeText": false, "audioOnly": false, "extraTime": false}'
    check (jsonb_typeof(needs) = 'object' and length(needs::text) <= 400),
  facts_reviewed_at timestamptz
);
comment on table public.profiles is
  'One row per signed-in person. Owner reads; written by functions only. Others meet a person through specialist_public or a shared appointment.';
comment on column public.profiles.needs is
  'What this person needs in a visit: captions, interpreter (a language, or empty), largeText, audioOnly, extraTime. The specialist of a coming visit reads it through visit_needs.';
comment on column public.profiles.facts_reviewed_at is
  'When a patient last went through everything they say about themselves and said that it is still right.';

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
create policy "people read their own profiles" on public.profiles for select to authenticated
  using (id = (select private.me()));
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated;

create function private.guard_operator_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.role is not null and private.is_operator(new.id) then
    perform private.refuse('access.refused');
  end if;
  return new;
end $$;
comment on function private.guard_operator_role() is 'An operator''s account takes no other role.';

create trigger profiles_guard_operator before update of role on public.profiles for each row
  when (new.role is distinct from old.role) execute function private.guard_operator_role();

create function private.keep_checked_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Volatile on purpose: it sees a check that was committed while this update waited for the row.
  if private.name_is_checked(new.id) then
    new.first_name := old.first_name;
    new.last_name := old.last_name;
  end if;
  return new;
end $$;
comment on function private.keep_checked_name() is 'Keeps a name that was compared with the register, also when both happen at once.';

create trigger profiles_keep_checked_name before update of first_name, last_name on public.profiles for each row
  when ((new.first_name, new.last_name) is distinct from (old.first_name, old.last_name))
  execute function private.keep_checked_name();

create trigger profiles_version before update on public.profiles for each row
  when ((old.phone_raw, old.locale, old.time_zone, old.needs)
    is distinct from (new.phone_raw, new.locale, new.time_zone, new.needs))
  execute function private.raise_version();
create trigger profiles_touch before update on public.profiles for each row execute function private.touch();
