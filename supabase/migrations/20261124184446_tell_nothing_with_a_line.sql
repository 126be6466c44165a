-- A call that writes a line into a log answers with nothing of the record: whoever undoes the line would have read it.

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
    return private.changed(v_row.id, v_row.version);
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
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.add_file_to_visit(uuid, jsonb, uuid) is
  'Patient or practice announces a file {name, type, size, sha256} for a visit that is booked, as long as its thread is open. It becomes part of the patient''s record and opens for the patient, by that visit''s own grant, and for who sent it; what a practice adds is written into the patient''s log. The path that document_to_check tells is where to upload it to within a day, in bucket documents; then POST /functions/v1/documents/<key>/check. The key is the id; repeatable. Hints: those of the file, messages.notFound, closed, filesNotShared; data.busy, data.conflict.';

