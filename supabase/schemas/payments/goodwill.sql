-- Money that an operator gives back of a visit that is over, though nobody owes it: out of the platform's pocket, so it is no
-- refund of what the specialist earned (earnings.sql). It is a refund like any other, once per visit and never more than is
-- left; here stands who gave it and why.

create table private.goodwill (
  payment_id uuid primary key references public.payments (id),
  given_by uuid not null references public.operators (profile_id),
  words text not null check (length(words) between 10 and 300),
  given_at timestamptz not null default private.clock()
);
comment on table private.goodwill is
  'Who gave money of a paid visit back out of goodwill, and the words that its patient reads on the receipt. Written by give_goodwill only.';

create index goodwill_of_operator on private.goodwill (given_by);

alter table private.goodwill enable row level security;
alter table private.goodwill force row level security;
revoke all on private.goodwill from public, anon, authenticated, service_role;
select private.append_only('private.goodwill');

create function private.payment_named(p_receipt text) returns public.payments
language plpgsql stable security definer set search_path = '' as $$
declare
  v_number constant text := upper(btrim(coalesce(p_receipt, '')));
  v_payment public.payments;
begin
  if v_number ~ '^R[0-9]{4}-[0-9]{6,12}$' then
    select p.* into v_payment from public.payments p where p.receipt_number = split_part(v_number, '-', 2)::bigint
      and private.receipt_name(p) = v_number;
  end if;
  if v_payment.id is null then
    perform private.refuse('payment.noSuchReceipt');
  end if;
  return v_payment;
end $$;
comment on function private.payment_named(text) is 'The payment with the number on a receipt, e.g. R2026-000123. Hint: payment.noSuchReceipt.';

create function private.goodwill_problem(p_payment public.payments) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from private.goodwill g where g.payment_id = p_payment.id) then 'payment.goodwillGiven'
    -- A step of the visit itself may still give money back, and would find too little left.
    when not exists (select from public.appointments a where a.id = p_payment.appointment_id
      and a.status in ('completed', 'cancelled', 'no_show_patient', 'no_show_specialist')) then 'payment.visitNotOver'
    when exists (select from private.payment_disputes d where d.payment_id = p_payment.id and d.state in ('open', 'lost'))
      then 'payment.atTheBank'
    when p_payment.state not in ('paid', 'partly_refunded', 'refund_pending') or p_payment.refund_minor >= p_payment.amount_minor
      then 'payment.nothingLeft'
  end
$$;
comment on function private.goodwill_problem(public.payments) is
  'Why no money of a payment can be given back out of goodwill, as the id of a message; null: it can.';

create function public.payment_of_receipt(p_receipt text)
returns table (receipt text, paid_at timestamptz, amount_minor int, refund_minor int, currency text, visit_at timestamptz,
  visit_status text, problem text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_payment public.payments;
begin
  perform private.require_operator();
  v_payment := private.payment_named(p_receipt);
  return query select private.receipt_name(v_payment), v_payment.paid_at, v_payment.amount_minor, v_payment.refund_minor,
    v_payment.currency, a.starts_at, a.status, private.goodwill_problem(v_payment)
  from public.appointments a where a.id = v_payment.appointment_id;
end $$;
comment on function public.payment_of_receipt(text) is
  'For operators: what was paid by the number on its receipt, what went back, of which visit by its time and state, and why nothing can be given back out of goodwill (problem: a message''s id). No name. Hint: payment.noSuchReceipt.';
grant execute on function public.payment_of_receipt to authenticated;

create function public.give_goodwill(p_receipt text, p_amount_minor int, p_words text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_words constant text := btrim(coalesce(p_words, ''));
  v_payment public.payments;
  v_problem text;
begin
  select p.* into v_payment from public.payments p where p.id = (private.payment_named(p_receipt)).id for update;
  v_problem := private.goodwill_problem(v_payment);
  if v_problem is not null then
    perform private.refuse(v_problem);
  end if;
  if length(v_words) not between 10 and 300 then
    perform private.refuse('data.invalid');
  end if;
  if p_amount_minor is null or p_amount_minor <= 0 or p_amount_minor > v_payment.amount_minor - v_payment.refund_minor then
    perform private.refuse('payment.refundTooMuch');
  end if;
  insert into private.goodwill (payment_id, given_by, words) values (v_payment.id, v_me, v_words);
  perform private.refund(v_payment.appointment_id, p_amount_minor, 'by an operator');
end $$;
comment on function public.give_goodwill(text, int, text) is
  'An operator gives money of a visit that is over back, once, in minor units of the currency charged; the patient is told and reads the words on the receipt. What the specialist earned stays. Hints: payment.noSuchReceipt, payment.goodwillGiven, payment.visitNotOver, payment.atTheBank, payment.nothingLeft, payment.refundTooMuch, data.invalid.';
grant execute on function public.give_goodwill to authenticated;
