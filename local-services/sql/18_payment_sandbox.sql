-- The sandbox's own books: a payment provider on this machine, apart from the product's tables, as a real one would be.
-- No card number is ever stored: a token knows what its card will do, and its last four digits.
create schema if not exists payment_sandbox;
revoke all on schema payment_sandbox from public;

create table payment_sandbox.tokens (
  id text primary key,
  behaviour text not null,
  last4 text not null,
  created_at timestamptz not null default now()
);
comment on table payment_sandbox.tokens is 'Cards as the browser handed them over, usable once within an hour: behaviour and last four digits.';

create table payment_sandbox.charges (
  id text primary key,
  idempotency_key text not null unique,
  amount_minor int not null check (amount_minor > 0),
  currency text not null,
  capture text not null check (capture in ('now', 'later')),
  metadata jsonb not null,
  return_url text,
  status text not null default 'created'
    check (status in ('created', 'challenge', 'processing', 'authorised', 'paid', 'failed', 'cancelled')),
  failure text,
  behaviour text,
  challenge_secret text not null,
  refunded_minor int not null default 0 check (refunded_minor between 0 and amount_minor),
  -- When an answer of the bank that was put off is due.
  due_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table payment_sandbox.charges is 'Charges of the sandbox.';
create index on payment_sandbox.charges (due_at) where due_at is not null;

create table payment_sandbox.refunds (
  id text primary key,
  idempotency_key text not null unique,
  charge_id text not null references payment_sandbox.charges (id),
  amount_minor int not null check (amount_minor > 0),
  metadata jsonb not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  due_at timestamptz,
  created_at timestamptz not null default now()
);
create index on payment_sandbox.refunds (charge_id);
comment on table payment_sandbox.refunds is 'Refunds of the sandbox.';

create table payment_sandbox.deliveries (
  id bigint generated always as identity primary key,
  event_id text not null,
  body text not null,
  not_before timestamptz not null default now(),
  attempts int not null default 0,
  done_at timestamptz
);
comment on table payment_sandbox.deliveries is 'Webhooks to be delivered; one event may be sent more than once.';
create index on payment_sandbox.deliveries (not_before) where done_at is null;
