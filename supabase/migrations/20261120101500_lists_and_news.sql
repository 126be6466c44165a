-- What both sides see of their visits, and what they are told between asking and booking.
--
-- Delegates see the list of the patient they book for through the same function, without the patient's own words unless
-- they wrote them or may read records. They have no direct select: a row holds more than booking needs.

drop function public.my_appointments();
create function public.my_appointments(p_patient uuid default null)
returns table (id uuid, status text, starts_at timestamptz, ends_at timestamptz, mode text, reason text, sequence int,
  hold_expires_at timestamptz, extension_used boolean, visit_type_id uuid, visit_type_name text, minutes int, price_minor int,
  currency text, viewer_role text, counterpart_id uuid, counterpart_name text, counterpart_specialty text, tz_patient text,
  tz_specialist text, cancelled_by text, cancel_reason text, cancelled_late boolean, payment_state text, created_at timestamptz,
  needs_approval boolean, moves_left int, alternatives timestamptz[], booked_by_other boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := private.acting_for(p_patient, 'book');
  v_words boolean := v_patient = v_me or private.delegated(v_patient, 'records', v_me) is not null;
begin
  return query
  with mine as (
    select a.*, 'patient' as side, a.specialist_id as other, s.specialty
    from public.appointments a join public.specialists s on s.profile_id = a.specialist_id
    where a.patient_id = v_patient and a.status <> 'entered_in_error'
      and (a.cancelled_by, a.cancel_reason) is distinct from ('system', 'replaced')
    union all
    select a.*, 'specialist', a.patient_id, null
    from public.appointments a
    where v_patient = v_me and a.specialist_id = v_me and (a.booked_at is not null or a.requested_at is not null)
  )
  select m.id, case when l.lapsed then 'expired' else m.status end, m.starts_at, m.ends_at, m.mode,
    case when m.side = 'specialist' or v_words or m.booked_by = v_me then m.reason else '' end, m.sequence,
    case when l.lapsed then null else m.hold_expires_at end, m.extension_used, m.visit_type_id, m.visit_type_name,
    (extract(epoch from m.ends_at - m.starts_at) / 60)::int, m.price_minor, m.currency, m.side, m.other, o.name, m.specialty,
    m.tz_patient, m.tz_specialist, m.cancelled_by, m.cancel_reason, m.cancelled_late,
    case when l.lapsed and p.state in ('requires_payment', 'processing', 'failed') then 'expired' else p.state end, m.created_at,
    m.needs_approval, greatest(3 - m.moves_by_patient, 0), case when m.status = 'declined' then coalesce((
      select array_agg(t.at::timestamptz order by t.at) from public.appointment_events e
      cross join jsonb_array_elements_text(e.meta -> 'alternatives') t (at)
      where e.appointment_id = m.id and e.to_status = 'declined' and t.at::timestamptz > private.clock()), '{}') else '{}' end,
    m.booked_by <> m.patient_id
  from mine m join public.profiles o on o.id = m.other left join public.payments p on p.appointment_id = m.id
  cross join lateral (select m.status in ('requested', 'held', 'awaiting_payment') and m.hold_expires_at <= private.clock()
    as lapsed) l
  order by m.starts_at desc limit 500;
end $$;
comment on function public.my_appointments(uuid) is
  'Visits of the caller on either side, newest first; with p_patient those of somebody who delegated booking to them. What lapsed appears as expired before anyone has flipped it. Hint: access.notDelegated.';

create function private.tell_asked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.status = 'requested' and new.status = 'expired' then
    perform private.tell_visit(new, 'booking.requestLapsed', 'patient');
  elsif new.status = 'cancelled' and new.cancelled_by = 'specialist' then
    perform private.tell_visit(new, 'booking.declined', 'patient', jsonb_build_object('alternatives', '[]'::jsonb));
  else
    perform private.tell_visit(new, 'booking.requestWithdrawn', 'specialist');
  end if;
  return null;
end $$;
comment on function private.tell_asked() is
  'Tells the other side when a visit that was asked for ends before it was booked: no answer, no money, or a change of mind.';
create trigger appointments_tell_asked after update on public.appointments for each row
  when (new.status <> old.status and new.status in ('expired', 'cancelled') and new.requested_at is not null
    and new.booked_at is null)
  execute function private.tell_asked();

create or replace function private.announce_appointment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_message jsonb := jsonb_build_object('id', new.id, 'status', new.status, 'sequence', new.sequence);
begin
  perform private.broadcast('appointments:' || new.patient_id, 'appointment_changed', v_message);
  if new.booked_at is not null or new.requested_at is not null then
    perform private.broadcast('appointments:' || new.specialist_id, 'appointment_changed', v_message);
  end if;
  if new.booked_by <> new.patient_id and private.delegated(new.patient_id, 'book', new.booked_by) is not null then
    perform private.broadcast('appointments:' || new.booked_by, 'appointment_changed', v_message);
  end if;
  return null;
end $$;
comment on function private.announce_appointment() is
  'Announces a change of a visit to its two sides, and to the delegate who booked it while they still are one.';

revoke execute on function public.my_appointments(uuid), private.tell_asked(), private.announce_appointment()
  from public, anon, authenticated, service_role;
grant execute on function public.my_appointments(uuid) to authenticated;
