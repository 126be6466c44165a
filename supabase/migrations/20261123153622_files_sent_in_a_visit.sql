-- A patient sends a file in the thread of a visit that is booked: it opens by that visit's own grant.

create function public.add_file_to_visit(p_appointment uuid, p_file jsonb, p_key uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_file jsonb := private.document_file(jsonb_build_object('file', p_file));
  v_visit public.appointments;
  v_row public.documents;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  select * into v_visit from public.appointments a where a.id = p_appointment and a.patient_id = v_me;
  if not found then
    perform private.refuse('messages.notFound');
  end if;
  perform from public.patients p where p.profile_id = v_me for no key update;
  select * into v_row from public.documents d where d.id = p_key;
  if found then
    if v_row.patient_id <> v_me or v_row.appointment_id is distinct from p_appointment
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
  if not exists (select from public.access_grants g where g.appointment_id = p_appointment and g.files
      and (g.state = 'offered' or g.state = 'active' and (g.until is null or g.until > private.clock()))) then
    perform private.refuse('messages.filesNotShared');
  end if;
  if (select count(*) from public.documents d where d.patient_id = v_me and d.created_at > private.clock() - interval '1 day') >= 100 then
    perform private.refuse('data.busy');
  end if;
  insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type, size_bytes, sha256,
    source, recorded_by, appointment_id)
  values (p_key, v_me, case when v_file ->> 'mime_type' = 'application/pdf' then 'other' else 'photo' end,
    coalesce(nullif(regexp_replace(v_file ->> 'file_name', '\.[^.]*$', ''), ''), v_file ->> 'file_name'),
    (private.clock() at time zone 'UTC')::date, 'documents', v_file ->> 'file_name', v_file ->> 'mime_type',
    (v_file ->> 'size_bytes')::int, v_file ->> 'sha256', 'self', v_me, p_appointment)
  returning * into v_row;
  return jsonb_build_object('id', v_row.id, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type,
    'size_bytes', v_row.size_bytes, 'state', v_row.state, 'scan_note', v_row.scan_note, 'path', v_row.path);
end $$;
comment on function public.add_file_to_visit(uuid, jsonb, uuid) is
  'The patient announces a file {name, type, size, sha256} for a visit that is booked, as long as its thread is open: it opens by that visit''s own grant, as what came with the visit. The answer''s path is where to upload it to within the hour, in bucket documents; then POST /functions/v1/documents/<key>/check. The key is the id; repeatable. Hints: those of the file, messages.notFound, closed, filesNotShared; data.busy, data.conflict.';
revoke execute on function public.add_file_to_visit from public, anon, authenticated, service_role;
grant execute on function public.add_file_to_visit to authenticated;
