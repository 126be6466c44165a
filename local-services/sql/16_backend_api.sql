-- What our own servers may say of an account and of a sign-in ticket.
alter table identity.users add column banned_at timestamptz;
comment on column identity.users.banned_at is 'Since when the person may not sign in; null: they may.';

alter table identity.tickets add column revoked_at timestamptz;
comment on column identity.tickets.revoked_at is 'When a server took the ticket back; null: it did not.';
