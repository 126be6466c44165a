-- A time that is held changes hands: whoever holds it for themselves books it for somebody they act for, or the other way.

create function public.move_hold(p_appointment uuid, p_person uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_actor uuid := private.require_actor();
  v_to uuid := coalesce(p_person, v_actor);
  v_row public.appointments;
  v_new public.appointments;
begin
  select * into v_row from public.appointments a where a.id = p_appointment;
  if v_row.id is null or not private.stands_for(v_row.patient_id, 'book') then
    perform private.refuse('booking.notFound');
  end if;
  if not private.stands_for(v_to, 'book') or not exists (select from public.patients f where f.profile_id = v_to) then
    perform private.refuse('access.notDelegated');
  end if;
  -- Both patients first, in one order for everybody, then the specialist.
  perform private.lock_patient(p.id) from (select distinct p.id from unnest(array[v_row.patient_id, v_to]) p (id) order by 1) p;
  perform private.lock_specialist(v_row.specialist_id);
  select * into v_row from public.appointments a where a.id = p_appointment for update;
  -- Asked again, the first answer was lost.
  select * into v_new from public.appointments a where a.patient_id = v_to and a.idempotency_key = p_appointment;
  if v_new.id is not null then
    return v_new;
  end if;
  if v_row.status <> 'held' or v_row.hold_expires_at <= private.clock() then
    perform private.refuse('booking.holdExpired');
  end if;
  if v_to = v_row.patient_id then
    return v_row;
  end if;
  if exists (select from public.appointments a where a.patient_id = v_to and a.during && v_row.during
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock())) then
    perform private.refuse('booking.overlapsYours');
  end if;
  perform private.refuse_too_many(v_to, v_actor, v_row.specialist_id, v_row.price_minor);
  perform private.flip_lapsed(v_to, v_row.specialist_id, v_row.blocks);
  update public.appointments set status = 'cancelled', cancelled_by = 'system', cancel_reason = 'replaced' where id = v_row.id;
  insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, mode, hold_expires_at, booked_by,
    tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes, late_refund_percent,
    needs_approval, idempotency_key, extra_minutes, extension_used)
  values (v_to, v_row.specialist_id, v_row.visit_type_id, v_row.during, v_row.blocks, v_row.mode, v_row.hold_expires_at, v_actor,
    v_row.tz_patient, v_row.tz_specialist, v_row.visit_type_name, v_row.price_minor, v_row.currency, v_row.cancel_notice_minutes,
    v_row.late_refund_percent, v_row.needs_approval, v_row.id, v_row.extra_minutes, v_row.extension_used)
  returning * into v_new;
  return v_new;
end $$;
comment on function public.move_hold(uuid, uuid) is
  'Keeps a time that is held for another person the caller acts for (null: for the caller), as long as it was held. Repeatable. Hints: booking.notFound, holdExpired, overlapsYours, specialistActsForPatient and those of refuse_too_many; access.notDelegated.';
grant execute on function public.move_hold to authenticated;
