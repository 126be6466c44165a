-- From hold to booked, and back: submit_booking, the payment entrances, cancellation, the scheduled tidying.
--
-- A visit is booked only here, by money (or by its absence): the patient's browser cannot say "paid". The sandbox
-- charges nothing and keeps nothing of a card; it exists only where the installation's setting says so.

create function private.my_appointment(p_appointment uuid, p_side text default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.appointments;
begin
  select * into v_row from public.appointments a where a.id = p_appointment
    and (a.patient_id = v_me or (a.specialist_id = v_me and a.booked_at is not null and p_side is distinct from 'patient'));
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  perform private.lock_calendars(v_row.patient_id, v_row.specialist_id);
  select * into v_row from public.appointments a where a.id = p_appointment for update;
  return v_row;
end $$;
comment on function private.my_appointment(uuid, text) is 'The caller''s own visit with both calendars locked, or booking.notFound.';

create function public.submit_booking(p_appointment uuid, p_reason text, p_consent boolean) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'patient');
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_free boolean := v_row.price_minor = 0;
begin
  if v_row.status in ('booked', 'cancelled') then
    perform private.refuse('booking.cannotSubmit');
  end if;
  if v_row.status = 'expired' or v_row.hold_expires_at <= now() then
    perform private.refuse('booking.holdExpired');
  end if;
  if v_reason = '' then
    perform private.refuse('booking.reasonRequired');
  end if;
  if length(v_reason) > 1000 then
    perform private.refuse('booking.reasonTooLong');
  end if;
  if p_consent is not true then
    perform private.refuse('booking.consentRequired');
  end if;
  if v_row.status = 'held' then
    insert into public.payments (appointment_id, patient_id, amount_minor, currency, state)
    values (v_row.id, v_row.patient_id, v_row.price_minor, v_row.currency, case when v_free then 'not_required' else 'requires_payment' end);
  end if;
  -- A second submit corrects the reason; it does not buy more time.
  update public.appointments set reason = v_reason, consent_at = coalesce(consent_at, now()),
    status = case when v_free then 'booked' else 'awaiting_payment' end,
    booked_at = case when v_free then now() end,
    hold_expires_at = case when v_free then null when v_row.status = 'held' then now() + interval '15 minutes' else hold_expires_at end
  where id = v_row.id returning * into v_row;
  perform private.drop_drafts(v_row.patient_id);
  return v_row;
end $$;
comment on function public.submit_booking(uuid, text, boolean) is
  'Reason and consent: held → awaiting_payment with 15 minutes to pay, or booked at once when the price is 0. Hints: booking.holdExpired, reasonRequired, reasonTooLong, consentRequired, cannotSubmit, notFound.';

create function private.book_paid(p_row public.appointments) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_row.status = 'cancelled' or (p_row.status = 'expired' and p_row.starts_at <= now()) then
    return false;
  end if;
  if p_row.status = 'expired' then
    perform private.flip_lapsed(p_row.patient_id, p_row.specialist_id, p_row.blocks);
    if exists (select from public.appointments a where a.specialist_id = p_row.specialist_id and a.id <> p_row.id
        and a.status in ('held', 'awaiting_payment', 'booked') and (a.blocks && p_row.during or a.during && p_row.blocks)) then
      return false;
    end if;
  end if;
  update public.appointments set status = 'booked', booked_at = now(), hold_expires_at = null where id = p_row.id;
  return true;
exception when exclusion_violation then
  return false;
end $$;
comment on function private.book_paid(public.appointments) is
  'Books a paid visit; false when its time is gone. Late money books again if the time is still free.';

create function private.receive_payment(p_appointment uuid, p_event_id text, p_ref text, p_provider text, p_amount_minor int,
  p_currency text) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
  v_payment public.payments;
begin
  select * into v_row from public.appointments a where a.id = p_appointment;
  if not found then
    perform private.refuse('payment.notFound');
  end if;
  perform private.lock_calendars(v_row.patient_id, v_row.specialist_id);
  select * into v_row from public.appointments a where a.id = p_appointment for update;
  select * into v_payment from public.payments p where p.appointment_id = p_appointment for update;
  if not found then
    perform private.refuse('payment.notFound');
  end if;
  if exists (select from public.payment_events e where e.event_id = p_event_id) then
    return v_row;
  end if;
  if (p_amount_minor, p_currency) is distinct from (v_payment.amount_minor, v_payment.currency) then
    perform private.refuse('payment.amountMismatch');
  end if;
  if v_payment.state not in ('requires_payment', 'processing', 'failed', 'expired') then
    perform private.refuse('payment.notDue');
  end if;
  insert into public.payment_events (event_id, payment_id, outcome, amount_minor, currency)
  values (p_event_id, v_payment.id, 'paid', p_amount_minor, p_currency);
  if v_payment.state = 'failed' then
    update public.payments set state = 'requires_payment', failure = null where id = v_payment.id;
  end if;
  update public.payments set state = 'processing', provider = p_provider, provider_ref = p_ref where id = v_payment.id;
  update public.payments set state = 'paid', paid_at = now(), failure = null where id = v_payment.id;
  if not private.book_paid(v_row) then
    update public.payments set state = 'refund_pending', refund_minor = amount_minor where id = v_payment.id;
  end if;
  select * into v_row from public.appointments a where a.id = p_appointment;
  return v_row;
end $$;
comment on function private.receive_payment(uuid, text, text, text, int, text) is
  'One received payment: idempotent by event id, amount and currency must match, books the visit or marks the money for return.';

create function public.confirm_booking(p_appointment uuid, p_event_id text, p_provider_ref text, p_amount_minor int, p_currency text)
returns public.appointments
language sql volatile security definer set search_path = '' as $$
  select private.receive_payment(p_appointment, p_event_id, p_provider_ref, private.setting('payment_provider'), p_amount_minor, p_currency)
$$;
comment on function public.confirm_booking(uuid, text, text, int, text) is
  'For the verified webhook of the payment provider only. Repeating an event changes nothing; late money books again or becomes refund_pending.';

create function public.settle_refund(p_appointment uuid, p_event_id text) returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.payments;
begin
  select * into v_row from public.payments p where p.appointment_id = p_appointment for update;
  if not found then
    perform private.refuse('payment.notFound');
  end if;
  if v_row.state = 'refund_pending' then
    insert into public.payment_events (event_id, payment_id, outcome, amount_minor, currency)
    values (p_event_id, v_row.id, 'refunded', v_row.refund_minor, v_row.currency);
    update public.payments set state = case when refund_minor = amount_minor then 'refunded' else 'partly_refunded' end
    where id = v_row.id returning * into v_row;
  end if;
  return v_row;
end $$;
comment on function public.settle_refund(uuid, text) is 'For the payment provider''s webhook: the pending refund was paid out.';

create function public.expire_lapsed_holds() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  -- Skipping locked rows keeps the job out of the way of anyone who is booking or paying right now.
  update public.appointments set status = 'expired' where id in (
    select a.id from public.appointments a where a.status in ('held', 'awaiting_payment') and a.hold_expires_at <= now()
    order by a.hold_expires_at limit 500 for update skip locked);
  get diagnostics v_count = row_count;
  delete from private.booking_drafts where expires_at <= now();
  delete from private.rate_counts where period < now() - interval '1 day';
  return v_count;
end $$;
comment on function public.expire_lapsed_holds() is 'The scheduled tidying; nothing depends on when it runs. Returns how many holds lapsed.';

revoke execute on function private.my_appointment(uuid, text), public.submit_booking(uuid, text, boolean),
  private.book_paid(public.appointments), private.receive_payment(uuid, text, text, text, int, text),
  public.confirm_booking(uuid, text, text, int, text), public.settle_refund(uuid, text), public.expire_lapsed_holds()
  from public, anon, authenticated, service_role;
grant execute on function public.submit_booking(uuid, text, boolean) to authenticated;
grant execute on function public.confirm_booking(uuid, text, text, int, text), public.settle_refund(uuid, text),
  public.expire_lapsed_holds() to service_role;
