-- Opening a document: a right, a log row and a ticket for one download within sixty seconds.

create function private.open_document_row(p_id uuid, p_screen text, p_action text) returns public.documents
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.documents;
  v_basis text;
begin
  select * into v_row from public.documents d where d.id = p_id for update;
  select b.basis into v_basis from private.access_basis(v_me, v_row.patient_id, v_row.category, p_action = 'change') b
  where v_row.id is not null;
  -- What was removed or never kept is there for nobody but the patient.
  if v_basis is null or (v_basis <> 'self' and v_row.state <> 'stored') then
    perform private.refuse('chart.notFound');
  end if;
  perform private.open_category(v_row.patient_id, v_row.category, p_screen, p_action);
  if p_action = 'change' and v_basis <> 'grant' and v_row.source <> 'self' then
    perform private.refuse('chart.askForCorrection');
  end if;
  return v_row;
end $$;
comment on function private.open_document_row(uuid, text, text) is
  'Locks a document that the caller may download or change now and logs it. Hints: chart.notFound, chart.askForCorrection.';

create function public.open_document(p_id uuid, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.documents;
  v_ticket text;
  v_until timestamptz;
begin
  perform private.refuse_reading_request();
  v_row := private.open_document_row(p_id, p_screen, 'download');
  if v_row.state not in ('stored', 'removed') then
    perform private.refuse(case v_row.state when 'refused' then 'chart.fileUnsafe' else 'chart.fileNotReady' end);
  end if;
  delete from private.document_tickets t where t.issued_at < private.clock() - interval '1 day';
  -- Two random uuids: 244 bits nobody guesses.
  v_ticket := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  insert into private.document_tickets as t (token_hash, document_id, issued_to)
  values (sha256(convert_to(v_ticket, 'utf8')), v_row.id, private.me()) returning t.expires_at into v_until;
  return jsonb_build_object('ticket', v_ticket, 'expires_at', v_until, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type,
    'size_bytes', v_row.size_bytes);
end $$;
comment on function public.open_document(uuid, text) is
  'Checks the right to a document, logs the download and gives a ticket: GET /functions/v1/documents/file/<ticket>, once, within 60 seconds. POST only. Hints: chart.notFound, chart.fileNotReady, chart.fileUnsafe.';

create function public.redeem_document_ticket(p_ticket text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_ticket private.document_tickets;
  v_row public.documents;
begin
  update private.document_tickets t set used_at = private.clock()
  where t.token_hash = sha256(convert_to(coalesce(p_ticket, ''), 'utf8')) and t.used_at is null and t.expires_at > private.clock()
  returning * into v_ticket;
  select * into v_row from public.documents d where d.id = v_ticket.document_id;
  -- The right is asked again: a revoked grant closes the door that was just opened.
  perform private.hold_rights(v_ticket.issued_to, v_row.patient_id);
  if v_row.id is null or (select b.basis from private.access_basis(v_ticket.issued_to, v_row.patient_id, v_row.category) b) is null then
    perform private.refuse('chart.ticketSpent');
  end if;
  return jsonb_build_object('path', v_row.path, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type, 'sha256', v_row.sha256);
end $$;
comment on function public.redeem_document_ticket(text) is
  'Takes a ticket, once, and says which file it opens. Server only. Hint: chart.ticketSpent.';

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
  return to_jsonb(v_row);
end $$;
comment on function public.change_document(uuid, int, jsonb, text) is
  'Changes what is said of a document (title, type, date, category), never its bytes. Hints: chart.notFound, chart.askForCorrection, chart.offTheList, data.conflict.';

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
  return to_jsonb(v_row);
end $$;
comment on function public.remove_document(uuid, int, text) is
  'Takes a document out of the chart; it is kept, and only the patient can still open it. Hints: chart.notFound, chart.askForCorrection, chart.offTheList, data.conflict.';

create function private.chart_files(p_patient uuid, p_category text, p_results boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.chart_row(to_jsonb(d)) - array['path', 'sha256', 'scan_note', 'scan_state']
    || '{"kind": "document"}' order by d.document_date desc, d.id), '[]')
  from public.documents d where d.patient_id = p_patient and d.category = p_category and d.state = 'stored'
    and (d.type in ('lab_result', 'imaging')) = p_results
$$;
comment on function private.chart_files(uuid, text, boolean) is 'The stored documents of a category: reports of results, or all others.';

create function private.chart_documents(p_patient uuid, p_category text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.chart_files(p_patient, p_category, false)
$$;
comment on function private.chart_documents(uuid, text) is 'Section documents of a chart.';

create function private.chart_results(p_patient uuid, p_category text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.chart_observations(p_patient, p_category, 'results') || private.chart_files(p_patient, p_category, true)
$$;
comment on function private.chart_results(uuid, text) is 'Section results of a chart: laboratory values and reports.';

revoke execute on function private.open_document_row(uuid, text, text), public.open_document(uuid, text),
  public.redeem_document_ticket(text), public.change_document(uuid, int, jsonb, text), public.remove_document(uuid, int, text),
  private.chart_files(uuid, text, boolean), private.chart_documents(uuid, text), private.chart_results(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.open_document(uuid, text), public.change_document(uuid, int, jsonb, text),
  public.remove_document(uuid, int, text) to authenticated;
grant execute on function public.redeem_document_ticket(text) to service_role;
