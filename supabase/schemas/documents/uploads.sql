-- The private bucket of documents: bytes are uploaded once, to the path that was announced, and inspected by the function
-- `documents` before anybody can open them. The path holds no word of the file's name: names such as "hiv-result" do not
-- belong into the logs of a storage.

create function private.may_upload(p_path text, p_size bigint) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.documents d where d.path = p_path and d.recorded_by = private.actor()
      and d.state = 'awaiting_file' and d.size_bytes >= p_size and d.created_at > private.clock() - interval '1 day')
    or exists (select from public.visit_files f where f.path = p_path and private.stands_for(f.patient_id, 'book')
      and f.state = 'awaiting_file' and f.size_bytes >= p_size and f.created_at > private.clock() - interval '1 day')
    or exists (select from public.registration_files f where f.path = p_path and f.specialist_id = private.me()
      and f.state = 'awaiting_file' and f.size_bytes >= p_size and f.created_at > private.clock() - interval '1 day')
$$;
comment on function private.may_upload(text, bigint) is
  'Whether the caller announced a file of at least so many bytes for exactly this path within the last day and it has not come yet: a large file may take long on a weak line.';
grant execute on function private.may_upload to authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('documents', 'documents', false, 20971520, array['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
-- Nothing but the upload: without a policy to select, nobody can download, list or sign a link, however long it would
-- live; without one to update or delete, bytes stay what was inspected.
create policy "people upload the file they announced" on storage.objects for insert to authenticated
  with check (bucket_id = 'documents' and private.may_upload(name, coalesce((metadata ->> 'size')::bigint, 0)));
