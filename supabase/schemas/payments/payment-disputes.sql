-- Disputes: a payer asks their bank to take a payment back. The bank does so at once and decides later, so a refund of ours on
-- top would give the money back twice: it waits until the dispute is won, and is left to an operator when it is lost.

create table private.payment_disputes (
  provider text not null check (length(provider) between 1 and 60),
  dispute_ref text not null check (length(dispute_ref) between 1 and 200),
  payment_id uuid not null references public.payments (id),
  charge_ref text not null check (length(charge_ref) between 1 and 200),
  state text not null check (state in ('inquiry', 'open', 'won', 'lost')),
  amount_minor int not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  opened_at timestamptz check (opened_at is not null or state not in ('open', 'lost')),
  primary key (provider, dispute_ref)
);
comment on table private.payment_disputes is
  'Payments that a payer disputes at their bank, as the provider tells: inquiry (nothing was taken back), open (taken back for now), won (ours again), lost. Operators read them through disputed_payments.';

comment on column private.payment_disputes.opened_at is 'Since when the bank has, or had, taken the money back; null: never.';

create index payment_disputes_of_charge on private.payment_disputes (charge_ref);

alter table private.payment_disputes enable row level security;
alter table private.payment_disputes force row level security;
revoke all on private.payment_disputes from public, anon, authenticated, service_role;

create function public.report_dispute(p_provider text, p_charge_ref text, p_dispute_ref text, p_state text, p_amount_minor int,
  p_currency text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_payment uuid;
begin
  if p_state is null or p_state not in ('inquiry', 'open', 'won', 'lost') or coalesce(p_dispute_ref, '') = ''
    or coalesce(p_charge_ref, '') = '' or coalesce(p_provider, '') = '' or length(p_dispute_ref) > 200
    or p_amount_minor is null or p_amount_minor <= 0 or coalesce(p_currency, '') !~ '^[A-Z]{3}$' then
    perform private.refuse('data.invalid');
  end if;
  -- Also a second charge that was taken by mistake belongs to its payment.
  select p.id into v_payment from public.payments p where p.provider = p_provider and (p.provider_ref = p_charge_ref
    or exists (select from public.payment_events e where e.payment_id = p.id and e.provider_ref = p_charge_ref)) limit 1;
  if not found then
    return 'unknown';
  end if;
  insert into private.payment_disputes as d (provider, dispute_ref, payment_id, charge_ref, state, amount_minor, currency, opened_at)
  values (p_provider, p_dispute_ref, v_payment, p_charge_ref, p_state, p_amount_minor, p_currency,
    case when p_state in ('open', 'lost') then private.clock() end)
  on conflict (provider, dispute_ref) do update set state = excluded.state, updated_at = private.clock(),
    opened_at = coalesce(d.opened_at, excluded.opened_at)
  -- Messages come in any order: what was decided is not opened again, what was opened is no inquiry any more.
  where d.state = 'inquiry' and excluded.state <> 'inquiry' or d.state = 'open' and excluded.state in ('won', 'lost');
  return case when found then 'applied' else 'known' end;
end $$;
comment on function public.report_dispute(text, text, text, text, int, text) is
  'What a provider says of a dispute (inquiry, open, won, lost), in any order: a decision stands. Gives applied, known, or unknown when the charge is none of ours. Hint: data.invalid.';
grant execute on function public.report_dispute to service_role;

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
grant execute on function public.disputed_payments to authenticated;
