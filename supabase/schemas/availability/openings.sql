-- Slots: free time computed from weekly hours, exceptions and live visits, in the specialist's wall-clock time.
--
-- Hours become instants date by date, so clock changes need no rule of their own: a local time that does not exist on
-- a date is not offered, one that exists twice is offered once, a window is as long as the clocks make it.
--
-- A person is shown the next three openings of each specialist, and most have them within two days: the search expands
-- hours day by day only as far as it must, with statements planned once per session. Live visits are found by the
-- calendar's index between two instants, so a million visits of the past cost nothing.
--
-- On public holidays the weekly hours do not count; a specialist opens such a day by extra time.
--
-- Hours may be open for some kinds of visit only. What is asked is a visit type whose modes are those that would do: a time
-- is open when one of them has hours for the whole of the visit.

create function private.openings(p_type public.visit_types, p_zone text, p_from timestamptz, p_to timestamptz, p_limit int,
  p_weekdays int[] default null, p_viewer_zone text default null, p_not_of uuid default null, p_busy boolean default true,
  p_hours int[] default null, p_device uuid default null)
returns timestamptz[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_from timestamptz := greatest(p_from, v_now + make_interval(mins => p_type.notice_minutes));
  v_to timestamptz := least(p_to, v_now + make_interval(days => p_type.window_days),
    (select s.suspends_at from public.specialists s where s.profile_id = p_type.specialist_id));
  v_length interval := make_interval(mins => p_type.minutes);
  v_grid interval := make_interval(mins => p_type.grid_minutes);
  v_before interval := make_interval(mins => p_type.buffer_before_minutes);
  v_after interval := make_interval(mins => p_type.buffer_after_minutes);
  v_viewer text := coalesce(p_viewer_zone, p_zone);
  v_day date := (v_from at time zone p_zone)::date;
  v_days int := case when p_limit > 12 then 62 else 2 end;
  v_next date;
  v_visits tstzmultirange := '{}';
  v_blocks tstzmultirange := '{}';
  -- As private.limits_modes says, asked here: this is called for every specialist of a search.
  v_limited boolean := exists (select from public.availability_rules r
    where r.specialist_id = p_type.specialist_id and cardinality(r.modes) < 3);
  v_device bytea := case when p_device is not null then private.code_hash(p_device::text) end;
  v_open tstzmultirange[];
  v_free tstzrange;
  v_local timestamp;
  v_start timestamptz;
  v_found timestamptz[] := '{}';
begin
  while v_from < v_to loop
    v_next := least(v_day + v_days, (v_to at time zone p_zone)::date + 1);
    if p_busy then
      -- Lapsed holds do not count, nor does what the person asking is holding.
      select coalesce(range_agg(b.during), '{}'), coalesce(range_agg(b.blocks), '{}') into v_visits, v_blocks
      from (
        select a.during, a.blocks from public.appointments a
        where a.specialist_id = p_type.specialist_id
          and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
          and a.starts_at between ((v_day - 1)::timestamp at time zone p_zone) and ((v_next + 1)::timestamp at time zone p_zone)
          and (a.hold_expires_at is null or a.hold_expires_at > v_now)
          and not (a.status = 'held' and a.patient_id is not distinct from p_not_of)
        union all
        -- A time that a specialist proposed is kept for its patient.
        select p.during, p.during from (
          select tstzrange(a.proposed_start, a.proposed_start + (a.ends_at - a.starts_at)) as during from public.appointments a
          where a.specialist_id = p_type.specialist_id and a.patient_id is distinct from p_not_of and a.proposal_until > v_now
            and a.proposed_start between ((v_day - 1)::timestamp at time zone p_zone) and ((v_next + 1)::timestamp at time zone p_zone)) p
        union all
        select a.during, a.blocks from public.consultations c join public.appointments a on a.id = c.appointment_id
        where c.covered_by = p_type.specialist_id and c.ended_at is null and a.status in ('booked', 'waiting', 'in_progress')
        union all
        select g.during, g.blocks from private.guest_holds g
        where g.specialist_id = p_type.specialist_id and g.expires_at > v_now and g.device is distinct from v_device
      ) b;
    end if;
    if v_limited then
      v_open := array(select private.free_time(p_type.specialist_id, p_zone, v_day - 1, v_next, m) from unnest(p_type.modes) m);
    end if;
    -- One more day on both ends: hours that touch at midnight are one stretch. What begins on these dates is answered.
    for v_free in select unnest(private.free_time(p_type.specialist_id, p_zone, v_day - 1, v_next) - v_blocks) loop
      v_local := date_bin(v_grid, greatest(lower(v_free), v_from, v_day::timestamp at time zone p_zone) at time zone p_zone,
        timestamp '2000-01-01');
      while v_local < v_next loop
        v_start := v_local at time zone p_zone;
        exit when v_start + v_length > upper(v_free) or v_start >= v_to;
        if v_start >= v_from and v_start >= lower(v_free) and v_local >= v_day and v_start at time zone p_zone = v_local
          and (p_weekdays is null or extract(isodow from v_start at time zone v_viewer) = any (p_weekdays))
          and (p_hours is null or (extract(hour from v_start at time zone v_viewer) >= p_hours[1]
            and extract(hour from v_start at time zone v_viewer) < p_hours[2]))
          and not v_visits && tstzrange(v_start - v_before, v_start + v_length + v_after)
          -- There are three modes; with a question to the table in it this would be planned for each start.
          and (not v_limited or v_open[1] @> tstzrange(v_start, v_start + v_length)
            or v_open[2] @> tstzrange(v_start, v_start + v_length) or v_open[3] @> tstzrange(v_start, v_start + v_length)) then
          v_found := v_found || v_start;
          if cardinality(v_found) >= p_limit then
            return v_found;
          end if;
        end if;
        v_local := v_local + v_grid;
      end loop;
    end loop;
    exit when v_next::timestamp at time zone p_zone >= v_to;
    v_day := v_next;
    v_days := v_days * 3;
  end loop;
  return v_found;
end $$;
comment on function private.openings(public.visit_types, text, timestamptz, timestamptz, int, int[], text, uuid, boolean, int[], uuid) is
  'The first openings of a visit type by any of its modes: inside hours, on the grid of local time, after the notice, within the window, buffers kept. Without p_busy: what would be offered if nobody had booked. What is kept for p_not_of or the guest of p_device is theirs to see. Weekdays and hours (from, before) are the viewer''s.';

create function private.weekday_numbers(p_filter jsonb) returns int[]
language sql immutable security invoker set search_path = '' as $$
  select array_agg(d.ordinality::int)
  from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) with ordinality d (name, ordinality)
  where p_filter ? d.name or p_filter = to_jsonb(d.name)
$$;
comment on function private.weekday_numbers(jsonb) is 'A weekday name, or a list of them, as numbers 1 (Monday) to 7; null when there is none.';

create function private.hours_of_day(p_part text) returns int[]
language sql immutable security invoker set search_path = '' as $$
  select case p_part when 'morning' then array[5, 12] when 'afternoon' then array[12, 17] when 'evening' then array[17, 24] end
$$;
comment on function private.hours_of_day(text) is 'The hours, from and before, that a part of the day stands for; null for anything else.';

create function private.limits_modes(p_specialist uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.availability_rules r where r.specialist_id = p_specialist and cardinality(r.modes) < 3);
end $$;
comment on function private.limits_modes(uuid) is 'Whether some hours of this specialist are open for some kinds of visit only.';

create function private.free_time(p_specialist uuid, p_zone text, p_first date, p_last date, p_mode text default null)
returns tstzmultirange
language plpgsql stable security definer set search_path = '' as $$
declare
  v_open tstzmultirange;
  v_off tstzmultirange;
begin
  -- A local hour that the clocks skip is no range; one they repeat is as long as they make it.
  select range_agg(tstzrange(h.starts, h.ends)) filter (where h.open), range_agg(tstzrange(h.starts, h.ends)) filter (where not h.open)
  into v_open, v_off
  from (
    select (p_first + n + r.starts_at) at time zone p_zone as starts, (p_first + n + r.ends_at) at time zone p_zone as ends, true as open
    from generate_series(0, p_last - p_first) n join public.availability_rules r
      on r.specialist_id = p_specialist and r.weekday = extract(isodow from p_first + n)
      and (r.valid_from is null or r.valid_from <= p_first + n) and (r.valid_to is null or r.valid_to >= p_first + n)
      and (p_mode is null or p_mode = any (r.modes)) and not private.closed_for_holiday(p_zone, p_first + n)
    union all
    select (e.on_date + e.starts_at) at time zone p_zone, (e.on_date + e.ends_at) at time zone p_zone, e.kind = 'extra'
    from public.availability_exceptions e where e.specialist_id = p_specialist and e.on_date between p_first and p_last
  ) h where h.starts < h.ends;
  return case when v_off is null then coalesce(v_open, '{}') else coalesce(v_open, '{}') - v_off end;
end $$;
comment on function private.free_time(uuid, text, date, date, text) is
  'When a specialist works on these local dates, both included: weekly hours (for that mode; null: for any) but on public holidays, and extra time, minus time off.';
