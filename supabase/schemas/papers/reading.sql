-- How a paper stands, for its patient and its author.

create function private.dispensed_json(p_prescription uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'position', d.position, 'quantity', d.quantity, 'pharmacy', d.pharmacy,
    'reference', d.reference, 'at', d.dispensed_at, 'struck', d.struck_reason) order by d.dispensed_at, d.id), '[]')
  from public.dispensings d where d.prescription_id = p_prescription
$$;
comment on function private.dispensed_json(uuid) is 'What pharmacies recorded on a prescription, what was struck out with its reason.';

create function private.how_far_dispensed(p_prescription uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when bool_and(x.given >= x.quantity * (x.repeats + 1)) then 'whole' when bool_or(x.given > 0) then 'part' else 'none' end
  from (select i.quantity, i.repeats, coalesce((select sum(d.quantity) from public.dispensings d where d.prescription_id = i.prescription_id
      and d.position = i.position and d.struck_at is null), 0) as given
    from public.prescription_items i where i.prescription_id = p_prescription) x
$$;
comment on function private.how_far_dispensed(uuid) is 'none, part or whole of a script, all repeats included, as pharmacies recorded it here.';

create function private.paper_state(p_kind text, p_source uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', p_kind, 'source_id', p_source, 'paper_id', (select p.id from private.papers p
      where p.prescription_id = p_source or p.letter_id = p_source),
    'files', (select coalesce(jsonb_agg(jsonb_build_object('way', f.way, 'signed_at', f.signed_at, 'document_id', f.document_id,
        'size', f.size_bytes) order by f.signed_at, f.way), '[]')
      from private.papers p join public.paper_files f on f.paper_id = p.id
      where (p.prescription_id = p_source or p.letter_id = p_source) and not private.is_revoked(f.certificate)),
    'sendings', (select coalesce(jsonb_agg(private.sending_line(s) order by s.sent_at desc), '[]') from private.papers p
      join private.paper_sendings s on s.paper_id = p.id where p.prescription_id = p_source or p.letter_id = p_source),
    'last_to', (select jsonb_build_object('name', s.to_name, 'email', s.to_email) from private.paper_sendings s join private.papers p on p.id = s.paper_id
      where s.sent_by = private.actor() and p.kind = p_kind and s.to_email <> 'closed@account.invalid'
        and s.patient_id in (select o.patient_id from public.prescriptions o where o.id = p_source
          union select o.patient_id from public.letters o where o.id = p_source) order by s.sent_at desc limit 1),
    'names_illness', (select p.facts ->> 'illness' <> '' from private.papers p where p.letter_id = p_source),
    'expires_on', (select private.script_counts_until(p) from public.prescriptions p where p.id = p_source),
    'dispensing', case p_kind when 'prescription' then private.how_far_dispensed(p_source) end,
    'dispensed', case p_kind when 'prescription' then private.dispensed_json(p_source) else '[]' end)
$$;
comment on function private.paper_state(text, uuid) is
  'How an issued prescription or letter is signed, to whom it was sent, and what was dispensed on it. The caller''s right was checked before.';

create function private.sees_papers(p_patient uuid, p_author uuid, p_appointment uuid, p_category text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(p_author = private.me_practising(), false) or coalesce(p_patient = private.me(), false)
    and not private.is_hidden(p_appointment) and (private.actor() = p_patient
      or (select b.basis from private.access_basis(private.actor(), p_patient, p_category) b) is not null)
$$;
comment on function private.sees_papers(uuid, uuid, uuid, text) is
  'Whether the caller wrote a paper, is its patient, or acts for them with a right to that category.';

create function public.papers_of_visit(p_appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_me();
  return (select coalesce(jsonb_agg(s.state order by s.issued_at desc), '[]') from (
    select p.issued_at, private.paper_state('prescription', p.id) || jsonb_build_object('counts', p.status = 'active',
      'gaps', case when p.prescriber_id = private.me() then private.paper_gaps(p.prescriber_id, 'prescription') else '[]' end) as state
    from public.prescriptions p where p.appointment_id = p_appointment and p.issued_at is not null
      and private.sees_papers(p.patient_id, p.prescriber_id, p.appointment_id, p.category)
    union all
    select l.issued_at, private.paper_state(l.kind, l.id) || jsonb_build_object('counts', l.withdrawn_at is null, 'gaps', '[]'::jsonb)
    from public.letters l where l.appointment_id = p_appointment
      and private.sees_papers(l.patient_id, l.author_id, l.appointment_id, 'documents')) s);
end $$;
comment on function public.papers_of_visit(uuid) is
  'How the prescriptions and letters of a visit are signed and dispensed, newest first, for their author and their patient: kind, source_id, paper_id, counts, files, sendings, last_to (where the caller sent one of this kind last), names_illness (null: not frozen yet), expires_on (the last day of a script), dispensing (none, part, whole), dispensed; gaps: what the author''s profile lacks. Nothing of anybody else''s.';
grant execute on function public.papers_of_visit to authenticated;

create function public.open_paper(p_paper uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.papers;
  v_file public.paper_files;
begin
  perform private.require_me();
  select * into v_row from private.papers p where p.id = p_paper and p.author_id is not null and private.sees_papers(p.patient_id, p.author_id,
    p.appointment_id, coalesce((select s.category from public.prescriptions s where s.id = p.prescription_id), 'documents'));
  if found then
    select * into v_file from public.paper_files f where f.paper_id = v_row.id and f.path is not null and not private.is_revoked(f.certificate)
    order by f.way = 'advanced' desc limit 1;
  end if;
  if v_file.id is null then
    perform private.refuse('papers.notFound');
  end if;
  if private.actor() <> v_row.author_id then
    perform private.note_paper(v_row, 'opened', v_file.way);
  end if;
  return jsonb_build_object('path', v_file.path, 'sha256', v_file.file_sha256, 'name', replace(v_row.kind, '_', '-') || '-' || left(v_row.code, 4) || '.pdf');
end $$;
comment on function public.open_paper(uuid) is
  'For the function papers, asked as the patient or author: where the signed file of a prescription or letter lies. Summaries and receipts are asked for with begin_statement alone. Hint: papers.notFound.';
grant execute on function public.open_paper to authenticated;
