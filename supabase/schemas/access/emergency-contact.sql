-- Whom to call when a patient collapses: shown to a specialist only while they are in a visit with the patient, or
-- under break-glass, and every look is written into the patient's access log.

create function private.contact_basis(p_reader uuid, p_patient uuid, out basis text, out basis_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.is_practising(p_reader) then
    -- Whoever finishes the visit or ends the emergency access at this moment waits for the look, or the look for them.
    select 'visit', c.appointment_id into basis, basis_id from public.consultations c
    where c.patient_id = p_patient and p_reader in (c.specialist_id, c.covered_by) and c.state in ('active', 'interrupted')
    order by c.started_at desc limit 1 for share;
    if basis is null then
      perform private.hold_rights(p_reader, p_patient);
      select 'break_glass', b.id into basis, basis_id from public.break_glass b
      where b.patient_id = p_patient and b.specialist_id = p_reader and b.ended_at is null and b.expires_at > private.clock()
      order by b.expires_at desc limit 1;
    end if;
  end if;
  if basis is null then
    perform private.refuse('consultation.contactClosed');
  end if;
end $$;
comment on function private.contact_basis(uuid, uuid) is
  'On what basis this person may now know whom to call for a patient: visit or break_glass. Hint: consultation.contactClosed.';

create function public.read_emergency_contact(p_patient uuid, p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_basis record;
begin
  perform private.refuse_reading_request();
  select * into v_basis from private.contact_basis(v_me, p_patient);
  perform private.write_access_log(p_patient, v_me, 'specialist', 'emergency_contact', 'emergency', v_basis.basis, v_basis.basis_id,
    p_screen);
  return private.issue_look('emergency_contact', p_patient, '{}');
end $$;
comment on function public.read_emergency_contact(uuid, text) is
  'Opens whom to call for a patient ({contact: {name, relationship, phone, e164} or null}), and where the patient said to be: for their specialist (or the covering colleague) while the visit runs or is interrupted, or under break-glass. Written into the access log as emergency_contact; gives the ticket for read_look. Hint: consultation.contactClosed.';
grant execute on function public.read_emergency_contact to authenticated;

create function private.look_at_emergency_contact(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_basis record;
  v_room public.consultations;
begin
  select * into v_basis from private.contact_basis(p_look.issued_to, p_look.about);
  select * into v_room from public.consultations c where v_basis.basis = 'visit' and c.appointment_id = v_basis.basis_id;
  return jsonb_build_object('contact', (select jsonb_build_object('name', e.name, 'relationship', e.relationship, 'phone', e.phone,
      'e164', e.phone_e164)
      from public.emergency_contacts e where e.patient_id = p_look.about),
    'patientLocation', v_room.patient_location, 'callbackPhone', v_room.callback_phone,
    'callbackE164', v_room.callback_e164);
end $$;
comment on function private.look_at_emergency_contact(private.look_tickets) is
  'Whom to call for a patient, and where they said to be in a running visit. Hint: consultation.contactClosed.';
