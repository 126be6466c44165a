-- By what a call travels, and what each who takes part needs for it: asked by the function room-access for its caller.
--
-- Relays and servers are named in that function's environment, with their secrets. What is of one visit is kept here: the key
-- by which a call through a server is encrypted from end to end, and who wants their network address hidden from the others.

create table private.room_keys (
  consultation_id uuid primary key references public.consultations (id),
  key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    check (length(key) = 32),
  created_at timestamptz not null default private.clock()
);
comment on table private.room_keys is
  'The key of each call that was opened: sound and picture are encrypted with it between browsers where a server carries them. Told to those who take part, while the visit is open.';

alter table private.room_keys enable row level security;
alter table private.room_keys force row level security;
revoke all on private.room_keys from public, anon, authenticated, service_role;

create trigger room_keys_keep before update or delete on private.room_keys for each row execute function private.refuse_change();
create trigger room_keys_keep_all before truncate on private.room_keys for each statement
  execute function private.refuse_change();

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
revoke execute on function public.hide_my_address from public, anon, authenticated, service_role;
grant execute on function public.hide_my_address to authenticated;

create function private.hides_address(p_visit public.appointments, p_profile uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select w.hide_address from private.call_wishes w where w.profile_id = p_profile),
    (select w.hide_address from private.call_wishes w where w.profile_id = p_visit.specialist_id), false)
$$;
comment on function private.hides_address(public.appointments, uuid) is
  'Whether somebody''s call in this visit goes by a relay only: as they said, else as its specialist did.';
revoke execute on function private.hides_address from public, anon, authenticated, service_role;

create function public.room_access(p_appointment uuid, p_seat uuid default null) returns jsonb
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
  perform private.refuse_unless_open(v_visit);
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
revoke execute on function public.room_access from public, anon, authenticated, service_role;
grant execute on function public.room_access to authenticated;
