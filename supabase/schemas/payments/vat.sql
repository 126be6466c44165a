-- VAT: its rate by date, and which specialists are registered for it and since when. Prices include it.
--
-- A supply counts for VAT on the day on which it was paid or invoiced, whichever came first (Value-Added Tax Act 89 of 1991,
-- section 9(1)). An invoice is made of what was paid, so the day of the payment decides rate and registration.

create table private.vat_rates (
  from_day date primary key,
  percent numeric(4, 2) not null check (percent > 0 and percent < 50)
);
comment on table private.vat_rates is
  'The standard rate of VAT in South Africa, each from a day on until the next. Written by whoever runs the installation.';
insert into private.vat_rates (from_day, percent) values ('1993-04-07', 14), ('2018-04-01', 15);

alter table private.vat_rates enable row level security;
alter table private.vat_rates force row level security;
revoke all on private.vat_rates from public, anon, authenticated, service_role;

create table private.vat_registrations (
  id uuid primary key default gen_random_uuid(),
  specialist_id uuid not null references public.specialists (profile_id),
  vat_number text not null check (vat_number ~ '^4[0-9]{9}$'),
  from_day date not null,
  last_day date check (last_day >= from_day),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  constraint one_vat_registration_at_a_time exclude using gist (specialist_id with =, daterange(from_day, last_day, '[]') with &&)
);
comment on table private.vat_registrations is
  'From when until when a specialist charges VAT, and under which number. What an invoice was made with is not changed any more. Written by functions only.';
