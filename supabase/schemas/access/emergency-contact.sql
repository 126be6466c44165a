-- Whom to call when a patient collapses: shown to a specialist only while they are in a visit with the patient, or
-- under break-glass, and every look is written into the patient's access log.

create function public.read_emergency_contact(p_patient uuid, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_basis text;
  v_basis_id uuid;
  v_room public.consultations;
begin
  if private.is_practising(v_me) then
    -- Whoever finishes the visit or ends the emergency access at this moment waits for the look, or the look for them.
    select * into v_room from public.consultations c
    where c.patient_id = p_patient and v_me in (c.specialist_id, c.covered_by) and c.state in ('active', 'interrupted')
    order by c.started_at desc limit 1 for share;
    if v_room.id is not null then
      v_basis := 'visit';
      v_basis_id := v_room.appointment_id;
    else
      perform private.hold_rights(v_me, p_patient);
      select 'break_glass', b.id into v_basis, v_basis_id from public.break_glass b
      where b.patient_id = p_patient and b.specialist_id = v_me and b.ended_at is null and b.expires_at > private.clock()
      order by b.expires_at desc limit 1;
    end if;
  end if;
  if v_basis is null then
    perform private.refuse('consultation.contactClosed');
  end if;
  perform private.write_access_log(p_patient, v_me, 'specialist', 'emergency_contact', 'emergency', v_basis, v_basis_id, p_screen);
  return jsonb_build_object('contact', (select jsonb_build_object('name', e.name, 'relationship', e.relationship, 'phone', e.phone)
      from public.emergency_contacts e where e.patient_id = p_patient),
    'patientLocation', v_room.patient_location, 'callbackPhone', v_room.callback_phone);
end $$;
comment on function public.read_emergency_contact(uuid, text) is
  'Whom to call for a patient ({contact: {name, relationship, phone} or null}), and where the patient said to be: for their specialist (or the covering colleague) while the visit runs or is interrupted, or under break-glass. Written into the access log as emergency_contact. Hint: consultation.contactClosed.';
revoke execute on function public.read_emergency_contact from public, anon, authenticated, service_role;
grant execute on function public.read_emergency_contact to authenticated;
