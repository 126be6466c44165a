-- Disputes and failed refunds, with what a bank and a provider ask for.

drop function public.disputed_payments();
drop function public.failed_refunds();

create function public.disputed_payments() returns table (dispute_ref text, appointment_id uuid, state text, amount_minor int,
  currency text, is_refund_waiting boolean, created_at timestamptz, updated_at timestamptz, provider text, booked_at timestamptz,
  visit_at timestamptz, visit_status text, held_from timestamptz, held_until timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select d.dispute_ref, p.appointment_id, d.state, d.amount_minor, d.currency,
      d.state in ('open', 'lost') and exists (select from public.refunds r where r.payment_id = p.id
        and r.provider_ref = d.charge_ref and r.state <> 'settled'), d.created_at, d.updated_at,
      d.provider, a.booked_at, a.starts_at, a.status, c.started_at, c.ended_at
    from private.payment_disputes d join public.payments p on p.id = d.payment_id
    join public.appointments a on a.id = p.appointment_id left join public.consultations c on c.appointment_id = a.id
    order by d.state not in ('inquiry', 'open'), d.created_at desc limit 200;
end $$;
comment on function public.disputed_payments() is
  'Disputes for operators, those that are not decided first, newest first: with what a bank asks for (when the visit was booked, was due and was held); no name, no reason. is_refund_waiting: a refund of that charge is held back, since the bank took the money already.';
revoke execute on function public.disputed_payments from public, anon, authenticated, service_role;
grant execute on function public.disputed_payments to authenticated;

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
revoke execute on function public.failed_refunds from public, anon, authenticated, service_role;
grant execute on function public.failed_refunds to authenticated;
