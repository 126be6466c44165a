-- What follows from a change of a visit, in its order, in the same transaction. Nothing else follows by itself.

create function private.after_appointment() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_is_step constant boolean := new.status <> old.status;
  v_is_moved constant boolean := new.during <> old.during;
begin
  if v_is_step or v_is_moved then
    perform private.record_appointment_event(old, new);
    perform private.follow_visit(old, new);
  end if;
  if v_is_step then
    if new.status in ('booked', 'waiting', 'in_progress', 'completed', 'cancelled', 'no_show_patient', 'no_show_specialist', 'entered_in_error') then
      perform private.follow_appointment(new);
    end if;
    perform private.move_visit_files(new);
    if new.status in ('expired', 'cancelled', 'declined', 'no_show_specialist', 'entered_in_error') then
      perform private.release_payment(new);
    end if;
  end if;
  if v_is_moved then
    perform private.forget_delays(new), private.leave_cover(new);
    -- The doors of the new time may not be open yet.
    perform private.end_seats_of(null, new.id);
  end if;
  perform private.announce_appointment(new);
  if v_is_step then
    if (new.status = 'booked' and old.booked_at is null) or (new.status = 'cancelled' and new.booked_at is not null) then
      perform private.tell_both(new);
    end if;
    if new.status in ('expired', 'cancelled') and new.requested_at is not null and new.booked_at is null then
      perform private.tell_asked(old, new);
    end if;
  end if;
  if private.is_told_to_patient(old, new) then
    perform private.tell_acted_for(new.patient_id, 'visit', new.id);
  end if;
  if v_is_step or v_is_moved then
    perform private.watch_times(old, new);
  end if;
  return null;
end $$;
comment on function private.after_appointment() is
  'Everything that follows from a change of a visit: history, access, consultation, files, money, delays, cover and seats in the call, live hints, news to both sides, to the patient of a delegate, and to who waits for a time.';

create function private.is_told_to_patient(p_old public.appointments, p_new public.appointments) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select p_new.status not in ('held', 'expired', 'waiting')
    and (p_new.status <> p_old.status or p_new.during <> p_old.during or p_new.reason <> p_old.reason
      or p_new.cancels_at is not null and p_old.cancels_at is null)
    -- Calling off is told when it is pressed: the seconds to undo it end without anybody.
    and not (p_new.status = 'cancelled' and p_old.cancels_at is not null)
    and (p_old.status, p_new.status) not in (('held', 'cancelled'), ('waiting', 'booked'))
$$;
comment on function private.is_told_to_patient(public.appointments, public.appointments) is
  'Whether a patient hears of this change when a delegate made it: not of times that are only held while somebody chooses, nor of what follows by itself from a change that is told.';

create function private.first_appointment_event() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.record_appointment_event(null, new);
  return null;
end $$;
comment on function private.first_appointment_event() is 'Writes the beginning of the history of a visit.';

create trigger appointments_first after insert on public.appointments for each row execute function private.first_appointment_event();
create trigger appointments_after after update on public.appointments for each row execute function private.after_appointment();
