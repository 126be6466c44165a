-- What a patient wants to ask was replaced by whoever saved last: a tab left open since yesterday undid what another one had
-- saved. A save may say what it was written over; then it is refused when something else was saved meanwhile.

do $$
declare
  v_old text := pg_catalog.pg_get_functiondef('public.save_intake(uuid,jsonb)'::regprocedure);
  v_new text := replace(v_old, '  if v_new.version > 500 then', $check$  if p_form ? 'over' and (p_form ->> 'over')::timestamptz
      is distinct from date_trunc('milliseconds', v_last.created_at) then
    perform private.refuse('data.conflict');
  end if;
  if v_new.version > 500 then$check$);
begin
  if v_new = v_old then
    raise exception 'save_intake has no place for this check';
  end if;
  execute v_new;
end $$;
comment on function public.save_intake(uuid, jsonb) is
  'The patient (or a delegate who books for them) keeps {reason, topQuestions, symptomsWorse, files} for a visit, until it begins. With over, the time of the version it was written over (null: none), in milliseconds, it is refused when there is a newer one. Saving the same again changes nothing. Hints: consultation.notFound, intakeClosed, fileNotFound, data.invalid, data.conflict, validation.tooLong, validation.tooMany.';
