-- Slots: free time computed from weekly hours, exceptions and live visits, in the specialist's wall-clock time.
--
-- Hours become instants date by date, so clock changes need no rule of their own: a local time that does not exist on
-- a date is not offered, one that exists twice is offered once, a window is as long as the clocks make it.

create function private.open_time(p_specialist uuid, p_zone text, p_from timestamptz, p_to timestamptz) returns tstzmultirange
language sql stable security definer set search_path = '' as $$
  with days as (
    select d::date as day from generate_series((p_from at time zone p_zone)::date - 1, (p_to at time zone p_zone)::date + 1,
      interval '1 day') d
  ), hours as (
    select days.day + r.starts_at as starts, days.day + r.ends_at as ends from days join public.availability_rules r
      on r.specialist_id = p_specialist and r.weekday = extract(isodow from days.day)
      and (r.valid_from is null or r.valid_from <= days.day) and (r.valid_to is null or r.valid_to >= days.day)
    union all
    select e.on_date + e.starts_at, e.on_date + e.ends_at from public.availability_exceptions e
    where e.specialist_id = p_specialist and e.kind = 'extra' and e.on_date in (select day from days)
  )
  select coalesce((select range_agg(tstzrange(h.starts at time zone p_zone, h.ends at time zone p_zone)) from hours h
      where h.starts at time zone p_zone < h.ends at time zone p_zone), '{}')
    - coalesce((select range_agg(tstzrange((e.on_date + e.starts_at) at time zone p_zone, (e.on_date + e.ends_at) at time zone p_zone))
      from public.availability_exceptions e where e.specialist_id = p_specialist and e.kind = 'off'
      and e.on_date in (select day from days)), '{}')
$$;
comment on function private.open_time(uuid, text, timestamptz, timestamptz) is
  'When a specialist works between two instants, whole local days on both ends included.';

create function private.busy_time(p_specialist uuid, p_from timestamptz, p_to timestamptz, p_not_of uuid,
  out visits tstzmultirange, out blocks tstzmultirange)
language sql stable security definer set search_path = '' as $$
  select coalesce(range_agg(a.during), '{}'), coalesce(range_agg(a.blocks), '{}')
  from public.appointments a
  where a.specialist_id = p_specialist and a.status in ('held', 'awaiting_payment', 'booked')
    and a.blocks && tstzrange(p_from - interval '1 day', p_to + interval '1 day')
    and (a.status = 'booked' or a.hold_expires_at > now())
    and not (a.status = 'held' and a.patient_id is not distinct from p_not_of)
$$;
comment on function private.busy_time(uuid, timestamptz, timestamptz, uuid) is
  'Live visits of a specialist, without and with buffers. Lapsed holds do not count, nor does what the person asking is holding.';

create function private.openings(p_type public.visit_types, p_zone text, p_from timestamptz, p_to timestamptz, p_limit int,
  p_weekdays int[] default null, p_viewer_zone text default null, p_not_of uuid default null, p_busy boolean default true)
returns timestamptz[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from timestamptz := greatest(p_from, now() + make_interval(mins => p_type.notice_minutes));
  v_to timestamptz := least(p_to, now() + make_interval(days => p_type.window_days));
  v_length interval := make_interval(mins => p_type.minutes);
  v_grid interval := make_interval(mins => p_type.grid_minutes);
  v_before interval := make_interval(mins => p_type.buffer_before_minutes);
  v_after interval := make_interval(mins => p_type.buffer_after_minutes);
  v_busy record;
  v_free tstzrange;
  v_local timestamp;
  v_start timestamptz;
  v_found timestamptz[] := '{}';
begin
  if v_from >= v_to then
    return v_found;
  end if;
  select b.visits, b.blocks into v_busy from private.busy_time(p_type.specialist_id, v_from, v_to, p_not_of) b;
  for v_free in select unnest(private.open_time(p_type.specialist_id, p_zone, v_from, v_to)
      - case when p_busy then v_busy.blocks else '{}' end) loop
    continue when upper(v_free) <= v_from;
    exit when lower(v_free) >= v_to;
    v_local := date_bin(v_grid, greatest(lower(v_free), v_from) at time zone p_zone, timestamp '2000-01-01');
    loop
      v_start := v_local at time zone p_zone;
      exit when v_start + v_length > upper(v_free) or v_start >= v_to;
      if v_start >= v_from and v_start >= lower(v_free) and v_start at time zone p_zone = v_local
        and (p_weekdays is null or extract(isodow from v_start at time zone coalesce(p_viewer_zone, p_zone)) = any (p_weekdays))
        and not (p_busy and v_busy.visits && tstzrange(v_start - v_before, v_start + v_length + v_after)) then
        v_found := v_found || v_start;
        if cardinality(v_found) >= p_limit then
          return v_found;
        end if;
      end if;
      v_local := v_local + v_grid;
    end loop;
  end loop;
  return v_found;
end $$;
comment on function private.openings(public.visit_types, text, timestamptz, timestamptz, int, int[], text, uuid, boolean) is
  'The first openings of a visit type: inside hours, on the grid of local time, after the notice, within the window, buffers kept. Without p_busy: what would be offered if nobody had booked.';

create function private.weekday_numbers(p_filter jsonb) returns int[]
language sql immutable security invoker set search_path = '' as $$
  select array_agg(d.ordinality::int)
  from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) with ordinality d (name, ordinality)
  where p_filter ? d.name or p_filter = to_jsonb(d.name)
$$;
comment on function private.weekday_numbers(jsonb) is 'A weekday name, or a list of them, as numbers 1 (Monday) to 7; null when there is none.';

create function public.find_slots(p_filters jsonb default '{}', p_from timestamptz default now(),
  p_to timestamptz default now() + interval '14 days', p_per_visit_type int default 3)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[])
language sql stable security definer set search_path = '' as $$
  with asked as materialized (
    select (f ->> 'specialistId')::uuid as specialist, (f ->> 'visitTypeId')::uuid as visit_type, f ->> 'specialty' as specialty,
      lower(f ->> 'language') as language, (f ->> 'maxPriceMinor')::numeric as max_price,
      (f ->> 'acceptsInsurance')::boolean as insurance, f ->> 'mode' as mode, private.weekday_numbers(f -> 'weekday') as weekdays,
      private.zone_or(f ->> 'timeZone', null) as viewer_zone, least(greatest(coalesce((f ->> 'limit')::int, 50), 1), 200) as most,
      -- A question about ten years would be work without an answer; two months are more than any window shows at once.
      least(p_to, greatest(p_from, now()) + interval '62 days') as until, private.me() as me
    from (select coalesce(p_filters, '{}') as f) x
  ), offered as materialized (
    select sp.*, v as visit_type
    from asked cross join public.specialist_public sp
    cross join lateral (
      select v from public.visit_types v
      where v.specialist_id = sp.specialist_id and v.active and (asked.visit_type is null or v.id = asked.visit_type)
        and (asked.max_price is null or v.price_minor <= asked.max_price) and (asked.mode is null or asked.mode = any (v.modes))
      order by v.position, v.created_at, v.id limit case when asked.specialist is null then 1 else 20 end
    ) v
    where (asked.specialist is null or sp.specialist_id = asked.specialist)
      and (asked.specialty is null or sp.specialty = asked.specialty)
      and (asked.language is null or asked.language in (select lower(l) from unnest(sp.languages) l))
      and (asked.insurance is not true or sp.accepts_insurance)
  ), answered as materialized (
    select o.*, private.openings(o.visit_type, o.time_zone, p_from, asked.until,
      least(greatest(coalesce(p_per_visit_type, 3), 1), 500), asked.weekdays, asked.viewer_zone, asked.me) as openings
    from offered o cross join asked
  )
  select a.specialist_id, a.name, a.specialty, a.languages, a.hospital, a.bio, a.years_experience, a.accepts_insurance,
    a.council_number, a.registration_checked_at, a.time_zone, (a.visit_type).id, (a.visit_type).name, (a.visit_type).minutes,
    (a.visit_type).modes, (a.visit_type).price_minor, (a.visit_type).currency, a.openings
  from answered a
  order by a.openings[1] nulls last, a.name, (a.visit_type).position limit (select most from asked)
$$;
comment on function public.find_slots(jsonb, timestamptz, timestamptz, int) is
  'Verified, listed specialists with their next openings, soonest first. Filters: specialistId (then every visit type), visitTypeId, specialty, language, maxPriceMinor, acceptsInsurance, mode, weekday (name or list, in timeZone), timeZone, limit.';

revoke execute on function private.open_time(uuid, text, timestamptz, timestamptz),
  private.busy_time(uuid, timestamptz, timestamptz, uuid),
  private.openings(public.visit_types, text, timestamptz, timestamptz, int, int[], text, uuid, boolean),
  private.weekday_numbers(jsonb), public.find_slots(jsonb, timestamptz, timestamptz, int)
  from public, anon, authenticated, service_role;
grant execute on function public.find_slots(jsonb, timestamptz, timestamptz, int) to anon, authenticated;
