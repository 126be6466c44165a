-- Calling a visit off: what that means at this moment, in full, and the promise that what was shown is what happens.

create function private.cancellation(p_row public.appointments, p_by text, out free_until timestamptz,
  out late boolean, out refund_minor int)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_paid int := private.refundable(p_row.id);
begin
  free_until := case when p_row.moved_by = 'specialist' then p_row.starts_at
    else p_row.starts_at - make_interval(mins => p_row.cancel_notice_minutes) end;
  -- Only a booked visit can be called off late, and only by the patient: a specialist always gives everything back. A visit
  -- booked inside the notice has no free time at all, which the terms say before anyone pays.
  late := p_row.status in ('booked', 'waiting') and p_by = 'patient' and private.clock() > free_until;
  refund_minor := case when late then round(v_paid * p_row.late_refund_percent / 100.0) else v_paid end;
end $$;
comment on function private.cancellation(public.appointments, text) is 'What calling this visit off right now means, for the side that does it.';
revoke execute on function private.cancellation from public, anon, authenticated, service_role;

create function public.cancellation_terms(p_appointment uuid)
returns table (free_until timestamptz, late boolean, refund_minor int, currency text, paid_minor int, late_refund_minor int,
  asked_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.appointments;
  v_paid int;
begin
  select * into v_row from public.appointments a where a.id = p_appointment and (a.patient_id = v_me
    or (a.specialist_id = private.me_practising() and (a.booked_at is not null or a.requested_at is not null))
    or private.delegated(a.patient_id, 'book', v_me) is not null);
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  v_paid := private.refundable(v_row.id);
  -- Before anything was paid the rule is told by the price.
  return query select c.free_until, c.late, c.refund_minor, v_row.currency, v_paid,
    round((case when v_row.booked_at is null then v_row.price_minor else v_paid end) * v_row.late_refund_percent / 100.0)::int,
    private.clock()
    from private.cancellation(v_row, private.side_of(v_row)) c;
end $$;
comment on function public.cancellation_terms(uuid) is
  'What cancelling at this moment gives back, and what it would after free_until (late_refund_minor; of the price while nothing is paid). For either side or a delegate. Hint: booking.notFound.';
revoke execute on function public.cancellation_terms from public, anon, authenticated, service_role;
grant execute on function public.cancellation_terms to authenticated;

create function public.cancel_appointment(p_appointment uuid, p_reason text default null, p_refund_shown_minor int default null)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment);
  v_by text := private.side_of(v_row);
  v_terms record;
begin
  if v_row.status = 'cancelled' then
    return private.as_told(v_row);
  end if;
  if v_row.status not in ('held', 'requested', 'awaiting_payment', 'booked', 'waiting')
    or (v_row.status in ('booked', 'waiting') and v_row.starts_at <= private.clock()) then
    perform private.refuse('booking.cannotCancel');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  select * into v_terms from private.cancellation(v_row, v_by);
  -- The deadline passed between looking and pressing: nobody loses money they were promised without having seen it.
  if v_terms.refund_minor < p_refund_shown_minor then
    perform private.refuse('booking.cancelTermsChanged');
  end if;
  if v_terms.refund_minor > 0 then
    perform private.refund(v_row.id, v_terms.refund_minor, 'cancelled');
  end if;
  perform private.explain_step(v_row.id, p_reason,
    jsonb_build_object('by', v_by, 'late', v_terms.late, 'refundMinor', v_terms.refund_minor));
  update public.appointments set status = 'cancelled', cancelled_by = v_by, cancel_reason = nullif(btrim(p_reason), ''),
    cancelled_late = v_terms.late, sequence = sequence + 1, hold_expires_at = null
  where id = v_row.id returning * into v_row;
  return private.as_told(v_row);
end $$;
comment on function public.cancel_appointment(uuid, text, int) is
  'Calls a visit off before it begins, for either side or a delegate; frees the time, sets late flag and refund. p_refund_shown_minor: what the caller was shown to get back; less is refused. Repeatable. Hints: booking.cannotCancel, booking.cancelTermsChanged, booking.notFound, validation.tooLong.';
revoke execute on function public.cancel_appointment from public, anon, authenticated, service_role;
grant execute on function public.cancel_appointment to authenticated;
