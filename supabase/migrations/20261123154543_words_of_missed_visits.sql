-- Who is told of a visit that did not take place reads what becomes of their money, and what is free next.

create or replace function private.what_is_paid(p_appointment uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((select jsonb_build_object('refundMinor', p.refund_minor, 'keptMinor', greatest(p.amount_minor - p.refund_minor, 0),
    'currency', p.currency) from public.payments p where p.appointment_id = p_appointment), '{}')
$$;
comment on function private.what_is_paid(uuid) is
  'Of a visit''s price, what goes back and what is kept, for a mail about it; nothing of a visit that cost nothing.';
revoke execute on function private.what_is_paid from public, anon, authenticated, service_role;

create or replace function private.call_no_show_patient(p_row public.appointments, p_room public.consultations) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.move_appointment(p_row.id, 'no_show_patient', 'the patient did not come');
  -- The terms shown at booking are for calling off late; not coming costs no more than that.
  perform private.capture_payment(p_row.id);
  perform private.refund(p_row.id, round(p_row.price_minor * p_row.late_refund_percent / 100.0)::int, 'patient absent');
  perform private.tell_patient(p_room, 'consultation.patientAbsent', private.what_is_paid(p_row.id));
  perform private.tell_practice(p_room, 'consultation.patientAbsent');
end $$;
comment on function private.call_no_show_patient(public.appointments, public.consultations) is
  'The patient missed the visit: charged as a late cancellation, both sides told.';
revoke execute on function private.call_no_show_patient from public, anon, authenticated, service_role;

create or replace function private.call_no_show_specialist(p_row public.appointments, p_room public.consultations) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refund(p_row.id, null, 'specialist absent');
  perform private.move_appointment(p_row.id, 'no_show_specialist', 'the specialist did not come');
  perform private.tell_patient(p_room, 'consultation.specialistAbsent', private.what_is_paid(p_row.id)
    || jsonb_build_object('alternatives', (select coalesce(jsonb_agg(n.starts_at order by n.starts_at), '[]')
      from private.nearest_to(p_row.visit_type_id, private.clock(), 3) n)));
  perform private.tell_practice(p_room, 'consultation.specialistAbsent');
  perform private.tell_operators(p_row, 'consultation.specialistAbsent');
end $$;
comment on function private.call_no_show_specialist(public.appointments, public.consultations) is
  'The specialist missed the visit: everything is given back; patient, specialist and operators are told, the patient with the next three openings.';
revoke execute on function private.call_no_show_specialist from public, anon, authenticated, service_role;

create or replace function public.abandon_consultation(p_appointment uuid, p_reason text) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.consultations := private.close_visit(p_appointment, 'abandoned', private.closing_reason(p_reason));
begin
  perform private.tell_patient(v_row, 'consultation.abandoned', private.what_is_paid(p_appointment));
  return v_row;
end $$;
comment on function public.abandon_consultation(uuid, text) is
  'The specialist gives up a visit that could not be held; the patient gets everything back. Repeatable. Hints: consultation.notFound, notNow, reasonRequired, validation.tooLong.';
revoke execute on function public.abandon_consultation from public, anon, authenticated, service_role;
grant execute on function public.abandon_consultation to authenticated;
