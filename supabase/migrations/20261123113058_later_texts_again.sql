-- Two functions as their schemas have them: changes of the same hour had put earlier texts of them back.

create or replace function public.document_to_check(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_answer jsonb;
begin
  -- Each asking is an inspection.
  perform private.spend('check_file', 120, 120, 600);
  -- Where and in what state, never what it is called: this answer is not logged.
  select jsonb_build_object('path', d.path, 'mime_type', d.mime_type, 'state', d.state, 'scan_note', d.scan_note) into v_answer
  from public.documents d where d.id = p_id and d.recorded_by = private.me_in_care();
  if v_answer is null then
    select jsonb_build_object('path', f.path, 'mime_type', f.mime_type, 'state', f.state, 'scan_note', f.scan_note) into v_answer
    from public.visit_files f where f.id = p_id and f.patient_id = v_me;
  end if;
  if v_answer is null then
    perform private.refuse('chart.notFound');
  end if;
  return v_answer;
end $$;
comment on function public.document_to_check(uuid) is
  'The document, or the file for a visit, that the caller announced, for the function that inspects it. Hints: chart.notFound, data.busy.';

create or replace function public.answer_correction(p_id uuid, p_corrected boolean, p_answer text) returns jsonb
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
