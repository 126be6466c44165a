-- How a consultation follows its appointment: whoever moves an appointment, by whatever function, moves its consultation in
-- the same transaction.

create function private.paused_until(p_row public.consultations, p_at timestamptz) returns int
language plpgsql immutable security invoker set search_path = '' as $$
begin
  return p_row.paused_seconds + coalesce(greatest(0, round(extract(epoch from p_at - p_row.interrupted_at)))::int, 0);
end $$;
comment on function private.paused_until(public.consultations, timestamptz) is
  'The seconds a call has been down altogether, the running interruption included.';

create function private.mark_note_signed(p_appointment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.consultations c set note_signed_at = coalesce(c.note_signed_at, private.clock()),
    state = case c.state when 'ended' then 'note_signed' else c.state end
  where c.appointment_id = p_appointment and (c.note_signed_at is null or c.state = 'ended');
end $$;
comment on function private.mark_note_signed(uuid) is
  'The visit''s note was signed: ended → note_signed at once, or as soon as the visit ends. Repeatable.';

create function private.was_held(p_visit public.appointments) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_visit.status = 'completed' and not exists (select from public.consultations c
    where c.appointment_id = p_visit.id and c.state = 'abandoned')
$$;
comment on function private.was_held(public.appointments) is 'Whether a visit took place, and was not given up.';

create function private.next_step(p_medium text) returns text
language sql immutable security invoker set search_path = '' as $$
  select case p_medium when 'video' then 'low_video' when 'low_video' then 'audio' when 'audio' then 'phone' else 'chat' end
$$;
comment on function private.next_step(text) is 'What is tried when this medium fails: video, low_video, audio, phone, chat.';

create function private.follow_appointment(p_new public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
begin
  if p_new.status = 'booked' then
    insert into public.consultations (appointment_id, patient_id, specialist_id, medium)
    values (p_new.id, p_new.patient_id, p_new.specialist_id, case p_new.mode when 'voice' then 'audio' else p_new.mode end)
    on conflict (appointment_id) do nothing;
    update public.consultations c set state = 'scheduled', waiting_since = null, ended_at = null, ended_by = null,
      closing_reason = null, unsettled_at = null, started_at = null, paused_seconds = 0
    where c.appointment_id = p_new.id and c.state in ('lobby', 'abandoned');
  elsif p_new.status = 'waiting' then
    update public.consultations c set state = 'lobby', waiting_since = v_now
    where c.appointment_id = p_new.id and c.state <> 'lobby';
  elsif p_new.status = 'in_progress' then
    update public.consultations c set state = 'active', started_at = v_now
    where c.appointment_id = p_new.id and c.state in ('scheduled', 'lobby');
  elsif p_new.status = 'completed' then
    update public.consultations c set state = 'ended', ended_at = v_now, ended_by = private.actor(),
      paused_seconds = private.paused_until(c, v_now), interrupted_at = null, interrupted_side = null, fallback_step = null
    where c.appointment_id = p_new.id and c.state in ('active', 'interrupted');
    update public.consultations c set state = 'note_signed'
    where c.appointment_id = p_new.id and c.state = 'ended' and c.note_signed_at is not null;
  else
    update public.consultations c set state = 'abandoned', ended_at = v_now, ended_by = private.actor(),
      closing_reason = p_new.status, paused_seconds = private.paused_until(c, v_now), interrupted_at = null,
      interrupted_side = null, fallback_step = null
    where c.appointment_id = p_new.id and c.state in ('scheduled', 'lobby', 'active', 'interrupted');
  end if;
end $$;
comment on function private.follow_appointment(public.appointments) is
  'Gives each booked visit its consultation and keeps the two in step: waiting is lobby, in_progress active, completed ended; called off or missed is abandoned.';

create function private.forget_delays(p_new public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.consultations c set patient_late_minutes = null, patient_late_at = null, specialist_late_minutes = null,
    specialist_late_at = null, unsettled_at = null
  where c.appointment_id = p_new.id and c.ended_at is null;
end $$;
comment on function private.forget_delays(public.appointments) is 'A visit that moved to another time has no delay announced for it.';
