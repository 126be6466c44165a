-- Whom a server for calls has to put out of its rooms, until it has answered.
--
-- The database cannot reach that server. It writes down whom it means in the transaction that empties the seat; the functions
-- room-worker (each 30 seconds) and room-access (at once, for whoever asks for the call next) say it there. A server hands tokens
-- of ten minutes to those who are connected, so whoever was put out may come back by such a one: each is asked after until none can hold any more.

create table private.room_removals (
  id uuid primary key default gen_random_uuid(),
  consultation_id uuid not null references public.consultations (id),
  seat_id uuid references public.room_seats (id),
  asked_at timestamptz not null default private.clock(),
  tried_at timestamptz,
  answered_at timestamptz,
  found_at timestamptz not null default private.clock(),
  done_at timestamptz,
  unique nulls not distinct (consultation_id, seat_id)
);
comment on table private.room_removals is
  'Seats, or whole rooms (no seat), that a server for calls is to end: in visits of more than two. Worked off by claim_room_removals() and room_removed(); given up after a day.';
comment on column private.room_removals.answered_at is 'When the server first said that they are out.';
comment on column private.room_removals.found_at is 'When they were there last, as far as is known.';

create index room_removals_due on private.room_removals (asked_at) where done_at is null;

alter table private.room_removals enable row level security;
alter table private.room_removals force row level security;
revoke all on private.room_removals from public, anon, authenticated, service_role;

create function private.is_of_many(p_consultation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  -- Whoever was there counts on: a call does not go back and forth between two ways because somebody left.
  select private.had_guests(p_consultation) or (select count(distinct s.profile_id) > 2 from public.room_seats s
    where s.consultation_id = p_consultation)
$$;
comment on function private.is_of_many(uuid) is 'Whether more than two people were in the call of a visit, or were let in: a server carries it where there is one.';

create function private.ask_removal(p_consultation uuid, p_seat uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.room_removals as r (consultation_id, seat_id) select p_consultation, p_seat
  where private.is_of_many(p_consultation)
  on conflict (consultation_id, seat_id) do update set asked_at = private.clock(), found_at = private.clock(),
    tried_at = null, answered_at = null, done_at = null
$$;
comment on function private.ask_removal(uuid, uuid) is 'This seat of a call of many, or all of it (null), is to be put out of the server''s room.';

create function private.remove_from_room() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'consultations' then
    perform private.ask_removal(new.id, null);
  else
    perform private.ask_removal(new.consultation_id, new.id);
  end if;
  return null;
end $$;
comment on function private.remove_from_room() is
  'Trigger: the server''s room holds nobody but those who are listed in a seat, and nobody at all after the visit.';

create trigger room_seats_remove after update on public.room_seats for each row
  when (old.left_at is null and new.left_at is not null and new.left_how <> 'over') execute function private.remove_from_room();
create trigger consultations_remove_room after update on public.consultations for each row
  when (old.ended_at is null and new.ended_at is not null) execute function private.remove_from_room();

create function private.waits_for_removal(p_row private.room_removals) returns boolean
language sql stable security definer set search_path = '' as $$
  -- A seat that fell silent may be taken again, and a visit that was missed may be put back.
  select p_row.done_at is null and p_row.asked_at > private.clock() - interval '1 day' and case when p_row.seat_id is null
    then exists (select from public.consultations c where c.id = p_row.consultation_id and c.ended_at is not null)
    else exists (select from public.room_seats s where s.id = p_row.seat_id and s.left_at is not null) end
$$;
comment on function private.waits_for_removal(private.room_removals) is 'Whether the server is still to be asked about this.';

create function private.has_removals(p_consultation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.room_removals r where r.consultation_id = p_consultation and r.answered_at is null
    and private.waits_for_removal(r))
$$;
comment on function private.has_removals(uuid) is 'Whether the server has not said yet of somebody that they are out of this call.';

create function public.claim_room_removals(p_appointment uuid default null, p_limit int default 50)
returns table (id uuid, room uuid, seat uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
begin
  return query
    update private.room_removals r set tried_at = v_now
    from (select d.id, c.room_id from private.room_removals d join public.consultations c on c.id = d.consultation_id
      where d.done_at is null and private.waits_for_removal(d) and case when p_appointment is null
        then d.tried_at is null or d.tried_at <= v_now - interval '20 seconds' or d.tried_at > v_now + interval '20 seconds'
        -- Who asks for one visit waits for the answer: saying it twice at once does no harm.
        else c.appointment_id = p_appointment and d.answered_at is null end
      order by d.tried_at nulls first, d.asked_at limit least(greatest(coalesce(p_limit, 50), 1), 500) for update of d) due
    where r.id = due.id
    returning r.id, due.room_id, r.seat_id;
end $$;
comment on function public.claim_room_removals(uuid, int) is
  'Whom the server for calls is to put out, for the functions: {id, room, seat}; no seat: the whole room. Each to one worker, again after 20 seconds; of one visit what it has not answered at all.';
grant execute on function public.claim_room_removals to service_role;

create function public.room_removed(p_id uuid, p_was_there boolean) returns void
language sql volatile security definer set search_path = '' as $$
  update private.room_removals r set answered_at = coalesce(r.answered_at, private.clock()),
    found_at = case when p_was_there then private.clock() else r.found_at end,
    done_at = case when not p_was_there and r.found_at <= private.clock() - interval '11 minutes' then private.clock() end
  where r.id = p_id and r.done_at is null
$$;
comment on function public.room_removed(uuid, boolean) is
  'The server for calls answered that they are out, and whether they were there before. Asked again until eleven minutes have passed in which they were not: its tokens hold ten. Repeatable.';
grant execute on function public.room_removed to service_role;
