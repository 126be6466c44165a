-- Delegations: who acts for a patient, in which scopes, and on what that rests.
--
-- invited: the patient gave it. guardian: a parent or legal guardian of a child. carer: a care-giver, or who looks after an
-- adult that has no sign-in. The last two are as the delegate says, until an operator has seen a paper.

create table public.delegations (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  -- Empty while it is offered: a patient must not learn by inviting whether an address has an account.
  delegate_id uuid references public.profiles (id),
  invited_email text check (invited_email = lower(invited_email) and length(invited_email) between 3 and 254),
  scopes text[] not null check (cardinality(scopes) between 1 and 9
    and scopes <@ array['book', 'join', 'pay', 'records', 'sensitive', 'prescriptions', 'messages', 'notices', 'manage']),
  may text not null default 'view' check (may in ('view', 'add')),
  relationship text not null default '' check (length(relationship) <= 100)
    constraint relationship_is_plain check (relationship = private.plain_name(relationship)),
  state text not null default 'offered' check (state in ('offered', 'active', 'refused', 'ended', 'lapsed')),
  until timestamptz,
  offered_at timestamptz not null default private.clock(),
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by uuid,
  basis text not null default 'invited' check (basis in ('invited', 'guardian', 'carer')),
  -- Why it ended, where neither side ended it.
  end_reason text check (end_reason in ('came of age', 'papers', 'died', 'closed')),
  -- What the patient is to the delegate (FHIR RelatedPerson.relationship, seen from the other side).
  relation text check (relation in ('child', 'partner', 'parent', 'sibling', 'grandparent', 'grandchild', 'other')),
  check ((basis = 'invited') = (relation is null)),
  check (not 'manage' = any (scopes) or basis <> 'invited'),
  check (patient_id <> delegate_id),
  check (delegate_id is not null or invited_email is not null),
  check (state <> 'active' or (accepted_at is not null and delegate_id is not null)),
  check ((state in ('offered', 'active')) = (ended_at is null))
);
comment on table public.delegations is
  'Somebody who acts for a patient, in named scopes; may (view, add) is about the chart. Both read it; the patient ends it at any time, the delegate may leave; changed by functions only.';

create index delegations_of_patient on public.delegations (patient_id);
create index delegations_of_delegate on public.delegations (delegate_id, patient_id);
create unique index delegations_once on public.delegations (patient_id, delegate_id) where state in ('offered', 'active');
create unique index delegations_offered_once on public.delegations (patient_id, invited_email) where state = 'offered';
create index delegations_invited on public.delegations (invited_email) where state = 'offered';

alter table public.delegations enable row level security;
alter table public.delegations force row level security;
create policy "patients read their own delegations" on public.delegations for select to authenticated
  using (patient_id = (select private.me()));
create policy "delegates read the delegations to them" on public.delegations
  for select to authenticated using (delegate_id = (select private.me()));
create policy "people read the invitations to their address" on public.delegations for select to authenticated
  using (state = 'offered' and invited_email = (select p.email from public.profiles p where p.id = (select private.me())));
revoke all on public.delegations from public, anon, authenticated, service_role;
grant select on public.delegations to authenticated;

create trigger closed before insert on public.delegations for each row execute function private.refuse_closed('wait');
create trigger delegations_announce after insert or update on public.delegations for each row
  execute function private.announce_access('delegation');
create trigger delegations_announce_rights after insert or update on public.delegations for each row
  execute function private.announce_rights('delegate_id');
create trigger delegations_guard before update on public.delegations for each row
  when (not private.is_unlinking('delegations', to_jsonb(old), to_jsonb(new))) execute function private.guard_access();
create trigger delegations_guard_too before insert on public.delegations for each row
  execute function private.guard_access();
select private.keep_rows('public.delegations');
