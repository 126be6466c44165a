-- Professional registration: whose council number was checked, by whom, on what evidence, and until when.
--
-- Pending → verified or rejected; verified → suspended, expired or rejected. What was checked is named by the checker
-- (number, name, specialty), so nobody can change it while the register is being read. A number that was verified for one
-- person is held by them: it cannot be verified for a second one unless an operator finds that it never was theirs.

alter table public.specialists
  add column reg_until timestamptz,
  add column reg_note text not null default '' check (length(reg_note) <= 1000);
comment on column public.specialists.reg_until is 'Until when the check holds: the end of the practising card, at most a year ahead.';
comment on column public.specialists.reg_note is 'What the operator told the specialist about the last decision.';

alter table public.registration_events
  add column actor_id uuid,
  add column actor_role text not null default 'server' check (actor_role in ('specialist', 'operator', 'server', 'system')),
  add column council_number text not null default '' check (length(council_number) <= 300),
  add column name text not null default '' check (length(name) <= 201),
  add column note text not null default '' check (length(note) <= 1000),
  add column valid_until timestamptz;
alter table public.registration_events add check (actor_role not in ('specialist', 'operator') or actor_id is not null);
create index registration_events_of_specialist on public.registration_events (specialist_id, id desc);
comment on table public.registration_events is
  'Every number a specialist claimed and every check of it: who, when, on what evidence, until when. Append-only; operators read it.';
grant select on public.registration_events to authenticated;
create policy "operators read the history of registrations" on public.registration_events for select to authenticated
  using ((select private.me()) in (select o.profile_id from public.operators o where o.ended_at is null));

create table private.council_numbers (
  id bigint generated always as identity primary key,
  number text not null check (number ~ '^[A-Z]{2,4}[0-9]{5,8}$'),
  specialist_id uuid not null references public.specialists (profile_id),
  held_from timestamptz not null default private.clock(),
  released_at timestamptz
);
comment on table private.council_numbers is
  'Whose a council number is, since it was first verified. Released only when an operator rejects it after all.';
create unique index council_numbers_held_once on private.council_numbers (number) where released_at is null;
create index council_numbers_of_specialist on private.council_numbers (specialist_id);
alter table private.council_numbers enable row level security;
alter table private.council_numbers force row level security;
revoke all on private.council_numbers from public, anon, authenticated, service_role;

-- Checks made before this file hold a year; of two people verified under one number the first keeps it.
update public.specialists set reg_until = reg_checked_at + interval '1 year' where reg_checked_at is not null;
insert into private.council_numbers (number, specialist_id, held_from)
select s.hpcsa_number, s.profile_id, s.reg_checked_at from public.specialists s where s.reg_state = 'verified'
order by s.reg_checked_at
on conflict (number) where released_at is null do nothing;
update public.specialists s set reg_state = 'pending', listed = false where s.reg_state = 'verified' and not exists (
  select from private.council_numbers n where n.number = s.hpcsa_number and n.specialist_id = s.profile_id);
alter table public.specialists add check (reg_state <> 'verified' or reg_until is not null);

create function private.guard_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'specialists are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.reg_state <> 'pending' then
      raise exception 'a registration begins as pending' using errcode = '23514';
    end if;
    new.listed := false;
    return new;
  end if;
  if new.reg_state <> old.reg_state and old.reg_state || '>' || new.reg_state not in ('pending>verified',
      'pending>rejected', 'pending>unverified', 'unverified>pending', 'rejected>pending', 'expired>pending', 'expired>verified', 'expired>rejected',
      'verified>suspended', 'verified>expired', 'verified>rejected', 'suspended>verified', 'suspended>expired',
      'suspended>rejected') then
    raise exception 'a registration cannot go from % to %', old.reg_state, new.reg_state using errcode = '23514';
  end if;
  if new.profile_id <> old.profile_id
    or (new.license_number <> old.license_number and new.reg_state not in ('unverified', 'pending')) then
    raise exception 'a checked number never changes' using errcode = '23514';
  end if;
  if new.reg_state = 'verified' and not exists (select from private.council_numbers n
    where n.number = old.hpcsa_number and n.specialist_id = new.profile_id and n.released_at is null) then
    raise exception 'a number is verified for whoever holds it' using errcode = '23514';
  end if;
  new.listed := new.listed and new.reg_state = 'verified';
  return new;
end $$;
comment on function private.guard_registration() is
  'The registration machine. Only verified is ever listed; a number changes only while it is open (unverified, pending).';

create function private.record_registration_claim() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.license_number <> old.license_number
    or (new.reg_state <> old.reg_state and new.reg_state in ('pending', 'unverified')) then
    insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_id, actor_role,
      council_number, name, at)
    select new.profile_id, case when tg_op = 'UPDATE' then old.reg_state end, new.reg_state,
      case new.reg_state when 'pending' then 'Asked for a check' else 'Took the question back' end, private.me(),
      case when private.me() = new.profile_id then 'specialist' else 'server' end, new.license_number, p.name, private.clock()
    from public.profiles p where p.id = new.profile_id;
  end if;
  return null;
end $$;
comment on function private.record_registration_claim() is 'Writes every number that a specialist claims into the history. Decisions are written by the functions that make them.';

create trigger specialists_guard before insert or update or delete on public.specialists
  for each row execute function private.guard_registration();
create trigger specialists_guard_all before truncate on public.specialists
  for each statement execute function private.refuse_change();
create trigger specialists_claims after insert or update on public.specialists
  for each row execute function private.record_registration_claim();

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

create or replace function private.is_practising(p_profile uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.specialists s where s.profile_id = p_profile and s.reg_state = 'verified'
    and s.reg_until > private.clock() and s.reg_checked_at > private.clock() - interval '1 year')
$$;
comment on function private.is_practising(uuid) is
  'Whether this specialist''s registration is verified, checked within a year and not past its end; listed or not.';

create or replace view public.specialist_public with (security_barrier = true) as
  select s.profile_id as specialist_id, p.name, s.specialty, s.languages, s.hospital, s.bio, s.years_experience,
    s.accepts_insurance, s.hpcsa_number as council_number, s.reg_checked_at as registration_checked_at, s.time_zone
  from public.specialists s join public.profiles p on p.id = s.profile_id
  where s.listed and s.reg_state = 'verified' and s.reg_until > private.clock()
    and s.reg_checked_at > private.clock() - interval '1 year';

revoke execute on function private.guard_registration(), private.record_registration_claim(), private.keep_checked_name(),
  private.is_practising(uuid) from public, anon, authenticated, service_role;
