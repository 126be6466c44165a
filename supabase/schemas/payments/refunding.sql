-- Returning money. The steps of a visit call private.refund without asking what the payment's state is: it does nothing where
-- there is nothing to return. The sandbox settles at once; a real provider finds its work in payment_work().
--
-- A refund that the provider called paid out may come back days later, when the card's bank refuses it. Such money is the
-- patient's still, so the refund is open again. It is not sent by itself, since it would go the same way: the patient is
-- told, and an operator looks at it. Messages arrive in any order: a try that was called failed never counts as paid out
-- afterwards.

create function private.refundable(p_appointment uuid) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce((select p.amount_minor - p.refund_minor from public.payments p where p.appointment_id = p_appointment
    and p.state in ('authorised', 'paid', 'refund_pending', 'partly_refunded')), 0)
$$;
comment on function private.refundable(uuid) is 'What could still go back for a visit, whether it was taken or only authorised; 0 when nothing was.';

create function private.refund(p_appointment uuid, p_amount_minor int, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_payment public.payments;
  v_amount int;
  v_kind text := 'refund';
  v_id uuid;
begin
  select * into v_payment from public.payments p where p.appointment_id = p_appointment for update;
  if not found or v_payment.state not in ('authorised', 'paid', 'refund_pending', 'partly_refunded', 'refunded')
    or exists (select from public.refunds r where r.payment_id = v_payment.id and r.reason = p_reason and r.kind <> 'duplicate') then
    return;
  end if;
  v_amount := coalesce(p_amount_minor, private.refundable(p_appointment));
  if v_amount = 0 then
    return;
  end if;
  if v_amount < 0 or v_amount > private.refundable(p_appointment) then
    perform private.refuse('payment.refundTooMuch');
  end if;
  if v_payment.state = 'authorised' and v_amount = v_payment.amount_minor then
    -- Nothing was taken, so nothing needs to come back: the bank lets go of it.
    v_kind := 'release';
    v_id := private.add_refund(v_payment, v_kind, v_amount, p_reason, v_payment.provider_ref);
    update public.payments set state = 'expired' where id = v_payment.id;
  else
    v_id := private.add_refund(v_payment, v_kind, v_amount, p_reason, v_payment.provider_ref);
    perform private.capture_payment(p_appointment);
  end if;
  if v_payment.provider = 'sandbox' then
    insert into public.payment_events (event_id, payment_id, outcome, kind, amount_minor, currency)
    values ('sandbox:refund:' || v_id, v_payment.id, 'refunded', 'refunded', v_amount, v_payment.currency);
    perform private.settle_one_refund(v_id);
  end if;
end $$;
comment on function private.refund(uuid, int, text) is
  'Gives money of a visit back, once per reason; null: all that is left. Does nothing when nothing was paid. What was only authorised is released whole, or taken and returned in part. Hint: payment.refundTooMuch.';

create function private.is_goodwill(p_refund public.refunds) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select p_refund.reason = 'by an operator'
$$;
comment on function private.is_goodwill(public.refunds) is 'Whether an operator gave it though nobody owed it (give_goodwill).';

create function private.settle_one_refund(p_refund uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_refund public.refunds;
begin
  update public.refunds set state = 'settled', settled_at = private.clock() where id = p_refund and state = 'pending'
  returning * into v_refund;
  if not found then
    return;
  end if;
  if v_refund.kind = 'refund' and not exists (select from public.refunds r where r.payment_id = v_refund.payment_id
      and r.kind = 'refund' and r.state <> 'settled') then
    update public.payments set state = case when refund_minor = amount_minor then 'refunded' else 'partly_refunded' end
    where id = v_refund.payment_id and state = 'refund_pending';
  end if;
  perform private.notify(v_refund.patient_id, case when v_refund.kind = 'release' then 'payment.released'
      when private.is_goodwill(v_refund) then 'payment.goodwill' else 'payment.refunded' end,
    v_refund.appointment_id, private.money_words(v_refund.amount_minor, v_refund.currency)
      -- Money that went back at once needs no mail of its own: the mail about the visit says it. Of goodwill no other mail tells.
      || case when v_refund.settled_at - v_refund.created_at < interval '1 minute' and not private.is_goodwill(v_refund) then '{"quiet": true}' else '{}' end::jsonb,
    -- One that came back and was sent again is told again.
    'refund:' || v_refund.id || case when v_refund.attempts > 0 then ':' || v_refund.attempts else '' end);
end $$;
comment on function private.settle_one_refund(uuid) is 'Money has gone back: settles the refund, then its payment, and tells the patient.';

create function public.settle_refund(p_appointment uuid, p_event_id text, p_refund uuid default null, p_ok boolean default true)
returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_payment public.payments;
  v_refund public.refunds;
begin
  select * into v_payment from public.payments p where p.appointment_id = private.paid_visit(p_appointment) for update;
  if not found then
    perform private.refuse('payment.notFound');
  end if;
  if exists (select from public.payment_events e where e.event_id = p_event_id and e.payment_id = v_payment.id
      and e.kind in ('refunded', 'refund_failed')) then
    return v_payment;
  end if;
  select * into v_refund from public.refunds r where r.payment_id = v_payment.id and r.state = 'pending'
    and (p_refund is null or r.id = p_refund) order by r.created_at, r.id limit 1 for update;
  perform private.note_event(v_payment, p_event_id, case when p_ok then 'refunded' else 'refund_failed' end, v_refund.provider_ref,
    case when p_ok then 'refunded' else 'refund_failed' end, v_refund.amount_minor, v_payment.currency, v_refund.id is not null);
  if v_refund.id is null then
    return v_payment;
  end if;
  if p_ok then
    perform private.settle_one_refund(v_refund.id);
  else
    update public.refunds set attempts = attempts + 1, state = case when attempts >= 7 then 'failed' else 'pending' end,
      not_before = private.clock() + make_interval(secs => least(60 * power(4, attempts), 86400))
    where id = v_refund.id returning * into v_refund;
    if v_refund.state = 'failed' then
      perform private.notify(v_refund.patient_id, 'payment.refundDelayed', v_payment.appointment_id,
        private.money_words(v_refund.amount_minor, v_refund.currency), 'refundDelayed:' || v_refund.id || ':' || v_refund.attempts);
    end if;
  end if;
  select * into v_payment from public.payments p where p.id = v_payment.id;
  return v_payment;
end $$;
comment on function public.settle_refund(uuid, text, uuid, boolean) is
  'For the payment provider''s webhook: a pending refund (the oldest, or the named one) was paid out, or could not be. Tried again with growing pauses, eight times; then the patient is told and an operator looks at it. Hints: payment.notFound, payment.eventReused.';
grant execute on function public.settle_refund to service_role;

create function private.add_refund(p_payment public.payments, p_kind text, p_amount_minor int, p_reason text, p_ref text)
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  insert into public.refunds (payment_id, appointment_id, patient_id, kind, reason, amount_minor, currency, provider_ref)
  values (p_payment.id, p_payment.appointment_id, p_payment.patient_id, p_kind, p_reason, p_amount_minor, p_payment.currency, p_ref)
  on conflict do nothing returning id into v_id;
  if v_id is not null and p_kind = 'refund' then
    update public.payments set state = 'refund_pending' where id = p_payment.id and state in ('paid', 'partly_refunded');
    perform private.credit_invoice(p_payment.id);
  end if;
  return v_id;
end $$;
comment on function private.add_refund(public.payments, text, int, text, text) is
  'Records money that must go back, once per reason (or per second charge); its id, or null when it was recorded before.';

create function private.reopen_refund(p_payment public.payments, p_refund uuid, p_event_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_refund public.refunds;
begin
  update public.refunds set state = 'failed', settled_at = null, refund_ref = null, attempts = attempts + 1
  where id = p_refund and payment_id = p_payment.id and state = 'settled' returning * into v_refund;
  if not found then
    return false;
  end if;
  perform private.note_event(p_payment, p_event_id, 'refund_failed', v_refund.provider_ref, 'refund_failed',
    v_refund.amount_minor, v_refund.currency, true);
  if v_refund.kind = 'refund' then
    update public.payments set state = 'refund_pending' where id = p_payment.id and state in ('refunded', 'partly_refunded');
  end if;
  perform private.notify(v_refund.patient_id, 'payment.refundDelayed', v_refund.appointment_id,
    private.money_words(v_refund.amount_minor, v_refund.currency), 'refundDelayed:' || v_refund.id || ':' || v_refund.attempts);
  return true;
end $$;
comment on function private.reopen_refund(public.payments, uuid, text) is
  'Money that had gone back came back to the provider: the refund has failed, its payment waits for it, the patient is told. False when it had not gone back.';

create function private.release_payment(p_new public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- A visit called off late with nothing to give back is still owed; every other ending lets authorised money go.
  if p_new.status = 'cancelled' and p_new.cancelled_late then
    perform private.capture_payment(p_new.id);
  else
    perform private.refund(p_new.id, null, 'visit ended')
    from public.payments p where p.appointment_id = p_new.id and p.state = 'authorised';
  end if;
  update public.payments set state = 'expired'
  where appointment_id = p_new.id and state in ('requires_payment', 'processing', 'failed');
end $$;
comment on function private.release_payment(public.appointments) is 'A visit that ended before payment owes nothing any more, and money that was only authorised for it is let go.';
