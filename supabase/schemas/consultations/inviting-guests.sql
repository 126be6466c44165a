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
  perform private.tell_acted_for((v.room).patient_id, 'details', p_appointment);
  return private.guest_line(v_row);
end $$;
comment on function public.invite_guest(uuid, uuid, text, text, boolean, text) is
  'Patient or specialist asks somebody into the visit: interpreter, family or colleague, by a link whose token''s SHA-256 (hexadecimal) is given here. At most four at a time. The other side is told. Repeatable by key. Gives a line as guests_of_visit. Hints: consultation.notFound, over; guests.nameRequired, tooMany; validation.tooLong, plainName; data.invalid, conflict, busy.';
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
    'opensAt', (private.doors(v_visit)).opens_at, 'isRunning', v_visit.status = 'in_progress',
    'mode', v_visit.mode,
    -- Whose visit it is shows when they are in it, not before.
    'people', case when v_row.state = 'admitted' then jsonb_build_object('patientName', private.person_name(v_visit.patient_id),
      'specialistName', private.person_name(v_visit.specialist_id)) end);
end $$;
comment on function public.guest_place(uuid, text) is
  'What the invited see: their line as guests_of_visit, when the visit is, whether it runs, and, once admitted, who is in it. By the token of the link before they accept. POST only. Hint: guests.notFound.';
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
grant execute on function public.accept_guest_invitation to authenticated;
