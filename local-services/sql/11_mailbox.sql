-- Every mail the product sends on this machine, kept for the mailbox page.
create schema if not exists mailbox;
revoke all on schema mailbox from public;

create table mailbox.mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  attachments jsonb not null default '[]',
  sent_at timestamptz not null default now()
);
create index on mailbox.mails (lower(recipient), id desc);
comment on table mailbox.mails is 'Sent mails with their text and attachments [{name, contentType, content}]; the oldest are dropped.';
