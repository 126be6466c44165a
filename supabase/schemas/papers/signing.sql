-- Signing a paper: the author begins it, the function `papers` draws, signs, verifies and settles it; or the author prints it, signs
-- by hand, uploads the scan and says that this is the one.

create function private.my_paper(p_kind text, p_source uuid) returns private.papers
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_row private.papers;
  v_script public.prescriptions;
  v_letter public.letters;
  v_facts jsonb;
begin
  if p_kind is null or p_kind not in ('prescription', 'sick_note', 'school_note', 'referral', 'test_request') then
    perform private.refuse('data.invalid');
  end if;
  -- The source is locked, so that two windows freeze one paper.
  if p_kind = 'prescription' then
    select * into v_script from public.prescriptions p where p.id = p_source and p.prescriber_id = v_me
      and p.issued_at is not null for update;
  else
    select * into v_letter from public.letters l where l.id = p_source and l.author_id = v_me and l.kind = p_kind for update;
  end if;
  if v_script.id is null and v_letter.id is null then
    perform private.refuse('papers.notFound');
  elsif v_script.status <> 'active' or v_letter.withdrawn_at is not null then
    perform private.refuse('papers.notNow');
  end if;
  select * into v_row from private.papers p where p.prescription_id = v_script.id or p.letter_id = v_letter.id;
  if found then
    return v_row;
  end if;
  if private.paper_gaps(v_me, p_kind) <> '[]' then
    perform private.refuse('papers.practiceMissing');
  end if;
  v_facts := case p_kind when 'prescription' then private.prescription_facts(v_script) else private.letter_facts(v_letter) end;
  insert into private.papers (kind, prescription_id, letter_id, appointment_id, patient_id, author_id, code, facts, facts_sha256)
  values (p_kind, v_script.id, v_letter.id, coalesce(v_script.appointment_id, v_letter.appointment_id),
    coalesce(v_script.patient_id, v_letter.patient_id), v_me, v_facts ->> 'code', v_facts,
    encode(sha256(convert_to(v_facts::text, 'utf8')), 'hex'))
  returning * into v_row;
  perform private.note_paper(v_row, 'frozen');
  perform private.write_access_log(v_row.patient_id, v_me, 'specialist', coalesce(v_script.category, 'documents'), 'add', 'author',
    v_row.id, case p_kind when 'prescription' then 'prescription' else 'consultation' end);
  return v_row;
end $$;
comment on function private.my_paper(text, uuid) is
  'The paper of a prescription or letter of the caller that is in force, frozen when there is none yet. Hints: papers.notFound, notNow, practiceMissing.';

create function public.begin_paper(p_kind text, p_source uuid, p_way text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.papers := private.my_paper(p_kind, p_source);
begin
  if p_way is null or p_way not in ('platform', 'pen', 'advanced', 'look') then
    perform private.refuse('data.invalid');
  end if;
  if p_way = 'pen' then
    perform private.note_paper(v_row, 'printed', 'pen');
  end if;
  return private.changed(v_row.id, null);
end $$;
comment on function public.begin_paper(text, uuid, text) is
  'For the function papers, asked as the author: freezes the paper of a prescription or letter in force, also for a first look at it (look); paper_to_draw then gives what is to be drawn. Repeatable. Hints: papers.notFound, notNow, practiceMissing; data.invalid.';
grant execute on function public.begin_paper to authenticated;

create function public.paper_to_draw(p_paper uuid, p_way text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('paper', p.id, 'author', p.author_id,  'patient', p.patient_id, 'facts', p.facts, 'now', private.clock(),
    'isSigned', f.id is not null, 'path', f.path, 'sha256', f.file_sha256)
  from private.papers p left join lateral (select x.* from public.paper_files x where x.paper_id = p.id and x.way = p_way
    and not private.is_revoked(x.certificate) order by x.signed_at, x.id limit 1) f on true
  where p.id = p_paper
$$;
comment on function public.paper_to_draw(uuid, text) is
  'For the function papers: what a paper says, once its author began it and the line in the log stands. Null where there is none. Server only.';
grant execute on function public.paper_to_draw to service_role;

create function public.settle_paper_file(p_paper uuid, p_way text, p_file jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.papers;
begin
  select * into v_row from private.papers p where p.id = p_paper for update;
  if not found or p_way not in ('platform', 'advanced') then
    perform private.refuse('papers.notFound');
  end if;
  insert into public.paper_files (paper_id, patient_id, author_id, way, path, size_bytes, file_sha256, signed_sha256, certificate)
  values (v_row.id, v_row.patient_id, v_row.author_id, p_way, p_file ->> 'path', (p_file ->> 'size')::int,
    p_file ->> 'sha256', p_file ->> 'signedSha256', p_file ->> 'certificate')
  on conflict do nothing;
  if found then
    insert into public.paper_events (paper_id, patient_id, author_id, what, way, actor)
    values (v_row.id, v_row.patient_id, v_row.author_id, 'signed', p_way, coalesce(v_row.author_id, v_row.patient_id));
  end if;
  return (select jsonb_build_object('path', f.path, 'signedAt', f.signed_at) from public.paper_files f
    where f.paper_id = v_row.id and f.way = p_way and not private.is_revoked(f.certificate) order by f.signed_at, f.id limit 1);
end $$;
comment on function public.settle_paper_file(uuid, text, jsonb) is
  'For the function papers: keeps that a file of a paper was signed and stored; of two that were made at once the first counts, and its path is told. Server only. Hint: papers.notFound.';
grant execute on function public.settle_paper_file to service_role;

create function public.add_signed_scan(p_kind text, p_source uuid, p_file jsonb, p_key uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_paper private.papers := private.my_paper(p_kind, p_source);
  v_file jsonb := private.document_file(jsonb_build_object('file', p_file));
  v_row public.documents;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  -- As all that adds files does, so that two windows cannot go past a limit together.
  perform from public.patients p where p.profile_id = v_paper.patient_id for no key update;
  select * into v_row from public.documents d where d.id = p_key;
  if found then
    if v_row.recorded_by <> v_paper.author_id or v_row.appointment_id is distinct from v_paper.appointment_id
      or v_row.sha256 <> v_file ->> 'sha256' then
      perform private.refuse('data.conflict');
    end if;
    return private.changed(v_row.id, v_row.version);
  end if;
  insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type, size_bytes, sha256,
    source, recorded_by, appointment_id)
  values (p_key, v_paper.patient_id, case p_kind when 'prescription' then 'prescription' else 'letter' end,
    case p_kind when 'prescription' then 'Signed script' when 'referral' then 'Signed referral' when 'test_request' then 'Signed order' else 'Signed note' end,
    private.today_at_home(), 'documents', v_file ->> 'file_name', v_file ->> 'mime_type', (v_file ->> 'size_bytes')::int,
    v_file ->> 'sha256', 'clinician', v_paper.author_id, v_paper.appointment_id)
  returning * into v_row;
  perform private.write_access_log(v_row.patient_id, v_paper.author_id, 'specialist', v_row.category, 'add', 'author', v_row.id, 'consultation');
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.add_signed_scan(text, uuid, jsonb, uuid) is
  'The author announces the scan {name, type, size, sha256} of a print they signed, also long after the visit, as for a renewal. Then as with add_file_to_visit: document_to_check tells where to upload it, POST /functions/v1/documents/<key>/check has it inspected, sign_by_hand makes it count. Repeatable. Hints: those of the file and of begin_paper; data.conflict, chart.uploadsWaiting.';
grant execute on function public.add_signed_scan to authenticated;

create function public.sign_by_hand(p_kind text, p_source uuid, p_document uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.papers := private.my_paper(p_kind, p_source);
  v_scan public.documents;
begin
  select * into v_scan from public.documents d where d.id = p_document and d.patient_id = v_row.patient_id
    and d.appointment_id = v_row.appointment_id and d.recorded_by = v_row.author_id and d.state = 'stored';
  if not found then
    perform private.refuse('papers.scanMissing');
  end if;
  insert into public.paper_files (paper_id, patient_id, author_id, way, document_id, size_bytes, file_sha256)
  values (v_row.id, v_row.patient_id, v_row.author_id, 'pen', v_scan.id, v_scan.size_bytes, v_scan.sha256)
  on conflict do nothing;
  if found then
    perform private.note_paper(v_row, 'signed', 'pen');
    if v_row.prescription_id is not null then
      perform private.notify(v_row.patient_id, 'prescription.changed', v_row.prescription_id, '{}', 'prescription.signed:' || v_row.id);
    end if;
  elsif not exists (select from public.paper_files f where f.paper_id = v_row.id and f.document_id = v_scan.id) then
    perform private.refuse('papers.signedAlready');
  end if;
  return private.changed(v_row.id, null);
end $$;
comment on function public.sign_by_hand(text, uuid, uuid) is
  'The author says that a scan they sent to the visit, inspected and kept, is the print they signed by hand. The paper itself stays the original. Repeatable. Hints: papers.notFound, notNow, practiceMissing, scanMissing, signedAlready.';
grant execute on function public.sign_by_hand to authenticated;
