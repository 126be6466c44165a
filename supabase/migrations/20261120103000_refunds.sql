-- Money back: refunds as rows of their own, and what a payment needs to be authorised first and captured later.
--
-- One refund per visit and reason, so a step that is repeated returns nothing twice. Every refund takes the payment's lock
-- first and the sum is checked by a trigger: never more goes back than came in, also in parallel, also for the owner.

alter table public.payments
  add column challenge text check (length(challenge) between 1 and 200),
  add column authorised_at timestamptz,
  add column capture_due_at timestamptz,
  add column receipt_number bigint unique;
comment on column public.payments.challenge is 'What the bank still asks of the payer (processing only): the provider''s reference of that question.';
comment on column public.payments.capture_due_at is 'Since when an authorised payment should be taken. Paid is only what the provider confirmed.';
comment on column public.payments.refund_minor is 'What goes or went back, derived from public.refunds.';

alter table public.payment_events
  add column kind text check (kind in ('processing', 'challenge', 'authorised', 'paid', 'failed', 'expired', 'refunded',
    'refund_failed')),
  add column provider_ref text check (length(provider_ref) <= 200),
  add column applied boolean not null default true;
comment on column public.payment_events.applied is 'False: arrived too late or twice to change anything; kept because it was said.';

create sequence private.receipt_numbers;

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id),
  appointment_id uuid not null references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  kind text not null check (kind in ('refund', 'release', 'duplicate')),
  reason text not null check (length(reason) between 1 and 60),
  amount_minor int not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  provider_ref text check (length(provider_ref) <= 200),
  state text not null default 'pending' check (state in ('pending', 'settled', 'failed')),
  attempts int not null default 0 check (attempts >= 0),
  not_before timestamptz not null default private.clock(),
  created_at timestamptz not null default private.clock(),
  settled_at timestamptz,
  check ((state = 'settled') = (settled_at is not null))
);
comment on table public.refunds is
  'Money that goes back: a refund of what was paid, the release of what was only authorised, the return of a second charge. Patient reads own; written by functions only.';
create unique index refunds_once on public.refunds (payment_id, reason) where kind <> 'duplicate';
create unique index refunds_of_duplicate_once on public.refunds (payment_id, provider_ref) where kind = 'duplicate';
create index refunds_of_payment on public.refunds (payment_id, created_at);
create index refunds_of_appointment on public.refunds (appointment_id);
create index refunds_of_patient on public.refunds (patient_id);
create index refunds_pending on public.refunds (not_before) where state = 'pending';

-- What was given back before there was this table.
insert into public.refunds (payment_id, appointment_id, patient_id, kind, reason, amount_minor, currency, provider_ref, state,
  created_at, settled_at)
select p.id, p.appointment_id, p.patient_id, 'refund', 'cancelled', p.refund_minor, p.currency, p.provider_ref,
  case when p.state = 'refund_pending' then 'pending' else 'settled' end, p.updated_at,
  case when p.state <> 'refund_pending' then p.updated_at end
from public.payments p where p.refund_minor > 0;

create or replace function private.guard_payment() returns trigger
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
  if (new.id, new.appointment_id, new.patient_id, new.amount_minor, new.currency, new.created_at)
    is distinct from (old.id, old.appointment_id, old.patient_id, old.amount_minor, old.currency, old.created_at)
    or new.refund_minor < old.refund_minor
    or (old.receipt_number is not null and new.receipt_number is distinct from old.receipt_number) then
    raise exception 'these facts of a payment never change' using errcode = '23514';
  end if;
  if new.state <> old.state then
    if old.state || '>' || new.state not in ('requires_payment>processing', 'requires_payment>expired',
        'processing>authorised', 'processing>paid', 'processing>failed', 'processing>expired', 'authorised>paid',
        'authorised>expired', 'failed>requires_payment', 'failed>expired', 'expired>requires_payment', 'expired>processing',
        'paid>refund_pending', 'partly_refunded>refund_pending', 'refund_pending>refunded', 'refund_pending>partly_refunded') then
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
  'The payment machine. expired → processing is money that arrived after the hold had lapsed; partly_refunded → refund_pending is a second part.';

create function private.guard_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_payment public.payments;
begin
  if tg_op = 'DELETE' then
    raise exception 'refunds are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'UPDATE' then
    if (new.id, new.payment_id, new.appointment_id, new.patient_id, new.kind, new.reason, new.amount_minor, new.currency,
        new.provider_ref, new.created_at) is distinct from (old.id, old.payment_id, old.appointment_id, old.patient_id, old.kind,
        old.reason, old.amount_minor, old.currency, old.provider_ref, old.created_at) or new.attempts < old.attempts then
      raise exception 'these facts of a refund never change' using errcode = '23514';
    end if;
    if new.state <> old.state and old.state || '>' || new.state not in ('pending>settled', 'pending>failed', 'failed>pending') then
      raise exception 'a refund cannot go from % to %', old.state, new.state using errcode = '23514';
    end if;
    return new;
  end if;
  select * into v_payment from public.payments p where p.id = new.payment_id for update;
  if new.state <> 'pending' or (new.appointment_id, new.patient_id, new.currency)
      is distinct from (v_payment.appointment_id, v_payment.patient_id, v_payment.currency) then
    raise exception 'a refund begins as pending and belongs to its payment' using errcode = '23514';
  end if;
  -- A second charge that arrived by mistake is returned beside the visit's own money, once per charge.
  if new.kind <> 'duplicate' and (v_payment.state not in ('authorised', 'paid', 'refund_pending', 'partly_refunded')
      or new.amount_minor + (select coalesce(sum(r.amount_minor), 0) from public.refunds r
        where r.payment_id = new.payment_id and r.kind <> 'duplicate') > v_payment.amount_minor) then
    raise exception 'more than was received cannot go back' using errcode = '23514', hint = 'payment.refundTooMuch';
  end if;
  return new;
end $$;
comment on function private.guard_refund() is
  'A refund''s facts never change, its states are pending → settled | failed → pending, and all of them together never exceed the payment.';

create function private.sum_refunds() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.payments p set refund_minor = p.refund_minor + new.amount_minor where p.id = new.payment_id;
  return null;
end $$;
comment on function private.sum_refunds() is 'Keeps payments.refund_minor.';

create trigger refunds_guard before insert or update or delete on public.refunds
  for each row execute function private.guard_refund();
create trigger refunds_guard_all before truncate on public.refunds
  for each statement execute function private.refuse_change();
create trigger refunds_sum after insert on public.refunds for each row when (new.kind = 'refund')
  execute function private.sum_refunds();

alter table public.refunds enable row level security;
alter table public.refunds force row level security;
revoke all on public.refunds from public, anon, authenticated, service_role;
grant select on public.refunds to authenticated;
create policy "patients read their own refunds" on public.refunds
  for select to authenticated using (patient_id = (select private.me()));

revoke all on sequence private.receipt_numbers from public, anon, authenticated, service_role;
revoke execute on function private.guard_payment(), private.guard_refund(), private.sum_refunds()
  from public, anon, authenticated, service_role;
