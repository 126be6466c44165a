-- When invoices and credit notes are made: by the step that completes what they say. Signing the note of a paid visit, taking
-- the money of a visit whose note is signed, giving money back. Each may come again and changes nothing then.

create function private.fee_returned(p_payment uuid) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(sum(r.amount_minor), 0) from public.refunds r where r.payment_id = p_payment and r.kind = 'refund'
    -- Goodwill is the platform's own money, unless the fee goes back after all: then it was a part of it (earnings.sql).
    and (not private.is_goodwill(r) or exists (select from public.refunds l where l.payment_id = p_payment and l.kind = 'refund'
      and not private.is_goodwill(l) and l.created_at > r.created_at)));
end $$;
comment on function private.fee_returned(uuid) is 'How much of a specialist''s fee goes or went back; goodwill is none of it.';

create function private.next_invoice(p_specialist uuid, p_kind text) returns int
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_invoices(p_specialist);
  return (select coalesce(max(i.serial), 0) + 1 from private.invoices i where i.specialist_id = p_specialist and i.kind = p_kind);
end $$;
comment on function private.next_invoice(uuid, text) is
  'The next number of a specialist, held until the transaction ends; one that is undone gives it back.';

create function private.rate_of_payment(p_payment public.payments, out per_dollar numeric, out dated date)
language sql stable security definer set search_path = '' as $$
  select coalesce(p_payment.per_dollar, e.per_dollar), coalesce(p_payment.rate_dated, e.dated)
  from (select) once left join public.exchange_rates e on p_payment.currency = 'USD' and e.published_at <= p_payment.paid_at
    and coalesce(e.retired_at, 'infinity') > p_payment.paid_at
    and e.dated >= (p_payment.paid_at at time zone 'Africa/Johannesburg')::date - 31
  order by e.version limit 1
$$;
comment on function private.rate_of_payment(public.payments) is
  'Rands for a dollar at which a payment was charged, or of dollars those that held when it was paid; nulls: none.';

create function private.issue_invoice(p_appointment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_payment public.payments;
  v_visit public.appointments;
  v_new private.invoices;
begin
  -- Without a condition: whoever signs while the money arrives waits here for it.
  select * into v_payment from public.payments p where p.appointment_id = p_appointment for update;
  if v_payment.receipt_number is null or exists (select from private.invoices i where i.payment_id = v_payment.id)
    or not exists (select from public.notes n where n.appointment_id = p_appointment and n.state = 'signed' and n.chain_no = 0) then
    return;
  end if;
  v_new.returned_minor := private.fee_returned(v_payment.id);
  v_new.amount_minor := v_payment.amount_minor - v_new.returned_minor;
  if v_new.amount_minor <= 0 then
    return;
  end if;
  select * into v_visit from public.appointments a where a.id = p_appointment;
  v_new.serial := private.next_invoice(v_visit.specialist_id, 'invoice');
  v_new.supplied_on := (v_payment.paid_at at time zone 'Africa/Johannesburg')::date;
  select r.per_dollar, r.dated into v_new.per_dollar, v_new.rate_dated from private.rate_of_payment(v_payment) r;
  v_new.rands_minor := case v_payment.currency when 'ZAR' then v_new.amount_minor
    when 'USD' then round(v_new.amount_minor * v_new.per_dollar)::int end;
  select r.vat_number into v_new.vat_number from private.vat_registrations r
  where r.specialist_id = v_visit.specialist_id and v_new.supplied_on between r.from_day and coalesce(r.last_day, 'infinity');
  if v_new.vat_number is not null and v_new.rands_minor is not null then
    v_new.vat_percent := private.vat_percent(v_new.supplied_on);
    v_new.vat_minor := private.vat_within(v_new.rands_minor, v_new.vat_percent);
  end if;
  insert into private.invoices (kind, specialist_id, serial, payment_id, appointment_id, patient_id, payer_id, supplied_on,
    seller_name, practice, practice_address, practice_number, council_number, vat_number, patient_name, payer_name,
    visit_type_name, visit_at, minutes, amount_minor, currency, per_dollar, rate_dated, rands_minor, vat_percent, vat_minor, returned_minor)
  select 'invoice', s.profile_id, v_new.serial, v_payment.id, v_visit.id, v_visit.patient_id, v_payment.payer_id, v_new.supplied_on,
    private.person_name(s.profile_id), s.hospital, s.practice_address, s.practice_number, coalesce(s.hpcsa_number, ''), v_new.vat_number,
    private.person_name(v_visit.patient_id), coalesce(private.person_name(v_payment.payer_id), ''), v_visit.visit_type_name,
    v_visit.starts_at, (extract(epoch from v_visit.ends_at - v_visit.starts_at) / 60)::int, v_new.amount_minor, v_payment.currency,
    v_new.per_dollar, v_new.rate_dated, v_new.rands_minor, v_new.vat_percent, v_new.vat_minor, v_new.returned_minor
  from public.specialists s where s.profile_id = v_visit.specialist_id;
end $$;
comment on function private.issue_invoice(uuid) is
  'Makes the invoice of a visit once its note is signed and its money taken, of what did not go back before; once.';

create function private.credit_invoice(p_payment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_invoice private.invoices;
  v_so_far record;
  v_new private.invoices;
  v_total int;
begin
  select * into v_invoice from private.invoices i where i.payment_id = p_payment and i.kind = 'invoice';
  if not found then
    return;
  end if;
  select coalesce(sum(i.amount_minor), 0)::int as amount, coalesce(sum(i.rands_minor), 0)::int as rands,
    coalesce(sum(i.vat_minor), 0)::int as vat into v_so_far
  from private.invoices i where i.corrects = v_invoice.id;
  v_total := private.fee_returned(p_payment) - v_invoice.returned_minor;
  if v_total <= v_so_far.amount then
    return;
  end if;
  v_new := v_invoice;
  v_new.id := gen_random_uuid();
  v_new.kind := 'credit_note';
  v_new.corrects := v_invoice.id;
  v_new.issued_at := private.clock();
  v_new.returned_minor := 0;
  v_new.amount_minor := v_total - v_so_far.amount;
  -- Of sums, so that many parts give together what the whole would.
  v_new.rands_minor := round(v_invoice.rands_minor::numeric * v_total / v_invoice.amount_minor)::int - v_so_far.rands;
  v_new.vat_minor := private.vat_within(v_so_far.rands + v_new.rands_minor, v_invoice.vat_percent) - v_so_far.vat;
  v_new.serial := private.next_invoice(v_invoice.specialist_id, 'credit_note');
  insert into private.invoices select v_new.*;
end $$;
comment on function private.credit_invoice(uuid) is
  'Makes a credit note for what goes back of an invoiced fee and has none yet; the payment must be locked.';

create function private.invoice_facts(p_invoice private.invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_invoice.id, 'kind', p_invoice.kind, 'number', private.invoice_name(p_invoice),
    'corrects', (select private.invoice_name(o) from private.invoices o where o.id = p_invoice.corrects),
    'issuedAt', p_invoice.issued_at, 'suppliedOn', p_invoice.supplied_on, 'appointmentId', p_invoice.appointment_id,
    'visitTypeName', p_invoice.visit_type_name, 'visitAt', p_invoice.visit_at, 'minutes', p_invoice.minutes,
    'amountMinor', p_invoice.amount_minor, 'currency', p_invoice.currency, 'perDollar', p_invoice.per_dollar,
    'rateDated', p_invoice.rate_dated, 'randsMinor', p_invoice.rands_minor, 'vatNumber', p_invoice.vat_number,
    'vatPercent', p_invoice.vat_percent, 'vatMinor', p_invoice.vat_minor)
$$;
comment on function private.invoice_facts(private.invoices) is 'What an invoice says but for the people in it.';

create function public.invoices_of_visit(p_appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_payment public.payments;
begin
  select * into v_visit from public.appointments a where a.id = p_appointment and (a.patient_id = v_me and not private.is_hidden(a.id)
    or a.specialist_id = private.me_practising() and not private.is_acting());
  if v_visit.id is null then
    perform private.refuse('payment.notFound');
  end if;
  select * into v_payment from public.payments p where p.appointment_id = v_visit.id and p.receipt_number is not null;
  return jsonb_build_object(
    'awaitsNote', v_payment.id is not null and v_visit.status in ('booked', 'waiting', 'in_progress', 'completed') and v_payment.amount_minor > private.fee_returned(v_payment.id)
      and not exists (select from private.invoices i where i.payment_id = v_payment.id)
      and not exists (select from public.notes n where n.appointment_id = v_visit.id and n.state = 'signed' and n.chain_no = 0)
      and not exists (select from public.consultations c where c.appointment_id = v_visit.id
        and (c.wrong_person_at is not null or c.state = 'abandoned')),
    'invoices', coalesce((select jsonb_agg(private.invoice_facts(i) || jsonb_build_object('timeZone', v_visit.tz_patient, 'sellerName', i.seller_name,
        'practice', i.practice, 'practiceAddress', i.practice_address, 'practiceNumber', i.practice_number, 'councilNumber', i.council_number,
        'patientName', i.patient_name, 'payerName', i.payer_name) order by i.corrects is not null, i.serial)
      from private.invoices i where i.payment_id = v_payment.id), '[]'));
end $$;
comment on function public.invoices_of_visit(uuid) is
  'The invoice and credit notes of a visit, none before it is paid, for its patient, who pays for them, and its specialist while they practise; and whether an invoice waits for the signed note. No codes. Hint: payment.notFound.';
grant execute on function public.invoices_of_visit to authenticated;
