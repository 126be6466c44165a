-- Time off together with the people it hits: looked at before it counts, and taken in one step with the times proposed to them.
-- A proposal moves nobody: the visit keeps its time until its patient takes the new one, chooses another or calls it off.

create function public.preview_exception(p_form jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_today date := (private.clock() at time zone v_row.time_zone)::date;
  v_before uuid[] := private.ids_outside(v_row.profile_id, v_row.time_zone);
  v_outside jsonb;
begin
  begin
    insert into public.availability_exceptions (specialist_id, on_date, starts_at, ends_at, kind)
    select v_row.profile_id, x.on_date, x.starts_at, x.ends_at, x.kind from private.exceptions_of(p_form, v_today) x;
    v_outside := private.visits_outside(v_row.profile_id, v_before);
    -- Openings are computed with the time off in place; then it is taken back, as if nobody had asked.
    raise exception using errcode = 'PV001', message = 'only looked at';
  exception when sqlstate 'PV001' then
    null;
  end;
  return v_outside;
end $$;
comment on function public.preview_exception(jsonb) is
  'Which coming visits of the caller would lie outside their hours with this time off or extra time (touched: because of it), and openings instead. Changes nothing. Hints: practice.exceptionKind, dates, datesPast, hoursTime, hoursOrder.';
revoke execute on function public.preview_exception from public, anon, authenticated, service_role;
grant execute on function public.preview_exception to authenticated;

create function private.propose(p_appointment uuid, p_at timestamptz, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'specialist');
  v_shift interval := p_at - v_row.starts_at;
begin
  if v_row.proposed_start = p_at then
    return;
  end if;
  perform private.refuse_move(v_row, p_at, 'specialist', p_reason);
  if p_at < private.earliest_proposal(v_row) then
    perform private.refuse('booking.proposalTooSoon');
  end if;
  if private.is_taken(v_row.specialist_id, tstzrange(p_at, v_row.ends_at + v_shift),
      tstzrange(lower(v_row.blocks) + v_shift, upper(v_row.blocks) + v_shift), v_row.id) then
    perform private.refuse('booking.slotTaken');
  end if;
  update public.appointments set proposed_start = p_at, proposal_reason = btrim(p_reason), sequence = sequence + 1
  where id = v_row.id returning * into v_row;
  perform private.tell_visit(v_row, 'booking.timeProposed', 'patient', jsonb_build_object('proposedAt', p_at));
end $$;
comment on function private.propose(uuid, timestamptz, text) is
  'Asks the patient of one of the caller''s visits to take another time, and tells them. Hints: booking.proposalTooSoon, slotTaken, those of refuse_move.';
revoke execute on function private.propose from public, anon, authenticated, service_role;

create function private.propose_all(p_specialist uuid, p_moves jsonb, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_patient uuid;
begin
  perform private.require_form(p_moves, 'array');
  if jsonb_array_length(p_moves) > 50 then
    perform private.refuse('validation.tooMany');
  end if;
  -- All patients before the specialist, as everywhere: whoever books meanwhile waits, and nobody for each other.
  for v_patient in select distinct a.patient_id from public.appointments a
      where a.specialist_id = p_specialist
        and a.id in (select (m ->> 'appointmentId')::uuid from jsonb_array_elements(p_moves) m) order by 1 loop
    perform private.lock_patient(v_patient);
  end loop;
  perform private.propose((m ->> 'appointmentId')::uuid, (m ->> 'startsAt')::timestamptz, p_reason)
  from jsonb_array_elements(p_moves) m;
end $$;
comment on function private.propose_all(uuid, jsonb, text) is
  'Proposes each of [{appointmentId, startsAt}] to its patient; fifty at most, all or none. Hints: those of propose, validation.tooMany.';
revoke execute on function private.propose_all from public, anon, authenticated, service_role;

create function public.propose_times(p_moves jsonb, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
begin
  perform private.propose_all(v_row.profile_id, p_moves, p_reason);
  return private.visits_outside(v_row.profile_id);
end $$;
comment on function public.propose_times(jsonb, text) is
  'Asks patients of the caller to take other times: [{appointmentId, startsAt}], fifty at most, each a day ahead and not before the old one, with the reason they read. Nobody is moved by it. Gives the visits outside the hours. Repeatable. Hints: booking.proposalTooSoon, slotTaken, cannotMove, moveReasonRequired, moveLimit, validation.tooMany.';
revoke execute on function public.propose_times from public, anon, authenticated, service_role;
grant execute on function public.propose_times to authenticated;

create function public.accept_proposed_time(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'patient');
  v_more jsonb := jsonb_build_object('wasAt', v_row.starts_at, 'movedBy', 'patient');
begin
  if v_row.proposed_start is null then
    perform private.refuse('booking.proposalGone');
  end if;
  perform private.refuse_move(v_row, v_row.proposed_start, 'patient', null);
  perform private.explain_step(v_row.id, v_row.proposal_reason, v_more || jsonb_build_object('startsAt', v_row.proposed_start));
  -- A time the specialist chose may still be left without cost.
  v_row := private.take_time(v_row, v_row.proposed_start, 'specialist');
  perform private.tell_visit(v_row, 'booking.moved', s.side, v_more) from (values ('patient'), ('specialist')) s (side);
  return private.as_told(v_row);
end $$;
comment on function public.accept_proposed_time(uuid) is
  'Moves a visit to the time its specialist proposed, for its patient or a delegate. Hints: booking.proposalGone, slotTaken, overlapsYours, cannotMove, notFound.';
revoke execute on function public.accept_proposed_time from public, anon, authenticated, service_role;
grant execute on function public.accept_proposed_time to authenticated;

create function public.take_time_off(p_id uuid, p_form jsonb, p_version int, p_moves jsonb, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_before uuid[] := private.ids_outside(v_row.profile_id, v_row.time_zone);
  v_plan jsonb;
begin
  perform private.propose_all(v_row.profile_id, p_moves, p_reason);
  v_plan := public.save_exception(p_id, p_form, p_version);
  return jsonb_build_object('version', v_plan -> 'version', 'outside', private.visits_outside(v_row.profile_id, v_before));
end $$;
comment on function public.take_time_off(uuid, jsonb, int, jsonb, text) is
  'save_exception and, in the same step, propose_times for visits it hits, with the reason their patients read. Either all of it or nothing; each visit keeps its time until its patient takes the new one, chooses another or calls it off for all their money. Gives {version, outside}. Repeatable. Hints: those of save_exception and propose_times.';
revoke execute on function public.take_time_off from public, anon, authenticated, service_role;
grant execute on function public.take_time_off to authenticated;
