-- What the installation says of a visit by itself, as files: the summary for the patient, and the receipt.
--
-- Who asks gets what they may read: the same facts give the same paper, others another one. So none is opened by its id.

create function private.statement_frame(p_visit public.appointments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('seenAt', coalesce((select c.started_at from public.consultations c where c.appointment_id = p_visit.id),
      p_visit.starts_at), 'mode', p_visit.mode,
    'prescriber', private.paper_practice(d.id) || jsonb_build_object('name', d.name, 'qualification', s.education,
      'councilNumber', coalesce(s.hpcsa_number, ''), 'practice', s.hospital),
    'patient', jsonb_build_object('name', p.name, 'born', f.date_of_birth, 'idNumber', '', 'address', '',
      'age', private.age_words(f.date_of_birth, p_visit.starts_at::date)))
  from public.profiles d join public.specialists s on s.profile_id = d.id, public.profiles p join public.patients f on f.profile_id = p.id
  where d.id = p_visit.specialist_id and p.id = p_visit.patient_id
$$;
comment on function private.statement_frame(public.appointments) is 'Whom a visit was with, whose it was and when, for a summary or receipt.';

create function private.summary_facts(p_visit public.appointments, p_author uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_notes jsonb;
begin
  select jsonb_agg(jsonb_build_object('by', a.name, 'signedAt', n.signed_at, 'isAddendum', n.chain_no > 0, 'plan', n.plan_plain,
      'callAtOnce', coalesce(n.watch_for -> 'callAtOnce', '[]'), 'writeOrBook', coalesce(n.watch_for -> 'writeOrBook', '[]'))
      order by n.chain_no, n.signed_at) into v_notes
  from public.notes n join public.profiles a on a.id = n.author_id
  where n.appointment_id = p_visit.id and n.state = 'signed' and coalesce(n.author_id = p_author, private.sees_category(n.category));
  if v_notes is null then
    perform private.refuse('papers.nothingSigned');
  end if;
  return jsonb_build_object('kind', 'visit_summary', 'reason', p_visit.reason, 'notes', v_notes,
    'medicines', (select coalesce(jsonb_agg(concat_ws(' ', i.medicine, i.strength) || ', ' || i.form || ': ' || i.directions order by p.issued_at, i.position), '[]')
      from public.prescriptions p join public.prescription_items i on i.prescription_id = p.id
      where p.appointment_id = p_visit.id and p.status = 'active' and coalesce(p.prescriber_id = p_author, private.sees_category(p.category))),
    'papers', (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'issuedAt', l.issued_at) order by l.issued_at), '[]')
      from public.letters l where l.appointment_id = p_visit.id and l.withdrawn_at is null and coalesce(l.author_id = p_author, true)));
end $$;
comment on function private.summary_facts(public.appointments, uuid) is
  'What a visit came to: signed plans, what to watch for, medicines in force, letters. Of an author what they wrote, else (null) what the caller may read of their own record. Hint: papers.nothingSigned.';

create function private.receipt_facts(p_visit public.appointments, p_codes boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_codes public.visit_codes;
begin
  if p_codes then
    -- A diagnosis on a receipt is for the person and who looks after their whole record, and only where they ask for it.
    select * into v_codes from public.visit_codes c where c.appointment_id = p_visit.id and private.actor_may('manage');
    if not found then
      perform private.refuse('papers.noCodes');
    end if;
  end if;
  return public.receipt(p_visit.id) || jsonb_build_object('kind', 'receipt', 'icd10', to_jsonb(coalesce(v_codes.icd10, '{}')),
    'tariffs', to_jsonb(coalesce(v_codes.tariffs, '{}')));
end $$;
comment on function private.receipt_facts(public.appointments, boolean) is
  'The receipt as the caller may read it, with the codes of the visit where they ask for them. Hints: payment.notFound, papers.noCodes.';

create function private.freeze_statement(p_visit public.appointments, p_kind text, p_variant text, p_facts jsonb, p_hash text,
  p_replaces uuid) returns private.papers
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.papers;
  v_code text := private.new_verify_code();
begin
  insert into private.papers (kind, appointment_id, patient_id, variant, replaces_id, code, facts, facts_sha256)
  values (p_kind, p_visit.id, p_visit.patient_id, p_variant, p_replaces, v_code,
    p_facts || jsonb_build_object('code', v_code, 'issuedAt', private.clock(),
      'replaces', (select o.code from private.papers o where o.id = p_replaces)), p_hash)
  returning * into v_row;
  perform private.note_paper(v_row, 'frozen');
  return v_row;
end $$;
comment on function private.freeze_statement(public.appointments, text, text, jsonb, text, uuid) is
  'Keeps what a summary or receipt says, with a code of its own.';

create function public.begin_statement(p_kind text, p_appointment uuid, p_codes boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_facts jsonb;
  v_variant text;
  v_hash text;
  v_row private.papers;
  v_old uuid;
  -- Never of somebody one acts for: their rights as a specialist are not delegated.
  v_author uuid := case when not private.is_acting() then private.me_practising() end;
begin
  if p_kind is null or p_kind not in ('visit_summary', 'receipt') or p_codes is null then
    perform private.refuse('data.invalid');
  end if;
  select * into v_visit from public.appointments a where a.id = p_appointment and (a.patient_id = v_me and not private.is_hidden(a.id)
    and private.actor_may(case p_kind when 'receipt' then 'pay' else 'records' end)
    or p_kind = 'visit_summary' and a.specialist_id = v_author) for update;
  if not found then
    perform private.refuse('papers.notFound');
  end if;
  v_author := case when v_visit.specialist_id = v_author then v_author end;
  v_facts := private.statement_frame(v_visit) || case p_kind when 'receipt' then private.receipt_facts(v_visit, p_codes)
    else private.summary_facts(v_visit, v_author) end;
  v_variant := case when v_author is not null then 'author' else concat_ws(',', case when private.actor_may('manage') then 'whole' end, case when private.actor_may('sensitive') then 'sensitive' end,
    case when p_codes then 'codes' end, 'common') end;
  v_hash := encode(sha256(convert_to(v_facts::text, 'utf8')), 'hex');
  select * into v_row from private.papers p where p.appointment_id = v_visit.id and p.kind = p_kind and p.variant = v_variant
    and p.facts_sha256 = v_hash and not exists (select from private.papers n where n.replaces_id = p.id);
  if not found then
    select p.id into v_old from private.papers p where p.appointment_id = v_visit.id and p.kind = p_kind and p.variant = v_variant
      and not exists (select from private.papers n where n.replaces_id = p.id);
    v_row := private.freeze_statement(v_visit, p_kind, v_variant, v_facts, v_hash, v_old);
  end if;
  perform private.note_paper(v_row, 'opened');
  return private.changed(v_row.id, null);
end $$;
comment on function public.begin_statement(text, uuid, boolean) is
  'For the function papers, asked as the patient or who acts for them: freezes the summary (who may read the record; whoever treated: of what they wrote) or the receipt (who pays; with codes only who looks after the whole record) of a visit as the caller may read it now; when the facts changed, in the place of the one before. paper_to_draw then gives what is to be drawn. Repeatable. Hints: papers.notFound, nothingSigned, noCodes; payment.notFound, data.invalid.';
grant execute on function public.begin_statement to authenticated;
