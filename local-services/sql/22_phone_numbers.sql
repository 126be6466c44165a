-- A number that signs in, in place of an address or beside it: proven by a code that was texted to it.
alter table identity.users alter column email drop not null;
alter table identity.users alter column email_id drop not null;
alter table identity.users add column phone_id text unique;
alter table identity.users add column phone text unique check (phone ~ '^\+[1-9][0-9]{7,14}$');
alter table identity.users add constraint users_identifier_check check (
  (email is null) = (email_id is null) and (phone is null) = (phone_id is null) and num_nonnulls(email, phone) > 0);
comment on column identity.users.email is 'The primary address; null: they signed up by number and gave none.';
comment on column identity.users.phone is 'The proven number, as it is dialled (E.164); null: none.';

alter table identity.sign_ups add column phone text;
alter table identity.sign_ups add column phone_verified boolean not null default false;
