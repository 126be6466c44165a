-- The whole life of a visit: requests, the visit itself, no-shows and corrections join the machine.
--
-- One table of steps decides for everyone, also for the owner of the database. private.move_appointment() is how other
-- areas take a step: it holds both calendars, lets the guard decide and writes why into the history.

create function private.step_exists(p_from text, p_to text) returns boolean
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

create function private.explain_step(p_appointment uuid, p_reason text, p_meta jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform set_config('sawubona.step', jsonb_build_object('id', p_appointment, 'reason', nullif(btrim(p_reason), ''),
    'meta', coalesce(p_meta, '{}'))::text, true);
end $$;
comment on function private.explain_step(uuid, text, jsonb) is
  'Says why the next step of a visit is taken; its history row of this transaction carries it.';

create function private.locked_appointment(p_id uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
begin
  select * into v_row from public.appointments a where a.id = p_id;
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  perform private.lock_calendars(v_row.patient_id, v_row.specialist_id);
  select * into v_row from public.appointments a where a.id = p_id for update;
  return v_row;
end $$;
comment on function private.locked_appointment(uuid) is 'A visit with both calendars and its row locked. Hint: booking.notFound.';

create function private.move_appointment(p_id uuid, p_to text, p_reason text default null, p_meta jsonb default '{}')
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.locked_appointment(p_id);
begin
  if v_row.status = p_to then
    return v_row;
  end if;
  perform private.explain_step(p_id, p_reason, p_meta);
  update public.appointments set status = p_to,
    booked_at = case when p_to = 'booked' then coalesce(booked_at, private.clock()) else booked_at end,
    hold_expires_at = case when p_to in ('requested', 'awaiting_payment', 'expired') then hold_expires_at end,
    cancelled_by = case when p_to = 'cancelled' then coalesce(p_meta ->> 'by', 'system') else cancelled_by end,
    cancel_reason = case when p_to = 'cancelled' then left(nullif(btrim(p_reason), ''), 500) else cancel_reason end,
    sequence = sequence + case when p_to = 'cancelled' then 1 else 0 end
  where id = p_id returning * into v_row;
  return v_row;
end $$;
comment on function private.move_appointment(uuid, text, text, jsonb) is
  'Takes a step of a visit''s machine with both calendars locked; reason and meta go into its history. Already there: changes nothing. meta.by says who cancels. Hints: booking.notNow, booking.notFound.';

create function private.side_of(p_row public.appointments) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when p_row.specialist_id = private.me() then 'specialist' else 'patient' end;
end $$;
comment on function private.side_of(public.appointments) is
  'On which side of their visit the caller stands; delegates stand with the patient.';

create function private.tell_visit(p_row public.appointments, p_event text, p_side text, p_more jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.actor();
begin
  perform private.notify(t.id, p_event, p_row.id, jsonb_build_object('side', t.side, 'appointmentId', p_row.id,
      'recipientName', private.person_name(t.id), 'counterpartName', private.person_name(
        case p_side when 'patient' then p_row.specialist_id else p_row.patient_id end),
      'specialistName', case t.side when 'covering' then private.person_name(p_row.specialist_id) end,
      'actorName', case when p_side = 'patient' and private.acts_for(p_row.patient_id, v_me)
        or p_side = 'specialist' and v_me not in (p_row.specialist_id, p_row.patient_id)
          and (private.role_of(v_me)).organization_id = private.organization_of(p_row.specialist_id) then private.person_name(v_me) end,
      'startsAt', p_row.starts_at, 'endsAt', p_row.ends_at, 'timeZone', t.zone,
      'minutes', (extract(epoch from p_row.ends_at - p_row.starts_at) / 60)::int, 'mode', p_row.mode,
      'priceMinor', due.amount_minor, 'currency', due.currency, 'sequence', p_row.sequence) || p_more,
    concat_ws(':', p_row.id, p_row.sequence, p_event, t.side, case t.side when 'covering' then t.id end))
  from (select p_row.patient_id as id, 'patient' as side, p_row.tz_patient as zone where p_side = 'patient'
    union all
    select p_row.specialist_id, 'specialist', p_row.tz_specialist where p_side = 'specialist'
    union all
    select s.profile_id, 'covering', s.time_zone from public.consultations c join public.specialists s on s.profile_id = c.covered_by
    where c.appointment_id = p_row.id and p_side = 'specialist') t
  cross join private.charge_of(p_row) due where t.side = 'patient' or private.is_practising(t.id);
end $$;
comment on function private.tell_visit(public.appointments, text, text, jsonb) is
  'Tells one side of a visit of an event, once per event and sequence; a specialist, and a colleague who stands in for them, only while they practise. actorName: for the patient, who did it on their behalf; for the specialist, the colleague of their practice who did. Names, times and what is charged, no health word.';

create function private.flip_lapsed(p_patient uuid, p_specialist uuid, p_blocks tstzrange) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.appointments a set status = 'expired'
  where a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at <= private.clock()
    and (a.specialist_id = p_specialist or a.patient_id = p_patient)
    and a.starts_at between lower(p_blocks) - interval '10 hours' and upper(p_blocks) + interval '2 hours' and a.blocks && p_blocks;
end $$;
comment on function private.flip_lapsed(uuid, uuid, tstzrange) is
  'Turns lapsed holds and unanswered requests that touch the span into expired, so that they no longer block it.';
