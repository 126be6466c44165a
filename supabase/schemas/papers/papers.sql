-- Papers: what a prescription or a letter says as a file, frozen when the first file of it was asked for.
--
-- The paper has the code of its source; there is no second one. Four things are told apart: whether the paper counts (its
-- source says it), how it is signed (paper_files), what became of it (paper_events), what was dispensed (dispensings).

create table private.papers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('prescription', 'sick_note', 'school_note', 'referral')),
  prescription_id uuid unique references public.prescriptions (id),
  letter_id uuid unique references public.letters (id),
  appointment_id uuid not null references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  author_id uuid not null references public.specialists (profile_id),
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  facts_sha256 text not null check (facts_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default private.clock(),
  check ((kind = 'prescription') = (prescription_id is not null) and (kind <> 'prescription') = (letter_id is not null))
);
comment on table private.papers is
  'A prescription or letter as it is printed and signed: its facts, frozen. Read by functions only, because facts of the chart are in it; written by begin_paper, never changed.';
comment on column private.papers.facts_sha256 is 'Of the facts as text, when they were frozen.';

create index papers_of_patient on private.papers (patient_id, created_at desc);
create index papers_of_author on private.papers (author_id);
create index papers_of_appointment on private.papers (appointment_id);

alter table private.papers enable row level security;
alter table private.papers force row level security;
revoke all on private.papers from public, anon, authenticated, service_role;

create trigger papers_keep_facts before update on private.papers for each row
  when (not private.is_unlinking('papers', to_jsonb(old), to_jsonb(new))) execute function private.refuse_change();
select private.keep_rows('private.papers');
