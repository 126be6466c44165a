-- What payers read of a payment: the payment itself, the receipt.

create function public.my_payment(p_appointment uuid) returns public.payments
language sql stable security definer set search_path = '' as $$
  select p.* from public.payments p where p.appointment_id = p_appointment and p.patient_id = (select private.me())
    and not private.is_hidden(p_appointment)
$$;
comment on function public.my_payment(uuid) is 'The payment of a visit of the person the request is for; else null.';
grant execute on function public.my_payment to authenticated;

create function private.what_is_paid(p_appointment uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((select jsonb_build_object('refundMinor', p.refund_minor, 'keptMinor', greatest(p.amount_minor - p.refund_minor, 0),
    'currency', p.currency) from public.payments p where p.appointment_id = p_appointment), '{}')
$$;
comment on function private.what_is_paid(uuid) is
  'Of a visit''s price, what goes back and what is kept, for a mail about it; nothing of a visit that cost nothing.';

create function private.receipt_name(p_payment public.payments) returns text
language sql stable security invoker set search_path = '' as $$
  select 'R' || to_char(p_payment.paid_at at time zone 'UTC', 'YYYY') || '-' || lpad(p_payment.receipt_number::text, 6, '0')
$$;
comment on function private.receipt_name(public.payments) is 'The number on a receipt, e.g. R2026-000123.';

create function public.receipt(p_appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_receipt jsonb;
begin
  select jsonb_build_object('number', private.receipt_name(p),
    'paidAt', p.paid_at, 'patientName', patient.name, 'payerName', private.person_name(p.payer_id), 'specialistName', doctor.name,
    'councilNumber', s.hpcsa_number, 'practiceNumber', s.practice_number, 'practice', s.hospital,
    -- What the person's visit was about and how they are insured is for nobody who only pays.
    'medicalAid', case when private.actor_may('manage') then (select jsonb_build_object('scheme', m.scheme, 'plan', m.plan,
        'memberName', m.member_name, 'memberNumber', m.member_number, 'dependantCode', m.dependant_code)
      from public.medical_aids m where m.patient_id = v_me) end,
    'hasCodes', private.actor_may('manage') and exists (select from public.visit_codes c where c.appointment_id = a.id),
    -- The rate at which it was charged; of dollars the one that was published when they were paid, and that could be shown.
    'rate', (select jsonb_build_object('perDollar', e.per_dollar, 'dated', e.dated, 'source', e.source)
      from public.exchange_rates e where case when p.currency = 'USD' then e.published_at <= p.paid_at
          and coalesce(e.retired_at, 'infinity') > p.paid_at
          and e.dated >= (p.paid_at at time zone 'Africa/Johannesburg')::date - 31
        else (e.per_dollar, e.dated) = (p.per_dollar, p.rate_dated) end
      order by e.version limit 1),
    'priceMinor', a.price_minor, 'priceCurrency', a.currency,
    'visitTypeName', a.visit_type_name, 'startsAt', a.starts_at, 'timeZone', a.tz_patient,
    'minutes', (extract(epoch from a.ends_at - a.starts_at) / 60)::int, 'amountMinor', p.amount_minor,
    'refundMinor', p.refund_minor, 'netMinor', p.amount_minor - p.refund_minor, 'currency', p.currency, 'provider', p.provider,
    'refunds', coalesce((select jsonb_agg(jsonb_build_object('amountMinor', r.amount_minor, 'state', r.state, 'at',
        coalesce(r.settled_at, r.created_at),
        'words', case when private.is_goodwill(r) then coalesce((select g.words from private.goodwill g where g.payment_id = p.id), '')
          else '' end) order by r.created_at, r.id)
      from public.refunds r where r.payment_id = p.id and r.kind = 'refund'), '[]'))
  into v_receipt
  from public.payments p join public.appointments a on a.id = p.appointment_id
    join public.profiles patient on patient.id = p.patient_id join public.profiles doctor on doctor.id = a.specialist_id
    join public.specialists s on s.profile_id = a.specialist_id
  where p.appointment_id = p_appointment and p.receipt_number is not null
    and p.patient_id = v_me and not private.is_hidden(a.id);
  if v_receipt is null then
    perform private.refuse('payment.notFound');
  end if;
  return v_receipt;
end $$;
comment on function public.receipt(uuid) is
  'The receipt of a paid visit of the person the request is for: what was paid and by whom, what went back, what is left, the price, the rate of the rand at which it was charged, or when it was paid; for them and who looks after their whole record the medical aid and whether there are codes (visit_codes). Hint: payment.notFound.';
grant execute on function public.receipt to authenticated;

create sequence private.receipt_numbers;
revoke all on sequence private.receipt_numbers from public, anon, authenticated, service_role;
