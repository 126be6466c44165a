-- The sandbox: pays, declines and fails like a provider would, without one.
--
-- Works only while private.settings says payment_provider = sandbox. Card details are compared with four published test
-- numbers and then forgotten; not even a fingerprint is stored.

create function private.sandbox_outcome(p_card_number text, p_expiry text, p_cvc text) returns text
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_number text := regexp_replace(coalesce(p_card_number, ''), '[ -]', '', 'g');
  v_expiry text[] := regexp_match(btrim(coalesce(p_expiry, '')), '^(0[1-9]|1[0-2]) ?/ ?(\d{2})$');
  v_outcome text := case v_number
    when '4242424242424242' then 'paid'
    when '4000000000000002' then 'payment.declined'
    when '4000000000009995' then 'payment.insufficientFunds'
    when '4000000000000069' then 'payment.cardExpired' end;
begin
  if v_outcome is null then
    perform private.refuse('payment.cardInvalid');
  end if;
  if v_expiry is null then
    perform private.refuse('payment.expiryInvalid');
  end if;
  if coalesce(p_cvc, '') !~ '^\d{3,4}$' then
    perform private.refuse('payment.cvcInvalid');
  end if;
  -- A card is good until the last day of its month.
  if make_date(2000 + v_expiry[2]::int, v_expiry[1]::int, 1) + interval '1 month' <= now() then
    return 'payment.cardExpired';
  end if;
  return v_outcome;
end $$;
comment on function private.sandbox_outcome(text, text, text) is 'What the sandbox decides: paid, or the message id of the failure.';

create function public.sandbox_charge(p_appointment uuid, p_card_number text, p_expiry text, p_cvc text, p_attempt uuid)
returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'patient');
  -- The visit is part of the event: an attempt id that somebody else used already says nothing about this payment.
  v_event text := 'sandbox:' || p_appointment || ':' || coalesce(p_attempt, gen_random_uuid());
  v_payment public.payments;
  v_outcome text;
begin
  if private.setting('payment_provider') is distinct from 'sandbox' then
    perform private.refuse('payment.sandboxOff');
  end if;
  select * into v_payment from public.payments p where p.appointment_id = p_appointment for update;
  if not found then
    perform private.refuse('payment.notFound');
  end if;
  if exists (select from public.payment_events e where e.event_id = v_event and e.payment_id = v_payment.id) then
    return v_payment;
  end if;
  if v_row.status = 'expired' or (v_row.status = 'awaiting_payment' and v_row.hold_expires_at <= now()) then
    perform private.refuse('booking.holdExpired');
  end if;
  if v_row.status <> 'awaiting_payment' then
    perform private.refuse('payment.notDue');
  end if;
  v_outcome := private.sandbox_outcome(p_card_number, p_expiry, p_cvc);
  if v_outcome = 'paid' then
    perform private.receive_payment(p_appointment, v_event, v_event, 'sandbox', v_payment.amount_minor, v_payment.currency);
  else
    update public.payments set state = 'requires_payment', failure = null where id = v_payment.id and state = 'failed';
    update public.payments set state = 'processing', provider = 'sandbox' where id = v_payment.id;
    update public.payments set state = 'failed', failure = v_outcome where id = v_payment.id;
    insert into public.payment_events (event_id, payment_id, outcome, amount_minor, currency)
    values (v_event, v_payment.id, v_outcome, v_payment.amount_minor, v_payment.currency);
  end if;
  select * into v_payment from public.payments p where p.id = v_payment.id;
  return v_payment;
end $$;
comment on function public.sandbox_charge(uuid, text, text, text, uuid) is
  'A charge in the sandbox. A refusal of the card is a row in state failed, not an error, and may be retried while the time is held. Repeating an attempt changes nothing.';

revoke execute on function private.sandbox_outcome(text, text, text), public.sandbox_charge(uuid, text, text, text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.sandbox_charge(uuid, text, text, text, uuid) to authenticated;
