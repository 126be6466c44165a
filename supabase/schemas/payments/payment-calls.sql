-- Leases of the worker at the provider: what somebody is sending at this moment.

create table private.payment_calls (
  work text primary key check (length(work) <= 300),
  tries int not null check (tries > 0),
  not_before timestamptz not null
);
comment on table private.payment_calls is
  'Leases of the payment worker: what was taken how often, and from when it may be taken again. Growing pauses, an hour at most.';

alter table private.payment_calls enable row level security;
alter table private.payment_calls force row level security;
revoke all on private.payment_calls from public, anon, authenticated, service_role;
