-- Events with a mail rule of their own. A few are always mailed, whatever somebody switched off: they protect the person.

create table private.notification_kinds (
  event text primary key check (event ~ '^[a-z]+(\.[a-zA-Z]+)*$'),
  mail text not null check (mail in ('always', 'wanted', 'unwanted', 'never')),
  waits boolean not null default false
);
comment on table private.notification_kinds is
  'Whether an event, or a whole area of events, is mailed: always, by default, only if asked for, never. Events without a row are mailed by default, at once.';
comment on column private.notification_kinds.waits is 'The mail loses nothing by coming after the quiet hours of whoever gets it.';

alter table private.notification_kinds enable row level security;
alter table private.notification_kinds force row level security;
revoke all on private.notification_kinds from public, anon, authenticated, service_role;

insert into private.notification_kinds (event, mail, waits) values
  ('access.emergencyOpened', 'always', false), ('access.emergencyReviewed', 'always', false), ('account', 'always', false),
  ('message.received', 'unwanted', true), ('consultation.admitted', 'unwanted', false),
  ('notifications.unreachable', 'never', false), ('chart', 'wanted', true), ('note', 'wanted', true),
  ('prescription', 'wanted', true), ('renewal', 'wanted', true), ('access.requested', 'wanted', true),
  ('access.granted', 'wanted', true), ('access.requestRefused', 'wanted', true), ('access.requestLapsed', 'wanted', true),
  ('access.endingSoon', 'wanted', true), ('access.disputeAnswered', 'wanted', true), ('access.reportAnswered', 'wanted', true);
