-- A search that stays quick: openings are looked for a few days at a time, with statements planned once per session.
--
-- A person is shown the next three openings of each specialist, and most have them within two days: the search expands
-- hours day by day only as far as it must. Live visits are found by the calendar's index between two instants, so a
-- million visits of the past cost nothing.

create function private.free_time(p_specialist uuid, p_zone text, p_first date, p_last date) returns tstzmultirange
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
    union all
    select (e.on_date + e.starts_at) at time zone p_zone, (e.on_date + e.ends_at) at time zone p_zone, e.kind = 'extra'
    from public.availability_exceptions e where e.specialist_id = p_specialist and e.on_date between p_first and p_last
  ) h where h.starts < h.ends;
  return case when v_off is null then coalesce(v_open, '{}') else coalesce(v_open, '{}') - v_off end;
end $$;
comment on function private.free_time(uuid, text, date, date) is
  'When a specialist works on these local dates, both included: weekly hours and extra time, minus time off.';

drop function private.open_time(uuid, text, timestamptz, timestamptz);
drop function private.busy_time(uuid, timestamptz, timestamptz, uuid);

create or replace function private.openings(p_type public.visit_types, p_zone text, p_from timestamptz, p_to timestamptz, p_limit int,
  p_weekdays int[] default null, p_viewer_zone text default null, p_not_of uuid default null, p_busy boolean default true)
returns timestamptz[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_from timestamptz := greatest(p_from, v_now + make_interval(mins => p_type.notice_minutes));
  v_to timestamptz := least(p_to, v_now + make_interval(days => p_type.window_days));
  v_length interval := make_interval(mins => p_type.minutes);
  v_grid interval := make_interval(mins => p_type.grid_minutes);
  v_before interval := make_interval(mins => p_type.buffer_before_minutes);
  v_after interval := make_interval(mins => p_type.buffer_after_minutes);
  v_day date := (v_from at time zone p_zone)::date;
  v_days int := case when p_limit > 12 then 62 else 2 end;
  v_next date;
  v_visits tstzmultirange := '{}';
  v_blocks tstzmultirange := '{}';
  v_free tstzrange;
  v_local timestamp;
  v_start timestamptz;
  v_found timestamptz[] := '{}';
begin
  while v_from < v_to loop
    v_next := least(v_day + v_days, (v_to at time zone p_zone)::date + 1);
    if p_busy then
      -- Lapsed holds do not count, nor does what the person asking is holding.
      select coalesce(range_agg(a.during), '{}'), coalesce(range_agg(a.blocks), '{}') into v_visits, v_blocks
      from public.appointments a
      where a.specialist_id = p_type.specialist_id
        and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
        and a.starts_at between ((v_day - 1)::timestamp at time zone p_zone) and ((v_next + 1)::timestamp at time zone p_zone)
        and (a.hold_expires_at is null or a.hold_expires_at > v_now)
        and not (a.status = 'held' and a.patient_id is not distinct from p_not_of);
    end if;
    -- One more day on both ends: hours that touch at midnight are one stretch. What begins on these dates is answered.
    for v_free in select unnest(private.free_time(p_type.specialist_id, p_zone, v_day - 1, v_next) - v_blocks) loop
      v_local := date_bin(v_grid, greatest(lower(v_free), v_from, v_day::timestamp at time zone p_zone) at time zone p_zone,
        timestamp '2000-01-01');
      while v_local < v_next loop
        v_start := v_local at time zone p_zone;
        exit when v_start + v_length > upper(v_free) or v_start >= v_to;
        if v_start >= v_from and v_start >= lower(v_free) and v_local >= v_day and v_start at time zone p_zone = v_local
          and (p_weekdays is null or extract(isodow from v_start at time zone coalesce(p_viewer_zone, p_zone)) = any (p_weekdays))
          and not v_visits && tstzrange(v_start - v_before, v_start + v_length + v_after) then
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

revoke execute on function private.free_time(uuid, text, date, date) from public, anon, authenticated, service_role;
