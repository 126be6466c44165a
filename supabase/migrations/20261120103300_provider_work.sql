-- What is left to do at the provider, and its answers about money that goes back.

drop function public.settle_refund(uuid, text);
create function public.settle_refund(p_appointment uuid, p_event_id text, p_refund uuid default null, p_ok boolean default true)
returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_payment public.payments;
  v_refund public.refunds;
begin
  select * into v_payment from public.payments p where p.appointment_id = p_appointment for update;
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
      perform private.notify(v_refund.patient_id, 'payment.refundDelayed', p_appointment,
        private.money_words(v_refund.amount_minor, v_refund.currency), 'refundDelayed:' || v_refund.id || ':' || v_refund.attempts);
    end if;
  end if;
  select * into v_payment from public.payments p where p.id = v_payment.id;
  return v_payment;
end $$;
comment on function public.settle_refund(uuid, text, uuid, boolean) is
  'For the payment provider''s webhook: a pending refund (the oldest, or the named one) was paid out, or could not be. Tried again with growing pauses, eight times; then the patient is told and an operator looks at it. Hints: payment.notFound, payment.eventReused.';

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

create function public.failed_refunds() returns table (refund_id uuid, appointment_id uuid, amount_minor int, currency text,
  attempts int, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select r.id, r.appointment_id, r.amount_minor, r.currency, r.attempts, r.created_at
    from public.refunds r where r.state = 'failed' order by r.created_at limit 200;
end $$;
comment on function public.failed_refunds() is 'Refunds that the provider refused eight times, for operators; no name, no reason.';

create function public.payment_work(p_limit int default 50) returns table (kind text, id uuid, appointment_id uuid, provider text,
  provider_ref text, amount_minor int, currency text)
language sql stable security definer set search_path = '' as $$
  select w.* from (
    select r.kind, r.id, r.appointment_id, p.provider, r.provider_ref, r.amount_minor, r.currency
    from public.refunds r join public.payments p on p.id = r.payment_id
    where r.state = 'pending' and r.not_before <= private.clock() and (r.kind <> 'refund' or p.state = 'refund_pending')
    union all
    select 'capture', p.id, p.appointment_id, p.provider, p.provider_ref, p.amount_minor, p.currency
    from public.payments p where p.state = 'authorised' and p.capture_due_at is not null
    union all
    select 'check', p.id, p.appointment_id, p.provider, p.provider_ref, p.amount_minor, p.currency
    from public.payments p where p.state = 'processing' and p.updated_at < private.clock() - interval '2 minutes') w
  limit least(greatest(coalesce(p_limit, 50), 1), 500)
$$;
comment on function public.payment_work(int) is
  'For the provider''s adapter: refunds, releases and returns of second charges to send, captures to make, charges without an answer to ask about. The id is the idempotency key at the provider.';
create index payments_open on public.payments (state) where state in ('authorised', 'processing');

revoke execute on function public.settle_refund(uuid, text, uuid, boolean), public.retry_refund(uuid), public.failed_refunds(),
  public.payment_work(int) from public, anon, authenticated, service_role;
grant execute on function public.settle_refund(uuid, text, uuid, boolean), public.payment_work(int) to service_role;
grant execute on function public.retry_refund(uuid), public.failed_refunds() to authenticated;
