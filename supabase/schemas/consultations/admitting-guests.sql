-- Letting a guest in, and seeing them off.

create function private.visit_of_guest(p_guest uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select c.appointment_id from private.visit_guests g join public.consultations c on c.id = g.consultation_id where g.id = p_guest
$$;
comment on function private.visit_of_guest(uuid) is 'The visit somebody was asked into.';

create function public.admit_guest(p_guest uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row private.visit_guests;
begin
  perform private.require_practising();
  select * into v from private.join_visit(private.visit_of_guest(p_guest), array['specialist', 'covering']);
  perform from public.consultations c where c.id = (v.room).id for update;
  select * into v_row from private.visit_guests g where g.id = p_guest for update;
  if v_row.state = 'admitted' then
    return;
  end if;
  if v_row.state <> 'accepted' or (v.room).state not in ('active', 'interrupted') then
    perform private.refuse('guests.notNow');
  end if;
  if private.part_in((v.visit).id, v_row.guest_id) is not null then
    perform private.refuse('guests.alreadyIn');
  end if;
  update private.visit_guests g set state = 'admitted', admitted_at = private.clock(), admitted_by = private.me() where g.id = p_guest;
  if v_row.may_write then
    perform private.write_access_log((v.visit).patient_id, v_row.guest_id, 'guest', 'messages', 'view', 'visit', v_row.id,
      'consultation');
  end if;
  perform private.add_system_message((v.visit).id, 'guest.admitted', p_guest);
  -- Whoever sits in the call asks what carries it now: with more than two it may be another way.
  perform private.broadcast('consultation:' || (v.visit).id, 'seat', '{}');
end $$;
comment on function public.admit_guest(uuid) is
  'The specialist, or who covers, lets a guest into the running visit; the patient''s log says so where they read the thread. Repeatable. Hints: consultation.notFound; guests.notNow, alreadyIn; access.refused.';
grant execute on function public.admit_guest to authenticated;

create function public.end_guest(p_guest uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit uuid := private.visit_of_guest(p_guest);
  v_row private.visit_guests;
begin
  perform from public.consultations c where c.appointment_id = v_visit for update;
  select * into v_row from private.visit_guests g where g.id = p_guest for update;
  if v_row.id is null or (v_row.guest_id is distinct from v_me
      and coalesce(private.part_in(v_visit, v_me), '') not in ('patient', 'specialist', 'covering')) then
    perform private.refuse('guests.notFound');
  end if;
  if v_row.state = 'ended' then
    return;
  end if;
  update private.visit_guests g set state = 'ended', ended_at = private.clock(), ended_by = v_me where g.id = p_guest;
  perform private.add_system_message(v_visit, case when v_row.guest_id = v_me then 'guest.left' else 'guest.removed' end, p_guest);
  perform private.tell_acted_for(a.patient_id, 'details', v_visit) from public.appointments a where a.id = v_visit;
end $$;
comment on function public.end_guest(uuid) is
  'Either side takes an invitation back or sends a guest away, or the guest goes: at once, with their seat. Repeatable. Hint: guests.notFound.';
grant execute on function public.end_guest to authenticated;
