-- Opening a document: a right, a log row and a ticket for one download within sixty seconds.

create function private.open_document_row(p_id uuid, p_screen text, p_action text) returns public.documents
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
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
    perform private.write_access_log(v_row.patient_id, v_me, case v_basis.basis when 'delegation' then 'delegate' else 'specialist' end,
      v_row.category, p_action, v_basis.basis, v_basis.basis_id, p_screen);
  end if;
  if v_row.appointment_id is not null and v_basis.basis in ('self', 'delegation') and p_action = 'change' and exists (select from public.appointments a where a.id = v_row.appointment_id
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

create function public.open_document(p_id uuid, p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.documents;
begin
  perform private.refuse_reading_request();
  v_row := private.open_document_row(p_id, p_screen, 'download');
  if v_row.state not in ('stored', 'removed') then
    perform private.refuse(case v_row.state when 'refused' then 'chart.fileUnsafe' else 'chart.fileNotReady' end);
  end if;
  return private.issue_look('document', v_row.patient_id, jsonb_build_object('document', v_row.id));
end $$;
comment on function public.open_document(uuid, text) is
  'Checks the right to a document, logs the download and gives a ticket: GET /functions/v1/documents/file/<ticket>, once, within 60 seconds. POST only. Hints: chart.notFound, chart.fileNotReady, chart.fileUnsafe.';
grant execute on function public.open_document to authenticated;

create function public.redeem_document_ticket(p_ticket text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_look private.look_tickets;
  v_row public.documents;
begin
  update private.look_tickets t set used_at = private.clock()
  where t.token_hash = sha256(convert_to(coalesce(p_ticket, ''), 'utf8')) and t.kind = 'document' and t.used_at is null
    and t.expires_at > private.clock() and t.issued_in <> pg_current_xact_id()
  returning * into v_look;
  if v_look.subject ? 'registrationFile' then
    return private.redeem_registration_file(v_look);
  end if;
  select * into v_row from public.documents d where d.id = coalesce(v_look.subject ->> 'document', v_look.subject ->> 'authority')::uuid;
  -- The right is asked again: a revoked grant closes the door that was just opened, and so does what was taken back.
  perform private.hold_rights(v_look.issued_to, v_row.patient_id);
  if v_row.id is null or (v_row.state <> 'stored' and v_look.issued_to <> v_row.patient_id)
    or not (case when v_look.subject ? 'authority'
      then private.is_operator(v_look.issued_to) and (private.authority_document(v_row.id)).id is not null
      else (select b.basis from private.document_basis(v_look.issued_to, v_row) b) is not null end) then
    perform private.refuse('chart.ticketSpent');
  end if;
  return jsonb_build_object('path', v_row.path, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type,
    'sha256', coalesce((select c.sha256 from private.cleaned_files c where c.path = v_row.path), v_row.sha256));
end $$;
comment on function public.redeem_document_ticket(text) is
  'Takes a ticket of open_document, open_registration_file or open_authority_paper, once, and says which file it opens. Server only. Hint: chart.ticketSpent.';
grant execute on function public.redeem_document_ticket to service_role;

create function public.change_document(p_id uuid, p_version int, p_document jsonb, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_values jsonb := private.document_values(p_document);
  v_row public.documents := private.open_document_row(p_id, p_screen, 'change');
begin
  if v_row.version is distinct from p_version then
    perform private.refuse('data.conflict');
  elsif v_row.state <> 'stored' then
    perform private.refuse('chart.offTheList');
  end if;
  if v_values ->> 'category' <> v_row.category then
    perform private.open_category(v_row.patient_id, v_values ->> 'category', p_screen, 'add');
  end if;
  update public.documents set type = v_values ->> 'type', title = v_values ->> 'title', category = v_values ->> 'category',
    document_date = (v_values ->> 'document_date')::date
  where id = p_id returning * into v_row;
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.change_document(uuid, int, jsonb, text) is
  'Changes what is said of a document (title, type, date, category), never its bytes. Hints: chart.notFound, chart.askForCorrection, chart.offTheList, data.conflict.';
grant execute on function public.change_document to authenticated;

create function public.remove_document(p_id uuid, p_version int, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.documents := private.open_document_row(p_id, p_screen, 'change');
begin
  if v_row.version is distinct from p_version then
    perform private.refuse('data.conflict');
  elsif v_row.state <> 'stored' then
    perform private.refuse('chart.offTheList');
  end if;
  update public.documents set state = 'removed' where id = p_id returning * into v_row;
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.remove_document(uuid, int, text) is
  'Takes a document out of the chart; it is kept, and only the patient can still open it. Hints: chart.notFound, chart.askForCorrection, chart.offTheList, data.conflict.';
grant execute on function public.remove_document to authenticated;

create function private.chart_files(p_patient uuid, p_category text, p_results boolean, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(f) - array['patient_id', 'path', 'sha256', 'scan_note', 'scan_state', 'appointment_id']
    || '{"kind": "document"}' || case when p_results then jsonb_build_object('order', private.order_of_result(f.id),
      'answers', private.answers_of_result(f.id)) else '{}' end order by f.document_date desc, f.id), '[]')
  from (select d.* from public.documents d
    where d.patient_id = p_patient and d.category = p_category and d.state = 'stored' and not private.is_hidden(d.appointment_id)
      and (d.type in ('lab_result', 'imaging')) = p_results
      -- Somebody who opens the record does not open what came with a visit.
      and (d.appointment_id is null or private.me() = p_patient)
    order by d.document_date desc, d.id limit p_newest) f
$$;
comment on function private.chart_files(uuid, text, boolean, int) is
  'The stored documents of a category: reports of results, with the order each answers and what was told about it, or all others. What came with a visit is listed for the patient alone.';

create function private.chart_documents(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.chart_files(p_patient, p_category, false, p_newest)
$$;
comment on function private.chart_documents(uuid, text, int) is 'Section documents of a chart.';

create function private.chart_results(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.chart_observations(p_patient, p_category, 'results', p_newest)
    || private.chart_files(p_patient, p_category, true, p_newest)
$$;
comment on function private.chart_results(uuid, text, int) is 'Section results of a chart: laboratory values and reports.';

create function private.document_basis(p_reader uuid, p_document public.documents, p_change boolean default false,
  out basis text, out basis_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_document.appointment_id is null then
    select b.basis, b.basis_id into basis, basis_id
    from private.access_basis(p_reader, p_document.patient_id, p_document.category, p_change) b
    where not p_change or (select r.basis from private.access_basis(p_reader, p_document.patient_id, p_document.category) r) is not null;
  elsif p_reader = p_document.patient_id then
    basis := 'self';
  elsif private.acts_for(p_document.patient_id, p_reader) then
    -- Who reads the whole record for a patient reads what came with their visits.
    if not private.is_hidden(p_document.appointment_id) then
      select b.basis, b.basis_id into basis, basis_id
      from private.access_basis(p_reader, p_document.patient_id, 'documents', p_change) b
      where private.is_acting() and b.basis = 'delegation';
    end if;
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

create function private.file_line(p_document public.documents, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_document.id, 'title', case when p_me in (p_document.patient_id, p_document.recorded_by) then p_document.title end,
    'type', p_document.mime_type, 'size', p_document.size_bytes, 'version', p_document.version,
    'mayOpen', (select b.basis from private.document_basis(p_me, p_document) b) is not null)
$$;
comment on function private.file_line(public.documents, uuid) is
  'A document as one line of a visit: what kind of file, whether this person may open it, and its title for the owner and for who sent it.';
