-- Documents: files of a patient. The row says what a file is; the bytes lie in a private bucket that nobody reads directly.
--
-- Bytes never change; a better scan is a new document. Files of a booked visit are documents that came with that visit: the
-- patient opens them, and the visit's specialist by the visit's own grant. No other grant, delegation or emergency access
-- reaches them, whatever it covers.

create table public.documents (
  id uuid primary key,
  patient_id uuid not null references public.patients (profile_id),
  type text not null check (type in ('lab_result', 'imaging', 'letter', 'prescription', 'vaccination', 'photo', 'insurance', 'authority', 'other')),
  title text not null check (length(title) between 1 and 120)
    constraint title_is_one_line check (title = private.one_line(title)),
  document_date date not null check (document_date >= date '1900-01-01'),
  category text not null check (category in ('documents', 'results', 'mental_health', 'sexual_health')),
  file_name text not null check (length(file_name) between 1 and 120)
    constraint file_name_is_one_line check (file_name = private.one_line(file_name)),
  mime_type text not null check (mime_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  size_bytes int not null check (size_bytes between 1 and 20971520),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  path text not null unique generated always as (patient_id::text || '/' || id::text || '/file.' || case mime_type
    when 'application/pdf' then 'pdf' when 'image/jpeg' then 'jpg' when 'image/png' then 'png' else 'webp' end) stored,
  source text not null check (source in ('self', 'clinician')),
  state text not null default 'awaiting_file' check (state in ('awaiting_file', 'stored', 'refused', 'removed')),
  scan_state text not null default 'pending' check (scan_state in ('pending', 'clean', 'refused')),
  scan_note text not null default '' check (length(scan_note) <= 60),
  scanned_at timestamptz,
  recorded_by uuid not null references public.profiles (id),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  version int not null default 1,
  appointment_id uuid references public.appointments (id),
  check ((scan_state = 'pending') = (scanned_at is null)),
  check ((state in ('stored', 'removed')) = (scan_state = 'clean') and (state = 'refused') = (scan_state = 'refused'))
);
comment on table public.documents is
  'Files of a patient: what they are and whether they were inspected. Patient reads own rows; others meet them in an opened chart. Never deleted; bytes are given by open_document and a ticket only.';
comment on column public.documents.appointment_id is
  'The visit it came with; only that visit''s grant opens it to somebody else. Null: opened by its category, as the rest of the record.';

create index documents_of_patient on public.documents (patient_id, document_date desc);
create index documents_recorded_by on public.documents (recorded_by);
create index documents_authority on public.documents (created_at) where type = 'authority';
create index documents_of_appointment on public.documents (appointment_id) where appointment_id is not null;

alter table public.documents enable row level security;
alter table public.documents force row level security;
create policy "patients read their own documents" on public.documents
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.documents from public, anon, authenticated, service_role;
grant select on public.documents to authenticated;

create function private.guard_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.state <> new.state and (old.state, new.state) not in (('awaiting_file', 'stored'), ('awaiting_file', 'refused'),
    ('stored', 'removed')) then
    perform private.refuse('chart.offTheList');
  end if;
  if old.scan_state <> 'pending' and (old.scan_state, old.scan_note, old.scanned_at)
    is distinct from (new.scan_state, new.scan_note, new.scanned_at) then
    perform private.refuse('chart.offTheList');
  end if;
  return new;
end $$;
comment on function private.guard_document() is
  'Refuses every way of a document but awaiting_file → stored | refused and stored → removed, and a second verdict. Hint: chart.offTheList.';

create trigger documents_guard before update on public.documents for each row execute function private.guard_document();

create function private.guard_document_visit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('chart.offTheList');
  return new;
end $$;
comment on function private.guard_document_visit() is 'Which visit a document came with never changes. Hint: chart.offTheList.';

create trigger documents_keep_visit before update of appointment_id on public.documents
  for each row when (old.appointment_id is distinct from new.appointment_id) execute function private.guard_document_visit();

create trigger documents_touch before update on public.documents for each row execute function private.touch();
select private.keep_rows('public.documents');
create trigger documents_versions before update on public.documents for each row
  execute function private.keep_version('id', 'patient_id', 'mime_type', 'size_bytes', 'sha256', 'source', 'recorded_by', 'created_at');
