-- Calling a visit off: what that means at this moment, in full, and the promise that what was shown is what happens.

create function private.cancellation(p_row public.appointments, p_by text, out free_until timestamptz,
  out late boolean, out refund_minor int, out free_minutes int)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_paid int := private.refundable(p_row.id);
  v_since timestamptz := coalesce(p_row.moved_at, p_row.booked_at, private.clock());
  v_before timestamptz := case when p_row.moved_by = 'specialist' or p_row.proposal_until is not null
    then p_row.starts_at
    else p_row.starts_at - make_interval(mins => p_row.cancel_notice_minutes) end;
  v_thought_over timestamptz := v_since + interval '15 minutes';
  v_last timestamptz := p_row.starts_at - interval '30 minutes';
begin
  -- Whoever books inside the notice may think again, but not so late that nobody else can have the time.
  free_until := greatest(v_before, least(v_thought_over, v_last));
  if free_until <= v_since then
    free_until := null;
  elsif p_row.booked_at is null and free_until = v_thought_over then
    free_minutes := 15;
  end if;
  -- Only a booked visit can be called off late, and only by the patient: a specialist always gives everything back.
  late := p_row.status in ('booked', 'waiting') and p_by = 'patient' and private.clock() > coalesce(free_until, '-infinity');
  refund_minor := case when late then round(v_paid * p_row.late_refund_percent / 100.0) else v_paid end;
end $$;
comment on function private.cancellation(public.appointments, text) is
  'What calling this visit off right now means, for the side that does it. free_until: the notice (none, where the specialist chose its time or asked for another), or 15 minutes after it was booked or moved (30 minutes before it begins at the latest), whichever is later; null when all of that lies before the booking. free_minutes: how many minutes after a booking that is still to come, where it is they that count.';

create function private.free_to_leave(p_row public.appointments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('freeUntil', (select c.free_until
    from private.cancellation(p_row, 'patient') c where c.free_until > private.clock())))
$$;
comment on function private.free_to_leave(public.appointments) is
  'For messages about a visit: {freeUntil}, while moving and cancelling are free for its patient; else {}.';

create function public.cancellation_terms(p_appointment uuid)
returns table (free_until timestamptz, late boolean, refund_minor int, currency text, paid_minor int, late_refund_minor int,
  asked_at timestamptz, free_minutes int)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.appointments;
  v_paid int;
begin
  select * into v_row from public.appointments a where a.id = p_appointment and (a.patient_id = v_me
    or (a.specialist_id = private.me_practising() and (a.booked_at is not null or a.requested_at is not null)));
  if not found or private.is_hidden(p_appointment) then
    perform private.refuse('booking.notFound');
  end if;
  v_paid := private.refundable(v_row.id);
  -- Before anything was paid the rule is told by what is to be paid.
  return query select c.free_until, c.late, c.refund_minor, due.currency, v_paid,
    round((case when v_row.booked_at is null then due.amount_minor else v_paid end) * v_row.late_refund_percent / 100.0)::int,
    private.clock(), c.free_minutes
    from private.cancellation(v_row, private.side_of(v_row)) c cross join private.charge_of(v_row) due;
end $$;
comment on function public.cancellation_terms(uuid) is
  'What cancelling at this moment gives back, and what it would after free_until (late_refund_minor; of what is to be paid while nothing is), in the currency of the payment. free_until is null when cancelling was never free; free_minutes says, before booking, how long after it cancelling and moving are. For either side. Hint: booking.notFound.';
grant execute on function public.cancellation_terms to authenticated;

create function private.cancel_now(p_row public.appointments, p_by text, p_reason text) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_promise jsonb := case when p_row.cancels_as ->> 'by' = p_by then p_row.cancels_as else '{}' end;
  v_row public.appointments;
  v_terms record;
begin
  -- What was said at the press holds, also where the free time ran out while it could still be undone.
  select coalesce((v_promise -> 'late')::boolean, true) and c.late as late,
    greatest(c.refund_minor, (v_promise -> 'refundMinor')::int) as refund_minor into v_terms from private.cancellation(p_row, p_by) c;
  if v_terms.refund_minor > 0 then
    perform private.refund(p_row.id, v_terms.refund_minor, 'cancelled');
  end if;
  perform private.explain_step(p_row.id, p_reason,
    jsonb_build_object('by', p_by, 'late', v_terms.late, 'refundMinor', v_terms.refund_minor));
  update public.appointments set status = 'cancelled', cancelled_by = p_by, cancel_reason = nullif(btrim(p_reason), ''),
    cancelled_late = v_terms.late, sequence = sequence + 1, hold_expires_at = null
  where id = p_row.id returning * into v_row;
  return v_row;
end $$;
comment on function private.cancel_now(public.appointments, text, text) is
  'Calls a locked visit off for one side at once: late flag, refund, history; at least what that side was promised when it pressed.';

create function public.cancel_appointment(p_appointment uuid, p_reason text default null, p_refund_shown_minor int default null,
  p_undo boolean default null)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment);
  v_by text := private.side_of(v_row);
  v_again boolean := coalesce(v_row.cancels_as ->> 'by' = v_by, false);
  v_terms record;
begin
  if v_row.status = 'cancelled' then
    return private.as_told(v_row);
  end if;
  if v_row.status not in ('held', 'requested', 'awaiting_payment', 'booked', 'waiting')
    or (v_row.status in ('booked', 'waiting') and v_row.starts_at <= private.clock() and not v_again) then
    perform private.refuse('booking.cannotCancel');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  if v_again then
    return private.as_told(case when p_undo then v_row
      else private.cancel_now(v_row, v_by, coalesce(p_reason, v_row.cancels_as ->> 'reason')) end);
  end if;
  if not p_undo then
    return private.as_told(v_row);
  end if;
  select * into v_terms from private.cancellation(v_row, v_by);
  -- The deadline passed between looking and pressing: nobody loses money they were promised without having seen it.
  if v_terms.refund_minor < p_refund_shown_minor then
    perform private.refuse('booking.cancelTermsChanged');
  end if;
  if p_undo is null or v_row.status not in ('booked', 'waiting') then
    return private.as_told(private.cancel_now(v_row, v_by, p_reason));
  end if;
  -- Ten seconds to press, and a little for a slow line.
  update public.appointments set cancels_at = private.clock() + interval '12 seconds', cancels_as = jsonb_build_object(
    'by', v_by, 'reason', nullif(btrim(p_reason), ''), 'late', v_terms.late, 'refundMinor', v_terms.refund_minor)
  where id = v_row.id returning * into v_row;
  return private.as_told(v_row);
end $$;
comment on function public.cancel_appointment(uuid, text, int, boolean) is
  'Calls a visit off before it begins, for either side or a delegate; frees the time, sets late flag and refund. p_refund_shown_minor: what the caller was shown to get back; less is refused. p_undo: true, and a booked visit is called off ten seconds later, until when keep_appointment takes it back; false, and one that waits for that is called off at once, any other stays. Repeatable. Hints: booking.cannotCancel, booking.cancelTermsChanged, booking.notFound, validation.tooLong.';
grant execute on function public.cancel_appointment to authenticated;

create function public.keep_appointment(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment);
begin
  if v_row.status not in ('booked', 'waiting') or v_row.cancels_as ->> 'by' <> private.side_of(v_row) then
    perform private.refuse('booking.undoTooLate');
  end if;
  update public.appointments set cancels_at = null, cancels_as = null where id = v_row.id and cancels_at is not null;
  select * into v_row from public.appointments a where a.id = v_row.id;
  return private.as_told(v_row);
end $$;
comment on function public.keep_appointment(uuid) is
  'Takes cancel_appointment(p_undo) back, for the side that pressed it: the visit is booked as before, and nobody heard of it. Repeatable. Hints: booking.undoTooLate, booking.notFound.';
grant execute on function public.keep_appointment to authenticated;

create function private.finish_cancelling() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
  v_count int := 0;
begin
  for v_row in select a.* from public.appointments a where a.cancels_at <= private.clock() order by a.cancels_at limit 200 loop
    continue when not private.try_lock_calendars(v_row.patient_id, v_row.specialist_id);
    -- Read again: it may have been taken back, or done by whoever pressed it.
    select a.* into v_row from public.appointments a where a.id = v_row.id for update;
    continue when v_row.cancels_at is null;
    perform private.cancel_now(v_row, v_row.cancels_as ->> 'by', v_row.cancels_as ->> 'reason');
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
comment on function private.finish_cancelling() is
  'Calls off what was cancelled ten seconds ago and not taken back. Returns how many.';
