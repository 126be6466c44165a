-- Adding files to a visit that is being booked, and what becomes of them: documents of the visit, or nothing.

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
  'A patient announces a file {name, type, size, sha256} for a visit they are booking: the answer''s path is where to upload it to within a day, in bucket documents; then POST /functions/v1/documents/<id>/check. The key is the id. Hints: those of the file, validation.tooMany, data.busy, data.conflict, chart.uploadsWaiting.';
grant execute on function public.add_visit_file to authenticated;

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
grant execute on function public.drop_visit_file to authenticated;

create function private.tidy_visit_files() returns int
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- What waits with a visit that may still be booked is kept as long as that may be.
  return private.forget_visit_files(array(select f.id from public.visit_files f where f.expires_at <= private.clock()
    and not exists (select from public.appointments a where a.id = f.appointment_id and private.live_visit(a.status))
    order by f.expires_at limit 500 for update skip locked));
end $$;
comment on function private.tidy_visit_files() is 'Forgets files whose visit was not booked within six hours. How many.';

create function private.settle_visit_file(p_id uuid, p_verdict text, p_note text, p_size int, p_sha256 text, p_kept_sha256 text)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.visit_files;
  v_clean boolean;
begin
  select * into v_row from public.visit_files f where f.id = p_id for update;
  if not found then
    return private.settle_registration_file(p_id, p_verdict, p_note, p_size, p_sha256, p_kept_sha256);
  elsif v_row.state = 'awaiting_file' then
    v_clean := p_verdict = 'clean' and p_size = v_row.size_bytes and p_sha256 = v_row.sha256;
    update public.visit_files set state = case when v_clean then 'stored' else 'refused' end, scanned_at = private.clock(),
      scan_note = case when p_verdict = 'clean' and not v_clean then 'chart.fileChanged' else left(coalesce(p_note, ''), 60) end
    where id = p_id returning * into v_row;
    if v_clean then
      perform private.note_cleaned_file(v_row.path, p_sha256, p_kept_sha256);
    end if;
  end if;
  return jsonb_build_object('state', v_row.state, 'scan_note', v_row.scan_note);
end $$;
comment on function private.settle_visit_file(uuid, text, text, int, text, text) is
  'The verdict on a file for a visit, once; as settle_document gives it for documents. Hint: chart.notFound.';

create function private.attach_visit_files(p_visit public.appointments, p_files uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_files uuid[] := array(select distinct f from unnest(p_files) f);
  v_found int;
begin
  -- Whoever books for somebody else neither sees their files nor chooses among them.
  if p_visit.patient_id <> private.me() then
    if cardinality(v_files) > 0 then
      perform private.refuse('booking.notFound');
    end if;
    return;
  end if;
  if p_files is null or array_position(p_files, null) is not null then
    perform private.refuse('data.invalid');
  end if;
  if cardinality(v_files) > 10 then
    perform private.refuse('validation.tooMany');
  end if;
  perform from public.visit_files f where f.patient_id = p_visit.patient_id order by f.id for update;
  select count(*) into v_found from public.visit_files f
  where f.id = any (v_files) and f.patient_id = p_visit.patient_id and (f.appointment_id = p_visit.id
    or not exists (select from public.appointments a where a.id = f.appointment_id and private.live_visit(a.status)));
  if v_found < cardinality(v_files) then
    perform private.refuse('booking.fileGone');
  end if;
  if exists (select from public.visit_files f where f.id = any (v_files) and f.state <> 'stored') then
    perform private.refuse('booking.filesNotReady');
  end if;
  update public.visit_files f set appointment_id = null
  where f.appointment_id = p_visit.id and f.id <> all (v_files);
  update public.visit_files f set appointment_id = p_visit.id, expires_at = private.clock() + interval '6 hours'
  where f.id = any (v_files);
end $$;
comment on function private.attach_visit_files(public.appointments, uuid[]) is
  'Exactly these inspected files of the patient come with a visit that is being booked; at most ten. For the patient alone. Hints: booking.notFound, fileGone, filesNotReady, validation.tooMany, data.invalid.';

create function private.move_visit_files(p_new public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_new.status = 'booked' then
    with moved as (delete from public.visit_files f where f.appointment_id = p_new.id and f.state = 'stored' returning f.*)
    insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type, size_bytes, sha256,
      source, state, scan_state, scan_note, scanned_at, recorded_by, appointment_id)
    select m.id, m.patient_id, case when m.mime_type = 'application/pdf' then 'other' else 'photo' end,
      coalesce(nullif(regexp_replace(m.file_name, '\.[^.]*$', ''), ''), m.file_name), (private.clock() at time zone 'UTC')::date,
      'documents', m.file_name, m.mime_type, m.size_bytes, m.sha256, 'self', 'stored', 'clean', m.scan_note, m.scanned_at, m.patient_id, p_new.id
    from moved m order by m.created_at, m.id
    on conflict (id) do nothing;
  elsif not private.live_visit(p_new.status) then
    -- The person may be choosing another time; whoever is not, leaves nothing behind. Late money still finds them.
    update public.visit_files f set expires_at = private.clock() + interval '6 hours' where f.appointment_id = p_new.id;
  end if;
end $$;
comment on function private.move_visit_files(public.appointments) is
  'What was added while booking becomes part of the record when the visit is booked, and begins to lapse when it is not.';

create function public.add_file_to_visit(p_appointment uuid, p_file jsonb, p_key uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_part record;
  v_file jsonb := private.document_file(jsonb_build_object('file', p_file));
  v_visit public.appointments;
  v_is_own boolean;
  v_row public.documents;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  select * into v_part from private.thread_part(p_appointment);
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
  'Patient or practice announces a file {name, type, size, sha256} for a visit that is booked, as long as its thread is open. It becomes part of the patient''s record and opens for the patient, by that visit''s own grant, and for who sent it; what a practice adds is written into the patient''s log. The path that document_to_check tells is where to upload it to within a day, in bucket documents; then POST /functions/v1/documents/<key>/check. The key is the id; repeatable. Hints: those of the file, messages.notFound, closed, filesNotShared; data.conflict, chart.uploadsWaiting.';
grant execute on function public.add_file_to_visit to authenticated;
