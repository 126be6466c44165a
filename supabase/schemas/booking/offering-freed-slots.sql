-- Offering: private.offer_freed_slots(), a job of run_due_jobs().
--
-- It never waits for a calendar: a time whose next person or specialist is busy this very moment stays with that person
-- and is looked at again in the next run, so that nobody loses their turn to a lock.

create function private.offer_type(p_entry public.waitlist_entries, p_specialist uuid, p_zone text, p_starts_at timestamptz)
returns public.visit_types
language plpgsql stable security definer set search_path = '' as $$
declare
  v_type public.visit_types;
begin
  for v_type in select v.* from public.visit_types v
    where v.specialist_id = p_specialist and v.active and v.modes && p_entry.modes
      and (p_entry.visit_type_id is null or v.id = p_entry.visit_type_id)
    order by v.position, v.created_at, v.id limit 5 loop
    -- By a way that suits whoever waits, and that the hours have then.
    v_type.modes := array(select m from unnest(v_type.modes) m where m = any (p_entry.modes));
    if private.is_offered(v_type, p_zone, p_starts_at)
      and not private.is_taken(p_specialist, tstzrange(p_starts_at, p_starts_at + make_interval(mins => v_type.minutes)),
        tstzrange(p_starts_at - make_interval(mins => v_type.buffer_before_minutes),
          p_starts_at + make_interval(mins => v_type.minutes + v_type.buffer_after_minutes))) then
      v_type.modes := private.open_modes(v_type, p_zone, p_starts_at);
      return v_type;
    end if;
  end loop;
  return null;
end $$;
comment on function private.offer_type(public.waitlist_entries, uuid, text, timestamptz) is
  'The first visit type that suits this place in line and can be had at that time, with the modes that suit both; or null.';

create function private.may_be_offered(p_entry public.waitlist_entries, p_specialist uuid, p_during tstzrange) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_quiet(p_entry.patient_id) and p_entry.patient_id <> p_specialist
    and not private.acts_for(p_entry.patient_id, p_specialist)
    and not exists (select from public.slot_offers o where o.patient_id = p_entry.patient_id
      and (o.state = 'offered' or (o.specialist_id = p_specialist and lower(o.during) = lower(p_during))))
    and not exists (select from public.appointments a where a.patient_id = p_entry.patient_id and a.during && p_during
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock()))
$$;
comment on function private.may_be_offered(public.waitlist_entries, uuid, tstzrange) is
  'Whether this person may be asked now: awake, not asked about this time before, no other open offer, free then, and the specialist does not act for them.';

create function private.make_offer(p_entry public.waitlist_entries, p_type public.visit_types, p_zone text, p_starts_at timestamptz)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_hold public.appointments;
  v_offer public.slot_offers;
begin
  perform private.flip_lapsed(p_entry.patient_id, p_type.specialist_id, tstzrange(
    p_starts_at - make_interval(mins => p_type.buffer_before_minutes),
    p_starts_at + make_interval(mins => p_type.minutes + p_type.buffer_after_minutes)));
  v_hold := private.insert_hold(p_type, p_zone, p_starts_at,
    (select m.mode from unnest(p_entry.modes) with ordinality m (mode, nr) where m.mode = any (p_type.modes) order by m.nr limit 1),
    null, gen_random_uuid(), p_entry.patient_id);
  insert into public.slot_offers (entry_id, patient_id, specialist_id, appointment_id, during, expires_at)
  values (p_entry.id, p_entry.patient_id, p_type.specialist_id, v_hold.id, v_hold.during, v_hold.hold_expires_at)
  returning * into v_offer;
  perform private.notify(p_entry.patient_id, 'waitlist.offer', v_offer.id, jsonb_build_object('entryId', p_entry.id,
    'appointmentId', v_hold.id, 'counterpartName', (select p.name from public.profiles p where p.id = v_hold.specialist_id),
    'startsAt', v_hold.starts_at, 'expiresAt', v_hold.hold_expires_at, 'timeZone', v_hold.tz_patient, 'minutes', p_type.minutes,
    'mode', v_hold.mode, 'priceMinor', v_hold.price_minor, 'currency', v_hold.currency), 'waitlist.offer:' || v_offer.id);
end $$;
comment on function private.make_offer(public.waitlist_entries, public.visit_types, text, timestamptz) is
  'Holds the time for this person for ten minutes and tells them. Both calendars must be locked.';

create function private.offer_one_slot(p_specialist uuid, p_during tstzrange) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_zone text := (select sp.time_zone from public.specialist_public sp where sp.specialist_id = p_specialist);
  v_specialty text := (select s.specialty from public.specialists s where s.profile_id = p_specialist);
  v_entry public.waitlist_entries;
  v_type public.visit_types;
begin
  if v_zone is null or lower(p_during) <= private.clock() or exists (select from public.appointments a
      where a.specialist_id = p_specialist and a.during && p_during
        and a.status in ('booked', 'waiting', 'in_progress')) then
    return 'gone';
  end if;
  -- Somebody holds it: should they let it go, it is looked at again.
  if private.is_taken(p_specialist, p_during, p_during) then
    return 'held';
  end if;
  for v_entry in select e.* from public.waitlist_entries e
    where e.state = 'waiting' and (e.specialist_id = p_specialist or e.specialty = v_specialty)
      and e.wanted @> lower(p_during) order by e.place loop
    continue when not private.may_be_offered(v_entry, p_specialist, p_during);
    v_type := private.offer_type(v_entry, p_specialist, v_zone, lower(p_during));
    continue when v_type.id is null or exists (select from public.appointments a where a.patient_id = v_entry.patient_id
      and a.during && tstzrange(lower(p_during), lower(p_during) + make_interval(mins => v_type.minutes))
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock()));
    if not private.try_lock_calendars(v_entry.patient_id, p_specialist) then
      return 'busy';
    end if;
    -- Asked again under the locks: what was true a moment ago may not be any more.
    if not private.may_be_offered(v_entry, p_specialist, p_during)
      or (private.offer_type(v_entry, p_specialist, v_zone, lower(p_during))).id is distinct from v_type.id
      or not exists (select from public.waitlist_entries e where e.id = v_entry.id and e.state = 'waiting') then
      return 'busy';
    end if;
    perform private.make_offer(v_entry, v_type, v_zone, lower(p_during));
    return 'offered';
  end loop;
  return 'nobody';
end $$;
comment on function private.offer_one_slot(uuid, tstzrange) is
  'Offers one freed time to the first in line who may be asked: offered; gone; held, nobody, busy (looked at again in the next run).';

create function private.offer_freed_slots() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_slot private.freed_slots;
  v_outcome text;
  v_ended uuid[];
  v_count int := 0;
begin
  update public.appointments set status = 'expired' where id in (
    select a.id from public.slot_offers o join public.appointments a on a.id = o.appointment_id
    where o.state = 'offered' and a.status = 'held' and a.hold_expires_at <= private.clock()
    order by a.id limit 200 for update of a skip locked);
  v_ended := array(select e.id from public.waitlist_entries e where e.state = 'waiting' and upper(e.wanted) <= private.clock()
    order by e.id limit 500 for update skip locked);
  perform private.end_entries(v_ended, 'ended');
  perform private.notify(e.patient_id, 'waitlist.ended', e.id, '{}', 'waitlist.ended:' || e.id)
  from public.waitlist_entries e where e.id = any (v_ended);
  for v_slot in select f.* from private.freed_slots f order by f.tried_at nulls first, f.freed_at, f.specialist_id, f.during
    limit 200 for update skip locked loop
    v_outcome := private.offer_one_slot(v_slot.specialist_id, v_slot.during);
    if v_outcome in ('offered', 'gone') then
      delete from private.freed_slots f where f.specialist_id = v_slot.specialist_id and f.during = v_slot.during;
    else
      update private.freed_slots f set tried_at = private.clock()
      where f.specialist_id = v_slot.specialist_id and f.during = v_slot.during;
    end if;
    v_count := v_count + (v_outcome = 'offered')::int;
  end loop;
  return v_count;
end $$;
comment on function private.offer_freed_slots() is
  'The job of the waiting list: lapses offers, ends places whose last day passed, offers freed times to the first in line. Returns how many were offered.';
