-- Of pictures nothing is kept but what draws them: portraits, and photos of documents and visits. Each inspection is counted.

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
revoke execute on function private.note_cleaned_file from public, anon, authenticated, service_role;

create or replace function public.document_to_check(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_answer jsonb;
begin
  -- Each asking is an inspection.
  perform private.spend('check_file', 120, 120, 600);
  -- Where and in what state, never what it is called: this answer is not logged.
  select jsonb_build_object('path', d.path, 'mime_type', d.mime_type, 'state', d.state, 'scan_note', d.scan_note) into v_answer
  from public.documents d where d.id = p_id and d.recorded_by = v_me;
  if v_answer is null then
    select jsonb_build_object('path', f.path, 'mime_type', f.mime_type, 'state', f.state, 'scan_note', f.scan_note) into v_answer
    from public.visit_files f where f.id = p_id and f.patient_id = v_me;
  end if;
  if v_answer is null then
    perform private.refuse('chart.notFound');
  end if;
  return v_answer;
end $$;
comment on function public.document_to_check(uuid) is
  'The document, or the file for a visit, that the caller announced, for the function that inspects it. Hints: chart.notFound, data.busy.';

drop function public.settle_document(uuid, text, text, int, text);
create function public.settle_document(p_id uuid, p_verdict text, p_note text, p_size int, p_sha256 text, p_kept_sha256 text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.documents;
  v_clean boolean;
begin
  select * into v_row from public.documents d where d.id = p_id for update;
  if not found then
    return private.settle_visit_file(p_id, p_verdict, p_note, p_size, p_sha256, p_kept_sha256);
  elsif v_row.state <> 'awaiting_file' then
    return jsonb_build_object('state', v_row.state, 'scan_note', v_row.scan_note);
  end if;
  -- What was inspected must be what was announced.
  v_clean := p_verdict = 'clean' and p_size = v_row.size_bytes and p_sha256 = v_row.sha256;
  update public.documents set state = case when v_clean then 'stored' else 'refused' end,
    scan_state = case when v_clean then 'clean' else 'refused' end, scanned_at = private.clock(),
    scan_note = case when p_verdict = 'clean' and not v_clean then 'chart.fileChanged' else left(coalesce(p_note, ''), 60) end
  where id = p_id returning * into v_row;
  if v_clean then
    perform private.note_cleaned_file(v_row.path, p_sha256, p_kept_sha256);
  end if;
  if v_clean and v_row.source = 'clinician' then
    perform private.notify(v_row.patient_id, 'chart.documentAdded', v_row.id, '{}', 'chart.documentAdded:' || v_row.id);
  end if;
  return jsonb_build_object('state', v_row.state, 'scan_note', v_row.scan_note);
end $$;
comment on function public.settle_document(uuid, text, text, int, text, text) is
  'Keeps or refuses an uploaded file by the verdict of its inspection (clean, or refused with a message id), and notes the hash of what is kept of a picture; repeatable. Server only.';
revoke execute on function public.settle_document from public, anon, authenticated, service_role;
grant execute on function public.settle_document to service_role;

drop function private.settle_visit_file(uuid, text, text, int, text);
create function private.settle_visit_file(p_id uuid, p_verdict text, p_note text, p_size int, p_sha256 text, p_kept_sha256 text)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.visit_files;
  v_clean boolean;
begin
  select * into v_row from public.visit_files f where f.id = p_id for update;
  if not found then
    perform private.refuse('chart.notFound');
  elsif v_row.state = 'awaiting_file' then
    v_clean := p_verdict = 'clean' and p_size = v_row.size_bytes and p_sha256 = v_row.sha256;
    update public.visit_files set state = case when v_clean then 'stored' else 'refused' end, scanned_at = private.clock(),
      scan_note = case when v_clean then '' when p_verdict = 'clean' then 'chart.fileChanged' else left(coalesce(p_note, ''), 60) end
    where id = p_id returning * into v_row;
    if v_clean then
      perform private.note_cleaned_file(v_row.path, p_sha256, p_kept_sha256);
    end if;
  end if;
  return jsonb_build_object('state', v_row.state, 'scan_note', v_row.scan_note);
end $$;
comment on function private.settle_visit_file(uuid, text, text, int, text, text) is
  'The verdict on a file for a visit, once; as settle_document gives it for documents. Hint: chart.notFound.';
revoke execute on function private.settle_visit_file from public, anon, authenticated, service_role;

create or replace function public.redeem_document_ticket(p_ticket text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_ticket private.document_tickets;
  v_row public.documents;
begin
  update private.document_tickets t set used_at = private.clock()
  where t.token_hash = sha256(convert_to(coalesce(p_ticket, ''), 'utf8')) and t.used_at is null and t.expires_at > private.clock()
  returning * into v_ticket;
  select * into v_row from public.documents d where d.id = v_ticket.document_id;
  -- The right is asked again: a revoked grant closes the door that was just opened, and so does what was taken back.
  perform private.hold_rights(v_ticket.issued_to, v_row.patient_id);
  if v_row.id is null or (select b.basis from private.document_basis(v_ticket.issued_to, v_row) b) is null
    or (v_row.state <> 'stored' and v_ticket.issued_to <> v_row.patient_id) then
    perform private.refuse('chart.ticketSpent');
  end if;
  return jsonb_build_object('path', v_row.path, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type,
    'sha256', coalesce((select c.sha256 from private.cleaned_files c where c.path = v_row.path), v_row.sha256));
end $$;
comment on function public.redeem_document_ticket(text) is
  'Takes a ticket, once, and says which file it opens. Server only. Hint: chart.ticketSpent.';

create or replace function public.file_removed(p_bucket text, p_path text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.cleaned_files where path = p_path and p_bucket = 'documents';
  update private.files_to_remove set removed_at = private.clock() where bucket = p_bucket and path = p_path
    and removed_at is null
$$;
comment on function public.file_removed(text, text) is 'The server has removed the bytes of this file. Repeatable.';

drop policy "people add their own portrait" on storage.objects;
drop policy "people replace their own portrait" on storage.objects;
create function public.portrait_place() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  -- Each asking is an inspection.
  perform private.spend('portrait', 20, 20, 3600);
  if exists (select from private.closed_accounts c where c.id = v_me) then
    raise exception 'the account is closed' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me::text || '/portrait';
end $$;
comment on function public.portrait_place() is
  'Where the caller''s portrait lies in bucket profile-images, for the function that inspects and keeps it. Hint: data.busy.';
revoke execute on function public.portrait_place from public, anon, authenticated, service_role;
grant execute on function public.portrait_place to authenticated;

create function private.drop_portrait_of_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.files_to_remove (bucket, path)
  select o.bucket_id, o.name from storage.objects o where o.bucket_id = 'profile-images' and o.name = new.id || '/portrait'
  on conflict (bucket, path) do update set asked_at = private.clock(), removed_at = null, tried_at = null;
  return null;
end $$;
comment on function private.drop_portrait_of_closed() is 'A closed account leaves no portrait that everybody may see.';
revoke execute on function private.drop_portrait_of_closed from public, anon, authenticated, service_role;

create trigger closed_accounts_drop_portrait after insert on private.closed_accounts
  for each row execute function private.drop_portrait_of_closed();

-- Those of before were kept as they were sent, place and all; no screen shows them.
insert into private.files_to_remove (bucket, path) select o.bucket_id, o.name from storage.objects o where o.bucket_id = 'profile-images'
on conflict (bucket, path) do update set asked_at = private.clock(), removed_at = null, tried_at = null;
