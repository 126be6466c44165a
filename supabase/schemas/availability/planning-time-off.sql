-- Time off together with the people it hits: looked at before it counts, and taken in one step with their new times.

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
revoke execute on function public.preview_exception from public, anon, authenticated, service_role;
grant execute on function public.preview_exception to authenticated;

create function public.take_time_off(p_id uuid, p_form jsonb, p_version int, p_moves jsonb, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_before uuid[];
  v_plan jsonb;
  v_patient uuid;
  v_move record;
begin
  perform private.require_form(p_moves, 'array');
  if jsonb_array_length(p_moves) > 50 then
    perform private.refuse('validation.tooMany');
  end if;
  -- All patients before the specialist, as everywhere: whoever books meanwhile waits, and nobody for each other.
  for v_patient in select distinct a.patient_id from public.appointments a
      where a.specialist_id = v_row.profile_id
        and a.id in (select (m ->> 'appointmentId')::uuid from jsonb_array_elements(p_moves) m) order by 1 loop
    perform private.lock_patient(v_patient);
  end loop;
  v_before := private.ids_outside(v_row.profile_id, v_row.time_zone);
  v_plan := public.save_exception(p_id, p_form, p_version);
  for v_move in select (m ->> 'appointmentId')::uuid as id, (m ->> 'startsAt')::timestamptz as at
      from jsonb_array_elements(p_moves) m loop
    perform public.reschedule_appointment(v_move.id, v_move.at, p_reason);
  end loop;
  return jsonb_build_object('version', v_plan -> 'version', 'outside', private.visits_outside(v_row.profile_id, v_before));
end $$;
comment on function public.take_time_off(uuid, jsonb, int, jsonb, text) is
  'save_exception and, in the same step, new times for visits it hits: [{appointmentId, startsAt}], fifty at most, with the reason their patients read. Either all of it or nothing; each patient may then move the visit again or call it off for all their money. Gives {version, outside}. Repeatable. Hints: those of save_exception and reschedule_appointment, validation.tooMany.';
revoke execute on function public.take_time_off from public, anon, authenticated, service_role;
grant execute on function public.take_time_off to authenticated;
