-- How a consultation follows its appointment: whoever moves an appointment, by whatever function, moves its consultation in
-- the same transaction.

create function private.paused_until(p_row public.consultations, p_at timestamptz) returns int
language plpgsql immutable security invoker set search_path = '' as $$
begin
  return p_row.paused_seconds + coalesce(greatest(0, round(extract(epoch from p_at - p_row.interrupted_at)))::int, 0);
end $$;
comment on function private.paused_until(public.consultations, timestamptz) is
  'The seconds a call has been down altogether, the running interruption included.';
revoke execute on function private.paused_until from public, anon, authenticated, service_role;

create function private.mark_note_signed(p_appointment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.consultations c set note_signed_at = coalesce(c.note_signed_at, private.clock()),
    state = case c.state when 'ended' then 'note_signed' else c.state end
  where c.appointment_id = p_appointment and (c.note_signed_at is null or c.state = 'ended');
end $$;
comment on function private.mark_note_signed(uuid) is
  'The visit''s note was signed: ended → note_signed at once, or as soon as the visit ends. Repeatable.';
revoke execute on function private.mark_note_signed from public, anon, authenticated, service_role;

create function private.was_held(p_visit public.appointments) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_visit.status = 'completed' and not exists (select from public.consultations c
    where c.appointment_id = p_visit.id and c.state = 'abandoned')
$$;
comment on function private.was_held(public.appointments) is 'Whether a visit took place, and was not given up.';
revoke execute on function private.was_held from public, anon, authenticated, service_role;

create function private.next_step(p_medium text) returns text
language sql immutable security invoker set search_path = '' as $$
  select case p_medium when 'video' then 'low_video' when 'low_video' then 'audio' when 'audio' then 'phone' else 'chat' end
$$;
comment on function private.next_step(text) is 'What is tried when this medium fails: video, low_video, audio, phone, chat.';
revoke execute on function private.next_step from public, anon, authenticated, service_role;

create function private.follow_appointment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
begin
  if new.status = 'booked' then
    insert into public.consultations (appointment_id, patient_id, specialist_id, medium)
    values (new.id, new.patient_id, new.specialist_id, case new.mode when 'voice' then 'audio' else new.mode end)
    on conflict (appointment_id) do nothing;
    update public.consultations c set state = 'scheduled', waiting_since = null, ended_at = null, ended_by = null,
      closing_reason = null, unsettled_at = null, started_at = null, paused_seconds = 0
    where c.appointment_id = new.id and c.state in ('lobby', 'abandoned');
  elsif new.status = 'waiting' then
    update public.consultations c set state = 'lobby', waiting_since = v_now
    where c.appointment_id = new.id and c.state <> 'lobby';
  elsif new.status = 'in_progress' then
    update public.consultations c set state = 'active', started_at = v_now
    where c.appointment_id = new.id and c.state in ('scheduled', 'lobby');
  elsif new.status = 'completed' then
    update public.consultations c set state = 'ended', ended_at = v_now, ended_by = private.me(),
      paused_seconds = private.paused_until(c, v_now), interrupted_at = null, interrupted_side = null, fallback_step = null
    where c.appointment_id = new.id and c.state in ('active', 'interrupted');
    update public.consultations c set state = 'note_signed'
    where c.appointment_id = new.id and c.state = 'ended' and c.note_signed_at is not null;
  else
    update public.consultations c set state = 'abandoned', ended_at = v_now, ended_by = private.me(),
      closing_reason = new.status, paused_seconds = private.paused_until(c, v_now), interrupted_at = null,
      interrupted_side = null, fallback_step = null
    where c.appointment_id = new.id and c.state in ('scheduled', 'lobby', 'active', 'interrupted');
  end if;
  return null;
end $$;
comment on function private.follow_appointment() is
  'Gives each booked visit its consultation and keeps the two in step: waiting is lobby, in_progress active, completed ended; called off or missed is abandoned.';
revoke execute on function private.follow_appointment from public, anon, authenticated, service_role;

create trigger appointments_consultation after update of status on public.appointments
  for each row when (new.status is distinct from old.status and new.status in ('booked', 'waiting', 'in_progress', 'completed',
    'cancelled', 'no_show_patient', 'no_show_specialist', 'entered_in_error'))
  execute function private.follow_appointment();

create function private.forget_delays() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.consultations c set patient_late_minutes = null, patient_late_at = null, specialist_late_minutes = null,
    specialist_late_at = null, unsettled_at = null
  where c.appointment_id = new.id and c.ended_at is null;
  return null;
end $$;
comment on function private.forget_delays() is 'A visit that moved to another time has no delay announced for it.';
revoke execute on function private.forget_delays from public, anon, authenticated, service_role;

create trigger appointments_consultation_moved after update of during on public.appointments
  for each row when (new.during is distinct from old.during) execute function private.forget_delays();
