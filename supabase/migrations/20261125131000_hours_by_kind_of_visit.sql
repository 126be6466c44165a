-- Weekly hours may be open for some kinds of visit only: by video, voice or chat. A time is offered when hours of one of the
-- kinds that would do hold the whole of the visit; a hold, a move, a wait and an answer ask it of the kind that was chosen.

alter table public.availability_rules
  add column modes text[] not null default '{video,voice,chat}' check (cardinality(modes) between 1 and 3 and modes <@ '{video,voice,chat}');

comment on column public.availability_rules.modes is
  'The kinds of visit these hours are open for: by video, voice, chat. Extra time on a date is open for all of them.';

create index availability_rules_of_some_modes on public.availability_rules (specialist_id) where cardinality(modes) < 3;

drop function private.free_time(uuid, text, date, date);

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
      and (p_mode is null or p_mode = any (r.modes))
    union all
    select (e.on_date + e.starts_at) at time zone p_zone, (e.on_date + e.ends_at) at time zone p_zone, e.kind = 'extra'
    from public.availability_exceptions e where e.specialist_id = p_specialist and e.on_date between p_first and p_last
  ) h where h.starts < h.ends;
  return case when v_off is null then coalesce(v_open, '{}') else coalesce(v_open, '{}') - v_off end;
end $$;
comment on function private.free_time(uuid, text, date, date, text) is
  'When a specialist works on these local dates, both included: weekly hours (for that mode; null: for any) and extra time, minus time off.';
revoke execute on function private.free_time from public, anon, authenticated, service_role;

create function private.limits_modes(p_specialist uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.availability_rules r where r.specialist_id = p_specialist and cardinality(r.modes) < 3);
end $$;
comment on function private.limits_modes(uuid) is 'Whether some hours of this specialist are open for some kinds of visit only.';
revoke execute on function private.limits_modes from public, anon, authenticated, service_role;

create or replace function private.openings(p_type public.visit_types, p_zone text, p_from timestamptz, p_to timestamptz, p_limit int,
  p_weekdays int[] default null, p_viewer_zone text default null, p_not_of uuid default null, p_busy boolean default true,
  p_hours int[] default null)
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
  v_viewer text := coalesce(p_viewer_zone, p_zone);
  v_day date := (v_from at time zone p_zone)::date;
  v_days int := case when p_limit > 12 then 62 else 2 end;
  v_next date;
  v_visits tstzmultirange := '{}';
  v_blocks tstzmultirange := '{}';
  -- As private.limits_modes says, asked here: this is called for every specialist of a search.
  v_limited boolean := exists (select from public.availability_rules r
    where r.specialist_id = p_type.specialist_id and cardinality(r.modes) < 3);
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
      select coalesce(range_agg(a.during), '{}'), coalesce(range_agg(a.blocks), '{}') into v_visits, v_blocks
      from public.appointments a
      where a.specialist_id = p_type.specialist_id
        and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
        and a.starts_at between ((v_day - 1)::timestamp at time zone p_zone) and ((v_next + 1)::timestamp at time zone p_zone)
        and (a.hold_expires_at is null or a.hold_expires_at > v_now)
        and not (a.status = 'held' and a.patient_id is not distinct from p_not_of);
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
comment on function private.openings(public.visit_types, text, timestamptz, timestamptz, int, int[], text, uuid, boolean, int[]) is
  'The first openings of a visit type by any of its modes: inside hours, on the grid of local time, after the notice, within the window, buffers kept. Without p_busy: what would be offered if nobody had booked. Weekdays and hours (from, before) are the viewer''s.';
revoke execute on function private.openings from public, anon, authenticated, service_role;

create function private.by_mode(p_type public.visit_types, p_mode text) returns public.visit_types
language plpgsql immutable security definer set search_path = '' as $$
begin
  if p_mode is not null then
    p_type.modes := array[p_mode];
  end if;
  return p_type;
end $$;
comment on function private.by_mode(public.visit_types, text) is 'A visit type as it is asked for by one mode alone; null: by any of its own.';
revoke execute on function private.by_mode from public, anon, authenticated, service_role;

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
revoke execute on function private.open_modes from public, anon, authenticated, service_role;

create or replace function private.is_offered(p_type public.visit_types, p_zone text, p_starts_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_local timestamp := p_starts_at at time zone p_zone;
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
  v_now timestamptz := private.clock();
begin
  if p_starts_at < v_now + make_interval(mins => p_type.notice_minutes)
    or p_starts_at >= v_now + make_interval(days => p_type.window_days)
    or date_bin(make_interval(mins => p_type.grid_minutes), v_local, timestamp '2000-01-01') <> v_local
    or v_local at time zone p_zone <> p_starts_at then
    return false;
  end if;
  -- Mostly one stretch of the weekly hours holds it, and nothing else is said about that date.
  if exists (select from public.availability_rules r
      where r.specialist_id = p_type.specialist_id and r.weekday = extract(isodow from v_local)
        and (r.valid_from is null or r.valid_from <= v_local::date) and (r.valid_to is null or r.valid_to >= v_local::date)
        and r.modes && p_type.modes and (v_local::date + r.starts_at) at time zone p_zone <= p_starts_at
        and (v_local::date + r.ends_at) at time zone p_zone >= v_end)
    and not exists (select from public.availability_exceptions e where e.specialist_id = p_type.specialist_id
      and e.on_date between v_local::date and (v_end at time zone p_zone)::date) then
    return true;
  end if;
  return cardinality(private.open_modes(p_type, p_zone, p_starts_at)) > 0;
end $$;
comment on function private.is_offered(public.visit_types, text, timestamptz) is
  'Whether the visit type has this very time by one of its modes, booked or not: hours, grid, notice, window.';
revoke execute on function private.is_offered from public, anon, authenticated, service_role;

drop function private.hours_of(jsonb);

create function private.hours_of(p_rules jsonb)
returns table (weekday int, starts_at time, ends_at time, valid_from date, valid_to date, modes text[])
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_rule jsonb;
begin
  perform private.require_form(p_rules, 'array');
  if jsonb_array_length(p_rules) > 100 then
    perform private.refuse('validation.tooMany');
  end if;
  for v_rule in select e from jsonb_array_elements(p_rules) e loop
    perform private.require_form(v_rule);
    weekday := private.form_int(v_rule, 'weekday', 'data.invalid', 1, 7);
    starts_at := private.form_local_time(v_rule, 'startsAt');
    ends_at := private.form_local_time(v_rule, 'endsAt');
    valid_from := private.form_calendar_day(v_rule, 'validFrom');
    valid_to := private.form_calendar_day(v_rule, 'validTo');
    -- Hours that name no kind of visit are open for every kind.
    modes := case when v_rule ? 'modes' then private.form_modes(v_rule) else '{video,voice,chat}' end;
    if ends_at <= starts_at then
      perform private.refuse('practice.hoursOrder');
    end if;
    if valid_to < valid_from then
      perform private.refuse('practice.dates');
    end if;
    return next;
  end loop;
end $$;
comment on function private.hours_of(jsonb) is 'Weekly hours as a form says them, one row per stretch.';
revoke execute on function private.hours_of from public, anon, authenticated, service_role;

create or replace function private.ids_outside(p_specialist uuid, p_zone text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_first date;
  v_last date;
  v_modes text[] := '{video,voice,chat}';
  v_mode text;
  v_free tstzmultirange[] := '{}';
begin
  select (min(a.starts_at) at time zone p_zone)::date - 1, (max(a.ends_at) at time zone p_zone)::date + 1 into v_first, v_last
  from public.appointments a
  where a.specialist_id = p_specialist and a.starts_at > v_now
    and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress');
  if v_first is null then
    return '{}';
  end if;
  -- Once a kind of visit for the whole span of the coming ones; an extra visit outside hours is meant to be there.
  foreach v_mode in array v_modes loop
    v_free := array_append(v_free, private.free_time(p_specialist, p_zone, v_first, v_last, v_mode));
  end loop;
  return array(select a.id from public.appointments a
    where a.specialist_id = p_specialist and a.starts_at > v_now
      and a.status in ('requested', 'awaiting_payment', 'booked', 'waiting')
      and (a.booked_at is not null or a.requested_at is not null)
      and (a.hold_expires_at is null or a.hold_expires_at > v_now)
      and not a.during <@ v_free[array_position(v_modes, a.mode)]
      and not exists (select from public.squeeze_ins q where q.appointment_id = a.id)
    order by a.starts_at limit 500);
end $$;
comment on function private.ids_outside(uuid, text) is
  'Coming visits, asked or booked, that no hours of this specialist for their kind cover now; the next 500.';
revoke execute on function private.ids_outside from public, anon, authenticated, service_role;

create or replace function private.three_openings(p_visit public.appointments, p_zone text, p_used tstzmultirange) returns timestamptz[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_type public.visit_types;
  v_length interval := p_visit.ends_at - p_visit.starts_at;
begin
  select t.* into v_type from public.visit_types t where t.id = p_visit.visit_type_id;
  v_type.minutes := extract(epoch from v_length) / 60;
  v_type.modes := array[p_visit.mode];
  return array(select o from unnest(private.openings(v_type, p_zone, p_visit.starts_at - interval '1 day',
      p_visit.starts_at + interval '30 days', 12)) o
    where not p_used && tstzrange(o, o + v_length) limit 3);
end $$;
comment on function private.three_openings(public.appointments, text, tstzmultirange) is
  'Up to three times that this visit could be moved to, from the day before it, apart from those suggested to others.';
revoke execute on function private.three_openings from public, anon, authenticated, service_role;

create or replace function public.set_week_hours(p_rules jsonb, p_version int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_before uuid[];
begin
  perform private.refuse_overlaps(p_rules);
  if not exists ((select h.* from private.hours_of(p_rules) h except all
      select r.weekday, r.starts_at, r.ends_at, r.valid_from, r.valid_to, r.modes
      from public.availability_rules r where r.specialist_id = v_row.profile_id)
    union all (select r.weekday, r.starts_at, r.ends_at, r.valid_from, r.valid_to, r.modes
      from public.availability_rules r where r.specialist_id = v_row.profile_id except all
      select h.* from private.hours_of(p_rules) h)) then
    return private.plan_kept(v_row);
  end if;
  if p_version is distinct from v_row.hours_version then
    perform private.refuse('data.conflict');
  end if;
  v_before := private.ids_outside(v_row.profile_id, v_row.time_zone);
  delete from public.availability_rules where specialist_id = v_row.profile_id;
  insert into public.availability_rules (specialist_id, weekday, starts_at, ends_at, valid_from, valid_to, modes)
  select v_row.profile_id, h.* from private.hours_of(p_rules) h;
  return private.plan_saved(v_row.profile_id, v_before);
end $$;
comment on function public.set_week_hours(jsonb, int) is
  'Replaces the caller''s weekly hours: [{weekday 1-7, startsAt, endsAt (24:00 too), validFrom, validTo, modes (without: all)}]. Gives {version, outside}. The same again changes nothing. Hints: data.conflict, practice.hoursTime, hoursOrder, hoursOverlap, dates, modes, validation.tooMany.';
revoke execute on function public.set_week_hours from public, anon, authenticated, service_role;
grant execute on function public.set_week_hours to authenticated;

create function private.modes_of_openings(p_type public.visit_types, p_zone text, p_openings timestamptz[]) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_length interval := make_interval(mins => p_type.minutes);
  v_open tstzmultirange[];
begin
  if coalesce(cardinality(p_openings), 0) = 0 then
    return '{}';
  end if;
  v_open := array(select private.free_time(p_type.specialist_id, p_zone, (p_openings[1] at time zone p_zone)::date,
      ((p_openings[cardinality(p_openings)] + v_length) at time zone p_zone)::date, m) from unnest(p_type.modes) m);
  return array(
    select (select string_agg(p_type.modes[n], ',' order by n) from generate_subscripts(p_type.modes, 1) n
      where v_open[n] @> tstzrange(o.at, o.at + v_length))
    from unnest(p_openings) with ordinality o (at, nr) order by o.nr);
end $$;
comment on function private.modes_of_openings(public.visit_types, text, timestamptz[]) is
  'By which modes each of these openings, in order, can be had: one text with commas for each.';
revoke execute on function private.modes_of_openings from public, anon, authenticated, service_role;

drop function public.find_slots(jsonb, timestamptz, timestamptz, int);

drop function private.searched(jsonb, timestamptz, timestamptz, int);

create function private.searched(p_filters jsonb, p_from timestamptz, p_to timestamptz, p_per_visit_type int)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean, extra_minutes int, opening_modes text[])
language sql stable security definer set search_path = '' as $$
  with asked as materialized (
    select (f ->> 'specialistId')::uuid as specialist, (f ->> 'visitTypeId')::uuid as visit_type, f ->> 'specialty' as specialty,
      lower(f ->> 'language') as language, (f ->> 'maxPriceMinor')::numeric as max_price,
      (f ->> 'acceptsInsurance')::boolean as insurance, f ->> 'mode' as mode, private.weekday_numbers(f -> 'weekday') as weekdays,
      f ->> 'gender' as gender, f ->> 'province' as province, private.hours_of_day(f ->> 'dayPart') as hours,
      private.zone_or(f ->> 'timeZone', null) as viewer_zone, least(greatest(coalesce((f ->> 'limit')::int, 50), 1), 200) as most,
      -- A whole calendar is asked of one specialist, never of all of them at once.
      least(greatest(coalesce(p_per_visit_type, 3), 0),
        case when f ->> 'specialistId' is null and f ->> 'visitTypeId' is null then 12 else 500 end) as per_type,
      -- A question about ten years would be work without an answer; two months are more than any window shows at once.
      least(p_to, greatest(p_from, private.clock()) + interval '62 days') as until, private.me() as me,
      private.needs_extra_time(private.me()) as has_extra
    from (select coalesce(p_filters, '{}') as f) x
  ), offered as materialized (
    select sp.*, case when asked.has_extra then private.with_extra_time(v) else v end as visit_type, (v).minutes as minutes
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
      and (asked.gender is null or sp.gender = asked.gender)
      and (asked.province is null or sp.province = asked.province)
  ), answered as materialized (
    select o.*, case when asked.per_type = 0 then '{}' else private.openings(
      case when asked.mode is null then o.visit_type else private.by_mode(o.visit_type, asked.mode) end, o.time_zone, p_from, asked.until,
      asked.per_type, asked.weekdays, asked.viewer_zone, asked.me, true, asked.hours) end as openings
    from offered o cross join asked
  )
  select a.specialist_id, a.name, a.specialty, a.languages, a.hospital, a.bio, a.years_experience, a.accepts_insurance,
    a.council_number, a.registration_checked_at, a.time_zone, (a.visit_type).id, (a.visit_type).name, (a.visit_type).minutes,
    (a.visit_type).modes, (a.visit_type).price_minor, (a.visit_type).currency, a.openings, a.gender, a.province, a.city,
    (a.visit_type).needs_approval, (a.visit_type).minutes - a.minutes,
    case when exists (select from public.availability_rules r where r.specialist_id = a.specialist_id and cardinality(r.modes) < 3)
      then private.modes_of_openings(a.visit_type, a.time_zone, a.openings) else '{}' end
  from answered a
  order by a.openings[1] nulls last, a.name, (a.visit_type).position limit (select most from asked)
$$;
comment on function private.searched(jsonb, timestamptz, timestamptz, int) is
  'What find_slots gives, uncounted. At most 12 openings each (500 of one specialist or visit type); 0: none are computed.';
revoke execute on function private.searched from public, anon, authenticated, service_role;

create function public.find_slots(p_filters jsonb default '{}', p_from timestamptz default private.clock(),
  p_to timestamptz default private.clock() + interval '14 days', p_per_visit_type int default 3)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean, extra_minutes int, opening_modes text[])
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('search', 600, 12000, 600);
  return query select * from private.searched(p_filters, p_from, p_to, greatest(coalesce(p_per_visit_type, 3), 1));
end $$;
comment on function public.find_slots(jsonb, timestamptz, timestamptz, int) is
  'Verified, listed specialists with their next openings, soonest first. For somebody who needs extra time visits are longer by extra_minutes, which minutes contains, and openings are those that long. opening_modes: by which of its modes each opening can be had, with commas, in their order; empty where all can. Filters: specialistId (then every visit type), visitTypeId, specialty, language, maxPriceMinor, acceptsInsurance, mode, gender, province, weekday (name or list) and dayPart (morning, afternoon, evening) in timeZone, timeZone, limit. At most 12 openings each, 500 of one specialist or visit type. Hint: data.busy.';
revoke execute on function public.find_slots from public, anon, authenticated, service_role;
grant execute on function public.find_slots to anon, authenticated;

drop function public.nearest_openings(uuid, timestamptz, int);

drop function private.nearest_to(uuid, timestamptz, int);

create function private.nearest_to(p_visit_type uuid, p_around timestamptz, p_limit int default 3, p_mode text default null)
returns table (specialist_id uuid, specialist_name text, visit_type_id uuid, starts_at timestamptz, same_specialist boolean)
language sql stable security definer set search_path = '' as $$
  with lost as materialized (
    select private.by_mode(case when private.needs_extra_time(private.me()) then private.with_extra_time(v) else v end, p_mode) as visit_type,
      sp.name, sp.time_zone, sp.specialty, private.me() as me, least(greatest(coalesce(p_limit, 3), 1), 12) as most
    from public.visit_types v join public.specialist_public sp on sp.specialist_id = v.specialist_id
    where v.id = p_visit_type and v.active
  ), same as (
    select (l.visit_type).specialist_id, l.name, (l.visit_type).id as type_id, o.starts_at, true as same_one
    from lost l cross join lateral (
      select unnest(private.openings(l.visit_type, l.time_zone, p_around, p_around + interval '14 days', l.most, p_not_of => l.me))
      union
      select unnest(private.openings(l.visit_type, l.time_zone, p_around - interval '1 day', p_around, 200, p_not_of => l.me))
    ) o (starts_at)
  ), others as (
    select sp.specialist_id, sp.name, (t.v).id as type_id, o.starts_at, false as same_one
    from lost l join public.specialist_public sp
      on sp.specialty = l.specialty and sp.specialist_id <> (l.visit_type).specialist_id
    cross join lateral (select v from public.visit_types v where v.specialist_id = sp.specialist_id and v.active
      and (p_mode is null or p_mode = any (v.modes))
      order by v.position, v.created_at, v.id limit 1) t
    cross join lateral (
      select unnest(private.openings(private.by_mode(case when private.needs_extra_time(l.me) then private.with_extra_time(t.v) else t.v end, p_mode),
        sp.time_zone, p_around - interval '2 hours', p_around + interval '3 days', 12, p_not_of => l.me))) o (starts_at)
  )
  select x.specialist_id, x.name, x.type_id, x.starts_at, x.same_one
  from (select * from same union all select * from others) x
  where not (x.same_one and x.starts_at = p_around)
  -- An hour's preference for the specialist one had chosen.
  order by abs(extract(epoch from x.starts_at - p_around)) + case when x.same_one then 0 else 3600 end, x.starts_at, x.name
  limit (select most from lost)
$$;
comment on function private.nearest_to(uuid, timestamptz, int, text) is 'What nearest_openings gives, uncounted.';
revoke execute on function private.nearest_to from public, anon, authenticated, service_role;

create function public.nearest_openings(p_visit_type uuid, p_around timestamptz, p_limit int default 3, p_mode text default null)
returns table (specialist_id uuid, specialist_name text, visit_type_id uuid, starts_at timestamptz, same_specialist boolean)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('search', 600, 12000, 600);
  return query select * from private.nearest_to(p_visit_type, p_around, p_limit, p_mode);
end $$;
comment on function public.nearest_openings(uuid, timestamptz, int, text) is
  'Openings to offer instead of a lost one: the same specialist around that time, others of the same specialty near the same hour; by that mode, or any. Hint: data.busy.';
revoke execute on function public.nearest_openings from public, anon, authenticated, service_role;
grant execute on function public.nearest_openings to anon, authenticated;

create function private.refuse_time(p_type public.visit_types, p_zone text, p_starts_at timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  p_type.modes := '{video,voice,chat}';
  perform private.refuse(case when private.is_offered(p_type, p_zone, p_starts_at) then 'booking.modeNotThen'
    else 'booking.slotNotOffered' end);
end $$;
comment on function private.refuse_time(public.visit_types, text, timestamptz) is
  'Refuses a time that is not offered: open then for other kinds of visit only (booking.modeNotThen), or not at all (booking.slotNotOffered).';
revoke execute on function private.refuse_time from public, anon, authenticated, service_role;

create or replace function private.refuse_unless_offered(p_type public.visit_types, p_zone text, p_starts_at timestamptz,
  p_patient uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
begin
  if not private.is_offered(p_type, p_zone, p_starts_at) then
    perform private.refuse_time(p_type, p_zone, p_starts_at);
  end if;
  if private.is_taken(p_type.specialist_id, tstzrange(p_starts_at, v_end),
      tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes),
        v_end + make_interval(mins => p_type.buffer_after_minutes)), null, p_patient) then
    perform private.refuse('booking.slotTaken');
  end if;
end $$;
comment on function private.refuse_unless_offered(public.visit_types, text, timestamptz, uuid) is
  'Tells a time that was never offered (booking.slotNotOffered, modeNotThen) from one that somebody has (booking.slotTaken).';
revoke execute on function private.refuse_unless_offered from public, anon, authenticated, service_role;

create or replace function public.hold_slot(p_visit_type uuid, p_starts_at timestamptz, p_mode text, p_time_zone text,
  p_idempotency_key uuid, p_patient uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := case when p_patient is null then v_me else private.acting_for(p_patient, 'book') end;
  v_now timestamptz := private.clock();
  v_type public.visit_types;
  v_has_mode boolean;
  v_longer public.visit_types;
  v_extra int := 0;
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
  -- From here on it is asked whether the time is offered by the mode that was chosen.
  v_has_mode := coalesce(p_mode = any (v_type.modes), false);
  v_type.modes := array[p_mode];
  perform private.lock_calendars(v_patient, v_type.specialist_id);
  if private.needs_extra_time(v_patient) then
    v_longer := private.with_extra_time(v_type);
    -- Where the calendar has it: a time that was chosen without knowing of the need is not refused for it.
    if private.has_time(v_longer, v_zone, p_starts_at, v_patient) then
      v_extra := v_longer.minutes - v_type.minutes;
      v_type := v_longer;
    end if;
  end if;
  v_during := tstzrange(p_starts_at, p_starts_at + make_interval(mins => v_type.minutes));
  v_blocks := tstzrange(p_starts_at - make_interval(mins => v_type.buffer_before_minutes),
    upper(v_during) + make_interval(mins => v_type.buffer_after_minutes));
  v_mine := private.look_at_patient(v_type, v_patient, v_during, v_blocks, p_idempotency_key, v_now);
  if v_mine.known is not null then
    select * into v_row from public.appointments a where a.id = v_mine.known;
    return v_row;
  end if;
  if not v_has_mode then
    perform private.refuse('booking.modeNotOffered');
  end if;
  if not private.is_offered(v_type, v_zone, p_starts_at) then
    perform private.refuse_time(v_type, v_zone, p_starts_at);
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
  perform private.refuse_too_many(v_patient, v_me, v_type.specialist_id, v_type.price_minor);
  if v_mine.lapsed or v_theirs.lapsed then
    perform private.flip_lapsed(v_patient, v_type.specialist_id, v_blocks);
  end if;
  if v_mine.holds >= 2 then
    perform private.refuse('booking.tooManyHolds');
  end if;
  if v_mine.overlaps then
    perform private.refuse('booking.overlapsYours');
  end if;
  return private.insert_hold(v_type, v_zone, p_starts_at, p_mode, p_time_zone, p_idempotency_key, v_patient, v_me,
    v_extra);
end $$;
comment on function public.hold_slot(uuid, timestamptz, text, text, uuid, uuid) is
  'Holds an opening for ten minutes, for oneself or (p_patient) as delegate; longer for a patient who needs extra time, where that time is free. The same key, or the same time while it is held, gives the same hold. Hints: booking.slotTaken, slotNotOffered, tooManyHolds, holdsUsedUp, overlapsYours, onboardingFirst, patientsOnly, modeNotOffered, modeNotThen, specialistActsForPatient, and those of refuse_too_many; access.notDelegated.';
revoke execute on function public.hold_slot from public, anon, authenticated, service_role;
grant execute on function public.hold_slot to authenticated;

create or replace function public.reschedule_appointment(p_appointment uuid, p_starts_at timestamptz, p_reason text default null)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment);
  v_by text := private.side_of(v_row);
  v_was timestamptz := v_row.starts_at;
  v_type public.visit_types;
  v_zone text;
  v_more jsonb;
begin
  if v_row.status = 'booked' and v_row.starts_at = p_starts_at then
    return private.as_told(v_row);
  end if;
  perform private.refuse_move(v_row, p_starts_at, v_by, p_reason);
  -- Patients choose among openings. Specialists know their own day: only what is taken holds them back.
  if v_by = 'patient' then
    select v.* into v_type from public.visit_types v where v.id = v_row.visit_type_id;
    select s.time_zone into v_zone from public.specialists s where s.profile_id = v_row.specialist_id;
    v_type.minutes := extract(epoch from v_row.ends_at - v_row.starts_at) / 60;
    v_type.modes := array[v_row.mode];
    if not private.is_practising(v_row.specialist_id) then
      perform private.refuse('booking.slotNotOffered');
    end if;
    if not private.is_offered(v_type, v_zone, p_starts_at) then
      perform private.refuse_time(v_type, v_zone, p_starts_at);
    end if;
  end if;
  v_more := jsonb_build_object('wasAt', v_was, 'movedBy', v_by);
  perform private.explain_step(v_row.id, p_reason, v_more || jsonb_build_object('startsAt', p_starts_at));
  v_row := private.take_time(v_row, p_starts_at, v_by);
  perform private.tell_visit(v_row, 'booking.moved', 'patient', v_more),
    private.tell_visit(v_row, 'booking.moved', 'specialist', v_more);
  return private.as_told(v_row);
end $$;
comment on function public.reschedule_appointment(uuid, timestamptz, text) is
  'Moves a booked visit: same id, higher sequence, old time freed and new one taken at once. Patients and delegates to an opening, before the notice, three times at most; the specialist with a reason; twenty times altogether. Repeatable. Hints: booking.cannotMove, moveTooLate, moveLimit, moveReasonRequired, slotTaken, slotNotOffered, modeNotThen, overlapsYours, timeUnavailable, notFound.';
revoke execute on function public.reschedule_appointment from public, anon, authenticated, service_role;
grant execute on function public.reschedule_appointment to authenticated;

create or replace function private.keep_another_time(p_visit public.appointments) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from timestamptz := private.clock() + interval '2 hours';
  v_type public.visit_types;
  v_zone text;
  v_at timestamptz;
  v_row public.appointments;
begin
  select t.* into v_type from public.visit_types t where t.id = p_visit.visit_type_id and t.active and p_visit.mode = any (t.modes);
  select sp.time_zone into v_zone from public.specialist_public sp where sp.specialist_id = v_type.specialist_id;
  -- Whatever refuses a visit between these two must not stand in the way of the refund that comes with this.
  if v_zone is null or private.acts_for(p_visit.patient_id, p_visit.specialist_id)
    or exists (select from private.closed_accounts c where c.id in (p_visit.patient_id, p_visit.specialist_id)) then
    return null;
  end if;
  -- Whoever missed a visit has said yes to seeing this patient.
  v_type.needs_approval := false;
  v_type.minutes := v_type.minutes + p_visit.extra_minutes;
  v_type.modes := array[p_visit.mode];
  for v_at in select unnest(private.openings(v_type, v_zone, v_from, v_from + interval '14 days', 40)) loop
    continue when exists (select from public.appointments a where a.patient_id = p_visit.patient_id
      and a.during && tstzrange(v_at, v_at + make_interval(mins => v_type.minutes))
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock()));
    perform private.flip_lapsed(p_visit.patient_id, v_type.specialist_id, tstzrange(
      v_at - make_interval(mins => v_type.buffer_before_minutes),
      v_at + make_interval(mins => v_type.minutes + v_type.buffer_after_minutes)));
    -- In the specialist's name, so that it takes none of the times that the patient may hold.
    v_row := private.insert_hold(v_type, v_zone, v_at, p_visit.mode, p_visit.tz_patient, gen_random_uuid(), p_visit.patient_id,
      p_visit.specialist_id, p_visit.extra_minutes);
    update public.appointments a set hold_expires_at = least(v_at, private.clock() + interval '24 hours'),
      replaces = p_visit.id where a.id = v_row.id returning * into v_row;
    return v_row;
  end loop;
  return null;
end $$;
comment on function private.keep_another_time(public.appointments) is
  'Holds the next opening of the same kind and specialist for the patient of a visit that the specialist missed: from two hours ahead, within 14 days, for a day or until it begins; null where there is none. Both calendars must be locked.';
revoke execute on function private.keep_another_time from public, anon, authenticated, service_role;

create or replace function private.refuse_alternatives(p_row public.appointments, p_alternatives timestamptz[]) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_type public.visit_types;
  v_zone text;
  v_at timestamptz;
begin
  if cardinality(p_alternatives) > 5 then
    perform private.refuse('validation.tooMany');
  end if;
  select v.* into v_type from public.visit_types v where v.id = p_row.visit_type_id;
  select sp.time_zone into v_zone from public.specialists sp where sp.profile_id = p_row.specialist_id;
  v_type.modes := array[p_row.mode];
  foreach v_at in array p_alternatives loop
    if v_at is null or v_at = p_row.starts_at then
      perform private.refuse('booking.slotNotOffered');
    end if;
    perform private.refuse_unless_offered(v_type, v_zone, v_at, null);
  end loop;
end $$;
comment on function private.refuse_alternatives(public.appointments, timestamptz[]) is
  'Times offered instead must be openings that the patient can take, by the mode that was asked for.';
revoke execute on function private.refuse_alternatives from public, anon, authenticated, service_role;

create or replace function public.decide_request(p_appointment uuid, p_accept boolean, p_reason text default null,
  p_alternatives timestamptz[] default '{}') returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'specialist');
  v_alternatives timestamptz[] := coalesce(p_alternatives, '{}');
begin
  if v_row.status = 'declined' and p_accept is false or v_row.status in ('awaiting_payment', 'booked') and p_accept is true then
    return v_row;
  end if;
  if v_row.status = 'expired' or v_row.hold_expires_at <= private.clock() then
    perform private.refuse('booking.requestLapsed');
  end if;
  if v_row.status <> 'requested' or p_accept is null then
    perform private.refuse('booking.notNow');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  if p_accept then
    perform private.require_payment(v_row);
    perform private.explain_step(v_row.id, p_reason);
    update public.appointments set status = case when v_row.price_minor = 0 then 'booked' else 'awaiting_payment' end,
      booked_at = case when v_row.price_minor = 0 then private.clock() end,
      hold_expires_at = case when v_row.price_minor > 0 then private.answer_until(v_row) end
    where id = v_row.id returning * into v_row;
    if v_row.status = 'awaiting_payment' then
      perform private.tell_visit(v_row, 'booking.approved', 'patient', jsonb_build_object('payUntil', v_row.hold_expires_at));
    end if;
    return v_row;
  end if;
  perform private.refuse_alternatives(v_row, v_alternatives);
  perform private.explain_step(v_row.id, p_reason, jsonb_build_object('alternatives', to_jsonb(v_alternatives)));
  update public.appointments set status = 'declined', hold_expires_at = null, cancel_reason = nullif(btrim(p_reason), '')
  where id = v_row.id returning * into v_row;
  perform private.tell_visit(v_row, 'booking.declined', 'patient', jsonb_build_object('alternatives', to_jsonb(v_alternatives)));
  return v_row;
end $$;
comment on function public.decide_request(uuid, boolean, text, timestamptz[]) is
  'The specialist''s answer to a request: yes (booked, or awaiting payment), or no with a reason and up to five openings instead. Repeatable. Hints: booking.requestLapsed, notNow, notFound, slotTaken, slotNotOffered, modeNotThen, validation.tooMany, tooLong.';
revoke execute on function public.decide_request from public, anon, authenticated, service_role;
grant execute on function public.decide_request to authenticated;

create or replace function private.offer_type(p_entry public.waitlist_entries, p_specialist uuid, p_zone text, p_starts_at timestamptz)
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
revoke execute on function private.offer_type from public, anon, authenticated, service_role;

create or replace function private.call_no_show_specialist(p_row public.appointments, p_room public.consultations) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_kept public.appointments;
begin
  perform private.refund(p_row.id, null, 'specialist absent');
  perform private.move_appointment(p_row.id, 'no_show_specialist', 'the specialist did not come');
  v_kept := private.keep_another_time(p_row);
  perform private.tell_patient(p_room, 'consultation.specialistAbsent', private.what_is_paid(p_row.id)
    || jsonb_build_object('keptAt', v_kept.starts_at, 'until', v_kept.hold_expires_at,
      'alternatives', (select coalesce(jsonb_agg(n.starts_at order by n.starts_at), '[]')
        from private.nearest_to(p_row.visit_type_id, private.clock(), 3, p_row.mode) n)));
  perform private.tell_practice(p_room, 'consultation.specialistAbsent',
    jsonb_build_object('keptAt', v_kept.starts_at, 'until', v_kept.hold_expires_at));
  perform private.tell_operators(p_row, 'consultation.specialistAbsent');
end $$;
comment on function private.call_no_show_specialist(public.appointments, public.consultations) is
  'The specialist missed the visit: everything is given back and the next time of theirs is kept for the patient; patient, specialist and operators are told, the patient with the next three openings as well. Both calendars must be locked.';
revoke execute on function private.call_no_show_specialist from public, anon, authenticated, service_role;

create or replace function public.specialist_page(p_specialist uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('search', 600, 12000, 600);
  return (
    select jsonb_build_object(
      'specialistId', sp.specialist_id, 'name', sp.name, 'specialty', sp.specialty, 'languages', sp.languages, 'hospital', sp.hospital,
      'bio', sp.bio, 'education', s.education, 'yearsOfExperience', sp.years_experience, 'acceptsInsurance', sp.accepts_insurance,
      'councilNumber', sp.council_number, 'registrationCheckedAt', sp.registration_checked_at, 'timeZone', sp.time_zone,
      'gender', sp.gender, 'province', sp.province, 'city', sp.city,
      'visitTypes', (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'minutes', v.minutes, 'modes', v.modes,
          'amountMinor', v.price_minor, 'currency', v.currency, 'needsApproval', v.needs_approval)
          order by v.position, v.created_at, v.id), '[]')
        from public.visit_types v where v.specialist_id = sp.specialist_id and v.active),
      -- What holds today: hours of coming weeks are asked of find_slots, with everything that stands in their way.
      'hours', (select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday, 'from', to_char(h.starts_at, 'HH24:MI'),
          'to', to_char(h.ends_at, 'HH24:MI'), 'modes', h.modes) order by h.weekday, h.starts_at), '[]')
        from public.availability_rules h
        where h.specialist_id = sp.specialist_id
          and (private.clock() at time zone sp.time_zone)::date between coalesce(h.valid_from, '-infinity') and coalesce(h.valid_to, 'infinity')),
      'visitsHeld', (select count(*) from public.appointments a where a.specialist_id = sp.specialist_id and private.was_held(a)),
      'reviews', (select jsonb_build_object('visits', r.visits, 'onTimePercent', r.on_time_percent,
          'clearConnectionPercent', r.clear_connection_percent, 'clearNextStepPercent', r.clear_next_step_percent)
        from public.specialist_reviews r where r.specialist_id = sp.specialist_id))
    from public.specialist_public sp join public.specialists s on s.profile_id = sp.specialist_id
    where sp.specialist_id = p_specialist
  );
end $$;
comment on function public.specialist_page(uuid) is
  'Card, education, kinds of visit, weekly hours in the specialist''s zone with the kinds of visit they are for, visits held and what patients said of them in shares; null for whoever is not listed. Counted with searches. Hint: data.busy.';
revoke execute on function public.specialist_page from public, anon, authenticated, service_role;
grant execute on function public.specialist_page to anon, authenticated;
