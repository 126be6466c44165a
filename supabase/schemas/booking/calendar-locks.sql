-- Every function that changes a calendar first takes the patient's lock, then the specialist's, always in that order:
-- no deadlock, and the buffer check cannot race. The exclusion constraints stand behind it all the same.
--
-- One look at the specialist's calendar and one at the patient's answer every question of a plain booking; own holds and
-- lapsed ones are touched only where there are any.

create function private.lock_calendars(p_patient uuid, p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('patient:' || p_patient, 0));
  perform private.lock_specialist(p_specialist);
end $$;
comment on function private.lock_calendars(uuid, uuid) is 'Holds both calendars until the transaction ends: patient first, specialist second.';

create function private.try_lock_specialist(p_specialist uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return pg_try_advisory_xact_lock(hashtextextended('specialist:' || p_specialist, 0));
end $$;
comment on function private.try_lock_specialist(uuid) is 'A specialist''s calendar if nobody holds it.';

create function private.try_lock_calendars(p_patient uuid, p_specialist uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return pg_try_advisory_xact_lock(hashtextextended('patient:' || p_patient, 0))
    and private.try_lock_specialist(p_specialist);
end $$;
comment on function private.try_lock_calendars(uuid, uuid) is
  'Both calendars if nobody holds them. For jobs that go through many visits: waiting there could deadlock with a person.';

create function private.lock_patient(p_patient uuid) returns void
language sql volatile security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('patient:' || p_patient, 0))
$$;
comment on function private.lock_patient(uuid) is
  'Holds a patient''s calendar until the transaction ends: the first lock of whatever touches their visits, the one lock_calendars begins with.';

create function private.lock_specialist(p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('specialist:' || p_specialist, 0));
end $$;
comment on function private.lock_specialist(uuid) is
  'Holds a specialist''s calendar until the transaction ends: the second lock of lock_calendars, the only one of who has no calendar of their own.';

create function private.look_at_specialist(p_type public.visit_types, p_patient uuid, p_during tstzrange, p_blocks tstzrange,
  p_now timestamptz, out own_near boolean, out taken boolean, out lapsed boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  select coalesce(bool_or(a.status = 'held' and a.patient_id = p_patient and not past and a.blocks && p_blocks), false),
    coalesce(bool_or(not (a.status = 'held' and a.patient_id = p_patient) and not past
      and (a.blocks && p_during or a.during && p_blocks)), false) 
      or private.guest_has(p_type.specialist_id, p_during, p_blocks) or private.covers_then(p_type.specialist_id, p_during, p_blocks)
      or private.proposed_then(p_type.specialist_id, p_during, p_blocks, null, p_patient),
    coalesce(bool_or(past and a.blocks && p_blocks), false)
  into own_near, taken, lapsed
  from public.appointments a, lateral (select coalesce(a.hold_expires_at <= p_now, false) as past) p
  where a.specialist_id = p_type.specialist_id
    and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
    and a.starts_at between lower(p_during) - interval '10 hours' and upper(p_during) + interval '2 hours';
end $$;
comment on function private.look_at_specialist(public.visit_types, uuid, tstzrange, tstzrange, timestamptz) is
  'What a new hold must know of the specialist''s calendar: whether the patient''s own hold is on this time or near it, whether somebody has it, whether lapsed holds are in the way.';

create function private.look_at_patient(p_type public.visit_types, p_patient uuid, p_during tstzrange, p_blocks tstzrange,
  p_key uuid, p_now timestamptz, out known uuid, out lapsed boolean, out holds int, out overlaps boolean, out hoards boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Somebody who compares times lets many go; nobody needs the same one seven times or sixty in a day.
  select (array_agg(a.id) filter (where a.idempotency_key = p_key))[1],
    coalesce(bool_or(a.blocks && p_blocks and live and past), false),
    count(*) filter (where a.status in ('held', 'awaiting_payment') and not past and not replaced and not invited),
    coalesce(bool_or(a.during && p_during and live and not past and not replaced), false),
    count(*) filter (where let_go) >= 60 or count(*) filter (where let_go and a.created_at > p_now - interval '1 hour') >= 20
      or count(*) filter (where let_go and a.specialist_id = p_type.specialist_id and a.starts_at = lower(p_during)) >= 6
  into known, lapsed, holds, overlaps, hoards
  from public.appointments a
  cross join lateral (select coalesce(a.hold_expires_at <= p_now, false) as past,
    a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress') as live,
    a.booked_at is null and a.requested_at is null and a.created_at > p_now - interval '1 day'
      and a.booked_by <> a.specialist_id as let_go,
    -- What a specialist keeps for a patient (squeeze_in) takes none of the times the patient may hold.
    a.booked_by = a.specialist_id as invited) p
  -- A hold that this one takes the place of.
  cross join lateral (select a.specialist_id = p_type.specialist_id and a.status = 'held' and not past and a.blocks && p_blocks as replaced) r
  where a.patient_id = p_patient and (live or let_go or a.idempotency_key = p_key);
end $$;
comment on function private.look_at_patient(public.visit_types, uuid, tstzrange, tstzrange, uuid, timestamptz) is
  'What a new hold must know of the patient''s own visits: the one of this key, lapsed ones in the way, live holds, overlaps, and whether too many times were held and never booked (20 in an hour, 60 in a day, six times the same one).';
