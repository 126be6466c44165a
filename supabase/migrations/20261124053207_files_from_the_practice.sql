-- The practice sends files in the thread of a visit, too: a leaflet, a letter, a picture of an exercise. They become part of the patient's record.
-- And an upload that goes on after a cut may take a day.

create or replace function private.document_basis(p_reader uuid, p_document public.documents, p_change boolean default false,
  out basis text, out basis_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_document.appointment_id is null then
    select b.basis, b.basis_id into basis, basis_id
    from private.access_basis(p_reader, p_document.patient_id, p_document.category, p_change) b;
  elsif p_reader = p_document.patient_id then
    basis := 'self';
  elsif not p_change and private.is_practising(p_reader) and not private.is_operator(p_reader) then
    select 'grant', g.id into basis, basis_id from public.access_grants g
    where g.appointment_id = p_document.appointment_id and g.patient_id = p_document.patient_id and g.grantee_id = p_reader
      and g.state = 'active' and g.files and (g.until is null or g.until > private.clock());
    -- What a clinician gave stays theirs to read, as their notes do.
    if basis is null and p_document.recorded_by = p_reader then
      basis := 'author';
      basis_id := p_document.id;
    end if;
  end if;
end $$;
comment on function private.document_basis(uuid, public.documents, boolean) is
  'On what basis this person may now open (or change) this document: as access_basis() for its category; for one that came with a visit self, that visit''s grant, or author for the clinician who sent it. Null: not at all.';

create or replace function private.file_line(p_document public.documents, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_document.id, 'title', case when p_me in (p_document.patient_id, p_document.recorded_by) then p_document.title end,
    'type', p_document.mime_type, 'size', p_document.size_bytes, 'version', p_document.version,
    'mayOpen', (select b.basis from private.document_basis(p_me, p_document) b) is not null)
$$;
comment on function private.file_line(public.documents, uuid) is
  'A document as one line of a visit: what kind of file, whether this person may open it, and its title for the owner and for who sent it.';

create or replace function public.add_file_to_visit(p_appointment uuid, p_file jsonb, p_key uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_part record;
  v_file jsonb := private.document_file(jsonb_build_object('file', p_file));
  v_visit public.appointments;
  v_is_own boolean;
  v_row public.documents;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  select * into v_part from private.thread_part(p_appointment, 'add');
  v_visit := v_part.visit;
  v_is_own := v_part.side = 'patient';
  -- Whoever acts for a patient opens no file of theirs to a specialist; guests see no files.
  if v_part.side not in ('patient', 'specialist', 'covering') then
    perform private.refuse('messages.notFound');
  end if;
  perform from public.patients p where p.profile_id = v_visit.patient_id for no key update;
  select * into v_row from public.documents d where d.id = p_key;
  if found then
    if v_row.recorded_by <> v_me or v_row.appointment_id is distinct from p_appointment
      or v_row.sha256 <> v_file ->> 'sha256' then
      perform private.refuse('data.conflict');
    end if;
    return jsonb_build_object('id', v_row.id, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type,
      'size_bytes', v_row.size_bytes, 'state', v_row.state, 'scan_note', v_row.scan_note, 'path', v_row.path);
  end if;
  if not private.thread_is_open(v_visit) then
    perform private.refuse('messages.closed');
  end if;
  -- What the other side could not open is not sent as if they could.
  if v_is_own and not exists (select from public.access_grants g where g.appointment_id = p_appointment and g.files
      and (g.state = 'offered' or g.state = 'active' and (g.until is null or g.until > private.clock()))) then
    perform private.refuse('messages.filesNotShared');
  end if;
  if (select count(*) from public.documents d where d.patient_id = v_visit.patient_id and d.recorded_by = v_me
      and d.created_at > private.clock() - interval '1 day') >= 100 then
    perform private.refuse('data.busy');
  end if;
  insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type, size_bytes, sha256,
    source, recorded_by, appointment_id)
  values (p_key, v_visit.patient_id, case when v_file ->> 'mime_type' = 'application/pdf' then 'other' else 'photo' end,
    coalesce(nullif(regexp_replace(v_file ->> 'file_name', '\.[^.]*$', ''), ''), v_file ->> 'file_name'),
    (private.clock() at time zone 'UTC')::date, 'documents', v_file ->> 'file_name', v_file ->> 'mime_type',
    (v_file ->> 'size_bytes')::int, v_file ->> 'sha256', case when v_is_own then 'self' else 'clinician' end, v_me, p_appointment)
  returning * into v_row;
  if not v_is_own then
    perform private.write_access_log(v_row.patient_id, v_me, 'specialist', v_row.category, 'add', 'author', v_row.id, 'consultation');
  end if;
  return jsonb_build_object('id', v_row.id, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type,
    'size_bytes', v_row.size_bytes, 'state', v_row.state, 'scan_note', v_row.scan_note, 'path', v_row.path);
end $$;
comment on function public.add_file_to_visit(uuid, jsonb, uuid) is
  'Patient or practice announces a file {name, type, size, sha256} for a visit that is booked, as long as its thread is open. It becomes part of the patient''s record and opens for the patient, by that visit''s own grant, and for who sent it; what a practice adds is written into the patient''s log. The answer''s path is where to upload it to within a day, in bucket documents; then POST /functions/v1/documents/<key>/check. The key is the id; repeatable. Hints: those of the file, messages.notFound, closed, filesNotShared; data.busy, data.conflict.';

create or replace function private.may_upload(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.documents d where d.path = p_path and d.recorded_by = private.me()
      and d.state = 'awaiting_file' and d.created_at > private.clock() - interval '1 day')
    or exists (select from public.visit_files f where f.path = p_path and f.patient_id = private.me()
      and f.state = 'awaiting_file' and f.created_at > private.clock() - interval '1 day')
$$;
comment on function private.may_upload(text) is
  'Whether the caller announced a file for exactly this path within the last day and it has not come yet: a large file may take long on a weak line.';
comment on function public.add_visit_file(jsonb, uuid) is
  'A patient announces a file {name, type, size, sha256} for a visit they are booking: the answer''s path is where to upload it to within a day, in bucket documents; then POST /functions/v1/documents/<id>/check. The key is the id. Hints: those of the file, validation.tooMany, data.busy, data.conflict.';
comment on function public.add_document(jsonb, uuid, uuid, text) is
  'Announces a file for a patient (null: the caller): the path that document_to_check tells is where to upload it to within a day, in bucket documents; then POST /functions/v1/documents/<id>/check. The key is the id. With appointmentId the patient themselves sends it into the thread of that visit: it came with it, and the visit''s own grant opens it. Hints: those of the values and the file, access.notGranted, messages.notFound, messages.closed, data.busy, data.conflict.';
