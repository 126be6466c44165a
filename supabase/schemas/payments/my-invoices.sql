-- A specialist's invoices by month, and the paid visits whose invoice waits for a signature.

create function private.visits_to_invoice(p_specialist uuid)
returns table (appointment_id uuid, starts_at timestamptz, visit_type_name text, initials text, covering_name text, amount_minor int, currency text)
language sql stable security definer set search_path = '' as $$
  select a.id, a.starts_at, a.visit_type_name, private.initials(private.person_name(a.patient_id)), private.person_name(c.covered_by),
    p.amount_minor - private.fee_returned(p.id), p.currency
  from public.appointments a join public.payments p on p.appointment_id = a.id
    left join public.consultations c on c.appointment_id = a.id
  where a.specialist_id = p_specialist and a.status = 'completed' and p.receipt_number is not null and c.wrong_person_at is null
    and c.state is distinct from 'abandoned'
    and p.amount_minor > private.fee_returned(p.id) and not exists (select from private.invoices i where i.payment_id = p.id)
    -- Of a visit that was signed before there were invoices, there is none.
    and not exists (select from public.notes n where n.appointment_id = a.id and n.state = 'signed' and n.chain_no = 0)
$$;
comment on function private.visits_to_invoice(uuid) is
  'Paid visits of a specialist that are over and wait for their signed note; covering_name: the colleague who writes it.';

create function public.my_invoices(p_month date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
  v_zone constant text := 'Africa/Johannesburg';
  v_now date := date_trunc('month', private.clock() at time zone v_zone)::date;
  v_month date := coalesce(p_month, v_now);
begin
  if v_month <> date_trunc('month', v_month)::date or v_month > v_now or v_month < '2020-01-01' then
    perform private.refuse('data.invalid');
  end if;
  return (
    with rows as (
      select i.* from private.invoices i
      where i.specialist_id = v_me and i.issued_at >= v_month::timestamp at time zone v_zone
        and i.issued_at < (v_month + interval '1 month') at time zone v_zone
    ), totals as (
      select i.currency, count(*) filter (where i.kind = 'invoice') as invoices,
        coalesce(sum(i.amount_minor) filter (where i.kind = 'invoice'), 0) as invoiced,
        coalesce(sum(i.amount_minor) filter (where i.kind = 'credit_note'), 0) as credited,
        coalesce(sum(case i.kind when 'invoice' then i.vat_minor else -i.vat_minor end), 0) as vat,
        count(*) filter (where i.vat_number is not null and i.vat_minor is null) as without_rands
      from rows i group by i.currency
    )
    select jsonb_build_object('month', v_month, 'timeZone', v_zone, 'thisMonth', v_now,
      'firstMonth', coalesce((select date_trunc('month', min(i.issued_at) at time zone v_zone)::date from private.invoices i
        where i.specialist_id = v_me), v_now),
      'practiceNumber', (select s.practice_number from public.specialists s where s.profile_id = v_me),
      'totals', coalesce((select jsonb_agg(jsonb_build_object('currency', t.currency, 'invoices', t.invoices, 'invoicedMinor', t.invoiced,
          'creditedMinor', -t.credited, 'netMinor', t.invoiced - t.credited, 'vatMinor', t.vat, 'withoutRands', t.without_rands)
        order by t.currency desc) from totals t), '[]'),
      'invoices', coalesce((select jsonb_agg(private.invoice_facts(i) || jsonb_build_object('initials', private.initials(i.patient_name))
        order by i.issued_at, i.corrects is not null, i.serial) from rows i), '[]'),
      'waiting', coalesce((select jsonb_agg(jsonb_build_object('appointmentId', w.appointment_id, 'startsAt', w.starts_at,
          'visitTypeName', w.visit_type_name, 'initials', w.initials, 'coveringName', w.covering_name, 'amountMinor', w.amount_minor,
          'currency', w.currency) order by w.starts_at) from private.visits_to_invoice(v_me) w), '[]'))
  );
end $$;
comment on function public.my_invoices(date) is
  'Invoices and credit notes that a specialist made in a month (its first day; default: this one; South African days) with their sums by currency, VAT always in rands, also while they do not practise; and the paid visits that wait for a signed note. Patients by their initials. Hint: data.invalid.';
grant execute on function public.my_invoices to authenticated;
