-- What a new hold or a move asks of one time: is it offered, is it taken, are both calendars free to be locked.
--
-- Whether one time is offered is answered for that time alone: hours, grid, notice and window are looked at, then the
-- specialist's live visits around it. The result is the same as private.openings() would give. Helpers are plpgsql:
-- SQL functions that keep a search path are planned anew on each call.

create function private.needs_extra_time(p_person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.profiles p where p.id = p_person and p.needs @> '{"extraTime": true}');
end $$;
comment on function private.needs_extra_time(uuid) is 'Whether this person said that they need more time in a visit than others.';

create function private.with_extra_time(p_type public.visit_types) returns public.visit_types
language plpgsql immutable security definer set search_path = '' as $$
begin
  -- Half as long again, in steps of five minutes; the price stays. 480: as long as a visit may be.
  p_type.minutes := least(p_type.minutes + (p_type.minutes + 9) / 10 * 5, 480);
  return p_type;
end $$;
comment on function private.with_extra_time(public.visit_types) is
  'A kind of visit as long as it is for somebody who needs extra time: half as long again, rounded up to five minutes, 480 at most.';

create function private.by_mode(p_type public.visit_types, p_mode text) returns public.visit_types
language plpgsql immutable security definer set search_path = '' as $$
begin
  if p_mode is not null then
    p_type.modes := array[p_mode];
  end if;
  return p_type;
end $$;
comment on function private.by_mode(public.visit_types, text) is 'A visit type as it is asked for by one mode alone; null: by any of its own.';

create function private.open_modes(p_type public.visit_types, p_zone text, p_starts_at timestamptz) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_during tstzrange := tstzrange(p_starts_at, p_starts_at + make_interval(mins => p_type.minutes));
  v_first date := (p_starts_at at time zone p_zone)::date;
  v_last date := (upper(v_during) at time zone p_zone)::date;
begin
  if not private.limits_modes(p_type.specialist_id) then
    return case when v_during <@ private.free_time(p_type.specialist_id, p_zone, v_first, v_last) then p_type.modes else '{}' end;
  end if;
  return array(select m.mode from unnest(p_type.modes) with ordinality m (mode, nr)
    where v_during <@ private.free_time(p_type.specialist_id, p_zone, v_first, v_last, m.mode) order by m.nr);
end $$;
comment on function private.open_modes(public.visit_types, text, timestamptz) is
  'Those modes of the visit type that the hours have for the whole of a visit at this time, in their order.';

create function private.is_offered(p_type public.visit_types, p_zone text, p_starts_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_local timestamp := p_starts_at at time zone p_zone;
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
  v_now timestamptz := private.clock();
begin
  if p_starts_at < v_now + make_interval(mins => p_type.notice_minutes)
    or p_starts_at >= v_now + make_interval(days => p_type.window_days)
    or date_bin(make_interval(mins => p_type.grid_minutes), v_local, timestamp '2000-01-01') <> v_local
    or v_local at time zone p_zone <> p_starts_at or exists (select from public.specialists s
      where s.profile_id = p_type.specialist_id and s.suspends_at <= p_starts_at) then
    return false;
  end if;
  -- Mostly one stretch of the weekly hours holds it, and nothing else is said about that date.
  if exists (select from public.availability_rules r
      where r.specialist_id = p_type.specialist_id and r.weekday = extract(isodow from v_local)
        and (r.valid_from is null or r.valid_from <= v_local::date) and (r.valid_to is null or r.valid_to >= v_local::date)
        and r.modes && p_type.modes and (v_local::date + r.starts_at) at time zone p_zone <= p_starts_at
        and (v_local::date + r.ends_at) at time zone p_zone >= v_end)
    and not private.closed_for_holiday(p_zone, v_local::date)
    and not exists (select from public.availability_exceptions e where e.specialist_id = p_type.specialist_id
      and e.on_date between v_local::date and (v_end at time zone p_zone)::date) then
    return true;
  end if;
  return cardinality(private.open_modes(p_type, p_zone, p_starts_at)) > 0;
end $$;
comment on function private.is_offered(public.visit_types, text, timestamptz) is
  'Whether the visit type has this very time by one of its modes, booked or not: hours, grid, notice, window.';

create function private.is_taken(p_specialist uuid, p_during tstzrange, p_blocks tstzrange, p_except uuid default null,
  p_not_held_by uuid default null) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.appointments a
    where a.specialist_id = p_specialist
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      -- With buffers a visit reaches at most ten hours beyond its start and two before.
      and a.starts_at between lower(p_during) - interval '10 hours' and upper(p_during) + interval '2 hours'
      and (a.blocks && p_during or a.during && p_blocks)
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock())
      and a.id is distinct from p_except and not (a.status = 'held' and a.patient_id is not distinct from p_not_held_by))
    or private.guest_has(p_specialist, p_during, p_blocks) or private.covers_then(p_specialist, p_during, p_blocks, p_except)
    or private.proposed_then(p_specialist, p_during, p_blocks, p_except, p_not_held_by);
end $$;
comment on function private.is_taken(uuid, tstzrange, tstzrange, uuid, uuid) is
  'Whether a live visit of the specialist, one in which they stand in for a colleague, or a time kept for a guest or proposed to a patient stands in the way, buffers of both included. Lapsed holds do not.';
