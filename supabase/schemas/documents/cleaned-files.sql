-- What is kept of a picture that told more than it shows: who announced it said the hash of what they sent.

create table private.cleaned_files (
  path text primary key check (length(path) <= 1024),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$')
);
comment on table private.cleaned_files is
  'Pictures of the bucket documents that are kept without what their camera wrote into them, and the hash of the bytes that are kept. Files without a row are kept as they were announced.';

alter table private.cleaned_files enable row level security;
alter table private.cleaned_files force row level security;
revoke all on private.cleaned_files from public, anon, authenticated, service_role;

create function private.note_cleaned_file(p_path text, p_sent text, p_kept text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.cleaned_files (path, sha256) select p_path, p_kept where p_kept is distinct from p_sent and p_kept is not null
  on conflict (path) do nothing
$$;
comment on function private.note_cleaned_file(text, text, text) is 'Notes the hash of what is kept of a file when it is not what was sent.';
