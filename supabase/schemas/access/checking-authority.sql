-- A guardian or carer proves their right by a document of the person's record (of type authority); an operator looks at it and
-- says what it is worth. Until then, and where it is not accepted, the right rests on their own word, and whoever treats the
-- person reads that. Ending a right is an act of its own (ending-a-guardianship.sql).

create function private.authority_of(p_delegation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select jsonb_build_object('documentId', c.document_id, 'state', c.verdict, 'proof', c.proof, 'reason', c.reason, 'at', c.decided_at)
      from private.authority_checks c where c.delegation_id = p_delegation and c.verdict = 'confirmed'
      order by c.decided_at desc limit 1),
    (select jsonb_build_object('documentId', f.id, 'state', coalesce(c.verdict, 'sent'), 'reason', c.reason,
        'at', coalesce(c.decided_at, f.created_at))
      from public.delegations d
      join public.documents f on f.patient_id = d.patient_id and f.recorded_by = d.delegate_id and f.type = 'authority'
        and f.state = 'stored'
      left join private.authority_checks c on c.document_id = f.id
      where d.id = p_delegation and d.basis <> 'invited' order by f.created_at desc limit 1))
$$;
comment on function private.authority_of(uuid) is
  'On what paper a guardian''s or carer''s right rests: {documentId, state (sent, confirmed, refused), proof, reason, at}, a confirmed one before all others, then the newest they sent; null: their own word.';

create function public.authority_papers()
returns table (id uuid, person_name text, date_of_birth date, sender_name text, basis text, relation text, since timestamptz,
  others text[], title text, mime_type text, size_bytes int, sent_at timestamptz, opened_at timestamptz, verdict text, proof text,
  reason text, decided_by_name text, decided_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
begin
  return query select f.id, private.person_name(f.patient_id), p.date_of_birth, private.person_name(d.delegate_id), d.basis,
      d.relation, d.accepted_at,
      array(select private.person_name(o.delegate_id) from public.delegations o where o.patient_id = f.patient_id
        and o.state = 'active' and o.basis <> 'invited' and o.id <> d.id order by o.accepted_at),
      f.title, f.mime_type, f.size_bytes, f.created_at,
      (select max(l.at) from public.access_log l where l.patient_id = f.patient_id and l.actor_id = v_me and l.basis_id = f.id),
      c.verdict, c.proof, c.reason, private.person_name(c.decided_by), c.decided_at
    from public.documents f
    join public.delegations d on d.patient_id = f.patient_id and d.delegate_id = f.recorded_by and d.state = 'active'
      and d.basis <> 'invited'
    join public.patients p on p.profile_id = f.patient_id
    left join private.authority_checks c on c.document_id = f.id
    where f.type = 'authority' and f.state = 'stored'
      and (c.document_id is null or c.decided_at > private.clock() - interval '30 days')
    order by c.document_id is not null, case when c.document_id is null then f.created_at end, c.decided_at desc limit 200;
end $$;
comment on function public.authority_papers() is
  'For operators: papers by which guardians and carers prove their right, those that wait first, then what was decided in the last 30 days: whose, for whom, on what word, who else looks after the person, when the caller last opened it. Nothing else of the record.';
grant execute on function public.authority_papers to authenticated;

create function private.authority_document(p_id uuid) returns public.documents
language sql stable security definer set search_path = '' as $$
  select f.* from public.documents f where f.id = p_id and f.type = 'authority' and f.state = 'stored'
    and exists (select from public.delegations d where d.patient_id = f.patient_id and d.delegate_id = f.recorded_by
      and d.basis <> 'invited' and d.accepted_at is not null)
$$;
comment on function private.authority_document(uuid) is
  'A document by which a guardian or carer proves their right: what an operator may open. Null: another document, or none.';

create function public.open_authority_paper(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_row public.documents;
begin
  perform private.refuse_reading_request();
  v_row := private.authority_document(p_id);
  if v_row.id is null then
    perform private.refuse('data.notFound');
  end if;
  perform private.write_access_log(v_row.patient_id, v_me, 'operator', v_row.category, 'download', 'operator', v_row.id);
  return private.issue_look('document', v_row.patient_id, jsonb_build_object('authority', v_row.id));
end $$;
comment on function public.open_authority_paper(uuid) is
  'Gives an operator a ticket for a paper of who looks after somebody: GET /functions/v1/documents/file/<ticket>, once, within 60 seconds. The opening stands in the person''s log first. POST only. Hint: data.notFound.';
grant execute on function public.open_authority_paper to authenticated;

create function public.decide_authority(p_id uuid, p_confirms boolean, p_reason text, p_proof text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_verdict text := case when p_confirms then 'confirmed' else 'refused' end;
  v_row public.documents;
  v_own public.delegations;
  v_done private.authority_checks;
begin
  -- Two operators decide one after the other.
  perform from public.documents f where f.id = p_id for update;
  v_row := private.authority_document(p_id);
  select * into v_own from public.delegations d where d.patient_id = v_row.patient_id and d.delegate_id = v_row.recorded_by
    and d.state = 'active' and d.basis <> 'invited';
  if v_row.id is null or v_own.id is null then
    perform private.refuse('data.notFound');
  end if;
  if v_me in (v_own.patient_id, v_own.delegate_id) then
    raise exception 'not about oneself' using errcode = '42501', hint = 'access.refused';
  end if;
  if p_confirms is null or v_reason = '' or length(v_reason) > 1000 then
    perform private.refuse('death.reasonRequired');
  end if;
  if p_confirms and (p_proof is null or p_proof not in ('court_order', 'birth_certificate', 'identity_document', 'social_worker',
    'affidavit')) then
    perform private.refuse('guardian.proof');
  end if;
  select * into v_done from private.authority_checks c where c.document_id = v_row.id;
  if found then
    if v_done.verdict <> v_verdict then
      perform private.refuse('death.notNow');
    end if;
    return;
  end if;
  -- Nobody says what a paper is worth that they did not open.
  if not exists (select from public.access_log l where l.patient_id = v_row.patient_id and l.actor_id = v_me
      and l.basis_id = v_row.id and l.action = 'download') then
    perform private.refuse('guardian.unopened');
  end if;
  insert into private.authority_checks (document_id, delegation_id, patient_id, verdict, proof, reason, decided_by)
  values (v_row.id, v_own.id, v_own.patient_id, v_verdict, case when p_confirms then p_proof end, v_reason, v_me);
  perform private.write_access_log(v_own.patient_id, v_me, 'operator', 'profile', 'change', 'operator', v_own.id);
  perform private.notify(v_own.delegate_id, case when p_confirms then 'patient.paperConfirmed' else 'patient.paperRefused' end,
    v_own.id, '{}', 'patient.paperChecked:' || v_row.id);
end $$;
comment on function public.decide_authority(uuid, boolean, text, text) is
  'An operator who has opened the paper of a guardian or carer confirms it (which paper it is, what it says) or does not accept it (why); the right itself stays as it is. The sender is told, the log of the person says it. Repeatable. Hints: data.notFound, death.reasonRequired, death.notNow, guardian.proof, guardian.unopened.';
grant execute on function public.decide_authority to authenticated;
