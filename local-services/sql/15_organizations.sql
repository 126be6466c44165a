-- Organizations as the vendor has them: a name, members, a role for each. The clinic is one whose members are not kept
-- here: they are read from the database's own tables, so that nobody can be a member of what the database refuses.
create table identity.organizations (
  id text primary key,
  name text not null check (length(name) between 1 and 256),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,64}$'),
  -- Whether the members are those of the clinic in the database; none are stored then.
  mirrors_clinic boolean not null default false,
  max_allowed_memberships integer not null default 0 check (max_allowed_memberships >= 0),
  public_metadata jsonb not null default '{}',
  private_metadata jsonb not null default '{}',
  created_by text references identity.users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index one_clinic on identity.organizations (mirrors_clinic) where mirrors_clinic;
comment on table identity.organizations is 'Organizations; max_allowed_memberships 0 is no limit.';

create table identity.organization_memberships (
  id text primary key,
  organization_id text not null references identity.organizations on delete cascade,
  user_id text not null references identity.users on delete cascade,
  role text not null,
  public_metadata jsonb not null default '{}',
  private_metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (organization_id, user_id)
);
create index on identity.organization_memberships (user_id);
comment on table identity.organization_memberships is 'Members of every organization but the clinic.';

insert into identity.organizations (id, name, slug, mirrors_clinic, created_at, updated_at)
values ('org_sawubona_clinic', 'Sawubona Clinic', 'sawubona-clinic', true, now(), now());

-- In plpgsql, because the tables of the product are made after this file.
create function identity.clinic_members(p_user text)
returns table (user_id text, role text, since timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select p.clerk_id, 'org:operator', o.appointed_at
    from public.operators o join public.profiles p on p.id = o.profile_id
    where o.ended_at is null and (p_user is null or p.clerk_id = p_user)
    union all
    select p.clerk_id, 'org:specialist', s.reg_checked_at
    from public.profiles p join public.specialists s on s.profile_id = p.id
    where (p_user is null or p.clerk_id = p_user) and private.is_practising(p.id);
end $$;
comment on function identity.clinic_members(text) is
  'Who belongs to the clinic now: operators in office and specialists whose check holds; of one person, or of all (null).';

create function identity.memberships(p_organization text, p_user text)
returns table (id text, organization_id text, user_id text, role text, public_metadata jsonb, private_metadata jsonb,
  created_at timestamptz, updated_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select m.id, m.organization_id, m.user_id, m.role, m.public_metadata, m.private_metadata, m.created_at, m.updated_at
    from identity.organization_memberships m
    where (p_organization is null or m.organization_id = p_organization) and (p_user is null or m.user_id = p_user)
    union all
    select 'orgmem_' || md5(o.id || ':' || c.user_id), o.id, c.user_id, c.role, '{}'::jsonb, '{}'::jsonb, c.since, c.since
    from identity.organizations o cross join identity.clinic_members(p_user) c
    join identity.users u on u.id = c.user_id
    where o.mirrors_clinic and (p_organization is null or o.id = p_organization);
end $$;
comment on function identity.memberships(text, text) is
  'Memberships of an organization, of a person, or of both; null leaves that open. The clinic''s follow the database.';

revoke all on function identity.clinic_members(text), identity.memberships(text, text) from public;

alter table identity.sessions add column active_organization_id text;
comment on column identity.sessions.active_organization_id is
  'The organization chosen for this session; empty: the personal account was chosen; null: nothing was, then the only membership counts.';
