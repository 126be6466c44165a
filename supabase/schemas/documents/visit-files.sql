-- Files for a visit that is still being booked. They lie beside the record: what nobody booked with is forgotten, bytes and all.
--
-- Same bucket, same inspection, same path as a document, so that booking moves no bytes: it turns the row into a document.

create table public.visit_files (
  id uuid primary key,
  patient_id uuid not null references public.patients (profile_id),
  appointment_id uuid references public.appointments (id),
  file_name text not null check (length(file_name) between 1 and 120)
    constraint file_name_is_one_line check (file_name = private.one_line(file_name)),
  mime_type text not null check (mime_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  size_bytes int not null check (size_bytes between 1 and 20971520),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  path text not null unique generated always as (patient_id::text || '/' || id::text || '/file.' || case mime_type
    when 'application/pdf' then 'pdf' when 'image/jpeg' then 'jpg' when 'image/png' then 'png' else 'webp' end) stored,
  state text not null default 'awaiting_file' check (state in ('awaiting_file', 'stored', 'refused')),
  scan_note text not null default '' check (length(scan_note) <= 60),
  scanned_at timestamptz,
  created_at timestamptz not null default private.clock(),
  expires_at timestamptz not null default private.clock() + interval '6 hours',
  check ((state = 'awaiting_file') = (scanned_at is null))
);
comment on table public.visit_files is
  'Files that a patient adds while a visit is being booked. The patient alone reads them; booked with, each becomes a document and its row here goes; else row and bytes go six hours later. Written by functions only.';
comment on column public.visit_files.appointment_id is 'The visit they are to come with; null: none yet.';

create index visit_files_of_patient on public.visit_files (patient_id, created_at);
create index visit_files_of_appointment on public.visit_files (appointment_id) where appointment_id is not null;
create index visit_files_ending on public.visit_files (expires_at);

alter table public.visit_files enable row level security;
alter table public.visit_files force row level security;
create policy "patients read the files they are booking with" on public.visit_files
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.visit_files from public, anon, authenticated, service_role;
grant select on public.visit_files to authenticated;
