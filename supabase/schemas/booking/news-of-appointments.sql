-- What both sides hear of a visit: in the product and by mail, and a hint on each person's private topic.
--
-- The hint carries id, status and sequence, nothing else: everything a person may see goes through row security. The
-- specialist hears of a visit once it was asked for or booked.

create function private.tell_both(p_new public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_event text := case p_new.status when 'booked' then 'booking.confirmed' else 'booking.cancelled' end;
begin
  perform private.tell(p_new, v_event, 'patient'), private.tell(p_new, v_event, 'specialist');
end $$;
comment on function private.tell_both(public.appointments) is 'Tells both sides when a visit was booked, or called off after it was booked.';

create function private.tell_asked(p_old public.appointments, p_new public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_old.status = 'requested' and p_new.status = 'expired' then
    perform private.tell_visit(p_new, 'booking.requestLapsed', 'patient');
  elsif p_new.status = 'cancelled' and p_new.cancelled_by = 'system' then
    perform private.tell(p_new, 'booking.cancelled', 'patient');
  elsif p_new.status = 'cancelled' and p_new.cancelled_by = 'specialist' then
    perform private.tell_visit(p_new, 'booking.declined', 'patient', jsonb_build_object('alternatives', '[]'::jsonb));
  else
    perform private.tell_visit(p_new, 'booking.requestWithdrawn', 'specialist');
  end if;
end $$;
comment on function private.tell_asked(public.appointments, public.appointments) is
  'Tells the other side when a visit that was asked for ends before it was booked: no answer, no money, or a change of mind.';

create function private.announce_appointment(p_new public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_message jsonb := jsonb_build_object('id', p_new.id, 'status', p_new.status, 'sequence', p_new.sequence);
begin
  -- Who acts for the patient listens there, too.
  if not p_new.kept_private then
    perform private.broadcast('appointments:' || p_new.patient_id, 'appointment_changed', v_message);
  end if;
  if p_new.booked_at is not null or p_new.requested_at is not null then
    perform private.broadcast('appointments:' || p_new.specialist_id, 'appointment_changed', v_message);
  end if;
  perform private.broadcast('appointments:' || c.covered_by, 'appointment_changed', v_message)
  from public.consultations c where c.appointment_id = p_new.id and c.covered_by is not null;
end $$;
comment on function private.announce_appointment(public.appointments) is
  'Announces a change of a visit to its two sides and to a colleague who stands in.';

create policy "people hear about their own appointments" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and ((select realtime.topic()) = 'appointments:' || (select private.me_in_care())::text
    or (select private.acts_in_topic('appointments:', 'book'))));
