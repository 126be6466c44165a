-- The worker at the provider: takes open work with a lease, so that two workers never send the same thing at once and
-- one that died leaves it to the next; and the provider's answers about money that goes back.
--
-- What is still only reserved after six days, because the visit was moved, is taken then; a cancellation gives it back. Of
-- lapsed payments the bank is asked about those of the last three days, not all that ever lapsed.

create function private.open_payment_work(p_provider text default null) returns table (kind text, id uuid,
  appointment_id uuid, provider text, provider_ref text, amount_minor int, currency text, refund_ref text, attempts int)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select r.kind, r.id, r.appointment_id, p.provider, r.provider_ref, r.amount_minor, r.currency, r.refund_ref, r.attempts
    from public.refunds r join public.payments p on p.id = r.payment_id
    where r.state = 'pending' and r.not_before <= private.clock() and (r.kind <> 'refund' or p.state = 'refund_pending')
      and not exists (select from private.payment_disputes d where d.charge_ref = r.provider_ref and d.provider = p.provider
        and d.state in ('open', 'lost'))
      and (p_provider is null or p.provider = p_provider)
    union all
    select 'capture', p.id, p.appointment_id, p.provider, p.provider_ref, p.amount_minor, p.currency, null, 0
    from public.payments p where p.state = 'authorised' and (p.capture_due_at is not null or p.authorised_at <= private.clock() - interval '6 days')
      and (p_provider is null or p.provider = p_provider)
    union all
    select 'check', p.id, p.appointment_id, p.provider, p.provider_ref, p.amount_minor, p.currency, null, 0
    from public.payments p where (p_provider is null or p.provider = p_provider)
      and ((p.state = 'processing' and p.updated_at < private.clock() - interval '2 minutes')
        -- The time ran out while the bank was thinking: what it decided is asked for three days.
        or (p.state = 'expired' and p.provider_ref is not null and p.provider <> 'sandbox'
          and p.updated_at between private.clock() - interval '3 days' and private.clock() - interval '1 minute'
          and not private.charge_heard(p.id, p.provider_ref, '{failed,authorised,paid,expired}')));
end $$;
comment on function private.open_payment_work(text) is
  'What is left to do at a provider (null: at any): refunds, releases, returns of second charges, captures, charges to ask about.';

create function public.claim_payment_work(p_provider text, p_limit int default 20) returns table (kind text, id uuid,
  appointment_id uuid, provider_ref text, amount_minor int, currency text, refund_ref text, attempts int, is_over boolean)
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Another worker is choosing right now: the next turn is soon enough.
  if p_provider is null or not pg_try_advisory_xact_lock(hashtextextended('payment_work:' || p_provider, 0)) then
    return;
  end if;
  delete from private.payment_calls c where c.not_before < private.clock() - interval '7 days';
  return query
  with due as (
    select w.*, w.kind || ':' || w.id || ':' || coalesce(w.provider_ref, '') || ':' || w.attempts as work,
      c.tries, a.status <> 'awaiting_payment' as is_over
    from private.open_payment_work(p_provider) w join public.appointments a on a.id = w.appointment_id
    left join private.payment_calls c
      on c.work = w.kind || ':' || w.id || ':' || coalesce(w.provider_ref, '') || ':' || w.attempts
    where c.work is null or c.not_before <= private.clock()
    order by c.not_before nulls first limit least(greatest(coalesce(p_limit, 20), 1), 100)
  ), taken as (
    insert into private.payment_calls as k (work, tries, not_before)
    select d.work, 1, private.clock() + interval '30 seconds' from due d
    on conflict (work) do update set tries = k.tries + 1,
      not_before = private.clock() + least(interval '30 seconds' * power(2, least(k.tries, 10)), interval '1 hour')
    returning 1
  )
  select d.kind, d.id, d.appointment_id, d.provider_ref, d.amount_minor, d.currency, d.refund_ref, d.attempts, d.is_over from due d;
end $$;
comment on function public.claim_payment_work(text, int) is
  'For the payment worker: open work at its provider, each piece leased for half a minute, then for longer. id and attempts make the idempotency key. is_over: nobody waits for that charge any more.';
grant execute on function public.claim_payment_work to service_role;

create function public.report_refund(p_refund uuid, p_provider text, p_refund_ref text, p_state text, p_amount_minor int,
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
grant execute on function public.report_refund to service_role;

create function public.retry_refund(p_refund uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_operator();
  update public.refunds set state = 'pending', not_before = private.clock() where id = p_refund and state = 'failed';
  if not found and not exists (select from public.refunds r where r.id = p_refund) then
    perform private.refuse('payment.notFound');
  end if;
end $$;
comment on function public.retry_refund(uuid) is 'An operator has a failed refund tried once more. Repeatable. Hint: payment.notFound.';
grant execute on function public.retry_refund to authenticated;

create function public.failed_refunds() returns table (refund_id uuid, appointment_id uuid, amount_minor int, currency text,
  attempts int, created_at timestamptz, visit_at timestamptz, provider_ref text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select r.id, r.appointment_id, r.amount_minor, r.currency, r.attempts, r.created_at, a.starts_at, r.provider_ref
    from public.refunds r join public.appointments a on a.id = r.appointment_id
    where r.state = 'failed' order by r.created_at limit 200;
end $$;
comment on function public.failed_refunds() is
  'Refunds that the provider refused eight times, for operators: of which visit by its time, of which charge by the provider''s reference; no name, no reason.';
grant execute on function public.failed_refunds to authenticated;

create function public.payment_work(p_limit int default 50) returns table (kind text, id uuid, appointment_id uuid,
  provider text, provider_ref text, amount_minor int, currency text)
language sql stable security definer set search_path = '' as $$
  select w.kind, w.id, w.appointment_id, w.provider, w.provider_ref, w.amount_minor, w.currency
  from private.open_payment_work() w limit least(greatest(coalesce(p_limit, 50), 1), 500)
$$;
comment on function public.payment_work(int) is
  'For the provider''s adapter: refunds, releases and returns of second charges to send, captures to make, charges without an answer to ask about. The id is the idempotency key at the provider.';
grant execute on function public.payment_work to service_role;
