-- Taking and returning money: private.capture_payment, private.refund, settle_refund.
--
-- The steps of a visit call the first two without asking what the payment's state is: they do nothing where there is
-- nothing to take or to return. The sandbox settles at once; a real provider finds its work in payment_work() and reports
-- through its webhook.

create or replace function private.refundable(p_appointment uuid) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce((select p.amount_minor - p.refund_minor from public.payments p where p.appointment_id = p_appointment
    and p.state in ('authorised', 'paid', 'refund_pending', 'partly_refunded')), 0)
$$;
comment on function private.refundable(uuid) is 'What could still go back for a visit, whether it was taken or only authorised; 0 when nothing was.';

create function private.money_words(p_amount_minor int, p_currency text) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('amountMinor', p_amount_minor, 'currency', p_currency)
$$;
comment on function private.money_words(int, text) is 'An amount as notifications carry it.';

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
  perform private.notify(v_refund.patient_id, case v_refund.kind when 'release' then 'payment.released' else 'payment.refunded' end,
    v_refund.appointment_id, private.money_words(v_refund.amount_minor, v_refund.currency)
      -- Money that went back at once needs no mail of its own: the mail about the visit says it.
      || case when v_refund.settled_at - v_refund.created_at < interval '1 minute' then '{"quiet": true}' else '{}' end::jsonb,
    'refund:' || v_refund.id);
end $$;
comment on function private.settle_one_refund(uuid) is 'Money has gone back: settles the refund, then its payment, and tells the patient.';

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
  end if;
  return v_id;
end $$;
comment on function private.add_refund(public.payments, text, int, text, text) is
  'Records money that must go back, once per reason (or per second charge); its id, or null when it was recorded before.';

create function private.mark_paid(p_payment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.payments set state = 'paid', paid_at = private.clock(), failure = null where id = p_payment;
  -- A part that had to go back while the money was only authorised.
  update public.payments set state = 'refund_pending' where id = p_payment
    and exists (select from public.refunds r where r.payment_id = p_payment and r.kind = 'refund' and r.state <> 'settled');
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

create or replace function private.refund(p_appointment uuid, p_amount_minor int, p_reason text) returns void
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

create or replace function private.release_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A visit called off late with nothing to give back is still owed; every other ending lets authorised money go.
  if new.status = 'cancelled' and new.cancelled_late then
    perform private.capture_payment(new.id);
  else
    perform private.refund(new.id, null, 'visit ended')
    from public.payments p where p.appointment_id = new.id and p.state = 'authorised';
  end if;
  update public.payments set state = 'expired'
  where appointment_id = new.id and state in ('requires_payment', 'processing', 'failed');
  return null;
end $$;
comment on function private.release_payment() is 'A visit that ended before payment owes nothing any more, and money that was only authorised for it is let go.';
drop trigger appointments_release_payment on public.appointments;
create trigger appointments_release_payment after update on public.appointments
  for each row when (new.status <> old.status
    and new.status in ('expired', 'cancelled', 'declined', 'no_show_specialist', 'entered_in_error'))
  execute function private.release_payment();

revoke execute on function private.refundable(uuid), private.money_words(int, text), private.settle_one_refund(uuid),
  private.add_refund(public.payments, text, int, text, text), private.mark_paid(uuid), private.capture_payment(uuid),
  private.refund(uuid, int, text), private.release_payment() from public, anon, authenticated, service_role;
