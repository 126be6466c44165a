-- What our own servers may say of an account.
alter table identity.users add column banned_at timestamptz;
comment on column identity.users.banned_at is 'Since when the person may not sign in; null: they may.';
