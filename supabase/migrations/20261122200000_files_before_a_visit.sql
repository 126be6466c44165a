-- Files for a visit that is still being booked. They lie beside the record: what nobody booked with is forgotten, bytes and all.
--
-- Same bucket, same inspection, same path as a document, so that booking moves no bytes: it turns the row into a document.

create table public.visit_files (
  id uuid primary key,
  patient_id uuid not null references public.patients (profile_id),
  appointment_id uuid references public.appointments (id),
  file_name text not null check (length(file_name) between 1 and 120),
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
revoke all on public.visit_files from public, anon, authenticated, service_role;
grant select on public.visit_files to authenticated;
create policy "patients read the files they are booking with" on public.visit_files
  for select to authenticated using (patient_id = (select private.me()));

create or replace function private.may_upload(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.documents d where d.path = p_path and d.recorded_by = private.me()
      and d.state = 'awaiting_file' and d.created_at > private.clock() - interval '1 hour')
    or exists (select from public.visit_files f where f.path = p_path and f.patient_id = private.me()
      and f.state = 'awaiting_file' and f.created_at > private.clock() - interval '1 hour')
$$;

create function public.add_visit_file(p_file jsonb, p_key uuid) returns public.visit_files
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_file jsonb := private.document_file(jsonb_build_object('file', p_file));
  v_row public.visit_files;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  -- One at a time, so that two tabs cannot go past the limit together.
  perform from public.patients p where p.profile_id = v_me for no key update;
  if exists (select from private.closed_accounts c where c.id = v_me) then
    raise exception 'the account is closed' using errcode = '42501', hint = 'access.refused';
  end if;
  select * into v_row from public.visit_files f where f.id = p_key;
  if found then
    if v_row.patient_id <> v_me or v_row.sha256 <> v_file ->> 'sha256' then
      perform private.refuse('data.conflict');
    end if;
    return v_row;
  end if;
  -- The key becomes the id of a document.
  if exists (select from public.documents d where d.id = p_key) then
    perform private.refuse('data.conflict');
  end if;
  if (select count(*) from public.visit_files f where f.patient_id = v_me) >= 30 then
    perform private.refuse('validation.tooMany');
  end if;
  perform private.spend('visit_file', 100, 1000, 3600);
  insert into public.visit_files (id, patient_id, file_name, mime_type, size_bytes, sha256)
  values (p_key, v_me, v_file ->> 'file_name', v_file ->> 'mime_type', (v_file ->> 'size_bytes')::int, v_file ->> 'sha256')
  returning * into v_row;
  return v_row;
end $$;
comment on function public.add_visit_file(jsonb, uuid) is
  'A patient announces a file {name, type, size, sha256} for a visit they are booking: the answer''s path is where to upload it to within the hour, in bucket documents; then POST /functions/v1/documents/<id>/check. The key is the id. Hints: those of the file, validation.tooMany, data.busy, data.conflict.';

create function private.forget_visit_files(p_ids uuid[]) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  with gone as (delete from public.visit_files f where f.id = any (p_ids) returning f.path)
  insert into private.files_to_remove (bucket, path) select 'documents', g.path from gone g on conflict do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function private.forget_visit_files(uuid[]) is 'Deletes files that no visit was booked with; their bytes follow within a minute. How many.';

create function public.drop_visit_file(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  perform private.forget_visit_files(array(select f.id from public.visit_files f where f.id = p_id and f.patient_id = v_me for update));
end $$;
comment on function public.drop_visit_file(uuid) is
  'A patient takes away a file that no visit was booked with yet: it is deleted. Repeatable; of no effect on anything else.';

create function private.tidy_visit_files() returns int
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- What waits with a visit that may still be booked is kept as long as that may be.
  return private.forget_visit_files(array(select f.id from public.visit_files f where f.expires_at <= private.clock()
    and not exists (select from public.appointments a where a.id = f.appointment_id and private.live_visit(a.status))
    order by f.expires_at limit 500 for update skip locked));
end $$;
comment on function private.tidy_visit_files() is 'Forgets files whose visit was not booked within six hours. How many.';
insert into private.job_runs (name, every) values ('private.tidy_visit_files', '1 minute');

create function public.attach_visit_files(p_appointment uuid, p_files uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.my_appointment(p_appointment, 'patient');
  v_files uuid[] := array(select distinct f from unnest(p_files) f);
  v_found int;
begin
  -- Whoever books for somebody else neither sees their files nor chooses among them.
  if v_visit.patient_id <> private.me() then
    perform private.refuse('booking.notFound');
  end if;
  if v_visit.status not in ('held', 'requested', 'awaiting_payment') then
    perform private.refuse('booking.cannotSubmit');
  end if;
  if p_files is null or array_position(p_files, null) is not null then
    perform private.refuse('data.invalid');
  end if;
  if cardinality(v_files) > 10 then
    perform private.refuse('validation.tooMany');
  end if;
  perform from public.visit_files f where f.patient_id = v_visit.patient_id order by f.id for update;
  select count(*) into v_found from public.visit_files f
  where f.id = any (v_files) and f.patient_id = v_visit.patient_id and (f.appointment_id = v_visit.id
    or not exists (select from public.appointments a where a.id = f.appointment_id and private.live_visit(a.status)));
  if v_found < cardinality(v_files) then
    perform private.refuse('booking.fileGone');
  end if;
  if exists (select from public.visit_files f where f.id = any (v_files) and f.state <> 'stored') then
    perform private.refuse('booking.filesNotReady');
  end if;
  update public.visit_files f set appointment_id = null
  where f.appointment_id = v_visit.id and f.id <> all (v_files);
  update public.visit_files f set appointment_id = v_visit.id, expires_at = private.clock() + interval '6 hours'
  where f.id = any (v_files);
end $$;
comment on function public.attach_visit_files(uuid, uuid[]) is
  'Exactly these inspected files of the patient come with a visit that is being booked; at most ten. For the patient alone. Repeatable. Hints: booking.notFound, cannotSubmit, fileGone, filesNotReady, validation.tooMany, data.invalid.';

create or replace function public.document_to_check(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_answer jsonb;
begin
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
  'The document, or the file for a visit, that the caller announced, for the function that inspects it. Hint: chart.notFound.';

create function private.settle_visit_file(p_id uuid, p_verdict text, p_note text, p_size int, p_sha256 text) returns jsonb
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
  end if;
  return jsonb_build_object('state', v_row.state, 'scan_note', v_row.scan_note);
end $$;
comment on function private.settle_visit_file(uuid, text, text, int, text) is
  'The verdict on a file for a visit, once; as settle_document gives it for documents. Hint: chart.notFound.';

-- Its own text stays: a document first, else a file for a visit.
do $$
declare
  v_old text := pg_get_functiondef('public.settle_document(uuid, text, text, int, text)'::regprocedure);
  v_new text := regexp_replace(v_old, 'if not found then\s+perform private\.refuse\(''chart\.notFound''\);',
    'if not found then
    return private.settle_visit_file(p_id, p_verdict, p_note, p_size, p_sha256);');
begin
  if v_new = v_old then
    raise exception 'settle_document is not the one this was written for';
  end if;
  execute v_new;
end $$;

create function private.drop_visit_files_of_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_visit_files(array(select f.id from public.visit_files f where f.patient_id = new.id));
  return null;
end $$;
comment on function private.drop_visit_files_of_closed() is 'A closed account leaves no files behind that nobody booked with.';
create trigger closed_accounts_drop_visit_files after insert on private.closed_accounts
  for each row execute function private.drop_visit_files_of_closed();

-- The plan of the export is one list; here it learns a table.
do $$
declare
  v_plan text := pg_get_functiondef('private.export_plan()'::regprocedure);
begin
  execute regexp_replace(v_plan, '(\mvalues\s+)\(', E'\\1(''public.visit_files'', ''rows'', ''patient_id = $1'', array[''sha256'', ''path''], null), (');
  if pg_get_functiondef('private.export_plan()'::regprocedure) = v_plan then
    raise exception 'the export plan has no place for visit_files';
  end if;
end $$;

revoke execute on function public.add_visit_file(jsonb, uuid), private.forget_visit_files(uuid[]), public.drop_visit_file(uuid),
  private.tidy_visit_files(), public.attach_visit_files(uuid, uuid[]), private.settle_visit_file(uuid, text, text, int, text),
  private.drop_visit_files_of_closed() from public, anon, authenticated, service_role;
grant execute on function public.add_visit_file(jsonb, uuid), public.drop_visit_file(uuid),
  public.attach_visit_files(uuid, uuid[]) to authenticated;
