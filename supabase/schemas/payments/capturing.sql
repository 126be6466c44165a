-- Taking money, and the visit that becomes booked by it. The steps of a visit call private.capture_payment without asking
-- what the payment's state is: it does nothing where there is nothing to take.

create function private.money_words(p_amount_minor int, p_currency text) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('amountMinor', p_amount_minor, 'currency', p_currency)
$$;
comment on function private.money_words(int, text) is 'An amount as notifications carry it.';

create function private.mark_paid(p_payment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.payments set state = 'paid', paid_at = private.clock(), failure = null where id = p_payment;
  -- A part that had to go back while the money was only authorised.
  update public.payments set state = 'refund_pending' where id = p_payment
    and exists (select from public.refunds r where r.payment_id = p_payment and r.kind = 'refund' and r.state <> 'settled');
  perform private.issue_invoice(p.appointment_id) from public.payments p where p.id = p_payment;
end $$;
comment on function private.mark_paid(uuid) is 'The money is taken.';

create function private.capture_payment(p_appointment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_payment public.payments;
begin
  update public.payments set capture_due_at = coalesce(capture_due_at, private.clock())
  where appointment_id = p_appointment and state = 'authorised' returning * into v_payment;
  if found and v_payment.provider = 'sandbox' then
    perform private.mark_paid(v_payment.id);
  end if;
end $$;
comment on function private.capture_payment(uuid) is
  'Takes what was authorised for a visit (authorised → paid). Does nothing in every other state; repeatable. A real provider confirms by its webhook.';

create function private.book_paid(p_row public.appointments) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_row.status in ('booked', 'waiting', 'in_progress', 'completed', 'no_show_patient') then
    return true;
  end if;
  if p_row.status not in ('held', 'awaiting_payment', 'expired')
    or (p_row.starts_at <= private.clock() and (p_row.status = 'expired' or p_row.hold_expires_at <= private.clock())) then
    return false;
  end if;
  if not private.is_practising(p_row.specialist_id) then
    return false;
  end if;
  if p_row.status = 'expired' then
    perform private.flip_lapsed(p_row.patient_id, p_row.specialist_id, p_row.blocks);
    if exists (select from public.appointments a where a.specialist_id = p_row.specialist_id and a.id <> p_row.id
        and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
        and (a.blocks && p_row.during or a.during && p_row.blocks))
      or private.guest_has(p_row.specialist_id, p_row.during, p_row.blocks)
      or private.proposed_then(p_row.specialist_id, p_row.during, p_row.blocks, p_row.id)
      or private.acts_for(p_row.patient_id, p_row.specialist_id) then
      return false;
    end if;
  end if;
  update public.appointments set status = 'booked', booked_at = private.clock(), hold_expires_at = null where id = p_row.id;
  return true;
exception when exclusion_violation or check_violation then
  -- The patient has another visit then, or the visit never said what it is about: nothing that money can book.
  return false;
end $$;
comment on function private.book_paid(public.appointments) is
  'Books a paid visit; false when its time is gone or its specialist no longer practises. Late money books again if the time is still free.';

create function public.confirm_booking(p_appointment uuid, p_event_id text, p_provider_ref text, p_amount_minor int,
  p_currency text) returns public.appointments
language sql volatile security definer set search_path = '' as $$
  select private.apply_payment_event(p_appointment, p_event_id, 'paid', p_provider_ref, private.setting('payment_provider'),
    p_amount_minor, p_currency)
$$;
comment on function public.confirm_booking(uuid, text, text, int, text) is
  'The verified webhook of the payment provider: paid. Short for receive_payment_event. Repeating an event changes nothing; late money books again or goes back.';
grant execute on function public.confirm_booking to service_role;
