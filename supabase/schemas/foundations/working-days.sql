-- Working days of South Africa: what is promised within so many of them is promised here.

create function private.easter_sunday(p_year int) returns date
language sql immutable security invoker set search_path = '' as $$
  -- The Gregorian computus as Meeus, Jones and Butcher give it (J. Meeus, Astronomical Algorithms, 2nd edition, chapter 9).
  select make_date(p_year, (e.n + 114) / 31, (e.n + 114) % 31 + 1)
  from (select p_year % 19 as a, p_year / 100 as b, p_year % 100 as c) y
  cross join lateral (select (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30 as h) g
  cross join lateral (select (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7 as l) w
  cross join lateral (select h + l - 7 * ((a + 11 * h + 22 * l) / 451) as n) e
$$;
comment on function private.easter_sunday(int) is 'Easter Sunday of a year of the Gregorian calendar.';
revoke execute on function private.easter_sunday from public, anon, authenticated, service_role;

create function private.is_public_holiday(p_day date) returns boolean
language sql immutable security invoker set search_path = '' as $$
  with fixed as (select array[101, 321, 427, 501, 616, 809, 924, 1216, 1225, 1226]::numeric[] as days)
  select extract(month from p_day) * 100 + extract(day from p_day) = any (f.days)
    -- Good Friday and Family Day.
    or p_day - private.easter_sunday(extract(year from p_day)::int) in (-2, 1)
    -- Section 2(1): the Monday after a holiday that falls on a Sunday. What is on that Monday itself moves nowhere.
    or (extract(isodow from p_day) = 1 and extract(month from p_day - 1) * 100 + extract(day from p_day - 1) = any (f.days))
  from fixed f
$$;
comment on function private.is_public_holiday(date) is
  'Whether this day is a public holiday by section 1, section 2(1) and schedule 1 of the Public Holidays Act 36 of 1994 of South Africa. Days that a President declares once (section 2A), such as for an election, are not computed.';
revoke execute on function private.is_public_holiday from public, anon, authenticated, service_role;

create function private.end_of_working_day(p_from timestamptz, p_days int) returns timestamptz
language sql immutable security invoker set search_path = '' as $$
  select (d.day + time '17:00') at time zone 'Africa/Johannesburg'
  -- Three days for each of them and three weeks hold enough also around Christmas and Easter.
  from (select (p_from at time zone 'Africa/Johannesburg')::date + n as day from generate_series(1, 3 * p_days + 21) n) d
  where extract(isodow from d.day) < 6 and not private.is_public_holiday(d.day)
  order by d.day limit 1 offset p_days - 1
$$;
comment on function private.end_of_working_day(timestamptz, int) is
  'When the desk closes, 17:00 South African time, on the so-manieth working day after that moment: no Saturday, no Sunday, no public holiday.';
revoke execute on function private.end_of_working_day from public, anon, authenticated, service_role;
