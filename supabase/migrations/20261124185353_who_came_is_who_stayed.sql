create or replace function private.step_exists(p_from text, p_to text) returns boolean
language plpgsql immutable security invoker set search_path = '' as $$
begin
  return p_from || '>' || p_to in (
    'held>requested', 'held>awaiting_payment', 'held>booked', 'held>expired', 'held>cancelled',
    'requested>awaiting_payment', 'requested>booked', 'requested>declined', 'requested>expired', 'requested>cancelled',
    'awaiting_payment>booked', 'awaiting_payment>expired', 'awaiting_payment>cancelled', 'expired>booked',
    'booked>waiting', 'booked>in_progress', 'booked>cancelled', 'booked>no_show_patient',
    'waiting>booked', 'waiting>in_progress', 'waiting>cancelled', 'waiting>no_show_patient', 'waiting>no_show_specialist',
    'in_progress>completed', 'in_progress>no_show_patient', 'in_progress>no_show_specialist', 'no_show_patient>booked', 'no_show_specialist>booked')
    or (p_to = 'entered_in_error' and p_from <> 'entered_in_error');
end $$;
comment on function private.step_exists(text, text) is
  'The machine of a visit. expired → booked is late money whose time is still free; no_show → booked an operator''s correction; in_progress → no_show a visit that was begun and never held.';

create or replace function private.guard_consultation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_status text;
  v_again boolean := tg_op = 'UPDATE' and old.state = 'abandoned' and new.state = 'scheduled';
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
      or (old.started_at is not null and new.started_at is distinct from old.started_at and not v_again)
      or (old.note_signed_at is not null and new.note_signed_at is distinct from old.note_signed_at)
      or (new.paused_seconds < old.paused_seconds and not v_again)
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
    if v_again and new.started_at is not null then
      raise exception 'what is put back has not begun' using errcode = '23514';
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
  'The consultation machine. abandoned → scheduled is an operator''s correction of a no-show, whose beginning (if it was begun and never held) is in the history; a call that broke off is interrupted, and only people end it.';

create or replace function private.follow_appointment() returns trigger
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

drop function private.join_evidence(uuid);
drop function private.no_show_times(timestamptz);

create function private.were_together(p_consultation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select c.identity_confirmed_at is not null
    or exists (select from public.room_seats mine join public.room_seats theirs on theirs.consultation_id = mine.consultation_id
      and theirs.visit_starts_at = mine.visit_starts_at and theirs.taken_at <= mine.seen_at and mine.taken_at <= theirs.seen_at
      where mine.consultation_id = c.id and mine.visit_starts_at = a.starts_at and mine.side in ('specialist', 'covering')
        and theirs.side in ('patient', 'delegate'))
    or exists (select from public.join_events e where e.consultation_id = c.id and e.detail = 'answered'
      and e.at >= c.started_at)
    -- Whoever of the practice noted that the call broke off, or goes on by other means, was in it.
    or exists (select from public.consultation_events e where e.consultation_id = c.id and e.at >= c.started_at
      and e.from_state in ('active', 'interrupted') and e.actor in (c.specialist_id, c.covered_by))
    or (select count(distinct m.sender_id = c.specialist_id or m.sender_id is not distinct from c.covered_by) = 2 from public.messages m
      where m.appointment_id = c.appointment_id and m.kind = 'text' and m.sent_at >= c.started_at)
  from public.consultations c join public.appointments a on a.id = c.appointment_id where c.id = p_consultation
$$;
comment on function private.were_together(uuid) is
  'Whether both sides of a visit that was begun ever met in it: sat in the call at the same time, spoke by phone, wrote to each other, or the practice went on with a call.';
revoke execute on function private.were_together from public, anon, authenticated, service_role;

create function private.join_evidence(p_appointment uuid, out patient_there boolean, out specialist_joined boolean,
  out rang_in_vain boolean, out specialist_seen timestamptz, out left_alone boolean)
language sql stable security definer set search_path = '' as $$
  with visit as (
    select c.id, c.started_at, a.starts_at, a.starts_at - interval '10 minutes' as since,
      private.last_there(c.id, a.starts_at, array['patient', 'delegate']) as patient_seen,
      private.last_there(c.id, a.starts_at, array['specialist', 'covering']) as specialist_seen
    from public.appointments a join public.consultations c on c.appointment_id = a.id where a.id = p_appointment
  )
  select
    -- Any sign since then, words or an answered call, or having come before and not gone.
    coalesce(v.patient_seen >= v.since, false)
      or exists (select from public.join_events e where e.consultation_id = v.id and e.visit_starts_at = v.starts_at
        and e.at >= v.since and (e.side in ('patient', 'delegate') or e.detail = 'answered'))
      or exists (select from private.last_steps(v.id, array['patient', 'delegate']) s where s.kind = 'join')
      or exists (select from public.messages m where m.appointment_id = p_appointment and m.sent_at >= v.since
        and private.part_in(p_appointment, m.sender_id) in ('patient', 'delegate')),
    coalesce(v.specialist_seen >= v.starts_at or v.started_at >= v.since, false)
      or exists (select from public.room_seats r where r.consultation_id = v.id and r.visit_starts_at = v.starts_at
        and r.side in ('specialist', 'covering') and r.seen_at >= v.since),
    exists (select from public.join_events e where e.consultation_id = v.id and e.visit_starts_at = v.starts_at
      and e.kind = 'callback' and e.detail = 'noAnswer' and e.at >= v.starts_at),
    -- Who rings is at work for this patient: that gives time, and is no coming.
    greatest(v.specialist_seen, (select max(e.at) from public.join_events e where e.consultation_id = v.id
      and e.visit_starts_at = v.starts_at and e.kind = 'callback')),
    coalesce(v.patient_seen >= v.started_at, false) and not private.were_together(v.id)
  from visit v
$$;
comment on function private.join_evidence(uuid) is
  'What is known of who was there for a visit''s present time: was the patient''s side there since ten minutes before it, did the specialist or a colleague come, did they ring without an answer after its start, when they were there or rang last, and whether a visit that was begun leaves the patient alone in it.';
revoke execute on function private.join_evidence from public, anon, authenticated, service_role;

create function private.no_show_times(p_visit public.appointments, out report_from timestamptz, out specialist_by timestamptz,
  out patient_by timestamptz, out patient_there boolean, out specialist_joined boolean, out rang_in_vain boolean)
language sql stable security definer set search_path = '' as $$
  select p_visit.starts_at + interval '10 minutes',
    case when (p_visit.status <> 'in_progress' or e.left_alone) and w.until <= t.latest then w.until end,
    p_visit.starts_at + interval '20 minutes', e.patient_there, e.specialist_joined, e.rang_in_vain
  from private.join_evidence(p_visit.id) e
  cross join lateral (select greatest(p_visit.starts_at, e.specialist_seen) + interval '15 minutes' as until) w
  cross join lateral (select greatest(p_visit.ends_at, (select c.started_at from public.consultations c
    where c.appointment_id = p_visit.id)) + interval '30 minutes' as latest) t
$$;
comment on function private.no_show_times(public.appointments) is
  'From when the practice may report that the patient did not come; until when the specialist must have come (fifteen minutes after the start, or after they were there or rang last; null: nothing is decided by that any more); until when the patient must have; and the evidence that goes with it.';
revoke execute on function private.no_show_times from public, anon, authenticated, service_role;

create or replace function private.no_show_now(p_visit public.appointments, p_side text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reportFrom', t.report_from, 'specialistBy', t.specialist_by, 'patientBy', t.patient_by,
    'missing', case when p_side in ('specialist', 'covering') then to_jsonb(array_remove(array[
      case when not t.specialist_joined then 'join' end, case when t.patient_there then 'patientCame' end,
      case when not t.rang_in_vain then 'ring' end], null)) end)
  from private.no_show_times(p_visit) t
  where p_visit.status in ('booked', 'waiting', 'in_progress') and p_visit.corrected_at is null
$$;
comment on function private.no_show_now(public.appointments, text) is
  'How the clock of no-shows stands for a visit that is not over: its times, and for the practice why it may not report one yet (join: nobody of the practice came; patientCame; ring: nobody rang in vain since the start). Null: nothing to decide.';

create or replace function private.settle_no_show(p_appointment uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_row public.appointments;
  v_room public.consultations;
  v_times record;
begin
  select * into v_row from public.appointments a where a.id = p_appointment for update;
  -- Waits for evidence that is being written, and lets none in while it is weighed.
  select * into v_room from public.consultations c where c.appointment_id = p_appointment for update;
  if v_room.id is null or v_row.status not in ('booked', 'waiting', 'in_progress') or v_row.corrected_at is not null then
    return null;
  end if;
  select * into v_times from private.no_show_times(v_row);
  if v_row.status <> 'booked' and v_now >= v_times.specialist_by and v_times.patient_there then
    perform private.call_no_show_specialist(v_row, v_room);
    return 'no_show_specialist';
  end if;
  -- Who began without the patient ends that as well, by saying so.
  if v_row.status <> 'in_progress' and v_now >= v_times.patient_by and v_times.specialist_joined
    and not v_times.patient_there and v_times.rang_in_vain then
    perform private.call_no_show_patient(v_row, v_room);
    return 'no_show_patient';
  end if;
  return null;
end $$;
comment on function private.settle_no_show(uuid) is
  'Decides one visit by the rules of no-shows: the specialist''s absence for 15 minutes since its start, also of a visit that was begun and never held; the patient''s 20 minutes after it; null: nothing to decide.';

create or replace function public.report_no_show(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_times record;
  v_row public.appointments;
begin
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  if (v.visit).status = 'no_show_patient' then
    return v.visit;
  end if;
  if (v.visit).status not in ('booked', 'waiting', 'in_progress') or (v.visit).corrected_at is not null then
    perform private.refuse('consultation.notNow');
  end if;
  perform from public.consultations c where c.id = (v.room).id for update;
  select * into v_times from private.no_show_times(v.visit);
  if private.clock() < v_times.report_from then
    perform private.refuse('consultation.waitLonger', jsonb_build_object('until', v_times.report_from));
  end if;
  if not v_times.specialist_joined then
    perform private.refuse('consultation.joinFirst');
  end if;
  if v_times.patient_there then
    perform private.refuse('consultation.patientWasThere');
  end if;
  if not v_times.rang_in_vain then
    perform private.refuse('consultation.callFirst');
  end if;
  perform private.call_no_show_patient(v.visit, v.room);
  select * into v_row from public.appointments a where a.id = p_appointment;
  return v_row;
end $$;
comment on function public.report_no_show(uuid) is
  'The specialist says that the patient did not come, from ten minutes after the start, also of a visit that was begun without them; evidence must agree. Repeatable. Hints: consultation.notFound, notNow, waitLonger, joinFirst, patientWasThere, callFirst.';

create or replace function private.settle_no_shows() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_row public.appointments;
  v_count int := 0;
begin
  for v_row in
    select a.* from public.appointments a join public.consultations c on c.appointment_id = a.id
    where a.starts_at <= v_now - interval '15 minutes' and a.corrected_at is null
      and (a.status in ('booked', 'waiting') and c.unsettled_at is null
        or a.status = 'in_progress' and greatest(a.ends_at, c.started_at) > v_now - interval '1 hour')
    order by a.starts_at limit 200
  loop
    continue when not private.try_lock_calendars(v_row.patient_id, v_row.specialist_id);
    if private.settle_no_show(v_row.id) is not null then
      v_count := v_count + 1;
    elsif v_row.status <> 'in_progress' and v_now >= v_row.ends_at
        + (case v_row.status when 'waiting' then interval '30 minutes' else interval '15 minutes' end) then
      -- Nobody came, or evidence is missing: people look at it, the job does not come back to it.
      update public.consultations set unsettled_at = v_now where appointment_id = v_row.id;
      perform private.tell_operators(v_row, 'consultation.unsettled');
    end if;
  end loop;
  for v_row in
    select a.* from public.appointments a where a.status = 'in_progress' and a.ends_at <= v_now - interval '1 hour'
      and not exists (select from public.notifications n where n.recipient_id = a.specialist_id and n.ref_id = a.id
        and n.event = 'consultation.unfinished')
    order by a.ends_at limit 200
  loop
    perform private.tell_practice(c, 'consultation.unfinished') from public.consultations c where c.appointment_id = v_row.id;
  end loop;
  return v_count;
end $$;
comment on function private.settle_no_shows() is
  'The scheduled job: decides no-shows, tells operators of what evidence does not decide, reminds specialists of visits that nobody finished (they are never ended by it). Returns how many no-shows there were.';

create or replace function private.close_visit(p_appointment uuid, p_state text, p_reason text default null) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row public.consultations;
begin
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  if (v.room).state = p_state or ((v.room).state = 'note_signed' and p_state = 'ended') then
    return v.room;
  end if;
  if (v.room).state not in ('active', 'interrupted') then
    perform private.refuse('consultation.notNow');
  end if;
  -- What was never held costs nobody its price: the patient did not come, or it is given up.
  if p_state = 'ended' and not (select e.patient_there from private.join_evidence(p_appointment) e) then
    perform private.refuse('consultation.patientNotSeen');
  end if;
  perform private.end_visit(v.room, p_state, p_reason);
  select * into v_row from public.consultations c where c.id = (v.room).id;
  return v_row;
end $$;
comment on function private.close_visit(uuid, text, text) is
  'Closes a running visit by its specialist, or the colleague who covers it; as held only where the patient''s side was there. Hints: consultation.notFound, notNow, patientNotSeen.';

create or replace function public.finish_consultation(p_appointment uuid) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.consultations := private.close_visit(p_appointment, 'ended');
begin
  perform private.tell_patient(v_row, 'consultation.finished');
  return v_row;
end $$;
comment on function public.finish_consultation(uuid) is
  '"Finish visit", the specialist''s explicit act and the only ordinary end, also while the call is down, once the patient''s side was seen. Repeatable. Hints: consultation.notFound, notNow, patientNotSeen.';

