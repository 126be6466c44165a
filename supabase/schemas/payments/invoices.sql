-- Invoices and credit notes of specialists, as they were made: nothing of them changes any more.
--
-- Each specialist has one row of numbers for invoices and one for credit notes. The number is taken under a lock in the
-- transaction that writes the row, so that one that is undone leaves no gap. Codes of the visit are not a part of an invoice:
-- they may be corrected, and who pays for somebody else is not told them. They are printed with it as with a receipt.

create table private.invoices (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note')),
  specialist_id uuid not null references public.specialists (profile_id),
  serial int not null check (serial > 0),
  corrects uuid references private.invoices (id),
  payment_id uuid not null references public.payments (id),
  appointment_id uuid not null references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  payer_id uuid references public.profiles (id),
  issued_at timestamptz not null default private.clock(),
  supplied_on date not null,
  seller_name text not null,
  practice text not null,
  practice_address text not null,
  practice_number text not null,
  council_number text not null,
  vat_number text check (vat_number ~ '^4[0-9]{9}$'),
  patient_name text not null,
  payer_name text not null,
  visit_type_name text not null,
  visit_at timestamptz not null,
  minutes int not null check (minutes > 0),
  amount_minor int not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  per_dollar numeric(8, 4) check (per_dollar > 0),
  rate_dated date,
  rands_minor int check (rands_minor >= 0),
  vat_percent numeric(4, 2),
  vat_minor int check (vat_minor between 0 and rands_minor),
  returned_minor int not null default 0 check (returned_minor >= 0),
  unique (specialist_id, kind, serial),
  check ((kind = 'credit_note') = (corrects is not null)),
  check ((per_dollar is null) = (rate_dated is null)),
  check ((vat_percent is null) = (vat_minor is null) and (vat_minor is null or vat_number is not null))
);
comment on table private.invoices is
  'Invoices of paid visits whose note is signed, and credit notes for what went back afterwards. Read by functions only; names alone change, to those of a closed account.';
comment on column private.invoices.supplied_on is 'The day of the payment in South Africa, which decides rate and registration for VAT.';
comment on column private.invoices.vat_number is 'Of a seller who was registered for VAT on that day; null: no VAT.';
comment on column private.invoices.rands_minor is 'The amount in rands: the same, or at the rate of the dollar on the day of the payment; null: there was none.';
comment on column private.invoices.vat_minor is 'The VAT inside of rands_minor; null: not registered, or not known in rands, and then it is no tax invoice.';
comment on column private.invoices.returned_minor is 'What had gone back before it was made, and so is no part of it.';

create unique index invoices_once on private.invoices (payment_id) where kind = 'invoice';
create index invoices_of_payment on private.invoices (payment_id);
create index invoices_of_specialist on private.invoices (specialist_id, issued_at);
create index invoices_of_patient on private.invoices (patient_id);
create index invoices_of_payer on private.invoices (payer_id);
create index invoices_of_appointment on private.invoices (appointment_id);
create index credit_notes_of_invoice on private.invoices (corrects);

alter table private.invoices enable row level security;
alter table private.invoices force row level security;
revoke all on private.invoices from public, anon, authenticated, service_role;

create trigger invoices_keep_words before update on private.invoices for each row
  when (not private.is_unlinking('invoices', to_jsonb(old), to_jsonb(new))) execute function private.refuse_change();
select private.keep_rows('private.invoices');

create function private.lock_invoices(p_specialist uuid) returns void
language sql volatile security definer set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('invoices:' || p_specialist, 0))
$$;
comment on function private.lock_invoices(uuid) is
  'Lets who makes an invoice of a specialist, or changes what their invoices say of VAT, wait for one another. Locks of payments come first.';

create function private.invoice_name(p_invoice private.invoices) returns text
language sql stable security invoker set search_path = '' as $$
  select case p_invoice.kind when 'invoice' then 'INV-' else 'CN-' end || lpad(p_invoice.serial::text, 5, '0')
$$;
comment on function private.invoice_name(private.invoices) is 'The number on an invoice or credit note, e.g. INV-00012; each specialist counts their own.';
