-- What a provider reports: in any order, twice, late, about the wrong visit. Each report is kept once by its id and moves
-- the payment only where that is still true.
--
-- A charge is known by its provider_ref. A report that comes after a later one of the same charge changes nothing; money
-- of a second charge goes back; money for a time that is gone goes back; a report whose id was used otherwise is refused.
-- Money that the provider took in the same moment in which we let go of it goes back by that release: a second way back
-- beside it would be more than was received, and the message would be refused for ever.

create function private.charge_heard(p_payment uuid, p_ref text, p_kinds text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.payment_events e where e.payment_id = p_payment and e.provider_ref = p_ref
    and e.kind = any (p_kinds));
end $$;
comment on function private.charge_heard(uuid, text, text[]) is 'Whether one of these was already reported of that charge.';

create function private.event_applies(p_payment public.payments, p_kind text, p_ref text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return case p_kind
    when 'processing' then p_payment.state in ('requires_payment', 'failed')
      and not private.charge_heard(p_payment.id, p_ref, '{failed,authorised,paid,expired}')
    when 'challenge' then (p_payment.state in ('requires_payment', 'failed')
        or (p_payment.state = 'processing' and p_payment.provider_ref = p_ref))
      and not private.charge_heard(p_payment.id, p_ref, '{failed,authorised,paid,expired}')
    when 'authorised' then p_payment.state in ('requires_payment', 'processing', 'failed', 'expired')
      and not private.charge_heard(p_payment.id, p_ref, '{authorised,paid,expired}')
    when 'paid' then (p_payment.state in ('requires_payment', 'processing', 'failed', 'expired')
        or (p_payment.state = 'authorised' and p_payment.provider_ref = p_ref))
      and not private.charge_heard(p_payment.id, p_ref, '{paid}')
      and not exists (select from public.refunds r where r.payment_id = p_payment.id and r.kind = 'release'
        and r.provider_ref = p_ref)
    when 'failed' then (p_payment.state = 'requires_payment' or (p_payment.state = 'processing' and p_payment.provider_ref = p_ref))
      and not private.charge_heard(p_payment.id, p_ref, '{failed,authorised,paid,expired}')
    when 'expired' then p_payment.state in ('processing', 'authorised') and p_payment.provider_ref = p_ref
    else false end;
end $$;
comment on function private.event_applies(public.payments, text, text) is
  'Whether a report still changes the payment: not when a later one of the same charge was heard, nor when another charge settled it, nor when the charge is being let go of.';

create function private.note_event(p_payment public.payments, p_event_id text, p_kind text, p_ref text, p_outcome text,
  p_amount_minor int, p_currency text, p_applied boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_known public.payment_events;
begin
  if p_event_id is null or length(p_event_id) not between 1 and 200 or length(p_ref) > 200 then
    perform private.refuse('data.invalid');
  end if;
  insert into public.payment_events (event_id, payment_id, kind, provider_ref, outcome, amount_minor, currency, applied)
  values (p_event_id, p_payment.id, p_kind, p_ref, p_outcome, p_amount_minor, p_currency, p_applied)
  on conflict (event_id) do nothing;
  if found then
    return true;
  end if;
  select * into v_known from public.payment_events e where e.event_id = p_event_id;
  -- The same report again says nothing new. The same id about something else is a mistake or an attempt at fraud.
  if (v_known.payment_id, coalesce(v_known.kind, v_known.outcome), v_known.amount_minor, v_known.currency)
      is distinct from (p_payment.id, p_kind, p_amount_minor, p_currency) then
    perform private.refuse('payment.eventReused');
  end if;
  return false;
end $$;
comment on function private.note_event(public.payments, text, text, text, text, int, text, boolean) is
  'Keeps a report once; false when the very same was heard before. Hint: payment.eventReused when its id said something else.';

create function private.begin_charge(p_payment uuid, p_ref text, p_provider text, p_challenge text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.payments set state = 'requires_payment', failure = null where id = p_payment and state = 'failed';
  update public.payments set state = 'processing', provider = p_provider, provider_ref = p_ref, challenge = p_challenge
  where id = p_payment and state in ('requires_payment', 'processing', 'expired');
end $$;
comment on function private.begin_charge(uuid, text, text, text) is 'Brings a payment to processing by this charge, from wherever that is legal.';

create function private.money_arrived(p_row public.appointments, p_payment public.payments, p_kind text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_kind = 'authorised' then
    update public.payments set state = 'authorised' where id = p_payment.id;
  else
    perform private.mark_paid(p_payment.id);
  end if;
  if private.book_paid(p_row) then
    return;
  end if;
  select * into p_payment from public.payments p where p.id = p_payment.id;
  perform private.add_refund(p_payment, case p_kind when 'authorised' then 'release' else 'refund' end,
    p_payment.amount_minor - p_payment.refund_minor, 'came too late', p_payment.provider_ref);
  update public.payments set state = 'expired' where id = p_payment.id and state = 'authorised';
  perform private.notify(p_payment.patient_id, 'payment.tooLate', p_payment.appointment_id,
    private.money_words(p_payment.amount_minor, p_payment.currency), 'payment.tooLate:' || p_payment.appointment_id);
end $$;
comment on function private.money_arrived(public.appointments, public.payments, text) is
  'Money came in: books the visit, or marks the money for return when the time is gone.';

create function private.paid_visit(p_appointment uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  with recursive went as (
    select p_appointment as id
    union all select a.id from went w join public.appointments a on a.turned_from = w.id)
  select w.id from went w join public.payments p on p.appointment_id = w.id
$$;
comment on function private.paid_visit(uuid) is
  'The visit that the payment begun for this one pays: the same, or the one it was turned into. A provider knows the first one only. Null: no such payment.';

create function private.apply_payment_event(p_appointment uuid, p_event_id text, p_kind text, p_ref text,
  p_provider text, p_amount_minor int, p_currency text, p_failure text default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
  v_payment public.payments;
  v_applies boolean;
  v_visit uuid := private.paid_visit(p_appointment);
begin
  if v_visit is null then
    perform private.refuse('payment.notFound');
  end if;
  v_row := private.locked_appointment(v_visit);
  -- It may have been turned meanwhile.
  if private.paid_visit(p_appointment) <> v_visit then
    v_row := private.locked_appointment(private.paid_visit(p_appointment));
  end if;
  select * into v_payment from public.payments p where p.appointment_id = v_row.id for update;
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
    perform private.notify(v_payment.patient_id, 'payment.' || p_kind, v_row.id,
      private.money_words(v_payment.amount_minor, v_payment.currency), 'payment:' || p_event_id);
  end if;
  select * into v_row from public.appointments a where a.id = v_row.id;
  return v_row;
end $$;
comment on function private.apply_payment_event(uuid, text, text, text, text, int, text, text) is
  'One report about the payment of a visit, which may have been turned into another since. Hints: payment.eventReused, payment.amountMismatch, payment.notFound.';

create function public.receive_payment_event(p_appointment uuid, p_event_id text, p_kind text, p_provider_ref text,
  p_amount_minor int, p_currency text, p_failure text default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_kind is null or p_kind not in ('processing', 'challenge', 'authorised', 'paid', 'failed', 'expired')
    or coalesce(p_provider_ref, '') = '' or p_failure !~ '^payment\.[a-zA-Z]{1,40}$' then
    perform private.refuse('data.invalid');
  end if;
  return private.apply_payment_event(p_appointment, p_event_id, p_kind, p_provider_ref, private.setting('payment_provider'),
    p_amount_minor, p_currency, p_failure);
end $$;
comment on function public.receive_payment_event(uuid, text, text, text, int, text, text) is
  'For the verified webhook of the payment provider only. Kinds: processing, challenge, authorised, paid, failed, expired. Hints: data.invalid, payment.eventReused, payment.amountMismatch, payment.notFound.';
grant execute on function public.receive_payment_event to service_role;
