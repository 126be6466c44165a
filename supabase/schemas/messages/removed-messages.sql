-- What was said in messages that were taken back: kept, and read by nobody.

create table private.removed_messages (
  message_id uuid primary key references public.messages (id),
  body text not null,
  document_id uuid references public.documents (id),
  removed_by uuid not null,
  removed_at timestamptz not null default private.clock()
);
comment on table private.removed_messages is 'The words of messages that were taken back: kept as part of the record, readable to nobody through the API.';

alter table private.removed_messages enable row level security;
alter table private.removed_messages force row level security;
revoke all on private.removed_messages from public, anon, authenticated, service_role;

select private.append_only('private.removed_messages');
