-- Payments through a provider outside the database: who may start one, what an attempt is, and what the provider answers.
--
-- The setting payment_provider names the adapter that may begin charges. `sandbox` stays the one inside the database, for
-- tests and for the made-up past of the demo; a browser never meets it where an adapter is set. No function of this
-- file takes anything of a card: an attempt knows the provider's reference of its charge, nothing else.

alter table public.payments add column attempted_at timestamptz;
comment on column public.payments.attempted_at is
  'When the payer last pressed the button. Within the minute after that they hear the outcome on the page, not by a notice.';

create or replace function private.apply_payment_event(p_appointment uuid, p_event_id text, p_kind text, p_ref text,
  p_provider text, p_amount_minor int, p_currency text, p_failure text default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
  v_payment public.payments;
  v_applies boolean;
begin
  if not exists (select from public.payments p where p.appointment_id = p_appointment) then
    perform private.refuse('payment.notFound');
  end if;
  v_row := private.locked_appointment(p_appointment);
  select * into v_payment from public.payments p where p.appointment_id = p_appointment for update;
  v_applies := private.event_applies(v_payment, p_kind, p_ref);
  if not private.note_event(v_payment, p_event_id, p_kind, p_ref, coalesce(p_failure, p_kind), p_amount_minor, p_currency,
      v_applies) then
    return v_row;
  end if;
  if p_kind in ('authorised', 'paid')
    and (p_amount_minor, p_currency) is distinct from (v_payment.amount_minor, v_payment.currency) then
    perform private.refuse('payment.amountMismatch');
  end if;
  if not v_applies then
    -- A second charge beside the one that settled this payment: the patient paid twice.
    if p_kind in ('authorised', 'paid') and p_ref is distinct from v_payment.provider_ref
      and v_payment.state in ('authorised', 'paid', 'refund_pending', 'refunded', 'partly_refunded') then
      perform private.add_refund(v_payment, 'duplicate', p_amount_minor, 'charged twice', p_ref);
    end if;
    return v_row;
  end if;
  perform private.begin_charge(v_payment.id, p_ref, p_provider, case p_kind when 'challenge' then p_ref end);
  if p_kind = 'failed' then
    update public.payments set state = 'failed', failure = coalesce(p_failure, 'payment.failed') where id = v_payment.id;
  elsif p_kind = 'expired' then
    update public.payments set state = 'expired' where id = v_payment.id;
  elsif p_kind in ('authorised', 'paid') then
    perform private.money_arrived(v_row, v_payment, p_kind);
  end if;
  -- Whoever is paying right now hears it by the answer; somebody who went away is told.
  if private.me() is null and p_kind in ('failed', 'challenge', 'expired')
    and (v_payment.attempted_at is null or v_payment.attempted_at <= private.clock() - interval '1 minute') then
    perform private.notify(v_payment.patient_id, 'payment.' || p_kind, p_appointment,
      private.money_words(v_payment.amount_minor, v_payment.currency), 'payment:' || p_event_id);
  end if;
  select * into v_row from public.appointments a where a.id = p_appointment;
  return v_row;
end $$;

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
    'provider', p.provider, 'ref', p.provider_ref, 'isChallenged', p.challenge is not null,
    'takeLater', private.setting('payment_capture') = 'at_completion')
  into v_facts
  from public.payments p join public.appointments a on a.id = p.appointment_id
  where p.appointment_id = p_appointment
    and (p.patient_id = v_me or private.delegated(p.patient_id, 'pay', v_me) is not null);
  if v_facts is null then
    perform private.refuse('payment.notFound');
  end if;
  return v_facts;
end $$;
comment on function public.payment_facts(uuid) is
  'What the payments function must know before it asks the provider: for the patient, or who may pay for them. Hint: payment.notFound.';

create function public.begin_payment(p_appointment uuid, p_provider text, p_attempt uuid, p_ref text) returns text
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
  update public.payments set attempted_at = private.clock() where id = v_payment.id;
  perform private.apply_payment_event(p_appointment, v_event, 'processing', p_ref, p_provider, v_payment.amount_minor,
    v_payment.currency);
  return 'begun';
end $$;
comment on function public.begin_payment(uuid, text, uuid, text) is
  'For the payments function, before it has a charge confirmed: one charge at a time, only while the time is held, twelve attempts an hour. Gives begun, known, busy, lapsed, notDue or tooOften. Hints: data.invalid, payment.notFound, booking.notFound.';

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
  perform private.apply_payment_event(p_appointment, v_event, v_kind, p_ref, p_provider, p_amount_minor, p_currency,
    case when v_kind = 'failed' then coalesce(p_failure, case p_kind when 'cancelled' then 'payment.superseded' end) end);
  return case when (select e.applied from public.payment_events e where e.event_id = v_event) then 'applied' else 'ignored' end;
end $$;
comment on function public.report_charge(uuid, text, text, text, text, int, text, text) is
  'What a provider says of a charge, by its webhook or when asked. Gives applied, known, ignored (too late to change anything) or mismatch (kept, books nothing). Hints: data.invalid, payment.eventReused, payment.notFound, booking.notFound.';

create function private.announce_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.broadcast('appointments:' || new.patient_id, 'payment_changed',
    jsonb_build_object('id', new.appointment_id));
  return null;
end $$;
comment on function private.announce_payment() is 'Lets the payer''s open pages look again when a payment moved.';
create trigger payments_announce after update on public.payments for each row
  when ((new.state, new.challenge) is distinct from (old.state, old.challenge))
  execute function private.announce_payment();

revoke execute on function public.payment_facts(uuid), public.begin_payment(uuid, text, uuid, text),
  public.report_charge(uuid, text, text, text, text, int, text, text), private.announce_payment()
  from public, anon, authenticated, service_role;
grant execute on function public.payment_facts(uuid) to authenticated;
grant execute on function public.begin_payment(uuid, text, uuid, text),
  public.report_charge(uuid, text, text, text, text, int, text, text) to service_role;
