-- Money back: refunds as rows of their own.
--
-- One refund per visit and reason, so a step that is repeated returns nothing twice. Every refund takes the payment's lock
-- first and the sum is checked by a trigger: never more goes back than came in, also in parallel, also for the owner.

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
  refund_ref text check (length(refund_ref) between 1 and 200),
  check ((state = 'settled') = (settled_at is not null))
);
comment on table public.refunds is
  'Money that goes back: a refund of what was paid, the release of what was only authorised, the return of a second charge. Patient reads own; written by functions only.';
comment on column public.refunds.refund_ref is 'The provider''s own reference of this refund while it works on it; null before and after a refusal.';

create unique index refunds_once on public.refunds (payment_id, reason) where kind <> 'duplicate';
create unique index refunds_of_duplicate_once on public.refunds (payment_id, provider_ref) where kind = 'duplicate';
create index refunds_of_payment on public.refunds (payment_id, created_at);
create index refunds_of_appointment on public.refunds (appointment_id);
create index refunds_of_patient on public.refunds (patient_id);
create index refunds_pending on public.refunds (not_before) where state = 'pending';

alter table public.refunds enable row level security;
alter table public.refunds force row level security;
create policy "patients read their own refunds" on public.refunds
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.refunds from public, anon, authenticated, service_role;
grant select on public.refunds to authenticated;

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
    if new.state <> old.state and old.state || '>' || new.state
        not in ('pending>settled', 'pending>failed', 'failed>pending', 'settled>failed') then
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
  'A refund''s facts never change, its states are pending → settled | failed → pending and settled → failed (it came back), and all of them together never exceed the payment.';

create trigger refunds_guard before insert or update or delete on public.refunds
  for each row execute function private.guard_refund();

create function private.sum_refunds() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.payments p set refund_minor = p.refund_minor + new.amount_minor where p.id = new.payment_id;
  return null;
end $$;
comment on function private.sum_refunds() is 'Keeps payments.refund_minor.';

create trigger refunds_sum after insert on public.refunds for each row when (new.kind = 'refund')
  execute function private.sum_refunds();

create trigger refunds_guard_all before truncate on public.refunds
  for each statement execute function private.refuse_change();
