-- Events with a mail rule of their own; their rows are generated from the catalogue of notifications. A few are always mailed,
-- whatever somebody switched off: they protect the person.

create table private.notification_kinds (
  event text primary key check (event ~ '^[a-z]+(\.[a-zA-Z]+)*$'),
  mail text not null check (mail in ('always', 'wanted', 'unwanted', 'never')),
  waits boolean not null default false,
  phone text check (phone in ('now', 'later')),
  urgency text not null default 'now' check (urgency in ('now', 'byDay', 'gatherable'))
);
comment on table private.notification_kinds is
  'Whether an event is mailed: always, by default, only if asked for, never; and whether it is texted. Events without a row are mailed by default, at once, and not texted.';
comment on column private.notification_kinds.waits is 'The mail loses nothing by coming after the quiet hours of whoever gets it.';

comment on column private.notification_kinds.phone is
  'Who confirmed a number is texted about it: at once, or after their quiet hours. Null: never.';

comment on column private.notification_kinds.urgency is
  'Whether the mail may leave in one with others: never (now), where its visit is neither today nor tomorrow (byDay), where nothing it names is near (gatherable).';

alter table private.notification_kinds enable row level security;
alter table private.notification_kinds force row level security;
revoke all on private.notification_kinds from public, anon, authenticated, service_role;
