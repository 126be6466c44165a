-- Documents: files of a patient. The row says what a file is; the bytes lie in a private bucket that nobody reads directly.
--
-- A file is announced (size, type, SHA-256), uploaded once to its own path, and inspected by the function `documents`
-- before anybody can open it. Bytes never change; a better scan is a new document. The path holds no word of the file's
-- name: names such as "hiv-result" do not belong into the logs of a storage.

create table public.documents (
  id uuid primary key,
  patient_id uuid not null references public.patients (profile_id),
  type text not null check (type in ('lab_result', 'imaging', 'letter', 'prescription', 'vaccination', 'photo', 'insurance', 'other')),
  title text not null check (length(title) between 1 and 120),
  document_date date not null check (document_date >= date '1900-01-01'),
  category text not null check (category in ('documents', 'results', 'mental_health', 'sexual_health')),
  file_name text not null check (length(file_name) between 1 and 120),
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
  check ((scan_state = 'pending') = (scanned_at is null)),
  check ((state in ('stored', 'removed')) = (scan_state = 'clean') and (state = 'refused') = (scan_state = 'refused'))
);
comment on table public.documents is
  'Files of a patient: what they are and whether they were inspected. Patient reads own rows; others meet them in an opened chart. Never deleted; bytes are given by open_document and a ticket only.';
create index documents_of_patient on public.documents (patient_id, document_date desc);
create index documents_recorded_by on public.documents (recorded_by);
alter table public.documents enable row level security;
alter table public.documents force row level security;
revoke all on public.documents from public, anon, authenticated, service_role;
grant select on public.documents to authenticated;
create policy "patients read their own documents" on public.documents
  for select to authenticated using (patient_id = (select private.me()));
create trigger documents_touch before update on public.documents for each row execute function private.touch();
select private.keep_versions_of('documents', 'id', 'patient_id', 'mime_type', 'size_bytes', 'sha256', 'source', 'recorded_by',
  'created_at');

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

create table private.document_tickets (
  token_hash bytea primary key check (length(token_hash) = 32),
  document_id uuid not null references public.documents (id),
  issued_to uuid not null references public.profiles (id),
  issued_at timestamptz not null default private.clock(),
  expires_at timestamptz not null default private.clock() + interval '60 seconds',
  used_at timestamptz,
  check (expires_at <= issued_at + interval '60 seconds')
);
comment on table private.document_tickets is
  'One download each, for sixty seconds at most. Only the hash of a ticket is kept. Tidied when new ones are issued.';
create index document_tickets_issued on private.document_tickets (issued_at);
alter table private.document_tickets enable row level security;
alter table private.document_tickets force row level security;
revoke all on private.document_tickets from public, anon, authenticated, service_role;

create function private.may_upload(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.documents d where d.path = p_path and d.recorded_by = private.me()
    and d.state = 'awaiting_file' and d.created_at > private.clock() - interval '1 hour')
$$;
comment on function private.may_upload(text) is
  'Whether the caller announced a file for exactly this path within the last hour and it has not come yet.';

do $$ begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('documents', 'documents', false, 20971520, array['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])
    on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;
    -- Nothing but the upload: without a policy to select, nobody can download, list or sign a link, however long it would
    -- live; without one to update or delete, bytes stay what was inspected.
    create policy "people upload the file they announced" on storage.objects for insert to authenticated
      with check (bucket_id = 'documents' and private.may_upload(name));
  end if;
end $$;

revoke execute on function private.guard_document(), private.may_upload(text) from public, anon, authenticated, service_role;
-- The policy of storage.objects asks it as the person who uploads.
grant execute on function private.may_upload(text) to authenticated;
