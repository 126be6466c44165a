-- Where somebody's right to sit in a call ends, their seat ends with it, and the key that they know.
--
-- Rights end in many places: a guest is sent away, a colleague no longer stands in, a delegation is taken back, a registration is
-- suspended or runs out. All that change a row call rights_changed(), which comes here in the same transaction, as a visit that
-- moves does (after_appointment); what ends
-- by time alone is found by the job. The end of a visit empties the whole room (close_room).

create function private.may_sit(p_visit public.appointments, p_profile uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (private.part_in(p_visit.id, p_profile) is not null or (private.guest_in(p_visit.id, p_profile)).id is not null)
    and (p_visit.status in ('waiting', 'in_progress')
      or p_visit.status = 'booked' and private.clock() >= (private.doors(p_visit)).opens_at)
$$;
comment on function private.may_sit(public.appointments, uuid) is
  'Whether somebody takes part in this visit now, of either side or as a guest, and its doors were opened.';

create function private.end_seats_of(p_profile uuid, p_appointment uuid default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_visit public.appointments;
  v_ended int := 0;
begin
  -- Always in one order, so that two who end several of them do not wait for each other.
  for v in select c.id, c.appointment_id, x.profile_id from (
      select s.consultation_id, s.profile_id from public.room_seats s where s.left_at is null
      union
      select h.consultation_id, h.profile_id from private.room_key_holders h where h.told_at > private.clock() - interval '1 day'
        and h.version = private.key_version(h.consultation_id)) x
    join public.consultations c on c.id = x.consultation_id and c.ended_at is null
    join public.appointments a on a.id = c.appointment_id
    where (p_profile is null or x.profile_id = p_profile) and (p_appointment is null or a.id = p_appointment)
      and not private.may_sit(a, x.profile_id)
    order by c.id, x.profile_id loop
    -- Nobody is told a key meanwhile: room_access takes the same lock.
    perform from public.consultations c where c.id = v.id for update;
    select * into v_visit from public.appointments a where a.id = v.appointment_id;
    continue when private.may_sit(v_visit, v.profile_id);
    perform private.empty_seats(array(select s.id from public.room_seats s where s.consultation_id = v.id
      and s.profile_id = v.profile_id and s.left_at is null), 'ended');
    if exists (select from private.room_key_holders h where h.consultation_id = v.id and h.profile_id = v.profile_id
      and h.version = private.key_version(v.id)) then
      perform private.change_key(v.id);
      v_ended := v_ended + 1;
    end if;
  end loop;
  return v_ended;
end $$;
comment on function private.end_seats_of(uuid, uuid) is
  'Empties the seats of whoever may not sit in an open visit any more (of this person, in this visit; null: anybody, any) and changes each key that they know. How many keys were changed.';

create function private.end_lost_seats() returns int
language sql volatile security definer set search_path = '' as $$
  select private.end_seats_of(null)
$$;
comment on function private.end_lost_seats() is
  'The scheduled job: rights that ended by time alone (a registration, a delegation) end the seat as well.';
