-- What a registration is checked by: certificate and identity document, as files of the person alone.
--
-- Same bucket, same inspection, same kind of path as a document. They are no part of any record. The person adds and takes away
-- while nothing is decided; operators open them on their desk, and each opening is a line that nobody can undo.

create table public.registration_files (
  id uuid primary key,
  specialist_id uuid not null references public.profiles (id),
  kind text not null check (kind in ('certificate', 'identity', 'other')),
  file_name text not null check (length(file_name) between 1 and 120)
    constraint file_name_is_one_line check (file_name = private.one_line(file_name)),
  mime_type text not null check (mime_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  size_bytes int not null check (size_bytes between 1 and 20971520),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  path text not null unique generated always as (specialist_id::text || '/' || id::text || '/file.' || case mime_type
    when 'application/pdf' then 'pdf' when 'image/jpeg' then 'jpg' when 'image/png' then 'png' else 'webp' end) stored,
  state text not null default 'awaiting_file' check (state in ('awaiting_file', 'stored', 'refused')),
  scan_note text not null default '' check (length(scan_note) <= 60),
  scanned_at timestamptz,
  created_at timestamptz not null default private.clock(),
  opened_at timestamptz,
  check ((state = 'awaiting_file') = (scanned_at is null))
);
comment on table public.registration_files is
  'Evidence for a registration. Its owner alone reads the rows; operators meet what was kept through registration_evidence and open_registration_file. Written by functions only.';
comment on column public.registration_files.opened_at is 'When an operator last opened it; every opening is in registration_looks.';

create index registration_files_of_specialist on public.registration_files (specialist_id, created_at);

alter table public.registration_files enable row level security;
alter table public.registration_files force row level security;
create policy "specialists read their own evidence" on public.registration_files
  for select to authenticated using (specialist_id = (select private.me()));
revoke all on public.registration_files from public, anon, authenticated, service_role;
grant select on public.registration_files to authenticated;

create table private.registration_looks (
  id bigint generated always as identity primary key,
  file_id uuid not null,
  specialist_id uuid not null references public.profiles (id),
  operator_id uuid not null references public.profiles (id),
  kind text not null check (kind in ('certificate', 'identity', 'other')),
  at timestamptz not null default private.clock()
);
comment on table private.registration_looks is
  'Who of the operators opened which evidence of whom, and when. Append-only; it stays when the file is gone.';

create index registration_looks_of_specialist on private.registration_looks (specialist_id, id desc);

alter table private.registration_looks enable row level security;
alter table private.registration_looks force row level security;
revoke all on private.registration_looks from public, anon, authenticated, service_role;

select private.append_only('private.registration_looks');
