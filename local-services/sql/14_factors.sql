-- Second factors: authenticator apps (RFC 6238) and backup codes; sign-ins that wait for one; proving again with one.
create table identity.totps (
  user_id text primary key references identity.users on delete cascade,
  id text not null unique,
  sealed_secret text not null,
  verified_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table identity.totps is 'The authenticator app of a person; it counts from verified_at on.';
comment on column identity.totps.sealed_secret is 'AES-256-GCM under a key of the state folder, bound to the person: this table alone makes no codes.';
comment on column identity.totps.last_step is 'The last 30-second step whose code was accepted: no step serves twice.';

create table identity.backup_codes (
  user_id text not null references identity.users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);
comment on table identity.backup_codes is 'Codes for when the app is out of reach, as keyed hashes: each serves once.';

alter table identity.sign_ins drop constraint sign_ins_status_check;
alter table identity.sign_ins add constraint sign_ins_status_check check (status in
  ('needs_identifier', 'needs_first_factor', 'needs_second_factor', 'needs_new_password', 'complete'));
alter table identity.sign_ins add column second_factor_strategy text;
comment on column identity.sign_ins.second_factor_strategy is 'The second factor that was proven; null: none.';

alter table identity.sessions add column second_factor_verified_at timestamptz;
comment on column identity.sessions.second_factor_verified_at is 'When a second factor was last proven in this session; null: never.';

create table identity.session_verifications (
  session_id text primary key references identity.sessions on delete cascade,
  id text not null unique,
  level text not null check (level in ('first_factor', 'second_factor', 'multi_factor')),
  status text not null check (status in ('needs_first_factor', 'needs_second_factor', 'complete')),
  first_factor_strategy text,
  first_factor_verified boolean not null default false,
  second_factor_strategy text,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
comment on table identity.session_verifications is 'A person proving again, within a session, who they are: one at a time for each session.';

-- In plpgsql, because the tables of the product are made after this file.
create function identity.role_of(p_user text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select case when exists (select from public.operators o where o.profile_id = p.id and o.ended_at is null)
      then 'operator' else p.role end
    from public.profiles p where p.clerk_id = p_user);
end $$;
comment on function identity.role_of(text) is
  'The role of a person by the database, which no browser writes: operator, specialist, patient; null: none yet.';
