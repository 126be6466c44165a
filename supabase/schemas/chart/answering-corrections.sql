-- Asking for a correction, taking that back, and the author's answer.

create function private.correctable(p_kind text, p_id uuid, out patient_id uuid, out author_id uuid, out category text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row jsonb;
begin
  if p_kind is null or p_kind not in ('patient_conditions', 'patient_allergies', 'patient_medications',
    'patient_vaccinations', 'observations', 'documents', 'notes', 'prescriptions') then
    perform private.refuse('data.invalid');
  end if;
  execute format('select to_jsonb(r) from public.%I r where r.id = $1', p_kind) using p_id into v_row;
  -- Drafts are nobody's record yet.
  if v_row is null or (p_kind in ('notes', 'prescriptions') and coalesce(v_row ->> 'state', v_row ->> 'status') = 'draft') then
    return;
  end if;
  patient_id := (v_row ->> 'patient_id')::uuid;
  category := v_row ->> 'category';
  -- Whoever wrote it; for what a patient said, the clinician who confirmed it has nothing to answer for.
  author_id := case p_kind when 'notes' then v_row ->> 'author_id' when 'prescriptions' then v_row ->> 'prescriber_id'
    else case when v_row ->> 'source' = 'clinician' then v_row ->> 'recorded_by' end end;
end $$;
comment on function private.correctable(text, uuid) is
  'Patient, category and (where a clinician wrote it) author of an entry; nothing when there is none.';

create function public.request_correction(p_kind text, p_id uuid, p_wrong text, p_wanted text, p_key uuid,
  p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_patient uuid := private.me();
  v_entry record;
  v_row public.correction_requests;
  v_basis text;
  v_wrong text := btrim(coalesce(p_wrong, ''), E' \t\n\r');
  v_wanted text := btrim(coalesce(p_wanted, ''), E' \t\n\r');
begin
  select * into v_entry from private.correctable(p_kind, p_id);
  select b.basis into v_basis from private.access_basis(v_me, v_patient, v_entry.category, true) b
  where v_entry.patient_id = v_patient;
  -- Patients and who acts for them; a colleague has other ways to disagree.
  if v_basis is null or v_basis not in ('self', 'delegation') then
    perform private.refuse('chart.notFound');
  elsif v_wrong = '' then
    perform private.refuse('chart.correctionReasonRequired');
  elsif length(v_wrong) > 1000 or length(v_wanted) > 1000 then
    perform private.refuse('validation.tooLong');
  elsif p_key is null then
    perform private.refuse('data.invalid');
  elsif v_entry.author_id is null then
    perform private.refuse('chart.correctionYours');
  end if;
  perform private.open_category(v_patient, v_entry.category, p_screen, 'add');
  select * into v_row from public.correction_requests r where r.id = p_key and r.requested_by = v_me and r.row_id = p_id;
  if found then
    return private.changed(v_row.id, null);
  end if;
  begin
    insert into public.correction_requests (id, patient_id, kind, row_id, author_id, wrong, wanted, requested_by)
    values (p_key, v_patient, p_kind, p_id, v_entry.author_id, v_wrong, v_wanted, v_me) returning * into v_row;
  exception when unique_violation then
    perform private.refuse('chart.correctionOpen');
  end;
  perform private.notify(v_row.author_id, 'chart.correctionRequested', v_row.id, jsonb_build_object('dueAt', v_row.due_at),
    'chart.correctionRequested:' || v_row.id);
  return private.changed(v_row.id, null);
end $$;
comment on function public.request_correction(text, uuid, text, text, uuid, text) is
  'Asks the author of an entry of the chart of the person the request is for to correct it. The key is the id of the request. Hints: chart.notFound, chart.correctionYours, chart.correctionOpen, chart.correctionReasonRequired, validation.tooLong.';
grant execute on function public.request_correction to authenticated;

create function public.withdraw_correction(p_id uuid) returns public.correction_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_row public.correction_requests;
begin
  select * into v_row from public.correction_requests r where r.id = p_id and v_me in (r.patient_id, r.requested_by) for update;
  if not found then
    perform private.refuse('chart.notFound');
  elsif v_row.state = 'withdrawn' then
    return v_row;
  end if;
  update public.correction_requests set state = 'withdrawn', answered_at = private.clock() where id = p_id returning * into v_row;
  return v_row;
end $$;
comment on function public.withdraw_correction(uuid) is
  'Takes an open request back; repeatable. Hints: chart.notFound, chart.correctionDone.';
grant execute on function public.withdraw_correction to authenticated;

create function public.answer_correction(p_id uuid, p_corrected boolean, p_answer text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.correction_requests;
  v_answer text := btrim(coalesce(p_answer, ''), E' \t\n\r');
begin
  select * into v_row from public.correction_requests r where r.id = p_id and r.author_id = private.me_in_care()
  for update;
  if not found then
    perform private.refuse('chart.notFound');
  elsif v_answer = '' then
    perform private.refuse('chart.correctionAnswerRequired');
  elsif length(v_answer) > 1000 then
    perform private.refuse('validation.tooLong');
  elsif p_corrected is null then
    perform private.refuse('data.invalid');
  end if;
  if p_corrected then
    perform private.strike(v_row.kind, v_row.row_id, v_me, v_answer);
  end if;
  update public.correction_requests set state = case when p_corrected then 'corrected' else 'refused' end, answer = v_answer,
    answered_at = private.clock()
  where id = p_id returning * into v_row;
  perform private.notify(v_row.patient_id, 'chart.correctionAnswered', v_row.id, '{}', 'chart.correctionAnswered:' || v_row.id);
  return private.changed(v_row.id, null);
end $$;
comment on function public.answer_correction(uuid, boolean, text) is
  'The author answers: corrected (an entry that still stands unchanged is struck; notes and prescriptions the author corrects by addendum or stop) or refused with a reason. Hints: chart.notFound, chart.correctionAnswerRequired, chart.correctionDone, validation.tooLong.';
grant execute on function public.answer_correction to authenticated;
