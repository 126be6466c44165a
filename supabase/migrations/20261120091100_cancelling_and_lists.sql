-- Calling a visit off, what that costs, and the list both sides look at.

create function private.cancellation(p_row public.appointments, p_by text, out free_until timestamptz, out late boolean,
  out refund_minor int)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_paid int := coalesce((select p.amount_minor from public.payments p where p.appointment_id = p_row.id
    and p.state = 'paid'), 0);
begin
  free_until := p_row.starts_at - make_interval(mins => p_row.cancel_notice_minutes);
  -- Only a booked visit can be called off late, and only by the patient: a specialist always gives everything back. A visit
  -- booked inside the notice has no free time at all, which the terms say before anyone pays.
  late := p_row.status = 'booked' and p_by = 'patient' and now() > free_until;
  refund_minor := case when late then round(v_paid * p_row.late_refund_percent / 100.0) else v_paid end;
end $$;
comment on function private.cancellation(public.appointments, text) is 'What calling this visit off right now means, for the side that does it.';

create function public.cancellation_terms(p_appointment uuid)
returns table (free_until timestamptz, late boolean, refund_minor int, currency text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.appointments;
begin
  select * into v_row from public.appointments a where a.id = p_appointment
    and (a.patient_id = v_me or (a.specialist_id = v_me and a.booked_at is not null));
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  return query select c.free_until, c.late, c.refund_minor, v_row.currency
    from private.cancellation(v_row, case when v_row.patient_id = v_me then 'patient' else 'specialist' end) c;
end $$;
comment on function public.cancellation_terms(uuid) is 'What cancelling now would cost and give back to the patient, for the side that asks.';

create function public.cancel_appointment(p_appointment uuid, p_reason text default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment);
  v_by text := case when v_row.patient_id = private.me() then 'patient' else 'specialist' end;
  v_terms record;
  v_payment public.payments;
begin
  if v_row.status = 'cancelled' then
    return v_row;
  end if;
  if v_row.status = 'expired' or (v_row.status = 'booked' and v_row.starts_at <= now()) then
    perform private.refuse('booking.cannotCancel');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  select * into v_terms from private.cancellation(v_row, v_by);
  if v_terms.refund_minor > 0 then
    update public.payments set state = 'refund_pending', refund_minor = v_terms.refund_minor
    where appointment_id = v_row.id returning * into v_payment;
  end if;
  update public.appointments set status = 'cancelled', cancelled_by = v_by, cancel_reason = nullif(btrim(p_reason), ''),
    cancelled_late = v_terms.late, sequence = sequence + 1, hold_expires_at = null
  where id = v_row.id returning * into v_row;
  -- The sandbox pays back at once; a provider tells us through its webhook.
  if v_payment.provider = 'sandbox' then
    perform public.settle_refund(v_row.id, 'sandbox:refund:' || v_payment.id);
  end if;
  return v_row;
end $$;
comment on function public.cancel_appointment(uuid, text) is
  'Calls a visit off for either side, frees the time, sets late flag and refund. Repeatable. Hints: booking.cannotCancel, booking.notFound.';

create function public.my_appointments()
returns table (id uuid, status text, starts_at timestamptz, ends_at timestamptz, mode text, reason text, sequence int,
  hold_expires_at timestamptz, extension_used boolean, visit_type_id uuid, visit_type_name text, minutes int, price_minor int,
  currency text, viewer_role text, counterpart_id uuid, counterpart_name text, counterpart_specialty text, tz_patient text,
  tz_specialist text, cancelled_by text, cancel_reason text, cancelled_late boolean, payment_state text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select a.*, 'patient' as side, a.specialist_id as other, s.specialty
    from public.appointments a join public.specialists s on s.profile_id = a.specialist_id
    where a.patient_id = (select private.me()) and (a.cancelled_by, a.cancel_reason) is distinct from ('system', 'replaced')
    union all
    select a.*, 'specialist', a.patient_id, null
    from public.appointments a
    where a.specialist_id = (select private.me()) and a.booked_at is not null
  )
  select m.id, case when l.lapsed then 'expired' else m.status end, m.starts_at, m.ends_at, m.mode, m.reason, m.sequence,
    case when l.lapsed then null else m.hold_expires_at end, m.extension_used, m.visit_type_id, m.visit_type_name,
    (extract(epoch from m.ends_at - m.starts_at) / 60)::int, m.price_minor, m.currency, m.side, m.other, o.name, m.specialty,
    m.tz_patient, m.tz_specialist, m.cancelled_by, m.cancel_reason, m.cancelled_late,
    case when l.lapsed and p.state in ('requires_payment', 'processing', 'failed') then 'expired' else p.state end, m.created_at
  from mine m join public.profiles o on o.id = m.other left join public.payments p on p.appointment_id = m.id
  cross join lateral (select m.status in ('held', 'awaiting_payment') and m.hold_expires_at <= now() as lapsed) l
  order by m.starts_at desc limit 500
$$;
comment on function public.my_appointments() is
  'Visits of the caller on either side, newest first. Holds that lapsed appear as expired before anyone has flipped them.';

revoke execute on function private.cancellation(public.appointments, text), public.cancellation_terms(uuid),
  public.cancel_appointment(uuid, text), public.my_appointments() from public, anon, authenticated, service_role;
grant execute on function public.cancellation_terms(uuid), public.cancel_appointment(uuid, text), public.my_appointments()
  to authenticated;
