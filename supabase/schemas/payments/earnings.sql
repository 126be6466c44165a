-- What a specialist earned, line by line, month by month.
--
-- No ledger stands beside payments, refunds and disputes: their rows are never deleted and their amounts never change, so a second
-- account of the same money could only come to say something else. Each line has the moment at which money moved, and a
-- month that is over keeps its lines: only what a bank decides of a disputed charge that was also to be returned can shift them.

create function private.earning_lines(p_specialist uuid)
returns table (at timestamptz, kind text, payment_id uuid, amount_minor int, currency text, state text)
language sql stable security definer set search_path = '' as $$
  with paid as (
    select p.* from public.payments p join public.appointments a on a.id = p.appointment_id
    where a.specialist_id = p_specialist and p.receipt_number is not null
  ), returned as (
    select r.id, r.payment_id, r.amount_minor, r.state, r.provider_ref, r.at,
      sum(r.amount_minor) over (partition by r.payment_id order by r.at, r.id) as so_far
    from (
      select o.*, greatest(o.created_at, p.paid_at, case when private.is_goodwill(o) then
        -- Goodwill is the platform's own money, unless the fee goes back after all: then it was a part of it.
        (select min(l.created_at) from public.refunds l where l.payment_id = o.payment_id and l.kind = 'refund'
          and l.created_at > o.created_at) end) as at
      from public.refunds o join paid p on p.id = o.payment_id
      where o.kind = 'refund' and (not private.is_goodwill(o) or exists (select from public.refunds l
        where l.payment_id = o.payment_id and l.kind = 'refund' and l.created_at > o.created_at))
    ) r
  ), disputed as (
    -- A refund of a disputed charge is held back, and never sent once the dispute is lost: it is the same money.
    select d.payment_id, d.state, d.opened_at, d.updated_at, greatest(d.amount_minor - coalesce((select sum(r.amount_minor) from returned r
      where r.payment_id = p.id and r.provider_ref = d.charge_ref and r.state <> 'settled'), 0), 0)::int as amount_minor
    from private.payment_disputes d join paid p on p.id = d.payment_id and p.provider_ref = d.charge_ref
    where d.opened_at is not null and d.currency = p.currency
  ), moved as (
    select p.paid_at as at, 'fee' as kind, p.id, p.amount_minor, p.state from paid p
    union all
    select p.paid_at, 'service_fee', p.id, -p.service_fee_minor, '' from paid p
    union all
    -- Who kept nothing of a visit owes nothing for it.
    select r.at, 'service_fee', p.id, p.service_fee_minor, '' from returned r join paid p on p.id = r.payment_id
    where r.so_far = p.amount_minor
    union all
    select r.at, 'refund', r.payment_id, -r.amount_minor, r.state from returned r
    union all
    select d.opened_at, 'dispute', d.payment_id, -d.amount_minor, d.state from disputed d
    union all
    select d.updated_at, 'dispute_won', d.payment_id, d.amount_minor, d.state from disputed d where d.state = 'won'
  )
  select m.at, m.kind, m.id, m.amount_minor, p.currency, m.state from moved m join paid p on p.id = m.id where m.amount_minor <> 0
$$;
comment on function private.earning_lines(uuid) is
  'All money of a specialist''s paid visits, one line a movement: fee and dispute_won come in; refund, dispute and service_fee go out (a service_fee that came in was given back with the whole fee). Minor units with their sign, in the currency charged. state: of the payment, refund or dispute now.';

create function public.my_earnings(p_month date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
  v_zone text := (select s.time_zone from public.specialists s where s.profile_id = v_me);
  v_now date := date_trunc('month', private.clock() at time zone v_zone)::date;
  v_month date := coalesce(p_month, v_now);
begin
  if v_month <> date_trunc('month', v_month)::date or v_month > v_now or v_month < '2020-01-01' then
    perform private.refuse('data.invalid');
  end if;
  return (
    with all_lines as (
      select l.*, date_trunc('month', l.at at time zone v_zone)::date as month from private.earning_lines(v_me) l
    ), lines as (
      select l.* from all_lines l where l.month = v_month
    ), totals as (
      select l.currency, count(*) filter (where l.kind = 'fee') as visits,
        coalesce(sum(l.amount_minor) filter (where l.kind = 'fee'), 0) as fees,
        coalesce(sum(l.amount_minor) filter (where l.kind = 'refund'), 0) as refunds,
        coalesce(sum(l.amount_minor) filter (where l.kind like 'dispute%'), 0) as disputes,
        coalesce(sum(l.amount_minor) filter (where l.kind = 'service_fee'), 0) as service_fees,
        sum(l.amount_minor) as net
      from lines l group by l.currency
    )
    select jsonb_build_object('month', v_month, 'timeZone', v_zone,
      'firstMonth', coalesce((select min(l.month) from all_lines l), v_now), 'thisMonth', v_now,
      'practiceNumber', (select s.practice_number from public.specialists s where s.profile_id = v_me),
      'serviceFee', (select jsonb_build_object('currency', f.currency, 'amountMinor', f.amount_minor)
        from private.service_fee() f where f.currency is not null),
      'totals', coalesce((select jsonb_agg(jsonb_build_object('currency', t.currency, 'visits', t.visits, 'feesMinor', t.fees,
          'refundsMinor', t.refunds, 'disputesMinor', t.disputes, 'serviceFeesMinor', t.service_fees, 'netMinor', t.net)
        order by t.currency desc) from totals t), '[]'),
      'lines', coalesce((select jsonb_agg(jsonb_build_object('at', l.at, 'kind', l.kind, 'amountMinor', l.amount_minor, 'currency', l.currency,
          'state', l.state, 'appointmentId', a.id, 'startsAt', a.starts_at, 'status', a.status, 'visitTypeName', a.visit_type_name,
          -- As much of a name as a reception may put on an account that leaves the house.
          'initials', private.initials(private.person_name(a.patient_id)),
          'receipt', private.receipt_name(p), 'priceMinor', a.price_minor, 'priceCurrency', a.currency)
        order by l.at, l.payment_id, l.kind)
        from lines l join public.payments p on p.id = l.payment_id join public.appointments a on a.id = p.appointment_id), '[]'))
  );
end $$;
comment on function public.my_earnings(date) is
  'What a specialist earned in a month (its first day; default: this one) of their zone: totals and lines, also while they do not practise. Patients by their initials. Sums by currency, what went out below zero. Hint: data.invalid.';
grant execute on function public.my_earnings to authenticated;
