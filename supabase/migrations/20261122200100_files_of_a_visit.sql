-- Files of a booked visit are documents that came with that visit: the patient opens them, and the visit's specialist by the
-- visit's own grant. No other grant, delegation or emergency access reaches them, whatever it covers.

alter table public.documents add column appointment_id uuid references public.appointments (id);
comment on column public.documents.appointment_id is
  'The visit it came with; only that visit''s grant opens it to somebody else. Null: opened by its category, as the rest of the record.';
create index documents_of_appointment on public.documents (appointment_id) where appointment_id is not null;

create function private.guard_document_visit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('chart.offTheList');
  return new;
end $$;
comment on function private.guard_document_visit() is 'Which visit a document came with never changes. Hint: chart.offTheList.';
create trigger documents_keep_visit before update of appointment_id on public.documents
  for each row when (old.appointment_id is distinct from new.appointment_id) execute function private.guard_document_visit();

create function private.move_visit_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'booked' then
    with moved as (delete from public.visit_files f where f.appointment_id = new.id and f.state = 'stored' returning f.*)
    insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type, size_bytes, sha256,
      source, state, scan_state, scanned_at, recorded_by, appointment_id)
    select m.id, m.patient_id, case when m.mime_type = 'application/pdf' then 'other' else 'photo' end,
      coalesce(nullif(regexp_replace(m.file_name, '\.[^.]*$', ''), ''), m.file_name), (private.clock() at time zone 'UTC')::date,
      'documents', m.file_name, m.mime_type, m.size_bytes, m.sha256, 'self', 'stored', 'clean', m.scanned_at, m.patient_id, new.id
    from moved m order by m.created_at, m.id
    on conflict (id) do nothing;
  elsif not private.live_visit(new.status) then
    -- The person may be choosing another time; whoever is not, leaves nothing behind. Late money still finds them.
    update public.visit_files f set expires_at = private.clock() + interval '6 hours' where f.appointment_id = new.id;
  end if;
  return null;
end $$;
comment on function private.move_visit_files() is
  'What was added while booking becomes part of the record when the visit is booked, and begins to lapse when it is not.';
create trigger appointments_move_files after update of status on public.appointments
  for each row when (old.status is distinct from new.status) execute function private.move_visit_files();

create function private.document_basis(p_reader uuid, p_document public.documents, p_change boolean default false,
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
  end if;
end $$;
comment on function private.document_basis(uuid, public.documents, boolean) is
  'On what basis this person may now open (or change) this document: as access_basis() for its category; for one that came with a visit self or that visit''s grant alone. Null: not at all.';

create or replace function private.open_document_row(p_id uuid, p_screen text, p_action text) returns public.documents
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.documents;
  v_basis record;
begin
  select * into v_row from public.documents d where d.id = p_id for update;
  if found then
    perform private.hold_rights(v_me, v_row.patient_id);
  end if;
  select * into v_basis from private.document_basis(v_me, v_row, p_action = 'change') b where v_row.id is not null;
  -- What was removed or never kept is there for nobody but the patient.
  if v_basis.basis is null or (v_basis.basis <> 'self' and v_row.state <> 'stored') then
    perform private.refuse('chart.notFound');
  end if;
  if v_row.appointment_id is null then
    perform private.open_category(v_row.patient_id, v_row.category, p_screen, p_action);
  elsif v_basis.basis <> 'self' then
    perform private.write_access_log(v_row.patient_id, v_me, 'specialist', v_row.category, p_action, v_basis.basis,
      v_basis.basis_id, p_screen);
  elsif p_action = 'change' and exists (select from public.appointments a where a.id = v_row.appointment_id
      and a.status in ('in_progress', 'completed')) then
    perform private.refuse('consultation.intakeClosed');
  end if;
  if p_action = 'change' and v_basis.basis <> 'grant' and v_row.source <> 'self' then
    perform private.refuse('chart.askForCorrection');
  end if;
  return v_row;
end $$;
comment on function private.open_document_row(uuid, text, text) is
  'Locks a document that the caller may download or change now and logs it. What came with a visit changes only before that begins. Hints: chart.notFound, chart.askForCorrection, consultation.intakeClosed.';

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
  return jsonb_build_object('path', v_row.path, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type, 'sha256', v_row.sha256);
end $$;

create or replace function private.chart_files(p_patient uuid, p_category text, p_results boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.chart_row(to_jsonb(d)) - array['path', 'sha256', 'scan_note', 'scan_state', 'appointment_id']
    || '{"kind": "document"}' order by d.document_date desc, d.id), '[]')
  from public.documents d left join public.appointments a on a.id = d.appointment_id
  where d.patient_id = p_patient and d.category = p_category and d.state = 'stored'
    and (d.type in ('lab_result', 'imaging')) = p_results
    -- Somebody who opens the record does not open what came with a visit; what is about somebody else is no part of it at all.
    and (d.appointment_id is null or (private.me() = p_patient and a.for_name is null))
$$;
comment on function private.chart_files(uuid, text, boolean) is
  'The stored documents of a category: reports of results, or all others. What came with a visit is listed for the patient alone.';

create or replace function private.fhir_documentreference(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'DocumentReference', 'id', d.id,
    'meta', private.fhir_meta(d.category, d.version, d.updated_at),
    'status', case d.state when 'removed' then 'superseded' when 'refused' then 'entered-in-error' else 'current' end,
    'docStatus', case d.state when 'awaiting_file' then 'preliminary' when 'refused' then 'entered-in-error'
      else 'final' end,
    'type', jsonb_build_object('text', d.type), 'date', d.created_at,
    'author', jsonb_build_array(private.fhir_who(d.recorded_by, p_person)),
    'description', case when a.for_name is null then d.title else 'For ' || a.for_name || ': ' || d.title end,
    'content', jsonb_build_array(jsonb_build_object('attachment', jsonb_build_object('contentType', d.mime_type, 'size',
      d.size_bytes,
      'title', d.file_name, 'creation', d.document_date, 'url', 'documents/' || d.path))))
    -- A subject of this resource is never a RelatedPerson: what is about one names the visit instead.
    || case when a.for_name is null then jsonb_build_object('subject', private.fhir_ref('Patient', d.patient_id::text)) else '{}' end
    || case when a.id is null then '{}' else jsonb_build_object('context', jsonb_build_object('related',
      jsonb_build_array(private.fhir_ref('Appointment', a.id::text)))) end
  from public.documents d left join public.appointments a on a.id = d.appointment_id where d.patient_id = p_person
$$;

-- What a visit was booked with stays with it as the intake does; what nobody ever got goes with the account.
do $$
declare
  v_old text := pg_get_functiondef('private.drop_own_files(uuid)'::regprocedure);
  v_new text := replace(v_old, 'and d.recorded_by = p_me', 'and d.recorded_by = p_me and d.appointment_id is null');
begin
  if v_new = v_old then
    raise exception 'drop_own_files is not the one this was written for';
  end if;
  execute v_new;
end $$;

revoke execute on function private.guard_document_visit(), private.move_visit_files(), private.document_basis(uuid, public.documents, boolean)
  from public, anon, authenticated, service_role;
