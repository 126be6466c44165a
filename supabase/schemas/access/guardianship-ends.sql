-- Why a guardian's or carer's right was ended by an operator.

create table private.guardianship_ends (
  delegation_id uuid primary key references public.delegations (id),
  patient_id uuid not null references public.patients (profile_id),
  proof text not null check (proof in ('court_order', 'birth_certificate', 'identity_document', 'social_worker')),
  reason text not null check (length(reason) between 1 and 1000),
  ended_by uuid not null references public.operators (profile_id),
  ended_at timestamptz not null default private.clock()
);
comment on table private.guardianship_ends is
  'Why an operator ended that somebody acts for a person without a sign-in: the paper seen, and what it says. Never changed.';

create index guardianship_ends_of_patient on private.guardianship_ends (patient_id);
create index guardianship_ends_of_operator on private.guardianship_ends (ended_by);

alter table private.guardianship_ends enable row level security;
alter table private.guardianship_ends force row level security;
revoke all on private.guardianship_ends from public, anon, authenticated, service_role;
select private.append_only('private.guardianship_ends');
