-- Payments: one per visit, its machine, and the events of the provider that moved it.
--
-- Payment is its own machine and moves a visit in exactly one place: awaiting_payment → booked. Nothing of a card is
-- stored. Provider events are unique by their id, so a message delivered twice changes nothing.

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
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state <> 'failed' or failure is not null),
  check (state not in ('paid', 'refund_pending', 'refunded', 'partly_refunded') or paid_at is not null)
);
comment on table public.payments is
  'The payment of one visit in minor units. Patient reads own; the specialist learns the state through my_appointments. Written by functions only.';
create index payments_of_patient on public.payments (patient_id);

create table public.payment_events (
  event_id text primary key check (length(event_id) between 1 and 200),
  payment_id uuid not null references public.payments (id),
  outcome text not null check (length(outcome) <= 60),
  amount_minor int,
  currency text,
  at timestamptz not null default now()
);
comment on table public.payment_events is 'What the payment provider told us, once per event id. Append-only; not readable through the API.';
create index payment_events_of_payment on public.payment_events (payment_id);

create function private.guard_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'payments are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.state not in ('not_required', 'requires_payment') then
      raise exception 'a payment begins as requires_payment or not_required' using errcode = '23514';
    end if;
    return new;
  end if;
  if (new.appointment_id, new.patient_id, new.amount_minor, new.currency)
    is distinct from (old.appointment_id, old.patient_id, old.amount_minor, old.currency) then
    raise exception 'these facts of a payment never change' using errcode = '23514';
  end if;
  if new.state <> old.state and old.state || '>' || new.state not in ('requires_payment>processing', 'requires_payment>expired',
      'processing>authorised', 'processing>paid', 'processing>failed', 'processing>expired', 'authorised>paid',
      'authorised>expired', 'failed>requires_payment', 'failed>expired', 'expired>requires_payment', 'expired>processing',
      'paid>refund_pending', 'refund_pending>refunded', 'refund_pending>partly_refunded') then
    raise exception 'a payment cannot go from % to %', old.state, new.state using errcode = '23514';
  end if;
  new.updated_at := now();
  return new;
end $$;
comment on function private.guard_payment() is
  'The payment machine. expired → processing is money that arrived after the hold had lapsed.';

create function private.release_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.payments set state = 'expired'
  where appointment_id = new.id and state in ('requires_payment', 'processing', 'authorised', 'failed');
  return null;
end $$;
comment on function private.release_payment() is 'A visit that lapsed or was called off before payment owes nothing any more.';

create trigger payments_guard before insert or update or delete on public.payments
  for each row execute function private.guard_payment();
create trigger payments_guard_all before truncate on public.payments
  for each statement execute function private.refuse_change();
create trigger payment_events_keep before update or delete on public.payment_events
  for each row execute function private.refuse_change();
create trigger payment_events_keep_all before truncate on public.payment_events
  for each statement execute function private.refuse_change();
create trigger appointments_release_payment after update on public.appointments
  for each row when (new.status in ('expired', 'cancelled') and old.status <> new.status)
  execute function private.release_payment();

alter table public.payments enable row level security;
alter table public.payments force row level security;
alter table public.payment_events enable row level security;
alter table public.payment_events force row level security;
revoke all on public.payments, public.payment_events from public, anon, authenticated, service_role;
grant select on public.payments to authenticated;

create policy "patients read their own payments" on public.payments
  for select to authenticated using (patient_id = (select private.me()));

create function public.my_payment(p_appointment uuid) returns public.payments
language sql stable security invoker set search_path = '' as $$
  select p.* from public.payments p where p.appointment_id = p_appointment and p.patient_id = (select private.me())
$$;
comment on function public.my_payment(uuid) is 'The payment of the caller''s own visit, or null.';

revoke execute on function private.guard_payment(), private.release_payment(), public.my_payment(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.my_payment(uuid) to authenticated;
