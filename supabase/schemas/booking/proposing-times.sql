-- A specialist who wants to move a visit asks its patient, for one visit as for all that time off hits. A proposal moves
-- nobody: the visit keeps its time until its patient takes the new one, chooses another or calls it off.
--
-- The new time is kept for that patient as long as the question is open. A question that nobody answers ends by itself: the
-- visit stays where it is, both sides are told, and its patient may still leave it for all their money.

create function private.is_proposed(p_row public.appointments) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(p_row.proposed_start is not null and p_row.proposal_until > private.clock(), false);
end $$;
comment on function private.is_proposed(public.appointments) is
  'Whether this visit''s patient may still answer a proposal, also while no job has ended one that ran out.';

create function private.earliest_proposal(p_visit public.appointments) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(p_visit.starts_at, private.clock() + interval '24 hours')
$$;
comment on function private.earliest_proposal(public.appointments) is
  'From when on a specialist may propose another time for this visit: a day ahead, and not before the old one. Earlier is the choice of the patient.';

create function private.answer_proposal_until(p_row public.appointments) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least(private.clock() + interval '3 days',
    greatest(p_row.starts_at - interval '24 hours', least(private.clock() + interval '6 hours', p_row.starts_at)))
$$;
comment on function private.answer_proposal_until(public.appointments) is
  'Until when a patient may answer what is proposed now: three days, but a day before the visit at the latest, so that both can plan. Whoever is asked later than that has six hours, at most until the visit begins.';

create function private.proposed_then(p_specialist uuid, p_during tstzrange, p_blocks tstzrange, p_except uuid default null,
  p_not_to uuid default null) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.appointments a
    cross join lateral (select a.proposed_start - a.starts_at as shift) s
    where a.specialist_id = p_specialist and a.proposal_until > private.clock()
      -- With buffers a visit reaches at most ten hours beyond its start and two before.
      and a.proposed_start between lower(p_during) - interval '10 hours' and upper(p_during) + interval '2 hours'
      and (tstzrange(lower(a.blocks) + s.shift, upper(a.blocks) + s.shift) && p_during
        or tstzrange(a.proposed_start, a.ends_at + s.shift) && p_blocks)
      and a.id is distinct from p_except and a.patient_id is distinct from p_not_to);
end $$;
comment on function private.proposed_then(uuid, tstzrange, tstzrange, uuid, uuid) is
  'Whether a time that this specialist proposed to a patient, and that waits for the answer, stands in the way, buffers of both included; nothing proposed for the visit p_except or to the patient p_not_to does.';

create function private.propose_locked(p_visit public.appointments, p_at timestamptz, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := p_visit;
  v_shift interval := p_at - v_row.starts_at;
begin
  if v_row.proposed_start = p_at and private.is_proposed(v_row) then
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
  update public.appointments set proposed_start = p_at, proposal_reason = btrim(p_reason),
    proposal_until = private.answer_proposal_until(v_row), sequence = sequence + 1
  where id = v_row.id returning * into v_row;
  perform private.tell_visit(v_row, 'booking.timeProposed', 'patient',
    jsonb_build_object('proposedAt', p_at, 'answerUntil', v_row.proposal_until));
end $$;
comment on function private.propose_locked(public.appointments, timestamptz, text) is
  'Asks the patient of a locked visit to take another time, keeps it for them, and tells them. The right is the caller''s to ask. Hints: booking.proposalTooSoon, slotTaken, those of refuse_move.';

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
  perform private.propose_locked(private.my_appointment((m ->> 'appointmentId')::uuid, 'specialist'), (m ->> 'startsAt')::timestamptz, p_reason)
  from jsonb_array_elements(p_moves) m;
end $$;
comment on function private.propose_all(uuid, jsonb, text) is
  'Proposes each of [{appointmentId, startsAt}] to its patient; fifty at most, all or none. Hints: those of propose_locked, validation.tooMany.';

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
grant execute on function public.propose_times to authenticated;

create function public.accept_proposed_time(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'patient');
  v_more jsonb := jsonb_build_object('wasAt', v_row.starts_at, 'accepted', true);
begin
  if not private.is_proposed(v_row) then
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
grant execute on function public.accept_proposed_time to authenticated;

create function private.end_proposal(p_row public.appointments, p_sides text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
begin
  update public.appointments set proposed_start = null, proposal_reason = null,
    proposal_until = least(proposal_until, private.clock()), sequence = sequence + 1
  where id = p_row.id returning * into v_row;
  perform private.tell_visit(v_row, 'booking.proposalEnded', s.side, jsonb_build_object('proposedAt', p_row.proposed_start,
    'withdrawn', p_row.proposal_until > private.clock())) from unnest(p_sides) s (side);
end $$;
comment on function private.end_proposal(public.appointments, text[]) is
  'Ends a question that was not answered, of a locked visit: it stays where it is, and these sides are told.';

create function public.withdraw_proposal(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'specialist');
begin
  if not private.is_proposed(v_row) then
    perform private.refuse('booking.proposalGone');
  end if;
  perform private.end_proposal(v_row, '{patient}');
  select * into v_row from public.appointments a where a.id = p_appointment;
  return v_row;
end $$;
comment on function public.withdraw_proposal(uuid) is
  'Takes a proposed time back, for the specialist who proposed it: the visit stays where it is, and its patient is told. Hints: booking.proposalGone, notFound.';
grant execute on function public.withdraw_proposal to authenticated;

create function private.lapse_proposals() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
  v_count int := 0;
begin
  for v_row in select a.* from public.appointments a where a.proposed_start is not null and a.proposal_until <= private.clock()
      order by a.proposal_until limit 200 loop
    continue when not private.try_lock_calendars(v_row.patient_id, v_row.specialist_id);
    -- Read again: it may have been answered, or asked anew.
    select a.* into v_row from public.appointments a where a.id = v_row.id for update;
    continue when v_row.proposed_start is null or v_row.proposal_until > private.clock();
    perform private.end_proposal(v_row, '{patient,specialist}');
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
comment on function private.lapse_proposals() is
  'Ends proposals whose time to answer is over, and tells both sides that the visit stays where it is. Returns how many.';
