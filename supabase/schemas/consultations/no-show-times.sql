-- When a visit counts as missed, in one place: what decides it and what is shown before it is decided.

create function private.no_show_times(p_starts timestamptz, out report_from timestamptz, out specialist_by timestamptz,
  out patient_by timestamptz)
language sql immutable security invoker set search_path = '' as $$
  select p_starts + interval '10 minutes', p_starts + interval '15 minutes', p_starts + interval '20 minutes'
$$;
comment on function private.no_show_times(timestamptz) is
  'From when the practice may report that the patient did not come; until when the specialist must have come; until when the patient must have.';
revoke execute on function private.no_show_times from public, anon, authenticated, service_role;

create function private.no_show_now(p_visit public.appointments, p_side text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reportFrom', t.report_from, 'specialistBy', t.specialist_by, 'patientBy', t.patient_by,
    'specialistCame', e.specialist_joined,
    'missing', case when p_side in ('specialist', 'covering') then to_jsonb(array_remove(array[
      case when not e.specialist_joined then 'join' end, case when e.patient_there then 'patientCame' end,
      case when not e.rang_in_vain then 'ring' end], null)) end)
  from private.no_show_times(p_visit.starts_at) t cross join private.join_evidence(p_visit.id) e
  where p_visit.status in ('booked', 'waiting') and p_visit.corrected_at is null
$$;
comment on function private.no_show_now(public.appointments, text) is
  'How the clock of no-shows stands for a coming visit: its times, whether the specialist came, and for the practice why it may not report one yet (join: nobody of the practice came; patientCame; ring: nobody rang in vain since the start). Null: nothing to decide.';
revoke execute on function private.no_show_now from public, anon, authenticated, service_role;
