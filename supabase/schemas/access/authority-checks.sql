-- What operators said of the papers of guardians and carers.

create table private.authority_checks (
  document_id uuid primary key references public.documents (id),
  delegation_id uuid not null references public.delegations (id),
  patient_id uuid not null references public.patients (profile_id),
  verdict text not null check (verdict in ('confirmed', 'refused')),
  proof text check (proof in ('court_order', 'birth_certificate', 'identity_document', 'social_worker', 'affidavit')),
  reason text not null check (length(reason) between 1 and 1000),
  decided_by uuid not null references public.operators (profile_id),
  decided_at timestamptz not null default private.clock(),
  check ((verdict = 'confirmed') = (proof is not null))
);
comment on table private.authority_checks is
  'What an operator said of a document by which a guardian or carer proves their right: which paper it is and what it says, or why it was not accepted. Never changed.';

create index authority_checks_of_delegation on private.authority_checks (delegation_id, decided_at);
create index authority_checks_of_patient on private.authority_checks (patient_id);
create index authority_checks_of_operator on private.authority_checks (decided_by);

alter table private.authority_checks enable row level security;
alter table private.authority_checks force row level security;
revoke all on private.authority_checks from public, anon, authenticated, service_role;
select private.append_only('private.authority_checks');
