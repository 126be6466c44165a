-- Seats of a room: which tab of which person is in the call, and by which certificate it is known.
--
-- A browser that comes in names an id of its own and the fingerprint of the certificate its call will use. The row says who
-- that is, by the session and not by what the browser claims; so whoever reads the fingerprint here and sees the same one in
-- the call talks to that person. The newest seat of a person counts, every older one is left. A seat that says nothing for
-- 75 seconds is empty: a browser that crashed says no goodbye, and evidence must not go on saying that somebody is there.

create table public.room_seats (
  id uuid primary key,
  consultation_id uuid not null references public.consultations (id),
  profile_id uuid not null references public.profiles (id),
  side text not null check (side in ('patient', 'delegate', 'specialist', 'covering', 'guest')),
  n int not null check (n > 0),
  fingerprint text not null check (fingerprint ~ '^([0-9A-F]{2}:){31}[0-9A-F]{2}$'),
  visit_starts_at timestamptz not null,
  taken_at timestamptz not null default private.clock(),
  seen_at timestamptz not null default private.clock(),
  left_at timestamptz,
  left_how text check (left_how in ('left', 'taken', 'silent', 'ended', 'over')),
  unique (consultation_id, n),
  check ((left_at is null) = (left_how is null))
);
comment on table public.room_seats is
  'Who is in the call of a visit: tab, person, SHA-256 of its certificate (RFC 8122, 5). Those who read the consultation read it; written by functions only, never deleted.';
comment on column public.room_seats.n is 'Counts the seats of a visit: of two on one side the higher one came last.';
comment on column public.room_seats.left_how is
  'left: by a press; taken: sat down in another tab; silent: not heard of for 75 seconds; ended: the right to sit there ended; over: the visit ended.';
comment on column public.room_seats.visit_starts_at is 'The visit''s start when the seat was taken: evidence does not move along with a rescheduled visit.';

create unique index room_seats_one_each on public.room_seats (consultation_id, profile_id) where left_at is null;
create index room_seats_silent on public.room_seats (seen_at) where left_at is null;
create index room_seats_of_profile on public.room_seats (profile_id, taken_at desc);

alter table public.room_seats enable row level security;
alter table public.room_seats force row level security;
create policy "readers of a consultation read who sits in it" on public.room_seats
  for select to authenticated using (consultation_id in (select c.id from public.consultations c));
revoke all on public.room_seats from public, anon, authenticated, service_role;
grant select on public.room_seats to authenticated;

create function private.guard_room_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.id, new.consultation_id, new.profile_id, new.side, new.n, new.fingerprint, new.visit_starts_at, new.taken_at)
      is distinct from (old.id, old.consultation_id, old.profile_id, old.side, old.n, old.fingerprint, old.visit_starts_at,
      old.taken_at) or new.seen_at < old.seen_at then
    raise exception 'these facts of a seat never change' using errcode = '23514';
  end if;
  if old.left_how is distinct from 'silent' and old.left_at is not null then
    raise exception 'a seat that was left stays empty' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_room_seat() is
  'Who sat where stays said; only a seat that fell silent is taken again.';

create trigger room_seats_guard before update on public.room_seats for each row execute function private.guard_room_seat();
select private.keep_rows('public.room_seats');

create function private.empty_seats(p_seats uuid[], p_how text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_seat public.room_seats;
  v_visit uuid;
begin
  for v_seat in update public.room_seats s set left_at = private.clock(), left_how = p_how
    where s.id = any (p_seats) and s.left_at is null returning s.* loop
    select c.appointment_id into v_visit from public.consultations c where c.id = v_seat.consultation_id;
    -- Who was there is said by the server, not by what a browser had time to say. In another tab they are still there.
    if p_how in ('left', 'silent', 'ended') then
      insert into public.join_events (consultation_id, profile_id, side, kind, detail, client_id, visit_starts_at)
      values (v_seat.consultation_id, v_seat.profile_id, v_seat.side, case p_how when 'silent' then 'drop' else 'leave' end, 'seat',
        gen_random_uuid(), v_seat.visit_starts_at);
    end if;
    perform private.broadcast('consultation:' || v_visit, 'seat', jsonb_build_object('n', v_seat.n, 'left', p_how));
  end loop;
end $$;
comment on function private.empty_seats(uuid[], text) is
  'These tabs are in the call no more (left, taken, silent, ended, over), which is said on the visit''s topic.';

create function private.empty_silent_seats() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_seats uuid[] := array(select s.id from public.room_seats s
    where s.left_at is null and s.seen_at <= private.clock() - interval '75 seconds' order by s.seen_at limit 500);
begin
  perform private.empty_seats(v_seats, 'silent');
  return cardinality(v_seats);
end $$;
comment on function private.empty_silent_seats() is
  'The scheduled job: whoever has not been heard of for 75 seconds fell out, by the server''s own evidence.';

create function private.close_room() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.empty_seats(array(select s.id from public.room_seats s
    where s.consultation_id = new.id and s.left_at is null), 'over');
  return null;
end $$;
comment on function private.close_room() is 'Nobody sits in the call of a visit that ended.';

create trigger consultations_close_room after update on public.consultations for each row
  when (old.ended_at is null and new.ended_at is not null) execute function private.close_room();
