-- From a hold to a request or to the payment. A visit is booked only by money (or by its absence, payments/capturing): the
-- patient's browser cannot say "paid".
--
-- Where a specialist approves first, the time stays blocked while the answer is due, so a yes always has its time.

create function private.my_appointment(p_appointment uuid, p_side text default null)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.appointments;
begin
  select * into v_row from public.appointments a where a.id = p_appointment;
  if not found or private.is_hidden(p_appointment) or not (p_side is distinct from 'specialist' and v_row.patient_id = v_me
    -- Null is nobody: without the coalesce a specialist who does not practise would be neither refused nor let in.
    or p_side is distinct from 'patient' and coalesce(v_row.specialist_id = private.me_practising(), false)
      and (v_row.booked_at is not null or v_row.requested_at is not null)) then
    perform private.refuse('booking.notFound');
  end if;
  perform private.lock_calendars(v_row.patient_id, v_row.specialist_id);
  select * into v_row from public.appointments a where a.id = p_appointment for update;
  return v_row;
end $$;
comment on function private.my_appointment(uuid, text) is
  'A visit of the person the request is for, or of the caller''s practice, with both calendars locked; else booking.notFound.';

create function private.answer_until(p_row public.appointments) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  -- 24 hours, but two hours before the visit at the latest; who asks later than that gives half an hour.
  return least(p_row.starts_at, greatest(least(private.clock() + interval '24 hours', p_row.starts_at - interval '2 hours'),
    private.clock() + interval '30 minutes'));
end $$;
comment on function private.answer_until(public.appointments) is
  'Until when a request must be answered, and after the answer until when it must be paid.';

create function private.require_payment(p_row public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.payments (appointment_id, patient_id, amount_minor, currency, per_dollar, rate_dated, service_fee_minor, state)
  select p_row.id, p_row.patient_id, c.amount_minor, c.currency, c.per_dollar, c.rate_dated,
    case f.currency when c.currency then least(f.amount_minor, c.amount_minor) else 0 end,
    case when p_row.price_minor = 0 then 'not_required' else 'requires_payment' end
  from private.charge_for(p_row.price_minor, p_row.currency) c, private.service_fee() f;
end $$;
comment on function private.require_payment(public.appointments) is 'Opens the payment of a visit and fixes what is charged, in which currency; a free one owes nothing.';

create function private.refuse_submit(p_row public.appointments, p_reason text, p_consent boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_row.status not in ('held', 'requested', 'awaiting_payment', 'expired') then
    perform private.refuse('booking.cannotSubmit');
  end if;
  if p_row.status = 'expired' or p_row.hold_expires_at <= private.clock() then
    perform private.refuse('booking.holdExpired');
  end if;
  if not private.is_practising(p_row.specialist_id) then
    perform private.refuse('booking.specialistAway');
  end if;
  if p_reason = '' then
    perform private.refuse('booking.reasonRequired');
  end if;
  if length(p_reason) > 1000 then
    perform private.refuse('booking.reasonTooLong');
  end if;
  if p_consent is not true then
    perform private.refuse('booking.consentRequired');
  end if;
  -- Asked when the time was held, and again now: two times may have been held at once.
  if p_row.status = 'held' and p_row.booked_by <> p_row.specialist_id then
    perform private.refuse_too_many(p_row.patient_id, p_row.booked_by, p_row.specialist_id, p_row.price_minor, p_row.id);
  end if;
  if p_row.status = 'held' and p_row.needs_approval and (select count(*) from public.appointments a
      where a.patient_id = p_row.patient_id and a.status = 'requested' and a.hold_expires_at > private.clock()) >= 3 then
    perform private.refuse('booking.tooManyRequests');
  end if;
end $$;
comment on function private.refuse_submit(public.appointments, text, boolean) is 'What speaks against sending these details now.';

create function private.submit_booking(p_appointment uuid, p_reason text) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
  v_first boolean;
  v_next text;
begin
  select * into v_row from public.appointments a where a.id = p_appointment for update;
  v_first := v_row.status = 'held';
  v_next := v_row.status;
  if v_first then
    v_next := case when v_row.needs_approval then 'requested' when v_row.price_minor = 0 then 'booked' else 'awaiting_payment' end;
    if v_next <> 'requested' then
      perform private.require_payment(v_row);
    end if;
  end if;
  -- A second submit corrects the reason; it does not buy more time.
  update public.appointments set reason = p_reason, consent_at = coalesce(consent_at, private.clock()), status = v_next,
    booked_at = case when v_next = 'booked' then private.clock() end,
    requested_at = case when v_first and v_next = 'requested' then private.clock() else requested_at end,
    hold_expires_at = case when v_next = 'booked' then null when not v_first then hold_expires_at
      when v_next = 'requested' then private.answer_until(v_row) else private.clock() + interval '15 minutes' end
  where id = v_row.id returning * into v_row;
  if v_first and v_next = 'requested' then
    perform private.tell_visit(v_row, 'booking.requested', 'specialist', jsonb_build_object('answerUntil', v_row.hold_expires_at));
  end if;
  perform private.drop_drafts(private.actor());
  return v_row;
end $$;
comment on function private.submit_booking(uuid, text) is
  'Sends what was asked for and found in order: to the specialist when they answer first, to payment, or straight to booked when it costs nothing.';
