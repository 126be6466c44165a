-- Events with a mail rule of their own. A few are always mailed, whatever somebody switched off: they protect the person.

create table private.notification_kinds (
  event text primary key check (event ~ '^[a-z]+(\.[a-zA-Z]+)*$'),
  mail text not null check (mail in ('always', 'wanted', 'unwanted', 'never'))
);
comment on table private.notification_kinds is
  'Whether an event, or a whole area of events, is mailed: always, by default, only if asked for, never. Events without a row are mailed by default.';

alter table private.notification_kinds enable row level security;
alter table private.notification_kinds force row level security;
revoke all on private.notification_kinds from public, anon, authenticated, service_role;

insert into private.notification_kinds (event, mail) values
  ('access.emergencyOpened', 'always'), ('access.emergencyReviewed', 'always'), ('account', 'always'),
  ('message.received', 'unwanted'), ('consultation.admitted', 'unwanted'), ('notifications.unreachable', 'never');
