-- The consultation machine, and how it follows its appointment.
--
-- scheduled → lobby → active ↔ interrupted → ended → note_signed; side exits abandoned and transferred_to_emergency.
-- Whoever moves an appointment, by whatever function, moves its consultation in the same transaction.

create function private.guard_consultation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_status text;
begin
  if tg_op = 'DELETE' then
    raise exception 'consultations are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'scheduled' then
      raise exception 'a consultation begins as scheduled' using errcode = '23514';
    end if;
  else
    if (new.id, new.appointment_id, new.patient_id, new.specialist_id, new.room_id, new.created_at)
      is distinct from (old.id, old.appointment_id, old.patient_id, old.specialist_id, old.room_id, old.created_at)
      or (old.started_at is not null and new.started_at is distinct from old.started_at)
      or (old.note_signed_at is not null and new.note_signed_at is distinct from old.note_signed_at)
      or new.paused_seconds < old.paused_seconds
      or (new.covered_by is distinct from old.covered_by and old.ended_at is not null) then
      raise exception 'these facts of a consultation never change' using errcode = '23514';
    end if;
    if new.state <> old.state and old.state || '>' || new.state not in ('scheduled>lobby', 'scheduled>active', 'lobby>scheduled',
        'lobby>active', 'active>interrupted', 'interrupted>active', 'active>ended', 'interrupted>ended', 'ended>note_signed',
        'scheduled>abandoned', 'lobby>abandoned', 'active>abandoned', 'interrupted>abandoned', 'abandoned>scheduled',
        'active>transferred_to_emergency', 'interrupted>transferred_to_emergency') then
      raise exception 'a consultation cannot go from % to %', old.state, new.state
        using errcode = 'P0001', hint = 'consultation.notNow';
    end if;
    if old.state = 'abandoned' and new.state = 'scheduled' and old.started_at is not null then
      raise exception 'a consultation that had begun does not begin again' using errcode = '23514';
    end if;
    new.version := old.version + 1;
    new.updated_at := private.clock();
  end if;
  if tg_op = 'INSERT' or new.state <> old.state then
    select a.status into v_status from public.appointments a where a.id = new.appointment_id;
    if v_status is distinct from (case when new.state = 'scheduled' then 'booked' when new.state = 'lobby' then 'waiting'
        when new.state in ('active', 'interrupted') then 'in_progress' when new.state = 'ended' then 'completed' else v_status end)
    then
      raise exception 'a consultation % does not go with an appointment %', new.state, v_status using errcode = '23514';
    end if;
  end if;
  return new;
end $$;
comment on function private.guard_consultation() is
  'The consultation machine. abandoned → scheduled is an operator''s correction of a no-show; a call that broke off is interrupted, and only people end it.';
create trigger consultations_guard before insert or update or delete on public.consultations
  for each row execute function private.guard_consultation();
create trigger consultations_guard_all before truncate on public.consultations
  for each statement execute function private.refuse_change();

create function private.record_consultation_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or (new.state, new.medium, new.fallback_step, new.covered_by)
    is distinct from (old.state, old.medium, old.fallback_step, old.covered_by) then
    insert into public.consultation_events (consultation_id, from_state, to_state, medium, fallback_step, covered_by, actor)
    values (new.id, case when tg_op = 'UPDATE' then old.state end, new.state, new.medium, new.fallback_step, new.covered_by,
      private.me());
  end if;
  if tg_op = 'UPDATE' then
    perform private.broadcast('consultation:' || new.appointment_id, 'consultation_changed',
      jsonb_build_object('id', new.id, 'state', new.state, 'version', new.version));
  end if;
  return null;
end $$;
comment on function private.record_consultation_event() is 'Writes the history of a consultation and announces every change on its topic.';
create trigger consultations_record after insert or update on public.consultations
  for each row execute function private.record_consultation_event();

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
      closing_reason = null, unsettled_at = null
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
create trigger appointments_consultation_moved after update of during on public.appointments
  for each row when (new.during is distinct from old.during) execute function private.forget_delays();

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

-- Visits that were booked before consultations existed.
insert into public.consultations (appointment_id, patient_id, specialist_id, medium)
select a.id, a.patient_id, a.specialist_id, case a.mode when 'voice' then 'audio' else a.mode end
from public.appointments a where a.status = 'booked';

revoke execute on function private.guard_consultation(), private.record_consultation_event(), private.follow_appointment(),
  private.forget_delays(), private.paused_until(public.consultations, timestamptz), private.mark_note_signed(uuid)
  from public, anon, authenticated, service_role;
