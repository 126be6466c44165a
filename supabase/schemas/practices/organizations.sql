-- A practice as an organisation, who works in it and in which role, and what each role may do in it.
--
-- The names are FHIR's: Organization, PractitionerRole. A membership opens no record of anybody: what somebody may read of a
-- patient is asked of access_grants and delegations alone, which know no organisation. Nothing here is read directly; the
-- functions of this folder tell members of their own organisation.

create table private.organizations (
  id uuid primary key,
  name text not null check (length(name) between 2 and 120 and name = private.plain_name(name)),
  practice_number text not null check (practice_number ~ '^[0-9]{7}$'),
  phone text not null default '' check (length(phone) <= 40),
  address text not null default '' check (length(address) <= 300),
  founded_by uuid not null references public.profiles (id),
  founded_at timestamptz not null default private.clock()
);
comment on table private.organizations is
  'Practices (FHIR: Organization), each founded by a confirmed specialist. The practice number is as its owner typed it.';

create index organizations_of_founder on private.organizations (founded_by);

create table private.practitioner_roles (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references private.organizations (id),
  profile_id uuid not null references public.profiles (id),
  code text not null check (code in ('owner', 'doctor', 'locum', 'nurse', 'reception', 'manager', 'billing')),
  typed_number text not null default '' check (typed_number = '' or (code = 'nurse' and typed_number ~ '^[0-9A-Za-z/-]{4,20}$')),
  started_at timestamptz not null default private.clock(),
  ended_at timestamptz,
  ended_by uuid references public.profiles (id),
  check (ended_at >= started_at)
);
comment on table private.practitioner_roles is
  'Who works in a practice, in which role, from when until when (FHIR: PractitionerRole). A role changes by an end and a new invitation.';
comment on column private.practitioner_roles.typed_number is 'The number with the nursing council as the nurse typed it; nobody checked it.';

create unique index one_live_role_of_a_person on private.practitioner_roles (profile_id) where ended_at is null;
create unique index one_owner_of_an_organization on private.practitioner_roles (organization_id) where ended_at is null and code = 'owner';
create index practitioner_roles_of_organization on private.practitioner_roles (organization_id, started_at);

create function private.only_ends() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.ended_at is not null or (to_jsonb(new) - tg_argv::text[]) is distinct from (to_jsonb(old) - tg_argv::text[]) then
    raise exception 'a row of % only ends, once', tg_table_name using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.only_ends() is
  'Keeps a row as it was but for the columns that the trigger names, which say how it went; once it has ended, nothing changes.';
create trigger practitioner_roles_guard before update on private.practitioner_roles for each row
  execute function private.only_ends('ended_at', 'ended_by');

create table private.organization_rights (
  code text not null check (code in ('owner', 'doctor', 'locum', 'nurse', 'reception', 'manager', 'billing')),
  "right" text not null check ("right" in ('calendar', 'contact', 'reason', 'record', 'vitals', 'sign', 'messages', 'invoices',
    'ledger', 'members')),
  extent text not null check (extent in ('all', 'shared', 'own', 'ask', 'see', 'covered', 'handed', 'exists', 'authorised', 'triage',
    'logistics', 'account', 'print', 'read', 'staff')),
  primary key (code, "right")
);
comment on table private.organization_rights is
  'What each role may do in its practice, and how far; no row: nothing. A right to a record is asked of access_grants as well, and never given by this table alone.';

insert into private.organization_rights (code, "right", extent) values
  ('owner', 'calendar', 'all'), ('doctor', 'calendar', 'ask'), ('locum', 'calendar', 'own'), ('nurse', 'calendar', 'see'),
  ('reception', 'calendar', 'all'), ('manager', 'calendar', 'all'),
  ('owner', 'contact', 'all'), ('doctor', 'contact', 'all'), ('locum', 'contact', 'own'), ('nurse', 'contact', 'own'),
  ('reception', 'contact', 'all'), ('manager', 'contact', 'all'), ('billing', 'contact', 'all'),
  ('owner', 'reason', 'own'), ('doctor', 'reason', 'own'), ('locum', 'reason', 'own'), ('nurse', 'reason', 'own'),
  ('reception', 'reason', 'exists'),
  ('owner', 'record', 'shared'), ('doctor', 'record', 'shared'), ('locum', 'record', 'covered'), ('nurse', 'record', 'handed'),
  ('owner', 'vitals', 'all'), ('doctor', 'vitals', 'all'), ('locum', 'vitals', 'all'), ('nurse', 'vitals', 'all'),
  ('owner', 'sign', 'own'), ('doctor', 'sign', 'own'), ('locum', 'sign', 'own'), ('nurse', 'sign', 'authorised'),
  ('owner', 'messages', 'own'), ('doctor', 'messages', 'own'), ('locum', 'messages', 'covered'), ('nurse', 'messages', 'triage'),
  ('reception', 'messages', 'logistics'), ('billing', 'messages', 'account'),
  ('owner', 'invoices', 'all'), ('doctor', 'invoices', 'own'), ('locum', 'invoices', 'own'), ('reception', 'invoices', 'print'),
  ('manager', 'invoices', 'all'), ('billing', 'invoices', 'all'),
  ('owner', 'ledger', 'all'), ('doctor', 'ledger', 'own'), ('manager', 'ledger', 'read'), ('billing', 'ledger', 'read'),
  ('owner', 'members', 'all'), ('manager', 'members', 'staff');

create table private.organization_invitations (
  id uuid primary key,
  organization_id uuid not null references private.organizations (id),
  code text not null check (code in ('doctor', 'locum', 'nurse', 'reception', 'manager', 'billing')),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  code_hash bytea not null unique check (length(code_hash) = 32),
  invited_by uuid not null references public.profiles (id),
  invited_at timestamptz not null default private.clock(),
  expires_at timestamptz not null,
  answered_by uuid references public.profiles (id),
  ended_at timestamptz,
  outcome text check (outcome in ('accepted', 'refused', 'withdrawn')),
  check (expires_at = invited_at + interval '14 days'),
  check ((ended_at is null) = (outcome is null))
);
comment on table private.organization_invitations is
  'Invitations into a practice, to an exact address. The code that was mailed is here as a hash.';

create index organization_invitations_open on private.organization_invitations (organization_id, invited_at) where ended_at is null;

create table private.organization_events (
  id bigint generated always as identity primary key,
  organization_id uuid not null references private.organizations (id),
  kind text not null check (kind in ('founded', 'invited', 'withdrawn', 'joined', 'refused', 'ended', 'left')),
  actor_id uuid not null references public.profiles (id),
  person_id uuid references public.profiles (id),
  invitation_id uuid references private.organization_invitations (id),
  code text,
  at timestamptz not null default private.clock()
);
comment on table private.organization_events is 'What happened in a practice: who did it, to whom, when. Append-only.';

create index organization_events_of_organization on private.organization_events (organization_id, id desc);
select private.append_only('private.organization_events');
select private.keep_rows('private.organizations');
select private.keep_rows('private.practitioner_roles');
select private.keep_rows('private.organization_invitations');

do $$
declare
  v_table text;
begin
  foreach v_table in array array['organizations', 'practitioner_roles', 'organization_rights', 'organization_invitations', 'organization_events'] loop
    execute format('alter table private.%I enable row level security', v_table);
    execute format('alter table private.%I force row level security', v_table);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', v_table);
  end loop;
end $$;
