-- Tickets: what a look into somebody's record is read with. Only their hash is kept.

create table private.look_tickets (
  token_hash bytea primary key check (length(token_hash) = 32),
  kind text not null check (kind in ('chart', 'history', 'readings', 'emergency_contact', 'needs', 'words', 'triage', 'prescriptions',
    'thread', 'log_lines', 'allergy_check', 'export', 'accounts', 'document', 'shared_calendar')),
  issued_to uuid not null references public.profiles (id),
  about uuid not null references public.profiles (id),
  subject jsonb not null,
  issued_at timestamptz not null default private.clock(),
  expires_at timestamptz not null default private.clock() + interval '60 seconds',
  issued_in xid8 not null default pg_current_xact_id(),
  used_at timestamptz,
  check (expires_at <= issued_at + case kind when 'export' then interval '15 minutes' else interval '60 seconds' end)
);
comment on table private.look_tickets is
  'One look each, by one reader, for sixty seconds at most, an export for 15 minutes; a document is downloaded once. Only the hash of a ticket is kept. Tidied when new ones are issued.';
comment on column private.look_tickets.subject is 'What was opened and logged: ids, categories. Nothing else is read with the ticket.';
comment on column private.look_tickets.issued_in is
  'The transaction that wrote the log line. In it nothing is read, because a failure at its end would undo the line.';

create index look_tickets_issued on private.look_tickets (issued_at);
create index look_tickets_of_reader on private.look_tickets (issued_to, kind, issued_at);

alter table private.look_tickets enable row level security;
alter table private.look_tickets force row level security;
revoke all on private.look_tickets from public, anon, authenticated, service_role;
