-- When the person of a session last proved who they are, other than by beginning it.
alter table identity.sessions add column factor_verified_at timestamptz;
comment on column identity.sessions.factor_verified_at is 'Null: not since the session began.';
