-- The local identity service: accounts, browsers (clients), sessions and what is under way at the sign-in and sign-up
-- forms. Only the service itself, as owner, reads or writes here; no role of the data interface may even enter.
create schema if not exists identity;
revoke all on schema identity from public;

create table identity.users (
  id text primary key,
  email_id text not null unique,
  email text not null unique check (email = lower(email)),
  first_name text,
  last_name text,
  password_hash text not null,
  public_metadata jsonb not null default '{}',
  private_metadata jsonb not null default '{}',
  unsafe_metadata jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table identity.users is 'One row per account; the address was proven by a code or seeded.';
comment on column identity.users.unsafe_metadata is 'Writable by the browser: never a ground for authorisation.';

create table identity.clients (
  id text primary key,
  secret_hash text not null unique,
  last_active_session_id text,
  sign_in_id text,
  sign_up_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table identity.clients is 'One row per browser; the cookie holds the secret, this row only its hash.';

create table identity.sessions (
  id text primary key,
  client_id text not null references identity.clients on delete cascade,
  user_id text not null references identity.users on delete cascade,
  status text not null check (status in ('active', 'ended', 'removed', 'revoked', 'replaced')),
  expires_at timestamptz not null,
  last_active_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on identity.sessions (client_id);
create index on identity.sessions (user_id);
comment on table identity.sessions is 'A session is live while active and not expired; expires_at is absolute.';

create table identity.sign_ins (
  id text primary key,
  client_id text not null references identity.clients on delete cascade,
  user_id text references identity.users on delete cascade,
  identifier text,
  status text not null check (status in ('needs_identifier', 'needs_first_factor', 'needs_new_password', 'complete')),
  factor_strategy text,
  factor_verified boolean not null default false,
  created_session_id text,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index on identity.sign_ins (client_id);
comment on table identity.sign_ins is 'Attempts to sign in; each belongs to the browser that began it.';

create table identity.sign_ups (
  id text primary key,
  client_id text not null references identity.clients on delete cascade,
  status text not null check (status in ('missing_requirements', 'complete')),
  email text,
  email_verified boolean not null default false,
  password_hash text,
  first_name text,
  last_name text,
  locale text,
  unsafe_metadata jsonb not null default '{}',
  created_session_id text,
  created_user_id text,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index on identity.sign_ups (client_id);
comment on table identity.sign_ups is 'Accounts being created; each belongs to the browser that began it.';

create table identity.codes (
  attempt_id text primary key,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
comment on table identity.codes is 'The one valid emailed code of a sign-in or sign-up, as a keyed hash.';

create table identity.tickets (
  ticket_hash text primary key,
  id text not null unique,
  user_id text not null references identity.users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
comment on table identity.tickets is 'Sign-in tickets: single use, short-lived, stored as hashes.';

create table identity.throttles (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
comment on table identity.throttles is 'Counters per window. Keys are hashes: no address or e-mail can be read from them.';
