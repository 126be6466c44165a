-- Tickets for one download within sixty seconds. Only their hash is kept.

create table private.document_tickets (
  token_hash bytea primary key check (length(token_hash) = 32),
  document_id uuid not null references public.documents (id),
  issued_to uuid not null references public.profiles (id),
  issued_at timestamptz not null default private.clock(),
  expires_at timestamptz not null default private.clock() + interval '60 seconds',
  used_at timestamptz,
  check (expires_at <= issued_at + interval '60 seconds')
);
comment on table private.document_tickets is
  'One download each, for sixty seconds at most. Only the hash of a ticket is kept. Tidied when new ones are issued.';

create index document_tickets_issued on private.document_tickets (issued_at);

alter table private.document_tickets enable row level security;
alter table private.document_tickets force row level security;
revoke all on private.document_tickets from public, anon, authenticated, service_role;
