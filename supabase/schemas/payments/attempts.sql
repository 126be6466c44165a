-- Payments through a provider outside the database: who may start one, what an attempt is, and what the provider answers.
--
-- The setting payment_provider names the adapter that may begin charges. `sandbox` stays the one inside the database, for
-- tests and for the made-up past of the demo; a browser never meets it where an adapter is set. No function of this
-- file takes anything of a card: an attempt knows the provider's reference of its charge, nothing else.
--
-- A card's authorisation lapses: after seven days at most banks, after five at some. So money to be taken after the visit is
-- reserved only for a visit that ends within five days; earlier bookings are paid at once.

create function public.payment_facts(p_appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_facts jsonb;
begin
  select jsonb_build_object('appointmentId', a.id, 'status', a.status,
    'isDue', a.status = 'awaiting_payment' and a.hold_expires_at > private.clock(),
    'isLapsed', a.status = 'expired' or (a.status = 'awaiting_payment' and a.hold_expires_at <= private.clock()),
    'state', p.state, 'failure', p.failure, 'amountMinor', p.amount_minor, 'currency', p.currency,
    'provider', p.provider, 'ref', p.provider_ref, 'isChallenged', p.challenge is not null, 'payer', private.actor(),
    'takeLater', private.setting('payment_capture') = 'at_completion' and a.ends_at <= private.clock() + interval '5 days')
  into v_facts
  from public.payments p join public.appointments a on a.id = p.appointment_id
  where p.appointment_id = p_appointment and p.patient_id = v_me and not private.is_hidden(a.id);
  if v_facts is null then
    perform private.refuse('payment.notFound');
  end if;
  return v_facts;
end $$;
comment on function public.payment_facts(uuid) is
  'What the payments function must know before it asks the provider: for its patient. Hint: payment.notFound.';
grant execute on function public.payment_facts to authenticated;

create function public.begin_payment(p_appointment uuid, p_provider text, p_attempt uuid, p_ref text, p_payer uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_event text := 'attempt:' || p_appointment || ':' || p_attempt;
  v_row public.appointments;
  v_payment public.payments;
begin
  if p_attempt is null or coalesce(p_ref, '') = '' or p_provider is distinct from private.setting('payment_provider') then
    perform private.refuse('data.invalid');
  end if;
  v_row := private.locked_appointment(p_appointment);
  select * into v_payment from public.payments p where p.appointment_id = p_appointment for update;
  if not found then
    perform private.refuse('payment.notFound');
  end if;
  if exists (select from public.payment_events e where e.event_id = v_event) then
    return 'known';
  end if;
  if v_row.status = 'expired' or (v_row.status = 'awaiting_payment' and v_row.hold_expires_at <= private.clock()) then
    return 'lapsed';
  end if;
  if v_row.status <> 'awaiting_payment' or v_payment.state not in ('requires_payment', 'failed', 'processing') then
    return 'notDue';
  end if;
  if v_payment.state = 'processing' then
    return 'busy';
  end if;
  -- Nobody tries so many cards of their own; somebody who tests stolen numbers does.
  if (select count(*) from public.payment_events e where e.payment_id = v_payment.id and e.event_id like 'attempt:%'
      and e.at > private.clock() - interval '1 hour') >= 12 then
    return 'tooOften';
  end if;
  update public.payments set attempted_at = private.clock(), payer_id = p_payer where id = v_payment.id;
  perform private.apply_payment_event(p_appointment, v_event, 'processing', p_ref, p_provider, v_payment.amount_minor,
    v_payment.currency);
  return 'begun';
end $$;
comment on function public.begin_payment(uuid, text, uuid, text, uuid) is
  'For the payments function, before it has a charge confirmed, with who pressed the button: one charge at a time, only while the time is held, twelve attempts an hour. Gives begun, known, busy, lapsed, notDue or tooOften. Hints: data.invalid, payment.notFound, booking.notFound.';
grant execute on function public.begin_payment to service_role;

create function public.report_charge(p_appointment uuid, p_provider text, p_event_id text, p_kind text, p_ref text,
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
comment on function public.report_charge(uuid, text, text, text, text, int, text, text) is
  'What a provider says of a charge, by its webhook or when asked. Gives applied, known, ignored (too late to change anything) or mismatch (kept, books nothing). Hints: data.invalid, payment.eventReused, payment.notFound, booking.notFound.';
grant execute on function public.report_charge to service_role;
