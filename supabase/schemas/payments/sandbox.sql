-- The sandbox: pays, declines and fails like a provider would, without one. Authorises first, asks back, says nothing,
-- answers late.
--
-- Works only while private.settings says payment_provider = sandbox. Card details are compared with published test
-- numbers and then forgotten; not even a fingerprint is stored. Where the setting payment_capture says at_completion, a
-- charge is only authorised and taken when the visit is completed; by default it is taken at once.

create function private.sandbox_outcome(p_card_number text, p_expiry text, p_cvc text) returns text
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_number text := regexp_replace(coalesce(p_card_number, ''), '[ -]', '', 'g');
  v_expiry text[] := regexp_match(btrim(coalesce(p_expiry, '')), '^(0[1-9]|1[0-2]) ?/ ?(\d{2})$');
  v_outcome text := case v_number
    when '4242424242424242' then 'paid'
    when '4000000000000002' then 'payment.declined'
    when '4000000000009995' then 'payment.insufficientFunds'
    when '4000000000000069' then 'payment.cardExpired'
    when '4000000000003220' then 'challenge'
    when '4000000000000119' then 'processing' end;
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
  if make_date(2000 + v_expiry[2]::int, v_expiry[1]::int, 1) + interval '1 month' <= private.clock() then
    return 'payment.cardExpired';
  end if;
  return v_outcome;
end $$;
comment on function private.sandbox_outcome(text, text, text) is
  'What the sandbox decides: paid, challenge (the bank asks back), processing (no answer), or the message id of the failure.';

create function public.sandbox_charge(p_appointment uuid, p_card_number text, p_expiry text, p_cvc text, p_attempt uuid)
returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.payable_visit(p_appointment);
  -- The visit is part of the event: an attempt id that somebody else used already says nothing about this payment.
  v_event text := 'sandbox:' || p_appointment || ':' || coalesce(p_attempt, gen_random_uuid());
  v_payment public.payments;
  v_outcome text;
begin
  select * into v_payment from public.payments p where p.appointment_id = p_appointment for update;
  if not found then
    perform private.refuse('payment.notFound');
  end if;
  if exists (select from public.payment_events e where e.event_id = v_event and e.payment_id = v_payment.id) then
    return v_payment;
  end if;
  if v_row.status = 'expired' or (v_row.status = 'awaiting_payment' and v_row.hold_expires_at <= private.clock()) then
    perform private.refuse('booking.holdExpired');
  end if;
  if v_row.status <> 'awaiting_payment' then
    perform private.refuse('payment.notDue');
  end if;
  v_outcome := private.sandbox_outcome(p_card_number, p_expiry, p_cvc);
  perform private.give_up_charge(v_payment);
  update public.payments set payer_id = private.actor() where id = v_payment.id;
  perform private.apply_payment_event(p_appointment, v_event,
    case when v_outcome = 'paid' then private.sandbox_taken() when v_outcome like 'payment.%' then 'failed' else v_outcome end,
    v_event, 'sandbox', v_payment.amount_minor, v_payment.currency, case when v_outcome like 'payment.%' then v_outcome end);
  select * into v_payment from public.payments p where p.id = v_payment.id;
  return v_payment;
end $$;
comment on function public.sandbox_charge(uuid, text, text, text, uuid) is
  'A charge in the sandbox, by the patient or who acts for them. A refusal of the card is a row in state failed, a question of the bank one in processing with a challenge; both may be tried again while the time is held. Repeating an attempt changes nothing.';
grant execute on function public.sandbox_charge to authenticated;

create function private.payable_visit(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if private.setting('payment_provider') is distinct from 'sandbox' then
    perform private.refuse('payment.sandboxOff');
  end if;
  perform from public.appointments a where a.id = p_appointment and a.patient_id = v_me and not private.is_hidden(a.id);
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  return private.locked_appointment(p_appointment);
end $$;
comment on function private.payable_visit(uuid) is
  'A visit of the person the request is for, locked. Hints: booking.notFound, payment.sandboxOff.';

create function private.sandbox_taken() returns text
language sql stable security definer set search_path = '' as $$
  select case private.setting('payment_capture') when 'at_completion' then 'authorised' else 'paid' end
$$;
comment on function private.sandbox_taken() is 'What an approved charge of the sandbox is: paid, or only authorised until the visit is completed.';

create function private.give_up_charge(p_payment public.payments) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_payment.state <> 'processing' then
    return;
  end if;
  if p_payment.challenge is null and p_payment.updated_at > private.clock() - interval '2 minutes' then
    perform private.refuse('payment.processing');
  end if;
  -- Should the bank answer for the first charge after all, one of the two goes back.
  update public.payments set state = 'failed',
    failure = case when p_payment.challenge is null then 'payment.noAnswer' else 'payment.superseded' end
  where id = p_payment.id;
end $$;
comment on function private.give_up_charge(public.payments) is
  'Another attempt replaces one that the payer left or that stayed without an answer for two minutes. Hint: payment.processing.';

create function public.sandbox_challenge(p_appointment uuid, p_attempt uuid, p_approve boolean) returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.payable_visit(p_appointment);
  v_ref text := 'sandbox:' || p_appointment || ':' || p_attempt;
  v_payment public.payments;
begin
  select * into v_payment from public.payments p where p.appointment_id = p_appointment for update;
  if v_payment.id is null or not private.charge_heard(v_payment.id, v_ref, '{challenge}') then
    perform private.refuse('payment.notFound');
  end if;
  if exists (select from public.payment_events e where e.event_id = v_ref || ':answer') then
    return v_payment;
  end if;
  perform private.apply_payment_event(p_appointment, v_ref || ':answer',
    case when p_approve then private.sandbox_taken() else 'failed' end, v_ref, 'sandbox', v_payment.amount_minor,
    v_payment.currency, case when not p_approve then 'payment.challengeFailed' end);
  -- Approved too late, or after another charge had paid: the sandbox pays back at once.
  perform public.settle_refund(p_appointment, 'sandbox:refund:' || r.id, r.id)
  from public.refunds r where r.payment_id = v_payment.id and r.state = 'pending';
  select * into v_payment from public.payments p where p.id = v_payment.id;
  return v_payment;
end $$;
comment on function public.sandbox_challenge(uuid, uuid, boolean) is
  'Answers the bank''s question about an attempt in the sandbox. The first answer counts. Hints: payment.notFound, booking.notFound.';
grant execute on function public.sandbox_challenge to authenticated;
