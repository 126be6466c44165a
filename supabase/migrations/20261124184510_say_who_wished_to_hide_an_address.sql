-- The door shows whether an address is to be hidden and who said so: the person, or the practice for its patients.

create or replace function public.room_access(p_appointment uuid, p_seat uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_room public.consultations;
  v_side text := private.part_in(p_appointment, v_me);
  v_seat uuid;
begin
  -- A bad line asks at each mend and each reload; the limit is for programs, not for it.
  perform private.spend('room_access', 30, 30, 60);
  select * into v_visit from public.appointments a where a.id = p_appointment;
  select * into v_room from public.consultations c where c.appointment_id = p_appointment;
  if v_side is null and (private.guest_in(p_appointment, v_me)).id is not null then
    v_side := 'guest';
  end if;
  if v_room.id is null or v_side is null then
    perform private.refuse('consultation.notFound');
  end if;
  perform private.refuse_unless_open(v_visit, v_visit.ends_at + interval '15 minutes');
  select s.id into v_seat from public.room_seats s where s.consultation_id = v_room.id and s.profile_id = v_me
    and s.left_at is null and (p_seat is null or s.id = p_seat);
  insert into private.room_keys (consultation_id) values (v_room.id) on conflict do nothing;
  return jsonb_build_object('side', v_side, 'room', v_room.room_id, 'seat', v_seat,
    'key', (select encode(k.key, 'base64') from private.room_keys k where k.consultation_id = v_room.id),
    -- Whoever sat there counts on: a call does not go back and forth between two ways because somebody left.
    'isOfMany', private.has_guests(v_room.id) or (select count(distinct s.profile_id) > 2 from public.room_seats s
      where s.consultation_id = v_room.id),
    'hidesAddress', private.hides_address(v_visit, v_me),
    'hidingIsOwn', exists (select from private.call_wishes w where w.profile_id = v_me));
end $$;
comment on function public.room_access(uuid, uuid) is
  'For the function room-access: what the caller, who takes part in this open visit, needs for its call: {side, room, seat, key, isOfMany, hidesAddress, hidingIsOwn}. seat: the one named if it is theirs and not left, else the one they sit in; null: none. hidingIsOwn: they said so or not themselves, else the specialist did. Thirty times a minute. Hints: consultation.notFound, tooEarly, tooLate, over; data.busy.';
