-- Holding a time, for oneself or for somebody who asked one to, with as few statements as the rules allow.
--
-- One look at the specialist's calendar and one at the patient's answer every question of a plain booking; own holds and
-- lapsed ones are touched only where there are any.
-- Helpers are plpgsql, because SQL functions that keep a search path are planned anew on each call.

create or replace function private.lock_calendars(p_patient uuid, p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('patient:' || p_patient, 0));
  perform pg_advisory_xact_lock(hashtextextended('specialist:' || p_specialist, 0));
end $$;

create or replace function private.setting(p_key text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select value from private.settings where key = p_key);
end $$;

create or replace function private.zone_or(p_zone text, p_else text) returns text
language plpgsql stable security invoker set search_path = '' as $$
begin
  return case when private.is_time_zone(p_zone) then p_zone else p_else end;
end $$;

comment on index public.appointments_of_specialist is
  'A calendar. With buffers a visit reaches at most ten hours beyond its start and two before.';

create function private.look_at_specialist(p_type public.visit_types, p_patient uuid, p_during tstzrange, p_blocks tstzrange,
  p_now timestamptz, out own_near boolean, out taken boolean, out lapsed boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  select coalesce(bool_or(a.status = 'held' and a.patient_id = p_patient and not past and a.blocks && p_blocks), false),
    coalesce(bool_or(not (a.status = 'held' and a.patient_id = p_patient) and not past
      and (a.blocks && p_during or a.during && p_blocks)), false),
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

drop function private.insert_hold(public.visit_types, text, timestamptz, text, text, uuid, uuid);
create function private.insert_hold(p_type public.visit_types, p_zone text, p_starts_at timestamptz, p_mode text,
  p_time_zone text, p_key uuid, p_patient uuid, p_booked_by uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
  v_viewer_zone text := case when private.is_time_zone(p_time_zone) then p_time_zone end;
  v_row public.appointments;
begin
  if v_viewer_zone is null then
    v_viewer_zone := (select p.time_zone from public.profiles p where p.id = p_patient);
  end if;
  insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, mode, hold_expires_at, booked_by,
    tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes, late_refund_percent,
    needs_approval, idempotency_key)
  values (p_patient, p_type.specialist_id, p_type.id, tstzrange(p_starts_at, v_end),
    tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes), v_end + make_interval(mins => p_type.buffer_after_minutes)),
    p_mode, private.clock() + interval '10 minutes', coalesce(p_booked_by, p_patient), v_viewer_zone, p_zone, p_type.name,
    p_type.price_minor, p_type.currency, p_type.cancel_notice_minutes, p_type.late_refund_percent, p_type.needs_approval, p_key)
  returning * into v_row;
  return v_row;
end $$;
comment on function private.insert_hold(public.visit_types, text, timestamptz, text, text, uuid, uuid, uuid) is
  'Inserts the hold. Callers have both calendars locked and have looked at them; the exclusion constraints (23P01) stand behind that.';

drop function public.hold_slot(uuid, timestamptz, text, text, uuid);
create function public.hold_slot(p_visit_type uuid, p_starts_at timestamptz, p_mode text, p_time_zone text,
  p_idempotency_key uuid, p_patient uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := case when p_patient is null then v_me else private.acting_for(p_patient, 'book') end;
  v_now timestamptz := private.clock();
  v_type public.visit_types;
  v_zone text;
  v_during tstzrange;
  v_blocks tstzrange;
  v_theirs record;
  v_mine record;
  v_row public.appointments;
begin
  if not exists (select from public.profiles p join public.patients t on t.profile_id = p.id
      where p.id = v_patient and p.role = 'patient' and p.onboarding_completed_at is not null) then
    perform private.refuse(case when (select p.role from public.profiles p where p.id = v_patient) = 'specialist'
      then 'booking.patientsOnly' else 'booking.onboardingFirst' end);
  end if;
  select t.* into v_type from public.visit_types t where t.id = p_visit_type and t.active;
  select sp.time_zone into v_zone from public.specialist_public sp where sp.specialist_id = v_type.specialist_id;
  if v_zone is null or p_starts_at is null or p_idempotency_key is null then
    perform private.refuse('booking.slotNotOffered');
  end if;
  v_during := tstzrange(p_starts_at, p_starts_at + make_interval(mins => v_type.minutes));
  v_blocks := tstzrange(p_starts_at - make_interval(mins => v_type.buffer_before_minutes),
    upper(v_during) + make_interval(mins => v_type.buffer_after_minutes));
  perform private.lock_calendars(v_patient, v_type.specialist_id);
  v_mine := private.look_at_patient(v_type, v_patient, v_during, v_blocks, p_idempotency_key, v_now);
  if v_mine.known is not null then
    select * into v_row from public.appointments a where a.id = v_mine.known;
    return v_row;
  end if;
  if p_mode is null or not p_mode = any (v_type.modes) then
    perform private.refuse('booking.modeNotOffered');
  end if;
  if not private.is_offered(v_type, v_zone, p_starts_at) then
    perform private.refuse('booking.slotNotOffered');
  end if;
  v_theirs := private.look_at_specialist(v_type, v_patient, v_during, v_blocks, v_now);
  if v_theirs.taken then
    perform private.refuse('booking.slotTaken');
  end if;
  if v_theirs.own_near then
    v_row := private.replace_own_hold(v_type, p_starts_at, p_mode, v_patient);
    if v_row.id is not null then
      return v_row;
    end if;
  end if;
  if v_mine.hoards then
    perform private.refuse('booking.holdsUsedUp');
  end if;
  if v_mine.lapsed or v_theirs.lapsed then
    perform private.flip_lapsed(v_patient, v_type.specialist_id, v_blocks);
  end if;
  if v_mine.holds >= 2 then
    perform private.refuse('booking.tooManyHolds');
  end if;
  if v_mine.overlaps then
    perform private.refuse('booking.overlapsYours');
  end if;
  return private.insert_hold(v_type, v_zone, p_starts_at, p_mode, p_time_zone, p_idempotency_key, v_patient, v_me);
end $$;

comment on function public.hold_slot(uuid, timestamptz, text, text, uuid, uuid) is
  'Holds an opening for ten minutes, for oneself or (p_patient) as delegate. The same key, or the same time while it is held, gives the same hold. Hints: booking.slotTaken, slotNotOffered, tooManyHolds, holdsUsedUp, overlapsYours, onboardingFirst, patientsOnly, modeNotOffered; access.notDelegated.';

drop function private.refuse_patient_conflicts(uuid, tstzrange);

-- A hold concerns nobody but the person who made it: no message, and no wait for the queue of messages at commit.
drop trigger appointments_announce on public.appointments;
create trigger appointments_announce after update on public.appointments
  for each row execute function private.announce_appointment();

revoke execute on function private.look_at_patient(public.visit_types, uuid, tstzrange, tstzrange, uuid, timestamptz),
  private.look_at_specialist(public.visit_types, uuid, tstzrange, tstzrange, timestamptz),
  private.insert_hold(public.visit_types, text, timestamptz, text, text, uuid, uuid, uuid),
  public.hold_slot(uuid, timestamptz, text, text, uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.hold_slot(uuid, timestamptz, text, text, uuid, uuid) to authenticated;
