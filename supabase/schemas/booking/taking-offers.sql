-- Answering an offer. Whoever declines or does not answer keeps their place for other times; this one goes to the next.

create function private.my_offer(p_offer uuid) returns public.slot_offers
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_offer public.slot_offers;
begin
  select * into v_offer from public.slot_offers o where o.id = p_offer and o.patient_id = v_me;
  if not found then
    perform private.refuse('waitlist.offerNotFound');
  end if;
  perform private.locked_appointment(v_offer.appointment_id);
  select * into v_offer from public.slot_offers o where o.id = p_offer;
  return v_offer;
end $$;
comment on function private.my_offer(uuid) is 'An offer to the person the request is for, with its hold and both calendars locked. Hint: waitlist.offerNotFound.';

create function private.follow_offer(p_visit public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_offer public.slot_offers;
  v_entry public.waitlist_entries;
begin
  update public.slot_offers set decided_at = private.clock(), state = case p_visit.status when 'expired' then 'lapsed'
    when 'cancelled' then 'declined' else 'accepted' end
  where appointment_id = p_visit.id and state = 'offered' returning * into v_offer;
  if found then
    update public.waitlist_entries set unanswered = case when v_offer.state = 'lapsed' then unanswered + 1 else 0 end
    where id = v_offer.entry_id returning * into v_entry;
    -- Three times no answer in a row: the others have waited ten minutes each time.
    if v_entry.unanswered >= 3 and v_entry.state = 'waiting' then
      perform private.end_entries(array[v_entry.id], 'ended');
      perform private.notify(v_entry.patient_id, 'waitlist.ended', v_entry.id, '{}', 'waitlist.ended:' || v_entry.id);
    end if;
  end if;
  if p_visit.status = 'booked' then
    perform private.end_entries(array(select e.id from public.waitlist_entries e where e.state = 'waiting'
      and (e.id in (select o.entry_id from public.slot_offers o where o.appointment_id = p_visit.id)
        or (e.patient_id = p_visit.patient_id and e.specialist_id = p_visit.specialist_id and e.appointment_id is null
          and e.wanted @> p_visit.starts_at))), 'fulfilled');
  else
    -- The visit that should have been earlier is over or under way.
    perform private.end_entries(array(select e.id from public.waitlist_entries e where e.appointment_id = p_visit.id
      and e.state = 'waiting'), 'ended');
  end if;
end $$;
comment on function private.follow_offer(public.appointments) is
  'An offer follows its hold: expired → lapsed, cancelled → declined, anything further → accepted. A booked visit fulfils the wait for it.';

create function public.accept_slot_offer(p_offer uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_offer public.slot_offers := private.my_offer(p_offer);
  v_entry public.waitlist_entries;
  v_row public.appointments;
  v_was timestamptz;
begin
  select * into v_entry from public.waitlist_entries e where e.id = v_offer.entry_id;
  select * into v_row from public.appointments a where a.id = coalesce(v_entry.appointment_id, v_offer.appointment_id);
  if v_offer.state = 'accepted' then
    return private.as_told(v_row);
  end if;
  if v_offer.state <> 'offered' or not exists (select from public.appointments a where a.id = v_offer.appointment_id
      and a.status = 'held' and a.hold_expires_at > private.clock()) then
    perform private.refuse('waitlist.offerGone');
  end if;
  update public.slot_offers set state = 'accepted', decided_at = private.clock() where id = p_offer;
  update public.waitlist_entries set unanswered = 0 where id = v_entry.id;
  if v_entry.appointment_id is null then
    -- From here on it is a hold like any other: ten minutes for the details.
    update public.appointments set hold_expires_at = private.clock() + interval '10 minutes' where id = v_row.id returning * into v_row;
    return private.as_told(v_row);
  end if;
  if v_row.status <> 'booked' or v_row.starts_at <= private.clock() then
    perform private.refuse('waitlist.notEarlier');
  end if;
  v_was := v_row.starts_at;
  update public.appointments set status = 'cancelled', cancelled_by = 'system', cancel_reason = 'replaced', hold_expires_at = null
  where id = v_offer.appointment_id;
  perform private.explain_step(v_row.id, 'earlier time accepted', jsonb_build_object('wasAt', v_was, 'offer', p_offer));
  -- An offered time is none of the three moves a patient has.
  v_row := private.take_time(v_row, lower(v_offer.during), null);
  perform private.end_entries(array[v_entry.id], 'fulfilled');
  perform private.tell_visit(v_row, 'booking.moved', s.side, jsonb_build_object('wasAt', v_was))
  from (values ('patient'), ('specialist')) s (side);
  return private.as_told(v_row);
end $$;
comment on function public.accept_slot_offer(uuid) is
  'Takes an offered time: a hold of ten minutes to complete as usual, or the booked visit moved to it. Repeatable. Hints: waitlist.offerGone, offerNotFound, notEarlier.';
grant execute on function public.accept_slot_offer to authenticated;

create function public.decline_slot_offer(p_offer uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_offer public.slot_offers := private.my_offer(p_offer);
begin
  if v_offer.state = 'offered' then
    perform private.move_appointment(v_offer.appointment_id, 'cancelled', null, '{"by": "patient", "offer": "declined"}');
  elsif v_offer.state = 'accepted' then
    perform private.refuse('waitlist.offerGone');
  end if;
end $$;
comment on function public.decline_slot_offer(uuid) is
  'Gives an offered time back at once; it goes to the next in line, the place stays. Repeatable. Hints: waitlist.offerNotFound, offerGone.';
grant execute on function public.decline_slot_offer to authenticated;
