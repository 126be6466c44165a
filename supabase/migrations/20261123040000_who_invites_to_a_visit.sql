-- The page of a visit says who invited to an extra visit and why, and which times came with a no.

create function private.times_offered_instead(p_visit public.appointments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(t.at::timestamptz order by t.at::timestamptz), '[]')
  from public.appointment_events e cross join jsonb_array_elements_text(e.meta -> 'alternatives') t (at)
  where p_visit.status = 'declined' and e.appointment_id = p_visit.id and e.to_status = 'declined'
    and t.at::timestamptz > private.clock()
$$;
comment on function private.times_offered_instead(public.appointments) is
  'Times that came with a no and lie ahead, earliest first; none for a visit that was not declined.';

create function private.visit_invitation(p_visit public.appointments, p_side text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reason', case when p_side in ('patient', 'specialist') then q.reason end)
  from public.squeeze_ins q where q.appointment_id = p_visit.id
$$;
comment on function private.visit_invitation(public.appointments, text) is
  'Why the specialist invited to an extra visit, for the two of them; others learn only that it is one. Null for other visits.';

create or replace function public.visit_details(p_appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_side text;
begin
  select * into v_visit from public.appointments a where a.id = p_appointment;
  v_side := private.side_in_visit(v_visit, v_me);
  if v_visit.id is null or v_side is null then
    perform private.refuse('consultation.notFound');
  end if;
  return jsonb_build_object('askedAt', private.clock(), 'side', v_side,
      'visit', private.visit_row(v_visit, v_side, v_me)
        || jsonb_build_object('alternatives', private.times_offered_instead(v_visit)),
      'patientName', private.person_name(v_visit.patient_id), 'specialistName', private.person_name(v_visit.specialist_id),
      'bookedByName', case when v_visit.booked_by not in (v_visit.patient_id, v_visit.specialist_id)
        then private.person_name(v_visit.booked_by) end,
      'invitation', private.visit_invitation(v_visit, v_side),
      'consentAt', v_visit.consent_at, 'opensAt', v_visit.starts_at - interval '30 minutes',
      'room', private.visit_room(v_visit), 'history', private.visit_history(v_visit, v_side))
    || private.visit_prepared(v_visit, v_side, v_me) || private.visit_results(v_visit, v_side, v_me);
end $$;

revoke execute on function private.times_offered_instead(public.appointments),
  private.visit_invitation(public.appointments, text) from public, anon, authenticated, service_role;
