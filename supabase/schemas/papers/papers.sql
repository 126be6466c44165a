-- Papers: what a prescription or a letter says as a file, frozen when the first file of it was asked for; and summaries and receipts of
-- a visit, which nobody writes: the installation says what stands in the record, a new one in the place of an old one when that changed.
--
-- The paper has the code of its source, where that has one; there is no second one. Four things are told apart: whether the paper counts (its
-- source says it), how it is signed (paper_files), what became of it (paper_events), what was dispensed (dispensings).

create table private.papers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('prescription', 'sick_note', 'school_note', 'referral', 'test_request', 'visit_summary', 'receipt')),
  prescription_id uuid unique references public.prescriptions (id),
  letter_id uuid unique references public.letters (id),
  appointment_id uuid not null references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  author_id uuid references public.specialists (profile_id),
  variant text check (length(variant) between 1 and 200),
  replaces_id uuid unique references private.papers (id),
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  facts_sha256 text not null check (facts_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default private.clock(),
  check ((kind = 'prescription') = (prescription_id is not null)
    and (kind in ('sick_note', 'school_note', 'referral', 'test_request')) = (letter_id is not null)
    and (kind in ('visit_summary', 'receipt')) = (author_id is null) and (author_id is null) = (variant is not null)
    and (replaces_id is null or author_id is null))
);
comment on table private.papers is
  'A prescription or letter as it is printed and signed: its facts, frozen. Read by functions only, because facts of the chart are in it; written by begin_paper, never changed.';
comment on column private.papers.facts_sha256 is
  'Of the facts as text, when they were frozen; of a summary or receipt without its code and time, so that the same again is the same paper.';
comment on column private.papers.author_id is 'Who wrote it; null of what the installation says itself.';
comment on column private.papers.variant is 'For whose eyes a summary or receipt is: what it may name differs. Null of what somebody wrote.';
comment on column private.papers.replaces_id is 'The summary or receipt whose place it took; that one no longer counts.';

create index papers_of_patient on private.papers (patient_id, created_at desc);
create index papers_of_author on private.papers (author_id);
create index papers_of_appointment on private.papers (appointment_id);
create index papers_of_the_installation on private.papers (appointment_id, kind, variant) where author_id is null;

alter table private.papers enable row level security;
alter table private.papers force row level security;
revoke all on private.papers from public, anon, authenticated, service_role;

create trigger papers_keep_facts before update on private.papers for each row
  when (not private.is_unlinking('papers', to_jsonb(old), to_jsonb(new))) execute function private.refuse_change();
select private.keep_rows('private.papers');
