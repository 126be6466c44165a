-- Browsers that nobody signed in with are kept per network address, the newest few; see forget-strangers.ts.
alter table identity.clients add column made_from text not null default '';
create index on identity.clients (made_from, created_at);
create index on identity.sign_ins (created_at);
create index on identity.sign_ups (created_at);
comment on column identity.clients.made_from is
  'Hash of the network address that the browser first came from; empty for those from before this was kept.';
