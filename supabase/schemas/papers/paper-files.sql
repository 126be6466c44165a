-- The signed files of a paper: drawn and signed by the installation or an accredited provider, or the scan of the print that
-- was signed by hand. One of each way with the same certificate; a signature is never taken back, only the paper is. One whose
-- certificate was revoked proves nothing, so that the paper is signed again.

create table public.paper_files (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  patient_id uuid not null references public.patients (profile_id),
  author_id uuid references public.specialists (profile_id),
  way text not null check (way in ('platform', 'pen', 'advanced')),
  path text unique check (length(path) <= 200),
  document_id uuid unique references public.documents (id),
  size_bytes int not null check (size_bytes between 1 and 20971520),
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  signed_sha256 text unique check (signed_sha256 ~ '^[0-9a-f]{64}$'),
  certificate text check (length(certificate) <= 8000),
  signed_at timestamptz not null default private.clock(),
  check ((way = 'pen') = (document_id is not null)),
  check ((way = 'pen') = (path is null) and (way = 'pen') = (signed_sha256 is null) and (way = 'pen') = (certificate is null))
);
comment on table public.paper_files is
  'How a paper is signed: platform (the installation''s certificate), advanced (an accredited provider''s), pen (scan of the signed print). Patient and author read it; never changed.';
comment on column public.paper_files.signed_sha256 is
  'Of what was signed, all of the file but the signature: a signature value can be written in two ways, so the file''s own hash proves nothing.';
comment on column public.paper_files.certificate is 'Of who signed, DER in base64.';

-- The text of a certificate is longer than an index takes.
create unique index paper_files_once on public.paper_files (paper_id, way, md5(coalesce(certificate, '')));
create index paper_files_of_patient on public.paper_files (patient_id);
create index paper_files_of_author on public.paper_files (author_id);

alter table public.paper_files enable row level security;
alter table public.paper_files force row level security;
create policy "patients read files of papers about them" on public.paper_files
  for select to authenticated using (patient_id = (select private.me()));
create policy "authors read files of their own papers" on public.paper_files
  for select to authenticated using (author_id = (select private.me_practising()));
revoke all on public.paper_files from public, anon, authenticated, service_role;
grant select on public.paper_files to authenticated;

select private.append_only('public.paper_files');
