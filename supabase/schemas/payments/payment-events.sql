-- What moved each payment. Provider events are unique by their id, so a message delivered twice changes nothing.

create table public.payment_events (
  event_id text primary key check (length(event_id) between 1 and 200),
  payment_id uuid not null references public.payments (id),
  outcome text not null check (length(outcome) <= 60),
  amount_minor int,
  currency text,
  at timestamptz not null default private.clock(),
  kind text check (kind in ('processing', 'challenge', 'authorised', 'paid', 'failed', 'expired', 'refunded',
    'refund_failed')),
  provider_ref text check (length(provider_ref) <= 200),
  applied boolean not null default true
);
comment on table public.payment_events is 'What the payment provider told us, once per event id. Append-only; not readable through the API.';
comment on column public.payment_events.applied is 'False: arrived too late or twice to change anything; kept because it was said.';

create index payment_events_of_payment on public.payment_events (payment_id);

alter table public.payment_events enable row level security;
alter table public.payment_events force row level security;
revoke all on public.payment_events from public, anon, authenticated, service_role;

select private.append_only('public.payment_events');
