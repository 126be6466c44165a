-- Moving a visit to another time, in all the states it can have.
--
-- A move is one update of one row: the old time is free and the new one taken in the same instant, or nothing happened.
-- The visit keeps its id; its sequence rises, so calendars replace the entry instead of adding one. Only the patient's side
-- moves a visit: a specialist proposes (proposing-times.sql).

create function private.refuse_move(p_row public.appointments, p_starts_at timestamptz, p_by text, p_reason text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_row.status <> 'booked' or p_row.starts_at <= private.clock() then
    perform private.refuse('booking.cannotMove');
  end if;
  if p_starts_at is null or p_starts_at <= private.clock() or p_starts_at > private.clock() + interval '400 days' then
    perform private.refuse('booking.slotNotOffered');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  if p_by = 'specialist' and coalesce(btrim(p_reason), '') = '' then
    perform private.refuse('booking.moveReasonRequired');
  end if;
  if (select c.late from private.cancellation(p_row, p_by) c) then
    perform private.refuse('booking.moveTooLate');
  end if;
  -- Every move is a mail to the other side.
  if p_row.sequence >= 20 or p_by = 'patient' and p_row.moves_by_patient >= 3 and p_row.moved_by is distinct from 'specialist'
    and p_row.proposal_until is null then
    perform private.refuse('booking.moveLimit');
  end if;
end $$;
comment on function private.refuse_move(public.appointments, timestamptz, text, text) is
  'What speaks against moving this visit, apart from the new time being free.';

create function private.take_time(p_row public.appointments, p_starts_at timestamptz, p_by text) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_shift interval := p_starts_at - p_row.starts_at;
  v_during tstzrange := tstzrange(p_starts_at, p_starts_at + (p_row.ends_at - p_row.starts_at));
  v_blocks tstzrange := tstzrange(lower(p_row.blocks) + v_shift, upper(p_row.blocks) + v_shift);
  v_constraint text;
  v_row public.appointments;
begin
  perform private.flip_lapsed(p_row.patient_id, p_row.specialist_id, v_blocks);
  if private.is_taken(p_row.specialist_id, v_during, v_blocks, p_row.id) then
    perform private.refuse('booking.slotTaken');
  end if;
  update public.appointments set during = v_during, blocks = v_blocks, sequence = sequence + 1, moved_by = p_by, moved_at = private.clock(),
    moves_by_patient = moves_by_patient + case when p_by = 'patient' then 1 else 0 end
  where id = p_row.id returning * into v_row;
  return v_row;
exception when exclusion_violation then
  get stacked diagnostics v_constraint = constraint_name;
  perform private.refuse(case v_constraint when 'one_visit_at_a_time_per_patient' then 'booking.overlapsYours'
    else 'booking.slotTaken' end);
end $$;
comment on function private.take_time(public.appointments, timestamptz, text) is
  'Gives the old time up and takes the new one in one update; whoever loses the race keeps the old one.';

create function private.move_just_made(p_row public.appointments, p_back_to timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select e.meta -> 'before' from public.appointment_events e
  where e.appointment_id = p_row.id and e.sequence = p_row.sequence and e.actor = private.me() and e.meta ? 'before'
    and (e.meta ->> 'wasAt')::timestamptz = p_back_to and p_back_to > private.clock()
    -- Ten seconds to press, and a little for a slow line.
    and e.at > private.clock() - interval '12 seconds'
$$;
comment on function private.move_just_made(public.appointments, timestamptz) is
  'Whose time it was before, {movedBy, movedAt}, where the caller moved this visit away from that time within the last ten seconds; else null.';

create function public.reschedule_appointment(p_appointment uuid, p_starts_at timestamptz, p_reason text default null)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'patient');
  v_was timestamptz := v_row.starts_at;
  v_type public.visit_types;
  v_zone text;
  v_undone jsonb := private.move_just_made(v_row, p_starts_at);
  v_more jsonb := jsonb_build_object('wasAt', v_was);
begin
  if v_row.status = 'booked' and v_row.starts_at = p_starts_at then
    return private.as_told(v_row);
  end if;
  if v_undone is null then
    perform private.refuse_move(v_row, p_starts_at, 'patient', p_reason);
    select v.* into v_type from public.visit_types v where v.id = v_row.visit_type_id;
    select s.time_zone into v_zone from public.specialists s where s.profile_id = v_row.specialist_id;
    v_type.minutes := extract(epoch from v_row.ends_at - v_row.starts_at) / 60;
    v_type.modes := array[v_row.mode];
    if not private.is_practising(v_row.specialist_id) then
      perform private.refuse('booking.slotNotOffered');
    end if;
    if not private.is_offered(v_type, v_zone, p_starts_at) then
      perform private.refuse_time(v_type, v_zone, p_starts_at);
    end if;
  end if;
  perform private.explain_step(v_row.id, p_reason, v_more || jsonb_build_object('startsAt', p_starts_at)
    || case when v_undone is null then jsonb_build_object('before',
      jsonb_build_object('movedBy', v_row.moved_by, 'movedAt', v_row.moved_at)) else '{}' end);
  v_row := private.take_time(v_row, p_starts_at, case when v_undone is null then 'patient' end);
  if v_undone is not null then
    -- As if it had never moved, in its count and in until when leaving is free.
    update public.appointments set moved_by = v_undone ->> 'movedBy', moved_at = (v_undone ->> 'movedAt')::timestamptz,
      moves_by_patient = moves_by_patient - 1
    where id = v_row.id returning * into v_row;
  end if;
  perform private.tell_visit(v_row, 'booking.moved', s.side, v_more) from (values ('patient'), ('specialist')) s (side);
  return private.as_told(v_row);
end $$;
comment on function public.reschedule_appointment(uuid, timestamptz, text) is
  'Moves a booked visit for its patient or a delegate: same id, higher sequence, old time freed and new one taken at once. To an opening, before the notice, three times at most; twenty times altogether. Back to where it was within ten seconds is an undo, which counts and asks nothing but that the time is still free. Specialists ask instead (propose_times). Repeatable. Hints: booking.cannotMove, moveTooLate, moveLimit, slotTaken, slotNotOffered, modeNotThen, overlapsYours, notFound.';
grant execute on function public.reschedule_appointment to authenticated;
