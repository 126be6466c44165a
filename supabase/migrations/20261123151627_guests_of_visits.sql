-- A visit of more than two: guests who are asked in by one side, seen by both, let in by the specialist.

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
revoke execute on function private.guard_visit_guest from public, anon, authenticated, service_role;

create trigger visit_guests_guard before update on private.visit_guests for each row
  execute function private.guard_visit_guest();
create trigger visit_guests_announce_rights after insert or update on private.visit_guests for each row
  execute function private.announce_rights('guest_id');
create trigger visit_guests_keep before delete on private.visit_guests for each row execute function private.refuse_change();
create trigger visit_guests_keep_all before truncate on private.visit_guests for each statement
  execute function private.refuse_change();

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
revoke execute on function private.hears_as_guest from public, anon, authenticated, service_role;
grant execute on function private.hears_as_guest to authenticated;

-- The topic of the visit carries addresses of browsers and who speaks; guests have one of their own, on which nobody speaks.
create policy "guests hear that something changed" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select private.hears_as_guest(realtime.topic())));

alter table public.room_seats drop constraint room_seats_side_check;
alter table public.room_seats add constraint room_seats_side_check
  check (side in ('patient', 'delegate', 'specialist', 'covering', 'guest'));
alter table public.join_events drop constraint join_events_side_check;
alter table public.join_events add constraint join_events_side_check
  check (side in ('patient', 'delegate', 'specialist', 'covering', 'guest'));
alter table public.access_log drop constraint access_log_actor_role_check;
alter table public.access_log add constraint access_log_actor_role_check
  check (actor_role in ('patient', 'delegate', 'specialist', 'operator', 'system', 'guest'));

-- What being admitted as a guest gives, and how guests hear of what changes.

create function private.guest_in(p_appointment uuid, p_profile uuid) returns private.visit_guests
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row private.visit_guests;
begin
  select g.* into v_row from private.visit_guests g join public.consultations c on c.id = g.consultation_id
  where c.appointment_id = p_appointment and g.guest_id = p_profile and g.state = 'admitted'
    and c.state in ('active', 'interrupted') and (g.role <> 'colleague' or private.is_practising(p_profile));
  -- Nobody is on two sides: whoever has a part of their own is no guest.
  if v_row.id is null or private.part_in(p_appointment, p_profile) is not null then
    return null;
  end if;
  return v_row;
end $$;
comment on function private.guest_in(uuid, uuid) is
  'The invitation by which somebody is a guest of a running visit now: admitted, and with no part of their own in it. Null: they are none.';
revoke execute on function private.guest_in from public, anon, authenticated, service_role;

create function private.has_guests(p_consultation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.visit_guests g join public.consultations c on c.id = g.consultation_id
    where g.consultation_id = p_consultation and g.state = 'admitted' and c.ended_at is null)
$$;
comment on function private.has_guests(uuid) is
  'Whether somebody was let into this visit beside its two sides: a call of more than two.';
revoke execute on function private.has_guests from public, anon, authenticated, service_role;

create function private.tell_guests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
  v_visit uuid := (v_row ->> 'appointment_id')::uuid;
begin
  if v_visit is null then
    select c.appointment_id into v_visit from public.consultations c where c.id = (v_row ->> 'consultation_id')::uuid;
  end if;
  if tg_table_name = 'visit_guests' or exists (select from private.visit_guests g
      join public.consultations c on c.id = g.consultation_id
      where c.appointment_id = v_visit and g.state in ('accepted', 'admitted')) then
    perform private.broadcast('guests:' || v_visit, 'changed', '{}');
  end if;
  if tg_table_name = 'visit_guests' then
    perform private.broadcast('consultation:' || v_visit, 'guests', jsonb_build_object('id', new.id));
  end if;
  return null;
end $$;
comment on function private.tell_guests() is
  'Trigger: guests of a visit hear that its seats, words, steps or guests changed, and nothing else; both sides hear of guests.';
revoke execute on function private.tell_guests from public, anon, authenticated, service_role;

create trigger visit_guests_tell after insert or update on private.visit_guests for each row
  execute function private.tell_guests();
create trigger room_seats_tell_guests after insert on public.room_seats for each row execute function private.tell_guests();
create trigger room_seats_tell_guests_too after update on public.room_seats for each row
  when (new.left_at is distinct from old.left_at) execute function private.tell_guests();
create trigger messages_tell_guests after insert or update on public.messages for each row
  execute function private.tell_guests();
create trigger consultations_tell_guests after update on public.consultations for each row
  when (new.state <> old.state or new.medium <> old.medium) execute function private.tell_guests();

-- Asking somebody into a visit, and answering that.

create function private.guest_line(p_guest private.visit_guests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_guest.id, 'role', p_guest.role, 'name', p_guest.name, 'mayWrite', p_guest.may_write,
    'state', p_guest.state, 'invitedBySide', p_guest.invited_side, 'invitedByName', private.person_name(p_guest.invited_by),
    'invitedByMe', p_guest.invited_by = private.me(), 'personName', private.person_name(p_guest.guest_id),
    'isHere', exists (select from public.room_seats s where s.consultation_id = p_guest.consultation_id
      and s.profile_id = p_guest.guest_id and s.left_at is null and s.seen_at > private.clock() - interval '75 seconds'))
$$;
comment on function private.guest_line(private.visit_guests) is
  'A guest as both sides see them: {id, role, name, mayWrite, state, invitedBySide, invitedByName, invitedByMe, personName, isHere}. personName: of the account that accepted; null before.';
revoke execute on function private.guest_line from public, anon, authenticated, service_role;

create function public.guests_of_visit(p_appointment uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
begin
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering']);
  return (select coalesce(jsonb_agg(private.guest_line(g) order by g.invited_at, g.id), '[]') from private.visit_guests g
    where g.consultation_id = (v.room).id and g.state <> 'ended');
end $$;
comment on function public.guests_of_visit(uuid) is
  'Who was asked into a visit and was not sent away, in that order, for its two sides. Hint: consultation.notFound.';
revoke execute on function public.guests_of_visit from public, anon, authenticated, service_role;
grant execute on function public.guests_of_visit to authenticated;

create function public.invite_guest(p_appointment uuid, p_key uuid, p_role text, p_name text, p_may_write boolean,
  p_token_hash text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row private.visit_guests;
  v_name text := btrim(coalesce(p_name, ''), E' \t\n\r');
begin
  if p_key is null or p_role is null or p_role not in ('interpreter', 'family', 'colleague') or p_may_write is null
    or p_token_hash is null or p_token_hash !~ '^[0-9a-f]{64}$' then
    perform private.refuse('data.invalid');
  end if;
  if v_name = '' then
    perform private.refuse('guests.nameRequired');
  end if;
  if length(v_name) > 80 then
    perform private.refuse('validation.tooLong');
  end if;
  if v_name <> private.plain_name(v_name) then
    perform private.refuse('validation.plainName');
  end if;
  select * into v from private.join_visit(p_appointment, array['patient', 'specialist', 'covering']);
  -- One after the other: how many there are is counted under this lock.
  perform from public.consultations c where c.id = (v.room).id for update;
  select * into v_row from private.visit_guests g where g.id = p_key or g.token_hash = decode(p_token_hash, 'hex');
  if found then
    if (v_row.id, v_row.consultation_id, v_row.invited_by, v_row.token_hash)
        is distinct from (p_key, (v.room).id, private.me(), decode(p_token_hash, 'hex')) then
      perform private.refuse('data.conflict');
    end if;
    return private.guest_line(v_row);
  end if;
  if (v.visit).status not in ('booked', 'waiting', 'in_progress') then
    perform private.refuse('consultation.over');
  end if;
  if (select count(*) from private.visit_guests g where g.consultation_id = (v.room).id and g.state <> 'ended') >= 4
    or (select count(*) from private.visit_guests g where g.consultation_id = (v.room).id) >= 20 then
    perform private.refuse('guests.tooMany');
  end if;
  perform private.spend('invite_guest', 20, 20, 3600);
  insert into private.visit_guests (id, consultation_id, role, name, may_write, token_hash, invited_side, invited_by)
  values (p_key, (v.room).id, p_role, v_name, p_may_write, decode(p_token_hash, 'hex'), v.side, private.me())
  returning * into v_row;
  perform private.add_system_message(p_appointment, 'guest.invited', v_row.id);
  perform private.notify(r.id, 'consultation.guestInvited', p_appointment, '{}', 'consultation.guestInvited:' || v_row.id || ':' || r.id)
  from (select (v.room).patient_id as id union select (v.room).specialist_id union select (v.room).covered_by) r
  where r.id <> private.me() and (v.side = 'patient') = (r.id <> (v.room).patient_id);
  return private.guest_line(v_row);
end $$;
comment on function public.invite_guest(uuid, uuid, text, text, boolean, text) is
  'Patient or specialist asks somebody into the visit: interpreter, family or colleague, by a link whose token''s SHA-256 (hexadecimal) is given here. At most four at a time. The other side is told. Repeatable by key. Gives a line as guests_of_visit. Hints: consultation.notFound, over; guests.nameRequired, tooMany; validation.tooLong, plainName; data.invalid, conflict, busy.';
revoke execute on function public.invite_guest from public, anon, authenticated, service_role;
grant execute on function public.invite_guest to authenticated;

create function private.invitation_by(p_appointment uuid, p_token text) returns private.visit_guests
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row private.visit_guests;
begin
  select g.* into v_row from private.visit_guests g join public.consultations c on c.id = g.consultation_id
    join public.appointments a on a.id = c.appointment_id
  where a.id = p_appointment and a.status in ('booked', 'waiting', 'in_progress') and g.state <> 'ended'
    and (g.guest_id = v_me or (g.guest_id is null and g.token_hash = sha256(convert_to(coalesce(p_token, ''), 'utf8'))))
  order by g.guest_id nulls last limit 1;
  if v_row.id is null then
    perform private.refuse('guests.notFound');
  end if;
  return v_row;
end $$;
comment on function private.invitation_by(uuid, text) is
  'The invitation to an open visit that the caller accepted, else the open one of this token. The same refusal for a wrong token, one that somebody else used, one taken back, and a visit that is over. Hint: guests.notFound.';
revoke execute on function private.invitation_by from public, anon, authenticated, service_role;

create function public.guest_place(p_appointment uuid, p_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.visit_guests;
  v_visit public.appointments;
begin
  perform private.refuse_reading_request();
  v_row := private.invitation_by(p_appointment, p_token);
  select * into v_visit from public.appointments a where a.id = p_appointment;
  return private.guest_line(v_row) || jsonb_build_object('startsAt', v_visit.starts_at, 'endsAt', v_visit.ends_at,
    'opensAt', v_visit.starts_at - interval '30 minutes', 'isRunning', v_visit.status = 'in_progress',
    'mode', v_visit.mode,
    -- Whose visit it is shows when they are in it, not before.
    'people', case when v_row.state = 'admitted' then jsonb_build_object('patientName', private.person_name(v_visit.patient_id),
      'specialistName', private.person_name(v_visit.specialist_id)) end);
end $$;
comment on function public.guest_place(uuid, text) is
  'What the invited see: their line as guests_of_visit, when the visit is, whether it runs, and, once admitted, who is in it. By the token of the link before they accept. POST only. Hint: guests.notFound.';
revoke execute on function public.guest_place from public, anon, authenticated, service_role;
grant execute on function public.guest_place to authenticated;

create function public.accept_guest_invitation(p_appointment uuid, p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row private.visit_guests;
  v_patient uuid;
begin
  -- The patient's lock comes first, as where somebody begins to act for them.
  select a.patient_id into v_patient from public.appointments a where a.id = p_appointment;
  if v_patient is not null then
    perform private.lock_patient(v_patient);
  end if;
  perform from public.consultations c where c.appointment_id = p_appointment for update;
  v_row := private.invitation_by(p_appointment, p_token);
  if v_row.guest_id is not null then
    return private.guest_line(v_row);
  end if;
  if private.is_operator(v_me) then
    raise exception 'an operator is nobody''s guest' using errcode = '42501', hint = 'access.refused';
  end if;
  if private.part_in(p_appointment, v_me) is not null then
    perform private.refuse('guests.alreadyIn');
  end if;
  if v_row.role = 'colleague' and not private.is_practising(v_me) then
    perform private.refuse('guests.colleaguesOnly');
  end if;
  -- Whoever treats the patient comes as a colleague, whoever acts for them as family.
  if (v_row.role <> 'family' and private.acts_for(v_patient, v_me)) or (v_row.role <> 'colleague' and private.treats(v_patient, v_me)) then
    perform private.refuse('guests.bothSides');
  end if;
  update private.visit_guests g set state = 'accepted', guest_id = v_me, accepted_at = private.clock() where g.id = v_row.id
  returning * into v_row;
  perform private.add_system_message(p_appointment, 'guest.accepted', v_row.id);
  return private.guest_line(v_row);
end $$;
comment on function public.accept_guest_invitation(uuid, text) is
  'The one who has the link comes with their account; nobody else can by it any more. Repeatable. Hints: guests.notFound, alreadyIn, colleaguesOnly, bothSides; access.refused.';
revoke execute on function public.accept_guest_invitation from public, anon, authenticated, service_role;
grant execute on function public.accept_guest_invitation to authenticated;

-- Letting a guest in, and seeing them off.

create function private.visit_of_guest(p_guest uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select c.appointment_id from private.visit_guests g join public.consultations c on c.id = g.consultation_id where g.id = p_guest
$$;
comment on function private.visit_of_guest(uuid) is 'The visit somebody was asked into.';
revoke execute on function private.visit_of_guest from public, anon, authenticated, service_role;

create function public.admit_guest(p_guest uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row private.visit_guests;
begin
  perform private.require_practising();
  select * into v from private.join_visit(private.visit_of_guest(p_guest), array['specialist', 'covering']);
  perform from public.consultations c where c.id = (v.room).id for update;
  select * into v_row from private.visit_guests g where g.id = p_guest for update;
  if v_row.state = 'admitted' then
    return;
  end if;
  if v_row.state <> 'accepted' or (v.room).state not in ('active', 'interrupted') then
    perform private.refuse('guests.notNow');
  end if;
  if private.part_in((v.visit).id, v_row.guest_id) is not null then
    perform private.refuse('guests.alreadyIn');
  end if;
  update private.visit_guests g set state = 'admitted', admitted_at = private.clock(), admitted_by = private.me() where g.id = p_guest;
  if v_row.may_write then
    perform private.write_access_log((v.visit).patient_id, v_row.guest_id, 'guest', 'messages', 'view', 'visit', v_row.id,
      'consultation');
  end if;
  perform private.add_system_message((v.visit).id, 'guest.admitted', p_guest);
  -- Whoever sits in the call asks what carries it now: with more than two it may be another way.
  perform private.broadcast('consultation:' || (v.visit).id, 'seat', '{}');
end $$;
comment on function public.admit_guest(uuid) is
  'The specialist, or who covers, lets a guest into the running visit; the patient''s log says so where they read the thread. Repeatable. Hints: consultation.notFound; guests.notNow, alreadyIn; access.refused.';
revoke execute on function public.admit_guest from public, anon, authenticated, service_role;
grant execute on function public.admit_guest to authenticated;

create function public.end_guest(p_guest uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit uuid := private.visit_of_guest(p_guest);
  v_row private.visit_guests;
begin
  perform from public.consultations c where c.appointment_id = v_visit for update;
  select * into v_row from private.visit_guests g where g.id = p_guest for update;
  if v_row.id is null or (v_row.guest_id is distinct from v_me
      and coalesce(private.part_in(v_visit, v_me), '') not in ('patient', 'specialist', 'covering')) then
    perform private.refuse('guests.notFound');
  end if;
  if v_row.state = 'ended' then
    return;
  end if;
  update private.visit_guests g set state = 'ended', ended_at = private.clock(), ended_by = v_me where g.id = p_guest;
  perform private.empty_seats(array(select s.id from public.room_seats s where s.consultation_id = v_row.consultation_id
    and s.profile_id = v_row.guest_id and s.left_at is null), 'left');
  perform private.add_system_message(v_visit, case when v_row.guest_id = v_me then 'guest.left' else 'guest.removed' end, p_guest);
end $$;
comment on function public.end_guest(uuid) is
  'Either side takes an invitation back or sends a guest away, or the guest goes: at once, with their seat. Repeatable. Hint: guests.notFound.';
revoke execute on function public.end_guest from public, anon, authenticated, service_role;
grant execute on function public.end_guest to authenticated;

create or replace function private.join_visit(p_appointment uuid, p_sides text[], p_lock boolean default false, out visit public.appointments,
  out room public.consultations, out side text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  side := private.part_in(p_appointment, v_me);
  if side is null and 'guest' = any (p_sides) and (private.guest_in(p_appointment, v_me)).id is not null then
    side := 'guest';
  end if;
  if side is null or not side = any (p_sides) then
    perform private.refuse('consultation.notFound');
  end if;
  if p_lock then
    visit := private.locked_appointment(p_appointment);
  else
    select * into visit from public.appointments a where a.id = p_appointment;
  end if;
  select * into room from public.consultations c where c.appointment_id = p_appointment;
  if room.id is null then
    perform private.refuse('consultation.notFound');
  end if;
end $$;
comment on function private.join_visit(uuid, text[], boolean) is
  'The caller''s visit, its consultation and their side of it, which must be one of those named (guest: let in beside the sides, asked for by name only); with both calendars locked when asked. Hint: consultation.notFound.';

create or replace function private.room_now(p_consultation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('state', c.state, 'medium', c.medium,
    'several', private.has_guests(c.id),
    'seats', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'n', s.n, 'side', s.side, 'name', p.name,
        'mine', s.profile_id = private.me(), 'fingerprint', s.fingerprint) order by s.n)
      from public.room_seats s join public.profiles p on p.id = s.profile_id
      where s.consultation_id = c.id and s.left_at is null and s.seen_at > private.clock() - interval '75 seconds'), '[]'))
  from public.consultations c where c.id = p_consultation
$$;
comment on function private.room_now(uuid) is
  'How the call stands, whether guests were let in beside the two sides, and who sits in it now: {state, medium, several, seats: [{id, n, side, name, mine, fingerprint}]}.';

create or replace function public.take_room_seat(p_appointment uuid, p_seat uuid, p_fingerprint text) returns jsonb
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
  perform private.refuse_unless_open(v.visit, (v.visit).ends_at + interval '15 minutes');
  if v.side in ('specialist', 'covering') then
    perform private.require_practising();
  elsif (v.visit).status = 'booked' then
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
  'The caller''s tab sits down in the call of a visit under this id and the SHA-256 of its certificate (hexadecimal pairs with colons); their other tabs have left. Repeatable. Gives {state, medium, several, seats: [{id, n, side, name, mine, fingerprint}]}. Hints: consultation.notFound, tooEarly, tooLate, over, enterFirst; access.refused; data.conflict for an id that was used otherwise.';

create or replace function private.my_seat(p_seat uuid, out seat public.room_seats, out visit public.appointments,
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

create or replace function private.thread_part(p_appointment uuid, p_action text, out visit public.appointments, out side text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  select * into visit from public.appointments a where a.id = p_appointment;
  perform private.hold_rights(v_me, visit.patient_id);
  side := private.part_in(p_appointment, v_me);
  if side is null and (private.guest_in(p_appointment, v_me)).may_write then
    side := 'guest';
  end if;
  if side is null or (side = 'delegate' and (select b.basis from private.access_basis(v_me, visit.patient_id, 'messages',
      p_action <> 'view') b) is null) then
    perform private.refuse('messages.notFound');
  end if;
end $$;
comment on function private.thread_part(uuid, text) is
  'The visit whose thread the caller takes part in, and on which side (a guest: while admitted, where that was agreed); the same refusal for an unknown visit and somebody else''s. Hint: messages.notFound.';

create or replace function private.look_at_thread(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_after bigint := p_look.subject ->> 'after';
  v_part record;
  v_visit public.appointments;
  -- Guests read what is said in their presence: no file, no word of before, no line about the visit's own steps.
  v_from timestamptz := null;
begin
  select * into v_part from private.thread_part((p_look.subject ->> 'appointment')::uuid, 'view');
  v_visit := v_part.visit;
  if v_part.side = 'guest' then
    v_from := (private.guest_in(v_visit.id, private.me())).admitted_at;
  end if;
  return jsonb_build_object(
    'open', private.thread_is_open(v_visit),
    'closes_at', private.thread_closes_at(v_visit),
    'last_seq', coalesce((select t.last_seq from private.message_threads t where t.appointment_id = v_visit.id), 0),
    'reads', (select coalesce(jsonb_object_agg(r.profile_id, r.read_up_to), '{}') from public.message_reads r
      where r.appointment_id = v_visit.id and (v_from is null or r.profile_id = private.me())),
    'messages', (select coalesce(jsonb_agg(to_jsonb(m) || case when v_from is null then '{}'::jsonb
        else '{"document_id": null, "red_flag": null}' end || jsonb_build_object('sender_name', p.name, 'file',
        (select private.file_line(d, private.me()) from public.documents d where d.id = m.document_id and d.state = 'stored'
          and v_from is null)) order by m.seq), '[]')
      from (select * from public.messages x where x.appointment_id = v_visit.id and x.seq > coalesce(v_after, 0)
          and (v_from is null or (x.sent_at >= v_from and (x.kind = 'text' or x.event like 'guest.%')))
        order by case when v_after is null then -x.seq else x.seq end limit (p_look.subject ->> 'limit')::int) m
      left join public.profiles p on p.id = m.sender_id));
end $$;
comment on function private.look_at_thread(private.look_tickets) is
  'The thread of a visit: the newest messages, or those after a number, each with a line of its file as long as that is kept; for a guest what was said since they were let in, without files. Hint: messages.notFound.';

create or replace function private.end_everything(p_me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_draft public.prescriptions;
begin
  update public.access_grants set state = 'revoked', ended_at = v_now, ended_by = p_me
  where p_me in (patient_id, grantee_id) and state in ('offered', 'active');
  update public.access_requests set state = case patient_id when p_me then 'refused' else 'withdrawn' end, decided_at = v_now
  where p_me in (patient_id, specialist_id) and state = 'pending';
  update public.delegations set state = 'ended', ended_at = v_now, ended_by = p_me
  where (p_me in (patient_id, delegate_id) or invited_email = (select lower(p.email) from public.profiles p
    where p.id = p_me))
    and state in ('offered', 'active');
  update private.visit_guests set state = 'ended', ended_at = v_now, ended_by = p_me
  where p_me in (guest_id, invited_by) and state <> 'ended';
  update public.break_glass set ended_at = v_now where specialist_id = p_me and ended_at is null;
  perform private.end_entries(array(select e.id from public.waitlist_entries e where e.patient_id = p_me
    and e.state = 'waiting'), 'left');
  -- A draft that nobody issued is put away first; a request that it answered is open again then.
  for v_draft in update public.prescriptions set status = 'cancelled', status_reason = 'The account was closed.'
      where patient_id = p_me and status = 'draft' returning * loop
    perform private.renewal_draft_is_gone(v_draft);
  end loop;
  perform public.withdraw_renewal(r.id) from public.renewal_requests r where r.patient_id = p_me
    and r.state in ('requested', 'seen');
  update public.correction_requests set state = 'withdrawn', answered_at = v_now where patient_id = p_me and state = 'open';
  insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_id, actor_role, council_number, name, at)
  select s.profile_id, s.reg_state, 'suspended', 'The account was closed', p_me, 'specialist', s.hpcsa_number, p.name, v_now
  from public.specialists s join public.profiles p on p.id = s.profile_id where s.profile_id = p_me and s.reg_state = 'verified';
  update public.specialists set reg_state = case reg_state when 'verified' then 'suspended' when 'pending' then 'unverified'
    else reg_state end, listed = false where profile_id = p_me;
  update public.visit_types set active = false where specialist_id = p_me and active;
  delete from public.availability_rules where specialist_id = p_me;
  delete from public.availability_exceptions where specialist_id = p_me;
end $$;

create or replace function private.unlink_person(p_me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_closed private.closed_accounts;
  v_name text;
  v_around uuid[] := array(select p_me union select a.specialist_id from public.appointments a where a.patient_id = p_me
    union select c.covered_by from public.consultations c where c.patient_id = p_me
    union select g.grantee_id from public.access_grants g where g.patient_id = p_me
    union select r.specialist_id from public.access_requests r where r.patient_id = p_me
    union select unnest(array[d.patient_id, d.delegate_id]) from public.delegations d where p_me in (d.patient_id, d.delegate_id));
begin
  select * into v_closed from private.closed_accounts c where c.id = p_me;
  v_name := private.name_to_forget(v_closed);
  delete from public.notification_prefs where profile_id = p_me;
  delete from public.notification_settings where profile_id = p_me;
  delete from private.booking_drafts where profile_id = p_me;
  delete from private.look_tickets where issued_to = p_me;
  update public.triage_sessions set answers = null where profile_id = p_me and attached_at is null and answers is not null;
  update public.consultations set patient_location = null, callback_phone = null, callback_e164 = null
    where patient_id = p_me;
  update public.emergency_contacts set name = 'Closed account', relationship = 'Closed account', phone = '0000000000'
  where patient_id = p_me;
  update public.patients set date_of_birth = date_trunc('year', date_of_birth::timestamp)::date, address = 'Closed account',
    id_kind = null, id_number = null where profile_id = p_me;
  update public.chart_versions set content = private.unlinked(kind, content, v_closed)
  where patient_id = p_me and kind in ('patients', 'emergency_contacts');
  update private.visit_guests set name = 'Closed account' where p_me in (guest_id, invited_by) and name <> 'Closed account';
  update public.delegations set invited_email = case when delegate_id is null then 'closed@account.invalid' end
  where p_me in (patient_id, delegate_id) and invited_email is not null;
  -- What the people around them were told names them, too.
  update public.notifications n set payload = private.without_name(n.payload, v_name)
  where n.recipient_id = any (v_around) and n.payload <> private.without_name(n.payload, v_name)
    and exists (select from private.closed_behind('notifications', to_jsonb(n)) b where b.id = p_me);
  update public.outbox o set payload = private.without_name(o.payload, v_name)
  where o.recipient_id = any (v_around) and o.recipient_id <> p_me and o.payload <> private.without_name(o.payload, v_name)
    and exists (select from private.closed_behind('outbox', to_jsonb(o)) b where b.id = p_me);
  update public.outbox set recipient_email = 'closed@account.invalid', last_error = null,
    payload = private.without_name(payload, v_name), state = case when state in ('waiting', 'sending') then 'failed'
      else state end
  where recipient_id = p_me;
  update public.specialists set bio = 'Closed account', reg_note = '', gender = null, province = null, city = ''
  where profile_id = p_me;
  update public.profiles set clerk_id = null, email = '', phone_raw = null, phone_e164 = null,
    first_name = case v_closed.role when 'specialist' then first_name else 'Closed' end,
    last_name = case v_closed.role when 'specialist' then last_name else 'account' end where id = p_me;
end $$;
