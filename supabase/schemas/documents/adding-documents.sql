-- Announcing, checking and describing documents.

create function private.file_name_fits(p_name text, p_mime text) returns boolean
language sql immutable security invoker set search_path = '' as $$
  -- No path, no control or direction marks, no leading dot, one ending that fits, and no ending of programs or archives inside.
  select length(p_name) between 1 and 120 and p_name = private.one_line(p_name) and p_name !~ '[/\\:*?"<>|]'
    and p_name !~ '^\.' and lower(p_name) ~ case p_mime when 'application/pdf' then '\.pdf$' when 'image/jpeg' then '\.jpe?g$'
      when 'image/png' then '\.png$' when 'image/webp' then '\.webp$' else '^$' end
    and lower(p_name) !~ ('\.(zip|gz|tgz|bz2|xz|7z|rar|tar|jar|apk|iso|exe|msi|com|scr|bat|cmd|ps1|sh|js|mjs|vbs|wsf|lnk'
      || '|hta|html?|xhtml|svgz?|xml|php[0-9]?|aspx?|jsp|swf)\.')
$$;
comment on function private.file_name_fits(text, text) is 'Whether a file name is harmless and its ending fits the type.';

create function private.document_values(p_document jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_type text;
  v_category text;
  v_date date;
  v_usual text;
begin
  if p_document is null or jsonb_typeof(p_document) <> 'object' or pg_column_size(p_document) > 16384 then
    perform private.refuse('data.invalid');
  end if;
  v_type := private.form_optional(p_document, 'type', 40);
  if v_type not in ('lab_result', 'imaging', 'letter', 'prescription', 'vaccination', 'photo', 'insurance', 'authority', 'other') then
    perform private.refuse('chart.documentTypeUnknown');
  end if;
  v_usual := case when v_type in ('lab_result', 'imaging') then 'results' else 'documents' end;
  v_category := coalesce(nullif(private.form_optional(p_document, 'category', 40), ''), v_usual);
  if v_category not in (v_usual, 'mental_health', 'sexual_health') then
    perform private.refuse('chart.categoryUnknown');
  end if;
  begin
    v_date := case when p_document ->> 'date' ~ '^\d{4}-\d{2}-\d{2}$' then (p_document ->> 'date')::date end;
  exception when datetime_field_overflow or invalid_datetime_format then
    v_date := null;
  end;
  -- The clocks furthest ahead of UTC.
  if v_date is null or v_date < date '1900-01-01' or v_date > (private.clock() at time zone 'UTC' + interval '14 hours')::date then
    perform private.refuse('chart.documentDateInvalid');
  end if;
  return jsonb_build_object('type', v_type, 'category', v_category, 'document_date', v_date,
    'title', private.one_line(private.form_text(p_document, 'title', 'chart.titleRequired', 1, 120)));
end $$;
comment on function private.document_values(jsonb) is
  'What a document is, from what was typed (title, type, date, category). Hints: chart.titleRequired, chart.documentTypeUnknown, chart.documentDateInvalid, chart.categoryUnknown, validation.tooLong.';

create function private.document_file(p_document jsonb) returns jsonb
language plpgsql immutable security definer set search_path = '' as $$
declare
  v_file jsonb := p_document -> 'file';
  v_size numeric;
begin
  if jsonb_typeof(v_file) is distinct from 'object' or jsonb_typeof(v_file -> 'size') is distinct from 'number' then
    perform private.refuse('data.invalid');
  end if;
  v_size := (v_file ->> 'size')::numeric;
  if coalesce(v_file ->> 'type', '') not in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp') then
    perform private.refuse('chart.fileTypeRefused');
  elsif not private.file_name_fits(coalesce(v_file ->> 'name', ''), v_file ->> 'type') then
    perform private.refuse('chart.fileNameRefused');
  elsif v_size > 20971520 then
    perform private.refuse('chart.fileTooLarge');
  elsif v_size < 1 then
    perform private.refuse('chart.fileEmpty');
  elsif v_size <> trunc(v_size) or coalesce(v_file ->> 'sha256', '') !~ '^[0-9a-f]{64}$' then
    perform private.refuse('data.invalid');
  end if;
  return jsonb_build_object('file_name', v_file ->> 'name', 'mime_type', v_file ->> 'type', 'size_bytes', v_size,
    'sha256', v_file ->> 'sha256');
end $$;
comment on function private.document_file(jsonb) is
  'What was announced of a file (file: name, type, size, sha256). Hints: chart.fileTypeRefused, chart.fileNameRefused, chart.fileTooLarge, chart.fileEmpty.';

create function private.visit_of_document(p_document jsonb, p_patient uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id text := p_document ->> 'appointmentId';
  v_visit public.appointments;
begin
  if v_id is null then
    return null;
  end if;
  if v_id !~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    perform private.refuse('data.invalid');
  end if;
  -- Whoever acts for a patient opens no file of theirs to a specialist.
  select * into v_visit from public.appointments a where a.id = v_id::uuid and a.patient_id = p_patient and p_patient = private.me();
  if v_visit.id is null then
    perform private.refuse('messages.notFound');
  end if;
  if not private.thread_is_open(v_visit) then
    perform private.refuse('messages.closed');
  end if;
  return v_visit.id;
end $$;
comment on function private.visit_of_document(jsonb, uuid) is
  'The visit into whose thread a patient sends this file of theirs (appointmentId); null: none is named. Hints: data.invalid, messages.notFound, messages.closed.';

create function public.add_document(p_document jsonb, p_key uuid, p_patient uuid default null, p_screen text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_patient uuid := coalesce(p_patient, private.me());
  v_values jsonb := private.document_values(p_document) || private.document_file(p_document);
  v_visit uuid := private.visit_of_document(p_document, v_patient);
  v_basis text;
  v_order uuid;
  v_row public.documents;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  v_basis := private.open_category(v_patient, v_values ->> 'category', p_screen, 'add');
  perform from public.patients p where p.profile_id = v_patient for no key update;
  if not found then
    perform private.refuse('access.refused');
  end if;
  select * into v_row from public.documents d where d.id = p_key;
  if found then
    if v_row.patient_id <> v_patient or v_row.recorded_by <> v_me then
      perform private.refuse('data.conflict');
    end if;
    return private.changed(v_row.id, v_row.version);
  end if;
  v_order := private.order_of_upload(p_document, v_patient, v_basis);
  insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type, size_bytes, sha256,
    source, recorded_by, appointment_id)
  values (p_key, v_patient, v_values ->> 'type', v_values ->> 'title', (v_values ->> 'document_date')::date,
    v_values ->> 'category', v_values ->> 'file_name', v_values ->> 'mime_type', (v_values ->> 'size_bytes')::int,
    v_values ->> 'sha256', case v_basis when 'grant' then 'clinician' else 'self' end, v_me,
    v_visit)
  returning * into v_row;
  if v_order is not null then
    insert into private.result_filings (document_id, letter_id, patient_id, by_id) values (v_row.id, v_order, v_patient, v_me);
  end if;
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.add_document(jsonb, uuid, uuid, text) is
  'Announces a file for a patient (null: the caller): the path that document_to_check tells is where to upload it to within a day, in bucket documents; then POST /functions/v1/documents/<id>/check. The key is the id. With appointmentId the patient themselves sends it into the thread of that visit: it came with it, and the visit''s own grant opens it. With orderId a result answers that order of tests. Hints: those of the values and the file, access.notGranted, letters.notFound, messages.notFound, messages.closed, data.conflict, chart.uploadsWaiting.';
grant execute on function public.add_document to authenticated;

create function public.document_to_check(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_answer jsonb;
begin
  -- Each asking is an inspection.
  perform private.spend('check_file', 120, 120, 600);
  -- Where and in what state, never what it is called: this answer is not logged.
  select jsonb_build_object('path', d.path, 'mime_type', d.mime_type, 'state', d.state, 'scan_note', d.scan_note) into v_answer
  from public.documents d where d.id = p_id and d.recorded_by = private.actor() and private.me_in_care() is not null;
  if v_answer is null then
    select jsonb_build_object('path', f.path, 'mime_type', f.mime_type, 'state', f.state, 'scan_note', f.scan_note) into v_answer
    from public.visit_files f where f.id = p_id and f.patient_id = v_me;
  end if;
  if v_answer is null then
    select jsonb_build_object('path', f.path, 'mime_type', f.mime_type, 'state', f.state, 'scan_note', f.scan_note) into v_answer
    from public.registration_files f where f.id = p_id and f.specialist_id = v_me;
  end if;
  if v_answer is null then
    perform private.refuse('chart.notFound');
  end if;
  return v_answer;
end $$;
comment on function public.document_to_check(uuid) is
  'The document, the file for a visit or the evidence for a registration that the caller announced, for the function that inspects it. Hints: chart.notFound, data.busy.';
grant execute on function public.document_to_check to authenticated;

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
  if v_clean and v_row.appointment_id is not null then
    perform private.broadcast('consultation:' || v_row.appointment_id, 'files_changed', jsonb_build_object('id', v_row.id));
  end if;
  if v_clean and v_row.source = 'clinician' then
    perform private.notify(v_row.patient_id, 'chart.documentAdded', v_row.id, '{}', 'chart.documentAdded:' || v_row.id);
  end if;
  return jsonb_build_object('state', v_row.state, 'scan_note', v_row.scan_note);
end $$;
comment on function public.settle_document(uuid, text, text, int, text, text) is
  'Keeps or refuses an uploaded file by the verdict of its inspection (clean or refused, with the id of a message: why, or what is gone from what is kept), and notes the hash of what is kept of it; repeatable. Server only.';
grant execute on function public.settle_document to service_role;
