-- Names of time zones, as the database knows them.

create function private.is_time_zone(p_zone text) returns boolean
language plpgsql stable security invoker set search_path = '' as $$
begin
  if p_zone is null or p_zone !~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$' or length(p_zone) > 60 then
    return false;
  end if;
  perform private.clock() at time zone p_zone;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;
comment on function private.is_time_zone(text) is 'Whether the text names a zone that the database knows.';

create function private.zone_or(p_zone text, p_else text) returns text
language plpgsql stable security invoker set search_path = '' as $$
begin
  return case when private.is_time_zone(p_zone) then p_zone else p_else end;
end $$;
comment on function private.zone_or(text, text) is 'The named zone, or the second when the database does not know the first.';

create function private.named_zone(p_zone text) returns boolean
language plpgsql stable security invoker set search_path = '' as $$
begin
  -- The database also takes rules such as FOO5 for zones; browsers do not, and nobody lives there.
  return coalesce(p_zone ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+){1,2})$' and private.is_time_zone(p_zone), false);
end $$;
comment on function private.named_zone(text) is 'Whether this is a zone by its name, as browsers give it: UTC or Area/Place.';

create function private.minutes_ahead(p_at timestamptz, p_zone text) returns int
language sql stable security invoker set search_path = '' as $$
  select (extract(epoch from (p_at at time zone p_zone) - (p_at at time zone 'UTC')) / 60)::int
$$;
comment on function private.minutes_ahead(timestamptz, text) is
  'How many minutes a zone''s clock is ahead of UTC at a moment, by the database''s table of time zones.';

create function private.clocks_of(p_payload jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- The moments that our own functions put there; what people wrote is never read as one.
  select coalesce(jsonb_object_agg(extract(epoch from m.at)::bigint, private.minutes_ahead(m.at, z.zone)), '{}')
  from (select private.zone_or(p_payload ->> 'timeZone', 'Africa/Johannesburg') as zone) z
  cross join lateral (
    select (e.value #>> '{}')::timestamptz as at from jsonb_each(p_payload) e
    where e.key in ('startsAt', 'endsAt', 'wasAt', 'answerUntil', 'payUntil', 'freeUntil', 'proposedAt', 'expiresAt', 'until', 'keptAt', 'toldAt')
      and jsonb_typeof(e.value) = 'string'
    union
    select a.value::timestamptz from jsonb_array_elements_text(case jsonb_typeof(p_payload -> 'alternatives')
      when 'array' then p_payload -> 'alternatives' else '[]' end) a
  ) m
$$;
comment on function private.clocks_of(jsonb) is
  'Of each moment in what a mail tells: {seconds since 1970: minutes that its zone is ahead of UTC}. Mails are written by them, so that they say what the calendar offered whatever table of time zones their writer has.';

create function private.clock_changes(p_zone text, p_from timestamptz, p_until timestamptz)
returns table (at timestamptz, minutes_ahead int)
language sql stable security definer set search_path = '' as $$
  -- Days on which a clock changes are few, so only those are read by the quarter of an hour, the finest step of any zone.
  with days as (
    select d.at, private.minutes_ahead(d.at, p_zone) as ahead
    from generate_series(p_from, p_until, interval '24 hours') d (at)
  ), spans as (
    select d.at, d.ahead, lead(d.at) over w as next_at, lead(d.ahead) over w as next_ahead from days d window w as (order by d.at)
  ), quarters as (
    select q.at, private.minutes_ahead(q.at, p_zone) as ahead,
      private.minutes_ahead(q.at - interval '15 minutes', p_zone) as before
    from spans s cross join lateral generate_series(s.at + interval '15 minutes', s.next_at, interval '15 minutes') q (at)
    where s.next_ahead <> s.ahead
  )
  select p_from, private.minutes_ahead(p_from, p_zone)
  union all (select q.at, q.ahead from quarters q where q.ahead <> q.before order by q.at)
$$;
comment on function private.clock_changes(text, timestamptz, timestamptz) is
  'How many minutes a zone''s clock is ahead of UTC: from the first moment, and from each later one at which that changes.';
