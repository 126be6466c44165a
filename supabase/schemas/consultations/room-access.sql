-- By what a call travels, and what each who takes part needs for it: asked by the function room-access for its caller.
--
-- Relays and servers are named in that function's environment, with their secrets. What is of one visit is kept by the database: its
-- keys (room-keys.sql), whom a server is to put out (room-removals.sql), and here who wants their network address hidden from the others.

create table private.call_wishes (
  profile_id uuid primary key references public.profiles (id),
  hide_address boolean not null,
  set_at timestamptz not null default private.clock()
);
comment on table private.call_wishes is
  'Who wants their calls to go by a relay only, so that nobody in them learns their network address. A specialist''s wish counts for their patients as well, unless those said otherwise.';

alter table private.call_wishes enable row level security;
alter table private.call_wishes force row level security;
revoke all on private.call_wishes from public, anon, authenticated, service_role;

create function public.hide_my_address(p_hide boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if p_hide is null or not exists (select from public.profiles p where p.id = v_me) then
    perform private.refuse('data.invalid');
  end if;
  insert into private.call_wishes as w (profile_id, hide_address) values (v_me, p_hide)
  on conflict (profile_id) do update set hide_address = p_hide, set_at = private.clock() where w.hide_address <> p_hide;
end $$;
comment on function public.hide_my_address(boolean) is
  'Whether the caller''s calls go by a relay only, from the next one on; a specialist says it for their patients as well, who may say otherwise. Repeatable. Hint: data.invalid.';
grant execute on function public.hide_my_address to authenticated;

create function private.hides_address(p_visit public.appointments, p_profile uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select w.hide_address from private.call_wishes w where w.profile_id = p_profile),
    (select w.hide_address from private.call_wishes w where w.profile_id = p_visit.specialist_id), false)
$$;
comment on function private.hides_address(public.appointments, uuid) is
  'Whether somebody''s call in this visit goes by a relay only: as they said, else as its specialist did.';

create function public.room_access(p_appointment uuid, p_seat uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_room public.consultations;
  v_side text;
  v_seat uuid;
  v_key private.room_keys;
begin
  -- A bad line asks at each mend and each reload; the limit is for programs, not for it.
  perform private.spend('room_access', 30, 30, 60);
  -- Before the caller's part is looked at: whoever is just losing it would be told the key that is made because of that.
  select * into v_room from public.consultations c where c.appointment_id = p_appointment for share;
  select * into v_visit from public.appointments a where a.id = p_appointment;
  v_side := private.part_in(p_appointment, v_me);
  if v_side is null and (private.guest_in(p_appointment, v_me)).id is not null then
    v_side := 'guest';
  end if;
  if v_room.id is null or v_side is null then
    perform private.refuse('consultation.notFound');
  end if;
  perform private.refuse_unless_open(v_visit);
  select s.id into v_seat from public.room_seats s where s.consultation_id = v_room.id and s.profile_id = v_me
    and s.left_at is null and (p_seat is null or s.id = p_seat);
  v_key := private.tell_key(v_room.id, v_me);
  return jsonb_build_object('side', v_side, 'room', v_room.room_id, 'seat', v_seat,
    'key', encode(v_key.key, 'base64'), 'keyVersion', v_key.version,
    'isOfMany', private.is_of_many(v_room.id), 'hasRemovals', private.has_removals(v_room.id),
    'hidesAddress', private.hides_address(v_visit, v_me),
    'hidingIsOwn', exists (select from private.call_wishes w where w.profile_id = v_me));
end $$;
comment on function public.room_access(uuid, uuid) is
  'For the function room-access: what the caller, who takes part in this open visit, needs for its call: {side, room, seat, key, keyVersion, isOfMany, hasRemovals, hidesAddress, hidingIsOwn}. hasRemovals: a server has not said yet that somebody who may not sit there any more is out. seat: the one named if it is theirs and not left, else the one they sit in; null: none. hidingIsOwn: they said so or not themselves, else the specialist did. Thirty times a minute. Hints: consultation.notFound, tooEarly, tooLate, over; data.busy.';
grant execute on function public.room_access to authenticated;
