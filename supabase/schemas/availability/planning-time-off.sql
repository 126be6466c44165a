-- Time off together with the people it hits: looked at before it counts, and taken in one step with the times proposed to them.

create function public.preview_exception(p_form jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_today date := (private.clock() at time zone v_row.time_zone)::date;
  v_before uuid[] := private.ids_outside(v_row.profile_id, v_row.time_zone);
  v_outside jsonb;
begin
  begin
    insert into public.availability_exceptions (specialist_id, on_date, starts_at, ends_at, kind)
    select v_row.profile_id, x.on_date, x.starts_at, x.ends_at, x.kind from private.exceptions_of(p_form, v_today) x;
    v_outside := private.visits_outside(v_row.profile_id, v_before);
    -- Openings are computed with the time off in place; then it is taken back, as if nobody had asked.
    raise exception using errcode = 'PV001', message = 'only looked at';
  exception when sqlstate 'PV001' then
    null;
  end;
  return v_outside;
end $$;
comment on function public.preview_exception(jsonb) is
  'Which coming visits of the caller would lie outside their hours with this time off or extra time (touched: because of it), and openings instead. Changes nothing. Hints: practice.exceptionKind, dates, datesPast, hoursTime, hoursOrder.';
grant execute on function public.preview_exception to authenticated;

create function public.take_time_off(p_id uuid, p_form jsonb, p_version int, p_moves jsonb, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_before uuid[] := private.ids_outside(v_row.profile_id, v_row.time_zone);
  v_plan jsonb;
begin
  perform private.propose_all(v_row.profile_id, p_moves, p_reason);
  v_plan := public.save_exception(p_id, p_form, p_version);
  return jsonb_build_object('version', v_plan -> 'version', 'outside', private.visits_outside(v_row.profile_id, v_before));
end $$;
comment on function public.take_time_off(uuid, jsonb, int, jsonb, text) is
  'save_exception and, in the same step, propose_times for visits it hits, with the reason their patients read. Either all of it or nothing; each visit keeps its time until its patient takes the new one, chooses another or calls it off for all their money. Gives {version, outside}. Repeatable. Hints: those of save_exception and propose_times.';
grant execute on function public.take_time_off to authenticated;
