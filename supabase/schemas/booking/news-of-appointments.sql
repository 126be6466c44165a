-- What both sides hear of a visit: in the product and by mail, and a hint on each person's private topic.
--
-- The hint carries id, status and sequence, nothing else: everything a person may see goes through row security. The
-- specialist hears of a visit once it was asked for or booked.

create function private.tell_both() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_event text := case new.status when 'booked' then 'booking.confirmed' else 'booking.cancelled' end;
begin
  perform private.tell(new, v_event, 'patient'), private.tell(new, v_event, 'specialist');
  return null;
end $$;
comment on function private.tell_both() is 'Tells both sides when a visit was booked, or called off after it was booked.';
revoke execute on function private.tell_both from public, anon, authenticated, service_role;

create trigger appointments_tell after update on public.appointments for each row
  when (new.status <> old.status and ((new.status = 'booked' and old.booked_at is null)
    or (new.status = 'cancelled' and new.booked_at is not null)))
  execute function private.tell_both();

create function private.tell_asked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.status = 'requested' and new.status = 'expired' then
    perform private.tell_visit(new, 'booking.requestLapsed', 'patient');
  elsif new.status = 'cancelled' and new.cancelled_by = 'system' then
    perform private.tell(new, 'booking.cancelled', 'patient');
  elsif new.status = 'cancelled' and new.cancelled_by = 'specialist' then
    perform private.tell_visit(new, 'booking.declined', 'patient', jsonb_build_object('alternatives', '[]'::jsonb));
  else
    perform private.tell_visit(new, 'booking.requestWithdrawn', 'specialist');
  end if;
  return null;
end $$;
comment on function private.tell_asked() is
  'Tells the other side when a visit that was asked for ends before it was booked: no answer, no money, or a change of mind.';
revoke execute on function private.tell_asked from public, anon, authenticated, service_role;

create trigger appointments_tell_asked after update on public.appointments for each row
  when (new.status <> old.status and new.status in ('expired', 'cancelled') and new.requested_at is not null
    and new.booked_at is null)
  execute function private.tell_asked();

create function private.announce_appointment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_message jsonb := jsonb_build_object('id', new.id, 'status', new.status, 'sequence', new.sequence);
begin
  perform private.broadcast('appointments:' || new.patient_id, 'appointment_changed', v_message);
  if new.booked_at is not null or new.requested_at is not null then
    perform private.broadcast('appointments:' || new.specialist_id, 'appointment_changed', v_message);
  end if;
  perform private.broadcast('appointments:' || c.covered_by, 'appointment_changed', v_message)
  from public.consultations c where c.appointment_id = new.id and c.covered_by is not null;
  if new.booked_by <> new.patient_id and private.delegated(new.patient_id, 'book', new.booked_by) is not null then
    perform private.broadcast('appointments:' || new.booked_by, 'appointment_changed', v_message);
  end if;
  return null;
end $$;
comment on function private.announce_appointment() is
  'Announces a change of a visit to its two sides, to a colleague who stands in, and to the delegate who booked it while they still are one.';
revoke execute on function private.announce_appointment from public, anon, authenticated, service_role;

create trigger appointments_announce after update on public.appointments
  for each row execute function private.announce_appointment();

create policy "people hear about their own appointments" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'appointments:' || (select private.me_in_care())::text);
