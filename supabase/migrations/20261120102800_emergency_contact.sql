-- Whom to call when a patient collapses: shown to a specialist only while they are in a visit with the patient, or
-- under break-glass, and every look is written into the patient's access log.

alter table public.access_log drop constraint access_log_basis_check;
alter table public.access_log add constraint access_log_basis_check
  check (basis in ('self', 'delegation', 'grant', 'visit', 'break_glass', 'author', 'operator', 'law'));

create function public.read_emergency_contact(p_patient uuid, p_screen text default '')
returns table (name text, relationship text, phone text, patient_location text, callback_phone text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_basis text;
  v_basis_id uuid;
  v_room public.consultations;
begin
  select * into v_room from public.consultations c
  where c.patient_id = p_patient and v_me in (c.specialist_id, c.covered_by) and c.state in ('active', 'interrupted')
    and private.is_practising(v_me)
  order by c.started_at desc limit 1;
  if v_room.id is not null then
    v_basis := 'visit';
    v_basis_id := v_room.appointment_id;
  else
    select 'break_glass', b.id into v_basis, v_basis_id from public.break_glass b
    where b.patient_id = p_patient and b.specialist_id = v_me and b.ended_at is null and b.expires_at > private.clock()
      and private.is_practising(v_me)
    order by b.expires_at desc limit 1;
  end if;
  if v_basis is null then
    perform private.refuse('consultation.contactClosed');
  end if;
  perform private.write_access_log(p_patient, v_me, 'specialist', 'emergency_contact', 'emergency', v_basis, v_basis_id, p_screen);
  return query select e.name, e.relationship, e.phone, v_room.patient_location, v_room.callback_phone
    from (select 1) one left join public.emergency_contacts e on e.patient_id = p_patient;
end $$;
comment on function public.read_emergency_contact(uuid, text) is
  'Whom to call for a patient, and where the patient said to be: for their specialist (or the covering colleague) while the visit runs or is interrupted, or under break-glass. Written into the access log as emergency_contact. No contact named: one row of nulls. Hint: consultation.contactClosed.';
comment on table public.emergency_contacts is
  'Whom to call for a patient. Owner reads; a specialist through read_emergency_contact only.';

revoke execute on function public.read_emergency_contact(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.read_emergency_contact(uuid, text) to authenticated;
