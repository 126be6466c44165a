-- Sitting down in the call of a visit, staying there, and leaving it.

create function private.room_now(p_consultation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('state', c.state, 'medium', c.medium,
    'several', private.had_guests(c.id), 'keyVersion', private.key_version(c.id),
    'seats', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'n', s.n, 'side', s.side, 'name', p.name,
        'mine', s.profile_id = private.me(), 'fingerprint', s.fingerprint) order by s.n)
      from public.room_seats s join public.profiles p on p.id = s.profile_id
      where s.consultation_id = c.id and s.left_at is null and s.seen_at > private.clock() - interval '75 seconds'), '[]'))
  from public.consultations c where c.id = p_consultation
$$;
comment on function private.room_now(uuid) is
  'How the call stands, whether guests were ever let in beside the two sides, which key of it is the newest, and who sits in it now: {state, medium, several, keyVersion, seats: [{id, n, side, name, mine, fingerprint}]}.';

create function public.take_room_seat(p_appointment uuid, p_seat uuid, p_fingerprint text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_seat public.room_seats;
  v_n int;
begin
  if p_seat is null or p_fingerprint is null or p_fingerprint !~ '^([0-9A-F]{2}:){31}[0-9A-F]{2}$' then
    perform private.refuse('data.invalid');
  end if;
  perform private.spend('room_seat', 30, 30, 60);
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering', 'guest']);
  perform private.refuse_unless_open(v.visit);
  if v.side in ('specialist', 'covering') then
    perform private.require_practising();
  elsif (v.visit).status = 'booked' or v.side in ('patient', 'delegate') and (v.room).consent_at is null then
    -- Also of a visit that the practice began first, or turned to this patient: nobody agreed to it yet.
    perform private.refuse('consultation.enterFirst');
  end if;
  -- One after the other: the number says whose tab came last.
  perform from public.consultations c where c.id = (v.room).id for update;
  select * into v_seat from public.room_seats s where s.id = p_seat;
  if found then
    if (v_seat.profile_id, v_seat.consultation_id, v_seat.fingerprint) is distinct from (private.me(), (v.room).id, p_fingerprint) then
      perform private.refuse('data.conflict');
    end if;
    return private.room_now((v.room).id);
  end if;
  perform private.empty_seats(array(select s.id from public.room_seats s where s.consultation_id = (v.room).id
    and s.profile_id = private.me() and s.left_at is null), 'taken');
  select coalesce(max(s.n), 0) + 1 into v_n from public.room_seats s where s.consultation_id = (v.room).id;
  insert into public.room_seats (id, consultation_id, profile_id, side, n, fingerprint, visit_starts_at)
  values (p_seat, (v.room).id, private.me(), v.side, v_n, p_fingerprint, (v.visit).starts_at);
  perform private.write_join_event(v.room, v.visit, v.side, 'join', gen_random_uuid(), 'seat');
  perform private.broadcast('consultation:' || p_appointment, 'seat', jsonb_build_object('n', v_n, 'left', null));
  return private.room_now((v.room).id);
end $$;
comment on function public.take_room_seat(uuid, uuid, text) is
  'The caller''s tab sits down in the call of a visit under this id and the SHA-256 of its certificate (hexadecimal pairs with colons); their other tabs have left. Repeatable. Gives {state, medium, several, keyVersion, seats: [{id, n, side, name, mine, fingerprint}]}. Hints: consultation.notFound, tooEarly, tooLate, over, enterFirst; access.refused; data.conflict for an id that was used otherwise.';
grant execute on function public.take_room_seat to authenticated;

create function private.my_seat(p_seat uuid, out seat public.room_seats, out visit public.appointments,
  out room public.consultations)
language plpgsql stable security definer set search_path = '' as $$
begin
  select * into seat from public.room_seats s where s.id = p_seat and s.profile_id = private.require_me();
  select * into room from public.consultations c where c.id = seat.consultation_id;
  select * into visit from public.appointments a where a.id = room.appointment_id;
  -- A right that ended since ends the seat as well; what it once showed stays in the evidence.
  if seat.id is null or (private.part_in(visit.id, private.me()) is null
      and (private.guest_in(visit.id, private.me())).id is null) then
    perform private.refuse('consultation.notFound');
  end if;
end $$;
comment on function private.my_seat(uuid) is
  'A seat of the caller, its visit and consultation, while they take part in it. Hint: consultation.notFound.';

create function public.keep_room_seat(p_seat uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
begin
  perform private.spend('keep_room_seat', 60, 60, 60);
  select * into v from private.my_seat(p_seat);
  if (v.seat).left_at is null then
    update public.room_seats s set seen_at = private.clock() where s.id = p_seat and s.left_at is null;
  elsif (v.seat).left_how = 'silent' and (v.room).state in ('lobby', 'active', 'interrupted') then
    -- Whoever was away for long and did not sit down elsewhere meanwhile still has their seat.
    perform from public.consultations c where c.id = (v.room).id for update;
    update public.room_seats s set left_at = null, left_how = null, seen_at = private.clock()
    where s.id = p_seat and s.left_how = 'silent' and not exists (select from public.room_seats o
      where o.consultation_id = s.consultation_id and o.profile_id = s.profile_id and o.n > s.n);
    if found then
      perform private.write_join_event(v.room, v.visit, (v.seat).side, 'join', gen_random_uuid(), 'seat');
      perform private.broadcast('consultation:' || (v.visit).id, 'seat', jsonb_build_object('n', (v.seat).n, 'left', null));
    end if;
  end if;
  return private.room_now((v.room).id);
end $$;
comment on function public.keep_room_seat(uuid) is
  'The caller still sits there (every 20 seconds), and how the room stands now, as take_room_seat. Who was silent for too long gets their seat back unless they sat down elsewhere; who was replaced finds no seat of theirs by this id. Hint: consultation.notFound.';
grant execute on function public.keep_room_seat to authenticated;

create function public.leave_room_seat(p_seat uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.empty_seats(array(select s.id from public.room_seats s
    where s.id = p_seat and s.profile_id = private.require_me()), 'left');
end $$;
comment on function public.leave_room_seat(uuid) is 'The caller''s tab leaves the call; the visit goes on. Repeatable, and nothing for a seat of somebody else.';
grant execute on function public.leave_room_seat to authenticated;
