-- Guests of a visit: an interpreter, somebody of the family, a colleague, each asked in by one side for one visit.
--
-- Who asks in hands over a link. Its token is chosen in their browser and only its hash comes here, so nobody who reads this
-- table gets in by it. The first account that accepts is the guest, and nobody else by that link. Being there begins when the
-- specialist lets them in and ends with the visit, when either side sends them away, or when they go. A guest has no part in
-- the record: no chart, no note, no place, no number; of the thread only what is said in their presence, and only if that was
-- agreed. The row is its own history: each step has its time and its person, and stays.

create table private.visit_guests (
  id uuid primary key,
  consultation_id uuid not null references public.consultations (id),
  role text not null check (role in ('interpreter', 'family', 'colleague')),
  name text not null check (length(name) between 1 and 80)
    constraint guest_name_is_plain check (name = private.plain_name(name)),
  may_write boolean not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_side text not null check (invited_side in ('patient', 'specialist', 'covering')),
  invited_by uuid not null references public.profiles (id),
  invited_at timestamptz not null default private.clock(),
  guest_id uuid references public.profiles (id),
  state text not null default 'invited' check (state in ('invited', 'accepted', 'admitted', 'ended')),
  accepted_at timestamptz,
  admitted_at timestamptz,
  admitted_by uuid references public.profiles (id),
  ended_at timestamptz,
  ended_by uuid references public.profiles (id),
  check ((guest_id is null) = (accepted_at is null)),
  check ((admitted_at is null) = (admitted_by is null)),
  check ((state = 'ended') = (ended_at is not null) and (ended_at is null) = (ended_by is null)),
  check (state <> 'accepted' or accepted_at is not null),
  check (state <> 'admitted' or (accepted_at is not null and admitted_at is not null))
);
comment on table private.visit_guests is
  'Who was asked into a visit beside its two sides, by whom, and how far they got. Read and written by functions only; never deleted.';
comment on column private.visit_guests.name is 'What the one who invites calls them; the account they come with has its own name.';
comment on column private.visit_guests.may_write is 'Whether they read and write what is said in the thread from their admission on.';
comment on column private.visit_guests.token_hash is 'SHA-256 of the token in the link.';

create index visit_guests_of_consultation on private.visit_guests (consultation_id, invited_at);
create unique index visit_guests_once on private.visit_guests (consultation_id, guest_id) where state in ('accepted', 'admitted');
create index visit_guests_of_profile on private.visit_guests (guest_id) where guest_id is not null;

alter table private.visit_guests enable row level security;
alter table private.visit_guests force row level security;
revoke all on private.visit_guests from public, anon, authenticated, service_role;

create function private.guard_visit_guest() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (to_jsonb(new) - array['name', 'state', 'guest_id', 'accepted_at', 'admitted_at', 'admitted_by', 'ended_at', 'ended_by'])
      is distinct from (to_jsonb(old)
        - array['name', 'state', 'guest_id', 'accepted_at', 'admitted_at', 'admitted_by', 'ended_at', 'ended_by'])
    or (old.guest_id is not null and (new.guest_id, new.accepted_at) is distinct from (old.guest_id, old.accepted_at))
    or (old.admitted_at is not null and (new.admitted_at, new.admitted_by) is distinct from (old.admitted_at, old.admitted_by))
    or (new.name <> old.name and new.name <> 'Closed account') then
    raise exception 'these facts of an invitation never change' using errcode = '23514';
  end if;
  if new.state <> old.state and old.state || '>' || new.state not in ('invited>accepted', 'accepted>admitted',
      'invited>ended', 'accepted>ended', 'admitted>ended') then
    raise exception 'an invitation cannot go from % to %', old.state, new.state using errcode = 'P0001', hint = 'guests.notNow';
  end if;
  return new;
end $$;
comment on function private.guard_visit_guest() is 'Who was asked in, by whom and when stays said; an invitation only goes forward.';

create trigger visit_guests_guard before update on private.visit_guests for each row
  execute function private.guard_visit_guest();
create trigger visit_guests_announce_rights after insert or update on private.visit_guests for each row
  execute function private.announce_rights('guest_id');
select private.keep_rows('private.visit_guests');

create function private.hears_as_guest(p_topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_topic ~ '^guests:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' and exists (
    select from private.visit_guests g join public.consultations c on c.id = g.consultation_id
    where c.appointment_id = substr(p_topic, 8)::uuid and c.ended_at is null and g.guest_id = private.me()
      and g.state in ('accepted', 'admitted'));
end $$;
comment on function private.hears_as_guest(text) is
  'Whether the caller accepted an invitation to the visit of this topic (guests:<appointment>), which is not over. It says that something changed, never what.';
grant execute on function private.hears_as_guest to authenticated;

-- The topic of the visit carries addresses of browsers and who speaks; guests have one of their own, on which nobody speaks.
create policy "guests hear that something changed" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select private.hears_as_guest(realtime.topic())));
