-- A charge that was created and given up before anything was asked of a card is no failed payment: the payments function
-- makes one whenever it is called in vain, and its cancellation comes back as a message.

create or replace function public.report_charge(p_appointment uuid, p_provider text, p_event_id text, p_kind text, p_ref text,
  p_amount_minor int, p_currency text, p_failure text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_event text := p_provider || ':' || p_event_id;
  v_kind text := p_kind;
  v_payment public.payments;
begin
  if p_kind is null or p_kind not in ('processing', 'challenge', 'authorised', 'paid', 'failed', 'cancelled')
    or coalesce(p_ref, '') = '' or coalesce(p_provider, '') = '' or coalesce(p_event_id, '') = ''
    or length(v_event) > 200 or p_failure !~ '^payment\.[a-zA-Z]{1,40}$' then
    perform private.refuse('data.invalid');
  end if;
  perform private.locked_appointment(p_appointment);
  select * into v_payment from public.payments p where p.appointment_id = p_appointment for update;
  if not found then
    perform private.refuse('payment.notFound');
  end if;
  if p_kind = 'cancelled' then
    v_kind := case when v_payment.state = 'authorised' and v_payment.provider_ref = p_ref then 'expired' else 'failed' end;
  end if;
  if v_kind in ('authorised', 'paid')
    and (p_amount_minor, p_currency) is distinct from (v_payment.amount_minor, v_payment.currency) then
    -- Kept, so that an operator can look at it; it books nothing.
    insert into public.payment_events (event_id, payment_id, provider_ref, outcome, amount_minor, currency, applied)
    values (v_event, v_payment.id, p_ref, 'payment.amountMismatch', p_amount_minor, p_currency, false)
    on conflict (event_id) do nothing;
    return 'mismatch';
  end if;
  if exists (select from public.payment_events e where e.event_id = v_event) then
    -- Refuses when the same id said something else before.
    perform private.note_event(v_payment, v_event, v_kind, p_ref, v_kind, p_amount_minor, p_currency, false);
    return 'known';
  end if;
  if p_kind = 'cancelled' and v_payment.provider_ref is distinct from p_ref then
    perform private.note_event(v_payment, v_event, v_kind, p_ref, 'payment.superseded', p_amount_minor, p_currency, false);
    return 'ignored';
  end if;
  perform private.apply_payment_event(p_appointment, v_event, v_kind, p_ref, p_provider, p_amount_minor, p_currency,
    case when v_kind = 'failed' then coalesce(p_failure, case p_kind when 'cancelled' then 'payment.superseded' end) end);
  return case when (select e.applied from public.payment_events e where e.event_id = v_event) then 'applied' else 'ignored' end;
end $$;
