-- Who is in a visit: the practice confirms that it is its patient, or says that it is somebody else.
--
-- While it says so, who holds the visit writes nothing into the patient's record, and the visit does not end as held. It is sorted
-- by confirming the patient after all, by turning the visit to another child (turning-a-visit.sql), or over with the visit.

create function private.refuse_wrong_person(p_appointment uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from public.consultations c where c.appointment_id = p_appointment and c.wrong_person_at is not null) then
    perform private.refuse('consultation.wrongPerson');
  end if;
end $$;
comment on function private.refuse_wrong_person(uuid) is
  'Refuses while the practice says that somebody else than the patient is, or was, in this visit. Hint: consultation.wrongPerson.';

create function private.sees_wrong_person(p_practice uuid, p_patient uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.consultations c where c.patient_id = p_patient and p_practice in (c.specialist_id, c.covered_by)
    and c.wrong_person_at is not null and c.state in ('lobby', 'active', 'interrupted'))
$$;
comment on function private.sees_wrong_person(uuid, uuid) is
  'Whether somebody holds an open visit of this patient in which they said that somebody else is there.';

create function public.confirm_identity(p_appointment uuid) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row public.consultations;
begin
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  update public.consultations set identity_confirmed_at = coalesce(identity_confirmed_at, private.clock()),
    identity_confirmed_by = coalesce(identity_confirmed_by, private.me()), wrong_person_at = null, wrong_person_by = null
  where id = (v.room).id and state in ('lobby', 'active', 'interrupted') returning * into v_row;
  if v_row.id is null then
    perform private.refuse('consultation.notNow');
  end if;
  if (v.room).wrong_person_at is not null then
    perform private.add_system_message(p_appointment, 'identity.confirmed');
  end if;
  return v_row;
end $$;
comment on function public.confirm_identity(uuid) is
  'The specialist checked who they are talking to: it is the patient, also where they had said that it is not. Repeatable. Hints: consultation.notFound, notNow.';
grant execute on function public.confirm_identity to authenticated;

create function public.deny_identity(p_appointment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v record;
begin
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  if (v.room).state not in ('lobby', 'active', 'interrupted') then
    perform private.refuse('consultation.notNow');
  end if;
  if (v.room).wrong_person_at is not null then
    return;
  end if;
  update public.consultations set wrong_person_at = private.clock(), wrong_person_by = v_me, identity_confirmed_at = null,
    identity_confirmed_by = null
  where id = (v.room).id;
  perform private.write_access_log((v.visit).patient_id, v_me, 'specialist', 'identity', 'review', 'visit', p_appointment, 'consultation');
  perform private.add_system_message(p_appointment, 'identity.denied');
end $$;
comment on function public.deny_identity(uuid) is
  'Who holds a visit says that somebody else than its patient is in it: until confirm_identity says otherwise they write nothing into the record, and the visit does not end as held. Both sides read it in the thread, the patient in the access log. Repeatable. Hints: consultation.notFound, notNow; access.refused.';
grant execute on function public.deny_identity to authenticated;
