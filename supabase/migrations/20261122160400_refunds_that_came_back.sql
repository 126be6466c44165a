-- A refund that the provider called paid out and then could not deliver: card refunds succeed at once and come back days
-- later when the card's bank refuses them. Such money is the patient's still, so the refund is open again. It is not sent
-- by itself, since it would go the same way: the patient is told, and an operator looks at it.
--
-- Messages arrive in any order: a try that was called failed never counts as paid out afterwards.

create or replace function private.guard_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'payments are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.state not in ('not_required', 'requires_payment') or new.refund_minor <> 0 then
      raise exception 'a payment begins as requires_payment or not_required' using errcode = '23514';
    end if;
    return new;
  end if;
  if (new.id, new.appointment_id, new.patient_id, new.amount_minor, new.currency, new.created_at)
    is distinct from (old.id, old.appointment_id, old.patient_id, old.amount_minor, old.currency, old.created_at)
    or new.refund_minor < old.refund_minor
    or (old.receipt_number is not null and new.receipt_number is distinct from old.receipt_number) then
    raise exception 'these facts of a payment never change' using errcode = '23514';
  end if;
  if new.state <> old.state then
    if old.state || '>' || new.state not in ('requires_payment>processing', 'requires_payment>expired',
        'processing>authorised', 'processing>paid', 'processing>failed', 'processing>expired', 'authorised>paid',
        'authorised>expired', 'failed>requires_payment', 'failed>expired', 'expired>requires_payment', 'expired>processing',
        'paid>refund_pending', 'partly_refunded>refund_pending', 'refunded>refund_pending', 'refund_pending>refunded',
        'refund_pending>partly_refunded') then
      raise exception 'a payment cannot go from % to %', old.state, new.state using errcode = '23514';
    end if;
    if new.state = 'authorised' then
      new.authorised_at := private.clock();
    elsif new.state = 'paid' then
      new.receipt_number := coalesce(new.receipt_number, nextval('private.receipt_numbers'));
    end if;
    if new.state <> 'processing' then
      new.challenge := null;
    end if;
  end if;
  if new.challenge is not null and new.state <> 'processing' then
    raise exception 'only a payment in process can be challenged' using errcode = '23514';
  end if;
  new.updated_at := private.clock();
  return new;
end $$;
comment on function private.guard_payment() is
  'The payment machine. expired → processing is money that arrived after the hold had lapsed; partly_refunded → refund_pending is a second part, or a refund that came back, like refunded → refund_pending.';

create or replace function private.guard_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_payment public.payments;
begin
  if tg_op = 'DELETE' then
    raise exception 'refunds are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'UPDATE' then
    if (new.id, new.payment_id, new.appointment_id, new.patient_id, new.kind, new.reason, new.amount_minor, new.currency,
        new.provider_ref, new.created_at) is distinct from (old.id, old.payment_id, old.appointment_id, old.patient_id, old.kind,
        old.reason, old.amount_minor, old.currency, old.provider_ref, old.created_at) or new.attempts < old.attempts then
      raise exception 'these facts of a refund never change' using errcode = '23514';
    end if;
    if new.state <> old.state and old.state || '>' || new.state
        not in ('pending>settled', 'pending>failed', 'failed>pending', 'settled>failed') then
      raise exception 'a refund cannot go from % to %', old.state, new.state using errcode = '23514';
    end if;
    return new;
  end if;
  select * into v_payment from public.payments p where p.id = new.payment_id for update;
  if new.state <> 'pending' or (new.appointment_id, new.patient_id, new.currency)
      is distinct from (v_payment.appointment_id, v_payment.patient_id, v_payment.currency) then
    raise exception 'a refund begins as pending and belongs to its payment' using errcode = '23514';
  end if;
  -- A second charge that arrived by mistake is returned beside the visit's own money, once per charge.
  if new.kind <> 'duplicate' and (v_payment.state not in ('authorised', 'paid', 'refund_pending', 'partly_refunded')
      or new.amount_minor + (select coalesce(sum(r.amount_minor), 0) from public.refunds r
        where r.payment_id = new.payment_id and r.kind <> 'duplicate') > v_payment.amount_minor) then
    raise exception 'more than was received cannot go back' using errcode = '23514', hint = 'payment.refundTooMuch';
  end if;
  return new;
end $$;
comment on function private.guard_refund() is
  'A refund''s facts never change, its states are pending → settled | failed → pending and settled → failed (it came back), and all of them together never exceed the payment.';

create or replace function private.settle_one_refund(p_refund uuid) returns void
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
    -- One that came back and was sent again is told again.
    'refund:' || v_refund.id || case when v_refund.attempts > 0 then ':' || v_refund.attempts else '' end);
end $$;

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

create or replace function public.report_refund(p_refund uuid, p_provider text, p_refund_ref text, p_state text, p_amount_minor int,
  p_currency text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_refund public.refunds;
  v_payment public.payments;
  v_try text := p_provider || ':refund:' || p_refund_ref || ':';
  v_event text := v_try || p_state;
begin
  if p_state is null or p_state not in ('pending', 'succeeded', 'failed') or coalesce(p_refund_ref, '') = ''
    or coalesce(p_provider, '') = '' or length(v_event) > 200 then
    perform private.refuse('data.invalid');
  end if;
  select r.* into v_refund from public.refunds r join public.payments p on p.id = r.payment_id
  where r.id = p_refund and p.provider = p_provider;
  if not found then
    return 'unknown';
  end if;
  if (p_amount_minor, p_currency) is distinct from (v_refund.amount_minor, v_refund.currency) then
    insert into public.payment_events (event_id, payment_id, provider_ref, outcome, amount_minor, currency, applied)
    values (v_event, v_refund.payment_id, v_refund.provider_ref, 'payment.amountMismatch', p_amount_minor, p_currency, false)
    on conflict (event_id) do nothing;
    return 'mismatch';
  end if;
  select * into v_payment from public.payments p where p.id = v_refund.payment_id for update;
  if p_state = 'pending' then
    update public.refunds set refund_ref = p_refund_ref where id = p_refund and state = 'pending'
      -- A try that was refused is over, whenever its first answer arrives.
      and not exists (select from public.payment_events e where e.event_id = v_try || 'failed');
    return 'pending';
  end if;
  if exists (select from public.payment_events e where e.event_id = v_event) then
    return 'known';
  end if;
  if p_state = 'succeeded' and exists (select from public.payment_events e where e.event_id = v_try || 'failed') then
    perform private.note_event(v_payment, v_event, 'refunded', v_refund.provider_ref, 'refunded', p_amount_minor, p_currency, false);
    return 'ignored';
  end if;
  if p_state = 'failed' and exists (select from public.payment_events e where e.event_id = v_try || 'succeeded' and e.applied)
    and private.reopen_refund(v_payment, p_refund, v_event) then
    return 'applied';
  end if;
  perform public.settle_refund(v_refund.appointment_id, v_event, p_refund, p_state = 'succeeded');
  update public.refunds set refund_ref = null where id = p_refund and p_state = 'failed' and refund_ref = p_refund_ref;
  return case when (select e.applied from public.payment_events e where e.event_id = v_event) then 'applied' else 'ignored' end;
end $$;
comment on function public.report_refund(uuid, text, text, text, int, text) is
  'What a provider says of a refund (pending, succeeded, failed), by its webhook or when asked: once per its reference and state; failed is final, also after succeeded. Gives applied, known, ignored, pending, mismatch or unknown. Hint: data.invalid.';

revoke execute on function private.reopen_refund(public.payments, uuid, text) from public, anon, authenticated, service_role;
