-- Several addresses per account, links in mails, pictures, and where a session is used from.
create table identity.email_addresses (
  id text primary key,
  user_id text not null references identity.users on delete cascade,
  address text not null check (address = lower(address)),
  verified_at timestamptz,
  strategy text not null default 'admin' check (strategy in ('admin', 'email_code', 'email_link')),
  verified_at_client text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, address)
);
create unique index on identity.email_addresses (address) where verified_at is not null;
comment on table identity.email_addresses is
  'Every address of an account. Anybody may claim one, only one account can prove it; identity.users.email is the primary one.';
comment on column identity.email_addresses.strategy is 'How it is or was proven last; admin: by whoever made the account.';
comment on column identity.email_addresses.verified_at_client is 'The browser in which it was proven; null: none of ours.';

insert into identity.email_addresses (id, user_id, address, verified_at, created_at, updated_at)
select email_id, id, email, created_at, created_at, created_at from identity.users;

create table identity.email_links (
  token_hash text primary key,
  attempt_id text not null,
  client_id text not null references identity.clients on delete cascade,
  email text not null,
  redirect_url text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index on identity.email_links (attempt_id);
comment on table identity.email_links is
  'Links of verification mails, as hashes: single use, short-lived. attempt_id is a sign-up or an address; client_id the browser that asked.';

-- Which way the person asked to be verified: the SDK reads it back.
alter table identity.codes add column strategy text not null default 'email_code';

create table identity.profile_images (
  id text primary key,
  user_id text not null unique references identity.users on delete cascade,
  content bytea not null,
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
  created_at timestamptz not null
);
alter table identity.users add column image_id text;
comment on column identity.users.image_id is 'The picture they chose; null: none.';

alter table identity.sessions add column user_agent text;
alter table identity.sessions add column network_address text;
comment on column identity.sessions.network_address is 'Where it was last used from, shortened so that it names no household.';
