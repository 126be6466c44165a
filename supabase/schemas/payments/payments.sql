-- Payments: one per visit, its machine, and the events of the provider that moved it.
--
-- Payment is its own machine and moves a visit in exactly one place: awaiting_payment → booked. Nothing of a card is
-- stored. Provider events are unique by their id, so a message delivered twice changes nothing.
--
-- Prices are dollars. Where the setting charge_currency says ZAR, what is charged is fixed in rands when the payment is opened, at
-- the published rate; everything after that (charge, refunds, receipt) is in those rands, whatever is published later.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null unique references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  amount_minor int not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('not_required', 'requires_payment', 'processing', 'authorised', 'paid', 'failed',
    'expired', 'refund_pending', 'refunded', 'partly_refunded')),
  failure text check (length(failure) <= 60),
  provider text not null default '' check (length(provider) <= 40),
  provider_ref text check (length(provider_ref) <= 200),
  refund_minor int not null default 0 check (refund_minor between 0 and amount_minor),
  paid_at timestamptz,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  challenge text check (length(challenge) between 1 and 200),
  authorised_at timestamptz,
  capture_due_at timestamptz,
  receipt_number bigint unique,
  attempted_at timestamptz,
  payer_id uuid references public.profiles (id),
  per_dollar numeric(8, 4) check (per_dollar > 0),
  rate_dated date,
  service_fee_minor int not null default 0 check (service_fee_minor between 0 and amount_minor),
  check ((per_dollar is null) = (rate_dated is null) and (per_dollar is null or currency = 'ZAR')),
  check (state <> 'failed' or failure is not null),
  check (state not in ('paid', 'refund_pending', 'refunded', 'partly_refunded') or paid_at is not null)
);
comment on table public.payments is
  'The payment of one visit in minor units. Patient reads own; the specialist learns the state through my_appointments. Written by functions only.';
comment on column public.payments.amount_minor is 'What is charged, in `currency`: the price of the visit, or that price in rands.';
comment on column public.payments.per_dollar is
  'Rands for one dollar at which the price became amount_minor, with rate_dated, the day of that rate; null: the price itself is charged.';
comment on column public.payments.service_fee_minor is
  'What the specialist owes the platform for this visit, in `currency`: a flat amount as the setting service_fee said when the payment was opened, never a share of the fee (ethical rule 7 of the HPCSA).';
comment on column public.payments.refund_minor is 'What goes or went back, derived from public.refunds.';
comment on column public.payments.challenge is 'What the bank still asks of the payer (processing only): the provider''s reference of that question.';
comment on column public.payments.capture_due_at is 'Since when an authorised payment should be taken. Paid is only what the provider confirmed.';
comment on column public.payments.attempted_at is
  'When the payer last pressed the button. Within the minute after that they hear the outcome on the page, not by a notice.';

comment on column public.payments.payer_id is
  'Who pressed the button: the patient, or who pays for them. The receipt names them; the bank is told nothing of either.';

create index payments_of_payer on public.payments (payer_id) where payer_id is not null;
create index payments_of_patient on public.payments (patient_id);
create index payments_open on public.payments (state) where state in ('authorised', 'processing');
create index payments_lapsed on public.payments (updated_at) where state = 'expired' and provider_ref is not null;

alter table public.payments enable row level security;
alter table public.payments force row level security;
create policy "patients read their own payments" on public.payments
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.payments from public, anon, authenticated, service_role;
grant select on public.payments to authenticated;

create function private.guard_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'payments are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.state not in ('not_required', 'requires_payment') or new.refund_minor <> 0 then
      raise exception 'a payment begins as requires_payment or not_required' using errcode = '23514';
    end if;
    return new;
  end if;
  if (new.id, new.amount_minor, new.currency, new.per_dollar, new.rate_dated, new.service_fee_minor, new.created_at)
    is distinct from (old.id, old.amount_minor, old.currency, old.per_dollar, old.rate_dated, old.service_fee_minor, old.created_at)
    or ((new.appointment_id, new.patient_id) is distinct from (old.appointment_id, old.patient_id)
      and not exists (select from public.appointments a where a.id = new.appointment_id and a.patient_id = new.patient_id
        and a.turned_from = old.appointment_id))
    or new.refund_minor < old.refund_minor
    or (old.receipt_number is not null and new.receipt_number is distinct from old.receipt_number) then
    raise exception 'these facts of a payment never change' using errcode = '23514';
  end if;
  if new.state <> old.state then
    if old.state || '>' || new.state not in ('requires_payment>processing', 'requires_payment>expired',
        'processing>authorised', 'processing>paid', 'processing>failed', 'processing>expired', 'authorised>paid',
        'authorised>expired', 'failed>requires_payment', 'failed>expired', 'expired>requires_payment', 'expired>processing',
        'paid>refund_pending', 'partly_refunded>refund_pending', 'refunded>refund_pending', 'refund_pending>refunded',
        'refund_pending>partly_refunded') then
      raise exception 'a payment cannot go from % to %', old.state, new.state using errcode = '23514';
    end if;
    if new.state = 'authorised' then
      new.authorised_at := private.clock();
    elsif new.state = 'paid' then
      new.receipt_number := coalesce(new.receipt_number, nextval('private.receipt_numbers'));
    end if;
    if new.state <> 'processing' then
      new.challenge := null;
    end if;
  end if;
  if new.challenge is not null and new.state <> 'processing' then
    raise exception 'only a payment in process can be challenged' using errcode = '23514';
  end if;
  new.updated_at := private.clock();
  return new;
end $$;
comment on function private.guard_payment() is
  'The payment machine. A payment goes along when its visit is turned to another child. expired → processing is money that arrived after the hold had lapsed; partly_refunded → refund_pending is a second part, or a refund that came back, like refunded → refund_pending.';

create trigger payments_guard before insert or update or delete on public.payments
  for each row execute function private.guard_payment();

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

create trigger payments_guard_all before truncate on public.payments
  for each statement execute function private.refuse_change();

create function private.charge_of(p_visit public.appointments, out amount_minor int, out currency text)
language sql stable security definer set search_path = '' as $$
  select coalesce(p.amount_minor, p_visit.price_minor), coalesce(p.currency, p_visit.currency)
  from (select) once left join public.payments p on p.appointment_id = p_visit.id
$$;
comment on function private.charge_of(public.appointments) is
  'What is charged for a visit, as its payment has fixed it; its price as long as there is none.';
